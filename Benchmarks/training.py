"""Asks an instrumented service for something of everything, most often for layouts. Started by script/profile.

  python3 training.py TABLAYOUTD FOLDER      (FOLDER: where the service leaves its counts when it ends)
"""

import os
import pathlib
import subprocess
import sys

from asking import Request, answered, answered_together
from bodies import bodies
from instructions import server_cases
from server import free_port


LAYOUTS = [Request("POST", "/v1/layout", body) for body in bodies(2000, seed=2)]


def requests() -> list[Request]:
    asked = LAYOUTS * 4
    # What stays inside of an endpoint's own code takes far fewer requests to be seen.
    for path in ("/v1/selection", "/v1/centering", "/v1/indicator", "/v1/timeline", "/v1/preview"):
        asked += [Request("POST", path, layout.body) for layout in LAYOUTS[:300]]
    asked += [Request("POST", "/v1/layout", layout.body, {"Accept-Encoding": "gzip, zstd"}) for layout in LAYOUTS[:100]]
    for requests in server_cases().values():
        asked += requests
    for path in ("/v1/presets", "/v1/presets/titles", "/openapi.yaml", "/", "/metrics"):
        asked += [Request("GET", path)] * 30
    return asked


def main() -> int:
    product, folder = sys.argv[1:]
    port = free_port()
    process = subprocess.Popen(
        [product, "--port", str(port), "--threads", "1"], stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
        env=os.environ | {"LLVM_PROFILE_FILE": str(pathlib.Path(folder, "%p.profraw"))})
    try:
        # Clients that come together are answered in other turns of the event loop than one that comes alone.
        answered_together(process, port, LAYOUTS, clients=16)
        answered(process, port, requests())
        return process.wait(timeout=30)
    finally:
        if process.poll() is None:
            process.kill()


if __name__ == "__main__":
    sys.exit(main())
