#!/bin/bash
# To be sourced by script/bare-machine and script/image.

skip() {
    echo "skipped: $*"
    exit 0
}
fail() {
    echo "FAILED: $*" >&2
    exit 1
}

cache=$(realpath -m "${TABLAYOUT_CACHE:-.build/cache}")

# Prints the status of a GET on 127.0.0.1, or fails when nobody answers. A bare machine has no curl.
http_status() {
    timeout 5 bash -c '
        exec 3<>"/dev/tcp/127.0.0.1/$1" || exit 1
        printf "GET %s HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n" "$2" >&3
        read -r _ status _ <&3 && echo "$status"
    ' http_status "$1" "$2" 2>/dev/null
}

# Prints a port of 127.0.0.1 on which nobody listens.
free_port() {
    local port
    while port=$((20000 + RANDOM % 10000)) && (exec 3<>"/dev/tcp/127.0.0.1/$port") 2>/dev/null; do :; done
    echo "$port"
}

# Prints the process that 'unshare --fork' started; nothing where it has not yet.
child_of() { cut -d ' ' -f 1 "/proc/$1/task/$1/children"; }

# Ends an 'unshare --fork' and all in its namespaces. Its --kill-child is not enough: the kernel forgets that wish
# when the child changes its user.
end() {
    local child
    child=$(child_of "$1" 2>/dev/null) || true
    [ -z "$child" ] || kill -KILL "$child" 2>/dev/null || true
    kill -KILL "$1" 2>/dev/null || true
    wait "$1" 2>/dev/null || true
}

# Prints the usr/ folder of this machine's Swift toolchain, to be mounted elsewhere.
toolchain() {
    local usr
    usr=$(dirname "$(dirname "$(readlink -f "$(command -v swift)")")")
    [ "$usr" != /usr ] && echo "$usr"
}

apt_sources() {
    apt-get indextargets --format '$(CREATED_BY) $(REPO_URI) $(RELEASE) $(COMPONENT)' |
        awk '$1 == "Packages" && $3 ~ /^bookworm(-updates|-security)?$/ && $4 == "main" { print "deb", $2, $3, $4 }' |
        sort -u
}

# Makes a minimal Debian bookworm root in $cache/debian, from the mirrors of this machine's own apt.
make_debian() {
    local new=$cache/debian.new mirror
    [ ! -d "$cache/debian" ] || return 0
    echo "making a bare Debian bookworm in $cache/debian"
    mirror=$(apt_sources | awk '$3 == "bookworm" { print $2; exit }')
    [ -n "$mirror" ] || skip "this machine's apt has no source for Debian bookworm"
    rm -rf "$new"
    mkdir -p "$new"
    debootstrap --variant=minbase bookworm "$new" "$mirror" >"$cache/debootstrap.log" 2>&1 ||
        fail "debootstrap: $(tail -n 5 "$cache/debootstrap.log")"
    apt_sources >"$new/etc/apt/sources.list"
    # How this machine reaches its mirrors (proxies, timeouts, what it checks) holds for a root on it too.
    apt-config dump Acquire >"$new/etc/apt/apt.conf.d/00machine"
    rm -rf "$new"/var/cache/apt/archives/*.deb "$new"/var/lib/apt/lists/*
    mv "$new" "$cache/debian"
}
