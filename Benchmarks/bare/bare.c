// The least that a service on libmicrohttpd can do: what the product's speed is compared with.
//
//   bare PORT THREADS FILE
//
// Answers every request with the bytes of FILE as application/json, on a port of 127.0.0.1. It is turned as the product
// is: one MHD_USE_EPOLL daemon a thread, on one shared listening socket, with a bounded wait.
// The body of a request is taken and ignored. As in the product, a response is made for each request and its bytes are
// copied; its only header field of its own is Content-Type. There is no guard, no deadline, no log.
#include <arpa/inet.h>
#include <microhttpd.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/socket.h>
#include <unistd.h>

static char answer[1 << 20];
static size_t answer_length;

static enum MHD_Result handle(void *context, struct MHD_Connection *connection, const char *url, const char *method,
                              const char *version, const char *data, size_t *size, void **request) {
    (void)context, (void)url, (void)method, (void)version;
    // Called first with the header section. An answer given then would close the connection.
    if (!*request) {
        *request = answer;
        return MHD_YES;
    }
    if (data) {
        *size = 0;
        return MHD_YES;
    }
    struct MHD_Response *response = MHD_create_response_from_buffer(answer_length, answer, MHD_RESPMEM_MUST_COPY);
    if (!response) return MHD_NO;
    MHD_add_response_header(response, "Content-Type", "application/json");
    enum MHD_Result result = MHD_queue_response(connection, 200, response);
    MHD_destroy_response(response);
    return result;
}

static void *turn(void *daemon) {
    while (MHD_run_wait(daemon, 50) == MHD_YES) {}
    return NULL;
}

static void fail(const char *what) {
    perror(what);
    exit(1);
}

int main(int count, char **arguments) {
    int threads = count == 4 ? atoi(arguments[2]) : 0;
    if (threads < 1) {
        fprintf(stderr, "usage: bare PORT THREADS FILE\n");
        return 64;
    }
    FILE *file = fopen(arguments[3], "rb");
    if (!file) fail(arguments[3]);
    answer_length = fread(answer, 1, sizeof answer, file);
    fclose(file);

    int listener = socket(AF_INET, SOCK_STREAM | SOCK_NONBLOCK, 0);
    struct sockaddr_in address = {.sin_family = AF_INET, .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
    address.sin_port = htons((uint16_t)atoi(arguments[1]));
    if (listener < 0 || setsockopt(listener, SOL_SOCKET, SO_REUSEADDR, &(int){1}, sizeof(int)) ||
        bind(listener, (struct sockaddr *)&address, sizeof address) || listen(listener, SOMAXCONN))
        fail("cannot listen");

    for (int i = 0; i < threads; i++) {
        struct MHD_Daemon *daemon = MHD_start_daemon(MHD_USE_EPOLL, 0, NULL, NULL, &handle, NULL,
                                                     MHD_OPTION_LISTEN_SOCKET, dup(listener), MHD_OPTION_END);
        pthread_t thread;
        if (!daemon || pthread_create(&thread, NULL, &turn, daemon)) fail("cannot start a daemon");
    }
    pause();
}
