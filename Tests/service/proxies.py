"""nginx and HAProxy as deploy/ configures them, on free ports of the loopback interface.

The files there are used as they are but for addresses and paths, each of which must be found: a setting that is renamed
in deploy/ fails here instead of being tested no more.
"""

import json
import os
import re
import shutil
import signal
import socket
import ssl
import subprocess
import time
from pathlib import Path

DEPLOY = Path(__file__).resolve().parents[2] / "deploy"


def free_ports(count):
    """Ports of the loopback interface that are free, all different."""
    sockets = [socket.create_server(("127.0.0.1", 0)) for _ in range(count)]
    ports = [one.getsockname()[1] for one in sockets]
    for one in sockets:
        one.close()
    return ports


def make_certificate(folder):
    """A self-made certificate, by the command that deploy/README.md has for it."""
    page = (DEPLOY / "README.md").read_text(encoding="utf-8")
    [command] = re.findall(r"^(openssl req .*?[^\\])$", page, re.MULTILINE | re.DOTALL)
    (folder / "tls").mkdir()
    done = subprocess.run(["sh", "-c", command], cwd=folder, capture_output=True, text=True, timeout=30, check=False)
    assert done.returncode == 0, done.stderr
    key, certificate = folder / "tls/tls.key", folder / "tls/tls.crt"
    (folder / "tls.pem").write_text(certificate.read_text() + key.read_text())


def substituted(text, changes):
    for old, new in changes:
        assert old in text, f"{old} is not in the configuration"
        text = text.replace(old, new)
    return text


def with_upstreams(text, ports, admin_ports=None):
    """The configuration with these ports for its replicas, of which it may have more. Where no admin ports are given, the
    replicas have none, and are probed at the others.
    """
    probed = "check port 9090" in text
    text = text.replace("check port 9090", "check")
    lines, rest = [], list(zip(ports, admin_ports or ports, strict=True))
    for line in text.splitlines(keepends=True):
        if re.search(r"server .*172\.30\.64\.\d+:8080", line):
            if not rest:
                continue
            port, admin = rest.pop(0)
            address = f"127.0.0.1:{port}" + (f" port {admin}" if probed else "")
            line = re.sub(r"172\.30\.64\.\d+:8080", address, line)
        lines.append(line)
    assert not rest, "the configuration has too few replicas"
    return "".join(lines)


class Proxy:
    """One running proxy in front of services on these ports."""

    def __init__(self, folder, upstreams, workers=2, admin_ports=None):
        self.folder = folder
        self.admin_ports = admin_ports
        self.workers = workers
        self.port, self.plain_port = free_ports(2)
        self.log = folder / "log"
        make_certificate(folder)
        self.tls = ssl.create_default_context(cafile=folder / "tls/tls.crt")
        with open(self.log, "wb") as out, open(folder / "errors", "wb") as errors:
            self.process = subprocess.Popen(
                self.command(upstreams), stdin=subprocess.DEVNULL, stdout=out, stderr=errors, cwd=folder
            )
        try:
            self.wait_until_it_listens()
        except BaseException:
            self.stop()
            raise

    def wait_until_it_listens(self):
        deadline = time.monotonic() + 10
        while True:
            try:
                socket.create_connection(("127.0.0.1", self.port), timeout=5).close()
                return
            except ConnectionRefusedError:
                assert self.process.poll() is None and time.monotonic() < deadline, self.errors
                time.sleep(0.02)

    @property
    def errors(self):
        return (self.folder / "errors").read_text(errors="replace")

    def connect(self, timeout=10):
        client = socket.create_connection(("127.0.0.1", self.port), timeout=timeout)
        client.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        return self.tls.wrap_socket(client, server_hostname="localhost")

    def forwarded(self, offset=0):
        """What was forwarded, of the requests logged behind so many bytes: identifier, method and path of each."""
        with open(self.log, "rb") as log:
            log.seek(offset)
            lines = log.read().decode("latin-1").splitlines()
        requests = [request for request in map(self.read, lines) if request]
        # The service logs no more than this of a method, and no more than 512 bytes of a path.
        return [
            (identifier, method[:15], path if len(path) <= 512 else path[:512] + "...")
            for identifier, method, path in requests
        ]

    def stop(self):
        # Not by SIGKILL: nginx's workers would outlive it.
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(timeout=20)


class Nginx(Proxy):
    name = "nginx"

    def command(self, upstreams):
        text = substituted(
            (DEPLOY / "nginx.conf").read_text(encoding="utf-8"),
            [
                ("/tmp/", f"{self.folder}/"),
                ("/etc/nginx/tls/", f"{self.folder}/tls/"),
                ("listen 8443", f"listen 127.0.0.1:{self.port}"),
                ("listen 8080", f"listen 127.0.0.1:{self.plain_port}"),
                ("worker_processes auto", f"worker_processes {self.workers}"),
            ],
        )
        file = self.folder / "nginx.conf"
        file.write_text(with_upstreams(text, upstreams, self.admin_ports))
        # Whoever runs the tests: root's workers would else become someone who may not read the folder.
        user = " user root;" if os.geteuid() == 0 else ""
        return [program("nginx"), "-e", "stderr", "-c", str(file), "-g", f"daemon off;{user}"]

    @staticmethod
    def read(line):
        entry = json.loads(line)
        return (entry["requestId"], entry["method"], entry["path"] or "/") if entry["upstream"] else None


class HAProxy(Proxy):
    name = "HAProxy"

    def command(self, upstreams):
        text = substituted(
            (DEPLOY / "haproxy.cfg").read_text(encoding="utf-8"),
            [
                ("/tmp/haproxy.sock", f"{self.folder}/socket"),
                ("/etc/haproxy/tls.pem", f"{self.folder}/tls.pem"),
                ("bind :8443", f"bind 127.0.0.1:{self.port}"),
                ("bind :8080", f"bind 127.0.0.1:{self.plain_port}"),
                ("\nglobal\n", f"\nglobal\n    nbthread {self.workers}\n    tune.http.logurilen 16384\n"),
                ("log stdout format", "log stdout len 65535 format"),
            ],
        )
        file = self.folder / "haproxy.cfg"
        file.write_text(with_upstreams(text, upstreams, self.admin_ports))
        return [program("haproxy"), "-db", "-f", str(file)]

    @staticmethod
    def read(line):
        client, identifier, method, path, status, size, time, server, *_ = line.split(" ")
        # Bytes that cannot be printed are written as #80.
        path = re.sub("#([0189A-F][0-9A-F]|7F)", lambda found: chr(int(found[1], 16)), path)
        return (identifier, method, path or "/") if server not in ("<NOSRV>", "-") else None

    def statistics(self):
        """The counters of each replica, as the statistics socket has them."""
        with socket.socket(socket.AF_UNIX) as client:
            client.settimeout(10)
            client.connect(str(self.folder / "socket"))
            client.sendall(b"show stat\n")
            text = client.makefile().read()
        names, *rows = [line.split(",") for line in text.removeprefix("# ").splitlines() if line]
        replicas = [dict(zip(names, row)) for row in rows]
        return {one["svname"]: one for one in replicas if one["pxname"] == "replicas" and one["svname"] != "BACKEND"}


def program(name):
    found = shutil.which(name, path=os.environ.get("PATH", "") + ":/usr/sbin:/usr/local/sbin")
    assert found, f"{name} is not installed (script/bootstrap test)"
    return found
