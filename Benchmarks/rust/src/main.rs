//! What POST /v1/layout does for the requests of the benchmark, as one would write it in Rust: hyper, tokio and serde_json
//! with typed structs. ../README.md says what it leaves out.
//!
//!     rust-peer PORT THREADS
mod layout;
mod request;

use hyper::service::{make_service_fn, service_fn};
use hyper::{Body, Method, Request, Response, StatusCode};
use std::convert::Infallible;

const BODY_LIMIT: usize = 1 << 20;

fn main() {
    let mut numbers = std::env::args().skip(1).map(|text| text.parse::<u16>().expect("usage: rust-peer PORT THREADS"));
    let (port, threads) = (numbers.next().expect("PORT"), numbers.next().expect("THREADS"));
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(threads.into()).enable_all().build();
    runtime.expect("no threads").block_on(async {
        let make = make_service_fn(|_| async { Ok::<_, Infallible>(service_fn(serve)) });
        let server = hyper::Server::bind(&([127, 0, 0, 1], port).into()).tcp_nodelay(true).serve(make);
        server.await.expect("cannot serve");
    });
}

async fn serve(request: Request<Body>) -> Result<Response<Body>, hyper::Error> {
    Ok(match (request.method(), request.uri().path()) {
        (&Method::GET, "/healthz") => Response::new("ok\n".into()),
        (&Method::POST, "/v1/layout") => {
            let length = request.headers().get("content-length").and_then(|text| text.to_str().ok()?.parse().ok());
            if length.map_or(true, |length: usize| length > BODY_LIMIT) {
                return Ok(answer(StatusCode::PAYLOAD_TOO_LARGE, "text/plain", "the body is too long".into()));
            }
            let body = hyper::body::to_bytes(request.into_body()).await?;
            match layout::answer(&body) {
                Ok(text) => answer(StatusCode::OK, "application/json", text),
                Err(fault) => answer(StatusCode::UNPROCESSABLE_ENTITY, "text/plain", fault.into()),
            }
        }
        _ => answer(StatusCode::NOT_FOUND, "text/plain", "there is nothing here".into()),
    })
}

fn answer(status: StatusCode, media_type: &str, text: Vec<u8>) -> Response<Body> {
    Response::builder().status(status).header("content-type", media_type).body(text.into()).expect("a response")
}
