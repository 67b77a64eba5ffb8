// What POST /v1/layout does for the requests of the benchmark, in C++ on the libraries that the product uses: libmicrohttpd
// and simdjson. ../README.md says what it leaves out.
//
//   cpp-peer PORT THREADS
//
// It is turned as the product is: one epoll daemon a thread, on one shared listening socket. Each thread has a parser and a
// string for the answer, which it uses again.
#include <arpa/inet.h>
#include <microhttpd.h>
#include <sys/socket.h>
#include <unistd.h>

#include <cstdio>
#include <cstdlib>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

#include "layout.hpp"
#include "request.hpp"

namespace {

constexpr size_t body_limit = 1 << 20;

struct Exchange {
    std::string body;
};

MHD_Result send(MHD_Connection *connection, unsigned status, const char *type, std::string &text) {
    MHD_Response *response = MHD_create_response_from_buffer(text.size(), text.data(), MHD_RESPMEM_MUST_COPY);
    if (!response) return MHD_NO;
    MHD_add_response_header(response, "Content-Type", type);
    MHD_Result result = MHD_queue_response(connection, status, response);
    MHD_destroy_response(response);
    return result;
}

MHD_Result answer(MHD_Connection *connection, std::string_view url, std::string_view method, std::string &body) {
    thread_local simdjson::dom::parser parser;
    thread_local std::string text;
    text.clear();
    unsigned status = 200;
    if (url == "/healthz") {
        text = "ok\n";
        return send(connection, 200, "text/plain", text);
    }
    try {
        if (url != "/v1/layout") throw Fault(404, "there is nothing here");
        if (method != "POST") throw Fault(405, "the method is POST");
        if (body.size() > body_limit) throw Fault(413, "the body is too long");
        body.reserve(body.size() + simdjson::SIMDJSON_PADDING);
        auto document = parser.parse(body);
        if (document.error()) throw Fault(400, simdjson::error_message(document.error()));
        Request request = read(document.value_unsafe());
        write_layout(request, text);
        return send(connection, 200, "application/json", text);
    } catch (const Fault &fault) {
        status = fault.status;
        text = "{\"status\":" + std::to_string(status) + ",\"detail\":\"" + fault.what() + "\"}";
    }
    return send(connection, status, "application/problem+json", text);
}

MHD_Result handle(void *, MHD_Connection *connection, const char *url, const char *method, const char *, const char *data,
                  size_t *size, void **context) {
    // Called first with the header section. An answer given then would close the connection.
    if (!*context) {
        *context = new Exchange;
        return MHD_YES;
    }
    Exchange &exchange = *static_cast<Exchange *>(*context);
    if (*size > 0) {
        // One byte more than the limit is enough to know that there were more.
        exchange.body.append(data, std::min(*size, body_limit + 1 - std::min(exchange.body.size(), body_limit + 1)));
        *size = 0;
        return MHD_YES;
    }
    return answer(connection, url, method, exchange.body);
}

void completed(void *, MHD_Connection *, void **context, MHD_RequestTerminationCode) {
    delete static_cast<Exchange *>(*context);
    *context = nullptr;
}

[[noreturn]] void fail(const char *what) {
    perror(what);
    exit(1);
}

}  // namespace

int main(int count, char **arguments) {
    int threads = count == 3 ? atoi(arguments[2]) : 0;
    if (threads < 1) {
        fprintf(stderr, "usage: cpp-peer PORT THREADS\n");
        return 64;
    }
    int listener = socket(AF_INET, SOCK_STREAM | SOCK_NONBLOCK, 0);
    int on = 1;
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    address.sin_port = htons(static_cast<uint16_t>(atoi(arguments[1])));
    if (listener < 0 || setsockopt(listener, SOL_SOCKET, SO_REUSEADDR, &on, sizeof on) ||
        bind(listener, reinterpret_cast<sockaddr *>(&address), sizeof address) || listen(listener, SOMAXCONN))
        fail("cannot listen");
    std::vector<std::thread> turning;
    for (int i = 0; i < threads; i++) {
        MHD_Daemon *daemon = MHD_start_daemon(MHD_USE_EPOLL, 0, nullptr, nullptr, &handle, nullptr, MHD_OPTION_LISTEN_SOCKET,
                                              dup(listener), MHD_OPTION_NOTIFY_COMPLETED, &completed, nullptr, MHD_OPTION_END);
        if (!daemon) fail("cannot start a daemon");
        turning.emplace_back([daemon] {
            while (MHD_run_wait(daemon, 50) == MHD_YES) {}
        });
    }
    for (auto &thread : turning) thread.join();
}
