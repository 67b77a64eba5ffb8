# The two base images can be exchanged, for a mirror or to pin a digest.
ARG SWIFT_IMAGE=swift:6.3-bookworm
ARG RUNTIME_IMAGE=debian:bookworm-slim

FROM ${SWIFT_IMAGE} AS packages
WORKDIR /src
COPY script/bootstrap script/
RUN script/bootstrap server && rm -rf /var/lib/apt/lists/* /var/cache/apt/* /var/log/apt /var/log/dpkg.log

FROM packages AS build
# The package manager wants the folder of every target, the tests' too.
COPY Package.swift openapi.yaml VERSION ./
COPY Web Web
COPY Tests Tests
COPY Sources Sources
COPY script/build script/
RUN install -D -m 0755 "$(script/build)" /out/tablayoutd && strip /out/tablayoutd

FROM ${RUNTIME_IMAGE} AS runtime
RUN --mount=type=bind,from=packages,source=/src/script,target=/tmp/script \
    /tmp/script/bootstrap runtime && \
    rm -rf /var/lib/apt/lists/* /var/cache/apt/* /var/cache/debconf/*-old /var/lib/dpkg/*-old \
        /var/cache/ldconfig/* /var/log/apt /var/log/dpkg.log
COPY --from=build /out/tablayoutd /usr/local/bin/tablayoutd
COPY LICENSE LICENSES /usr/share/doc/tab-layout/
# Any web page may read the answers: they depend on the request alone, and no credentials are allowed with it. With
# TABLAYOUT_CORS_ORIGINS=none, none may.
# Crash traces need a helper program that is not here; without it they only delay the restart.
ENV TABLAYOUT_HOST=0.0.0.0 \
    TABLAYOUT_PORT=8080 \
    TABLAYOUT_CORS_ORIGINS=* \
    SWIFT_BACKTRACE=enable=no
USER 65532:65532
EXPOSE 8080
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=5s --retries=3 \
    CMD ["/usr/local/bin/tablayoutd", "health"]
ENTRYPOINT ["/usr/local/bin/tablayoutd"]
# What changes with every build (version, revision, created) comes by --label, as script/image does it.
LABEL org.opencontainers.image.title="tab-layout" \
    org.opencontainers.image.licenses="MIT" \
    org.opencontainers.image.description="Layout and motion of tab bars, computed over HTTP"

# docker build --target test .
FROM build AS test
COPY . .
RUN script/test

# A build without a target makes the last stage: the runtime image again. It is not simply moved down here, because
# a builder that makes every stage above the wanted one (older buildah) would then test before each --target runtime.
FROM runtime
