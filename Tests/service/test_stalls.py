"""No connection on which nothing moves costs processor time, in whatever state it is, and whatever its client does.

Each row of `stalls.py` has a service of its own, and all of them are watched together.
"""

import time

import pytest
import stalls
from conftest import Service, read_answer
from proxies import HAProxy, Nginx
from test_hostility import WellBehaved, enough_files

pytestmark = pytest.mark.alone

WATCHED = 3
# A hundredth of one processor.
ALLOWED = WATCHED / 100
# The first is for what all of them send at first, and for those that are refused: they may go on sending for two seconds.
ATTEMPTS = 4
# Nothing is ended by a deadline meanwhile.
FLAGS = ("--threads", "1", "--log-level", "error", "--header-timeout", "600", "--body-timeout", "600")


def costs(services):
    """What each of the services has of the processors while all are watched; of some attempts the least."""
    least = {}
    for _ in range(ATTEMPTS):
        before = {name: stalls.processor_time(service) for name, service in services.items()}
        time.sleep(WATCHED)
        for name, service in services.items():
            least[name] = min(least.get(name, WATCHED), stalls.processor_time(service) - before[name])
        if max(least.values()) <= ALLOWED:
            break
    return least


def test_nothing_that_stands_still_costs_processor_time(tmp_path):
    enough_files()
    services, proxies, clients = {}, [], []

    def attack(connect, row, sizes, endings):
        for size in sizes:
            for ending in endings:
                clients.append(stalls.begin(connect, row(size), ending))

    try:
        for row in stalls.ROWS:
            services[row.__name__] = Service(*FLAGS)
        for kind in (Nginx, HAProxy):
            service = services[kind.name] = Service(*FLAGS)
            folder = tmp_path / kind.name
            folder.mkdir()
            proxies.append(kind(folder, [service.port]))
        for row in stalls.ROWS:
            attack(services[row.__name__].connect, row, stalls.SIZES, stalls.ENDINGS)
            attack(services[row.__name__].connect, row, stalls.EXACT_SIZES, [stalls.stay])
            for proxy in proxies:
                attack(proxy.connect, row, stalls.SIZES, stalls.ENDINGS)
        too_dear = {name: cost for name, cost in costs(services).items() if cost > ALLOWED}
        assert not too_dear, f"seconds of {WATCHED}: {too_dear}"
    finally:
        for client in filter(None, clients):
            client.close()
        for running in [*proxies, *services.values()]:
            running.stop()


@pytest.mark.parametrize("row", [stalls.chunk_extension, stalls.chunk_size_of_zeros], ids=lambda row: row.__name__)
def test_what_does_not_fit_is_refused(start, row):
    service = start("--threads", "1", "--body-timeout", "600")
    with service.connect() as client:
        client.sendall(row(20_000))
        answer = read_answer(client, method="POST", target="/v1/layout")
    assert (answer.status, answer["connection"]) == (431, "close")
    assert service.stop() == 0
    [logged] = [line for line in service.lines if "path" in line]
    assert (logged["status"], logged["bytes"], logged["requestId"]) == (431, len(answer.body), answer["x-request-id"])


# A client that does not read its answer is waited for, with or without all this.
DRAINED = [row for row in stalls.ROWS if row is not stalls.behind_an_answer_that_nobody_reads]


@pytest.mark.parametrize("row", DRAINED, ids=lambda row: row.__name__)
def test_a_drain_does_not_wait_for_them(start, row):
    service = start("--threads", "1", "--drain-timeout", "600", "--body-timeout", "600")
    clients = [stalls.begin(service.connect, row(20_000), ending) for ending in stalls.ENDINGS]
    for size in stalls.EXACT_SIZES:
        stalls.begin(service.connect, row(size), stalls.close)
    assert service.stop() == 0
    for client in filter(None, clients):
        client.close()
    assert not any("cut off" in line["message"] for line in service.lines if "message" in line)


def test_others_are_served_as_cheaply_among_a_thousand_of_them(start):
    enough_files()
    service = start("--threads", "2", "--log-level", "error", "--body-timeout", "600")

    def cost_of_others():
        """Of 400 requests, half of them on new connections; the least of five times, as other processes disturb it."""
        visitor = WellBehaved(service)
        times = []
        for _ in range(5):
            before = stalls.processor_time(service)
            for _ in range(200):
                visitor.visit()
            times.append(stalls.processor_time(service) - before)
        return min(times)

    alone = cost_of_others()
    rows = [stalls.chunk_extension, stalls.trailer_with_its_end, stalls.header_section_without_its_body]
    clients = [
        stalls.begin(service.connect, rows[index % len(rows)](stalls.EXACT_SIZES[index % len(stalls.EXACT_SIZES)]), stalls.stay)
        for index in range(1000)
    ]
    assert max(costs({"all of them": service}).values()) <= WATCHED / 20
    among_them = cost_of_others()
    for client in clients:
        client.close()
    print(f"{alone * 1e3:.0f} ms for 400 requests alone, {among_them * 1e3:.0f} ms among a thousand stalled clients")
    assert among_them < 2 * alone
