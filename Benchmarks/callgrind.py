"""Counts the instructions and the allocations of a program with valgrind's callgrind."""

import os
import pathlib
import re
import subprocess
import tempfile
from collections.abc import Callable
from dataclasses import dataclass

ALLOCATORS = {"malloc", "calloc", "realloc", "aligned_alloc", "posix_memalign", "memalign"}

#: Swift seeds its hash tables anew in each process unless it is told not to.
ENVIRONMENT = os.environ | {"SWIFT_DETERMINISTIC_HASHING": "1"}


@dataclass
class Counts:
    """What a program did, or the difference of two runs of it."""

    instructions: float = 0
    #: Calls of the allocator, by the program itself and by the shared libraries.
    own_allocations: float = 0
    library_allocations: float = 0

    def difference(self, other: "Counts", requests: int) -> "Counts":
        """What each of so many further requests took."""
        return Counts(
            (self.instructions - other.instructions) / requests,
            (self.own_allocations - other.own_allocations) / requests,
            (self.library_allocations - other.library_allocations) / requests)


def count(command: list, drive: Callable[[subprocess.Popen], None] | None = None) -> Counts:
    """Runs a program to its end under callgrind. `drive` gets the process, and has to make it end."""
    with tempfile.TemporaryDirectory() as folder:
        out = pathlib.Path(folder, "out")
        process = subprocess.Popen(
            ["valgrind", "--tool=callgrind", "--quiet", "--compress-strings=no", "--compress-pos=no",
             f"--callgrind-out-file={out}", *map(str, command)],
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, env=ENVIRONMENT)
        try:
            if drive:
                drive(process)
            errors = process.communicate(timeout=300)[1].decode()
        finally:
            if process.poll() is None:
                process.kill()
                process.wait()
        if process.returncode != 0 or not out.exists():
            raise SystemExit(f"{command[0]} failed under valgrind (exit {process.returncode}):\n{errors}")
        return parse(out, os.path.basename(command[0]))


def parse(file: pathlib.Path, program: str) -> Counts:
    """Sums up callgrind's output.

    Clearing memory is left out: to valgrind a repeated store is an instruction for each byte, and the HTTP library clears
    all of a connection's memory behind every request, which would be a quarter of all that is counted.
    """
    counts = Counts()
    object_name = function = called = ""
    is_call = False
    with file.open() as lines:
        for line in lines:
            if line.startswith("ob="):
                object_name = os.path.basename(line[3:].strip())
            elif line.startswith("fn="):
                function = line[3:].strip()
            elif line.startswith("cfn="):
                called = re.sub(r"'\d+$", "", line[4:].strip())
            elif line.startswith("calls="):
                is_call = True
                if called in ALLOCATORS and function not in ALLOCATORS:
                    number = int(line[6:].split()[0])
                    # The C++ library allocates on behalf of the program.
                    if object_name.startswith((program, "libstdc++", "libsimdjson")):
                        counts.own_allocations += number
                    else:
                        counts.library_allocations += number
            elif line[0].isdigit():
                if not is_call and not function.startswith("__memset"):
                    counts.instructions += int(line.split()[1])
                is_call = False
    return counts
