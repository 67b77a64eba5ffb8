"""A server under measurement: started, asked, looked at from outside by /proc, and ended."""

import http.client
import os
import pathlib
import re
import socket
import subprocess
import threading
import time

TICKS = os.sysconf("SC_CLK_TCK")


class Server:
    """A process that serves on a port of 127.0.0.1, from its first answer on.

    What it writes goes to a pipe that is read and thrown away all the time: a server that logs pays for it as it does
    where it is run, and never waits for its reader.
    """

    def __init__(self, name: str, command: list):
        """Starts `command`, in which "{port}" stands for a free port."""
        self.name = name
        self.port = free_port()
        self.command = [str(part).format(port=self.port) for part in command]
        started = time.perf_counter()
        self.process = subprocess.Popen(
            self.command, stdout=subprocess.PIPE, stdin=subprocess.DEVNULL, pipesize=1 << 20)
        threading.Thread(target=self._drain, daemon=True).start()
        self._wait_for_answer()
        #: From the start of the process to its first answer, in seconds.
        self.start_time = time.perf_counter() - started

    def url(self, path: str) -> str:
        return f"http://127.0.0.1:{self.port}{path}"

    def connect(self) -> http.client.HTTPConnection:
        return http.client.HTTPConnection("127.0.0.1", self.port, timeout=10)

    @property
    def cpu_seconds(self) -> float:
        """The time that all its threads have spent so far, in the program and in the kernel."""
        seconds = 0.0
        for process in processes(self.process.pid):
            # The name of the program, in brackets, may hold spaces.
            fields = pathlib.Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
            seconds += (int(fields[11]) + int(fields[12])) / TICKS
        return seconds

    @property
    def resident_bytes(self) -> int:
        """The resident memory; of a server of several processes what they share is counted once."""
        found = processes(self.process.pid)
        file, name = ("status", "VmRSS") if len(found) == 1 else ("smaps_rollup", "Pss")
        texts = [pathlib.Path(f"/proc/{process}/{file}").read_text() for process in found]
        return sum(int(re.search(rf"^{name}:\s+(\d+) kB", text, re.MULTILINE)[1]) for text in texts) * 1024

    def stop(self) -> None:
        self.process.terminate()
        try:
            self.process.wait(timeout=15)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()

    def _wait_for_answer(self) -> None:
        for _ in range(20_000):
            if self.process.poll() is not None:
                break
            try:
                connection = self.connect()
                connection.request("GET", "/healthz")
                if connection.getresponse().status == 200:
                    return connection.close()
            except ConnectionError:
                pass
            time.sleep(0.0005)
        self.stop()
        raise SystemExit(f"{self.name} did not answer (exit {self.process.returncode}): {' '.join(self.command)}")

    def _drain(self) -> None:
        while os.read(self.process.stdout.fileno(), 1 << 20):
            pass


def processes(parent: int) -> list[int]:
    """A process and all that it has started."""
    found = [parent]
    for thread in pathlib.Path(f"/proc/{parent}/task").iterdir():
        for child in (thread / "children").read_text().split():
            found += processes(int(child))
    return found


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as listener:
        return listener.getsockname()[1]
