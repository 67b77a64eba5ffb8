// What Swift cannot call of libmicrohttpd, and nothing else: its variadic functions, and a callback with a `va_list`.
// `static inline`, because a system-library target cannot compile C.

#ifndef CMICROHTTPD_SHIM_H
#define CMICROHTTPD_SHIM_H

#include <microhttpd.h>
#include <stdarg.h>
#include <stdio.h>

/// What a daemon is started with. Must stay where it is until the daemon has been stopped.
struct CMicrohttpdSettings {
    int listening_socket;
    unsigned int connection_limit;
    size_t connection_memory;
    /// Handed to every callback as its first argument.
    void *context;
    MHD_AccessHandlerCallback handle;
    MHD_NotifyConnectionCallback connection_changed;
    MHD_RequestCompletedCallback request_completed;
    void *(*request_line_read)(void *context, const char *target, struct MHD_Connection *connection);
    size_t (*unescape)(void *context, struct MHD_Connection *connection, char *text);
    /// NULL: the library's own messages are not wanted.
    void (*log)(void *context, const char *message);
};

/// The library logs through a `va_list`, which Swift can neither read nor pass on safely.
static inline void CMicrohttpd_log(void *settings, const char *format, va_list arguments) {
    const struct CMicrohttpdSettings *s = (const struct CMicrohttpdSettings *)settings;
    char message[512];
    vsnprintf(message, sizeof message, format, arguments);
    s->log(s->context, message);
}

/// `MHD_start_daemon` is variadic. The log option must come first: it also says where faults of later options go.
static inline struct MHD_Daemon *CMicrohttpd_start(const struct CMicrohttpdSettings *s) {
    unsigned int flags = MHD_USE_EPOLL | (s->log ? MHD_USE_ERROR_LOG : 0);
    return MHD_start_daemon(
        flags, 0, NULL, NULL, s->handle, s->context,
        MHD_OPTION_EXTERNAL_LOGGER, s->log ? &CMicrohttpd_log : (MHD_LogCallback)NULL, (void *)s,
        MHD_OPTION_LISTEN_SOCKET, s->listening_socket,
        MHD_OPTION_CONNECTION_LIMIT, s->connection_limit,
        MHD_OPTION_CONNECTION_MEMORY_LIMIT, s->connection_memory,
        MHD_OPTION_NOTIFY_CONNECTION, s->connection_changed, s->context,
        MHD_OPTION_NOTIFY_COMPLETED, s->request_completed, s->context,
        MHD_OPTION_URI_LOG_CALLBACK, s->request_line_read, s->context,
        MHD_OPTION_UNESCAPE_CALLBACK, s->unescape, s->context,
        MHD_OPTION_STRICT_FOR_CLIENT, 0,
        MHD_OPTION_SIGPIPE_HANDLED_BY_APP, 1,
        MHD_OPTION_END);
}

/// `MHD_get_daemon_info` is variadic.
static inline unsigned int CMicrohttpd_connection_count(struct MHD_Daemon *daemon) {
    const union MHD_DaemonInfo *info = MHD_get_daemon_info(daemon, MHD_DAEMON_INFO_CURRENT_CONNECTIONS);
    return info ? info->num_connections : 0;
}

/// The descriptor that is readable when an event has come since the library looked last; -1 when the library cannot say.
static inline int CMicrohttpd_events(struct MHD_Daemon *daemon) {
    const union MHD_DaemonInfo *info = MHD_get_daemon_info(daemon, MHD_DAEMON_INFO_EPOLL_FD);
    return info ? info->epoll_fd : -1;
}

/// Whether the library has something to do that it will not wait for an event for.
static inline int CMicrohttpd_is_ready(struct MHD_Daemon *daemon) {
    MHD_UNSIGNED_LONG_LONG timeout = 1;
    return MHD_get_timeout(daemon, &timeout) == MHD_YES && timeout == 0;
}

/// Whether a connection has memory left, which costs 64 bytes of it: the library keeps them for a trailer without a name.
static inline int CMicrohttpd_has_memory(struct MHD_Connection *connection) {
    return MHD_set_connection_value(connection, MHD_FOOTER_KIND, "", NULL) == MHD_YES;
}

/// Has a connection closed a second from now, if it was not told so before. `MHD_set_connection_option` is variadic.
static inline void CMicrohttpd_close_soon(struct MHD_Connection *connection) {
    MHD_set_connection_option(connection, MHD_CONNECTION_OPTION_TIMEOUT, 1U);
}

/// `MHD_get_connection_info` is variadic; so below.
static inline int CMicrohttpd_descriptor(struct MHD_Connection *connection) {
    const union MHD_ConnectionInfo *info = MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CONNECTION_FD);
    return info ? info->connect_fd : -1;
}

static inline void *CMicrohttpd_socket_context(struct MHD_Connection *connection) {
    const union MHD_ConnectionInfo *info = MHD_get_connection_info(connection, MHD_CONNECTION_INFO_SOCKET_CONTEXT);
    return info ? info->socket_context : NULL;
}

/// The length of the request's header section in bytes, its last empty line included; 0 when the library cannot say.
static inline size_t CMicrohttpd_header_size(struct MHD_Connection *connection) {
    const union MHD_ConnectionInfo *info = MHD_get_connection_info(connection, MHD_CONNECTION_INFO_REQUEST_HEADER_SIZE);
    return info ? info->header_size : 0;
}

/// Has a response sent without chunks, and its connection closed behind it.
static inline int CMicrohttpd_send_without_chunks(struct MHD_Response *response) {
    return MHD_set_response_options(response, MHD_RF_HTTP_1_0_COMPATIBLE_STRICT, MHD_RO_END) == MHD_YES;
}

#endif
