"""What deploy/ says of the service is true, and what it asks of others is well-formed.

Kubernetes' own schemas judge the manifests, the compose specification its file; nginx and HAProxy judge their own files
in test_proxies.py.
"""

import json
import math
import re
import subprocess

import compose_spec
import kubernetes_validate
import pytest
import yaml
from conftest import BINARY
from contract import DOCUMENT
from proxies import DEPLOY

MANIFESTS = sorted(path for path in (DEPLOY / "kubernetes").glob("*.yaml") if path.name != "kustomization.yaml")
FILES = sorted(path for path in DEPLOY.rglob("*") if path.is_file())
COMPOSE = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
MEBIBYTE = 1 << 20


def read(name):
    return yaml.safe_load((DEPLOY / "kubernetes" / name).read_text(encoding="utf-8"))


def settings():
    """Every variable and its default."""
    text = subprocess.run([BINARY, "--help"], capture_output=True, text=True, check=True, timeout=10).stdout
    return dict(re.findall(r"--\S+ +(TABLAYOUT_\S+)\n.*, default (\S*)", text))


def environments():
    """What each kind of deployment sets, with the seconds that it grants before it kills."""
    unit = (DEPLOY / "systemd/tab-layout.service").read_text(encoding="utf-8")
    pod = read("deployment.yaml")["spec"]["template"]["spec"]
    replica = COMPOSE["services"]["tab-layout-1"]
    return {
        "compose": (replica["environment"], int(replica["stop_grace_period"].removesuffix("s"))),
        "kubernetes": (
            {one["name"]: one["value"] for one in pod["containers"][0]["env"]},
            pod["terminationGracePeriodSeconds"],
        ),
        "systemd": (
            dict(re.findall(r"(TABLAYOUT_\w+)=(\S+)", unit)),
            int(re.search(r"^TimeoutStopSec=(\d+)$", unit, re.MULTILINE)[1]),
        ),
    }


KINDS = ["compose", "kubernetes", "systemd"]


def number(kind, name):
    """A setting as this kind of deployment has it, or by default."""
    return float(environments()[kind][0].get(name, settings()[name]))


# MARK: What it asks of others


@pytest.mark.parametrize("path", MANIFESTS, ids=lambda path: path.stem)
@pytest.mark.parametrize("version", ["1.29", "1.37"])
def test_manifests_have_kubernetes_schemas(path, version):
    documents = list(yaml.safe_load_all(path.read_text(encoding="utf-8")))
    assert documents
    for document in documents:
        kubernetes_validate.validate(document, version, strict=True)


def test_a_misspelt_member_is_no_manifest():
    deployment = read("deployment.yaml")
    deployment["spec"]["template"]["spec"]["containers"][0]["readinesProbe"] = {}
    with pytest.raises(kubernetes_validate.ValidationError):
        kubernetes_validate.validate(deployment, "1.37", strict=True)


def test_the_compose_file_is_one():
    text = (DEPLOY / "compose.yaml").read_text(encoding="utf-8")
    parsed = compose_spec.PyOptions(apply_merge=True).from_yaml(text)
    parsed.validate()
    assert set(parsed.service_names()) == {"tab-layout-1", "tab-layout-2", "tab-layout-3", "nginx"}


def test_a_misspelt_member_is_no_compose_file():
    broken = json.loads(json.dumps(COMPOSE))
    broken["services"]["nginx"]["readonly"] = True
    with pytest.raises(ValueError, match="readonly"):
        compose_spec.PyCompose.from_json(json.dumps(broken))


def test_the_kustomization_has_every_manifest():
    assert sorted(read("kustomization.yaml")["resources"]) == [path.name for path in MANIFESTS]


def dockerfile():
    """The text of the Dockerfile; skips the test where it is not there."""
    file = DEPLOY.parent / "Dockerfile"
    if not file.exists():
        pytest.skip("the image is not built with its own Dockerfile in it")
    return file.read_text(encoding="utf-8")


def test_every_port_is_there():
    deployment, service, ingress = read("deployment.yaml"), read("service.yaml"), read("ingress.yaml")
    [container] = deployment["spec"]["template"]["spec"]["containers"]
    [port, admin] = container["ports"]
    assert str(port["containerPort"]) == environments()["kubernetes"][0]["TABLAYOUT_PORT"]
    assert str(admin["containerPort"]) == environments()["kubernetes"][0]["TABLAYOUT_ADMIN_PORT"]
    # Nobody outside the cluster's own machines is to reach it.
    assert [one["targetPort"] for one in service["spec"]["ports"]] == [port["name"]]
    [outer] = service["spec"]["ports"]
    assert outer["targetPort"] == port["name"]
    for path in ingress["spec"]["rules"][0]["http"]["paths"]:
        target = path["backend"]["service"]
        assert (target["name"], target["port"]["name"]) == (service["metadata"]["name"], outer["name"])
        assert any(known == path["path"] or known.startswith(path["path"] + "/") for known in DOCUMENT["paths"])


def test_every_selector_selects_the_pods():
    labels = read("deployment.yaml")["spec"]["template"]["metadata"]["labels"]
    assert read("deployment.yaml")["spec"]["selector"]["matchLabels"] == labels
    assert read("service.yaml")["spec"]["selector"] == labels
    assert read("disruption-budget.yaml")["spec"]["selector"]["matchLabels"] == labels
    scaled = read("autoscaler.yaml")["spec"]["scaleTargetRef"]
    assert (scaled["kind"], scaled["name"]) == ("Deployment", read("deployment.yaml")["metadata"]["name"])


def test_every_probe_asks_what_there_is():
    [container] = read("deployment.yaml")["spec"]["template"]["spec"]["containers"]
    probes = {name: container[name]["httpGet"] for name in ("startupProbe", "readinessProbe", "livenessProbe")}
    for probe in probes.values():
        assert "get" in DOCUMENT["paths"][probe["path"]]
        assert probe["port"] == "admin"
    # Whether it wants traffic; and whether it lives, which it does while it drains.
    assert probes["readinessProbe"]["path"] == "/readyz" and probes["livenessProbe"]["path"] == "/healthz"


def test_every_probe_asks_the_admin_port_with_a_time_limit():
    haproxy = (DEPLOY / "haproxy.cfg").read_text(encoding="utf-8")
    unit = (DEPLOY / "systemd/tab-layout.service").read_text(encoding="utf-8")
    [container] = read("deployment.yaml")["spec"]["template"]["spec"]["containers"]
    assert len(re.findall(r"^    timeout check \d+s$", haproxy, re.MULTILINE)) == 1
    ports = {environments()[kind][0]["TABLAYOUT_ADMIN_PORT"] for kind in KINDS}
    assert ports == set(re.findall(r"check port (\d+)", haproxy)) == {"9090"}
    assert all(container[name]["timeoutSeconds"] > 0 for name in ("startupProbe", "readinessProbe", "livenessProbe"))
    assert "ExecStartPost" in unit and "/usr/local/bin/tablayoutd health" in unit and "TimeoutStartSec" in unit


def test_containers_ask_for_their_health_with_a_time_limit():
    """By the image's own HEALTHCHECK, which no service of the compose file replaces."""
    # The command asks the admin port where there is one (test_lifecycle.py), and waits for two seconds in each step.
    [(timeout, command)] = re.findall(r"^HEALTHCHECK .*--timeout=(\d+)s .*\\\n +CMD (.*)$", dockerfile(), re.MULTILINE)
    assert json.loads(command) == ["/usr/local/bin/tablayoutd", "health"] and int(timeout) > 2
    assert all("healthcheck" not in service for name, service in COMPOSE["services"].items() if name.startswith("tab-layout-"))


def test_pods_may_do_nothing_but_serve():
    pod = read("deployment.yaml")["spec"]["template"]["spec"]
    [container] = pod["containers"]
    assert pod["securityContext"]["runAsNonRoot"] and pod["securityContext"]["runAsUser"] > 0
    assert container["securityContext"] == {
        "allowPrivilegeEscalation": False,
        "readOnlyRootFilesystem": True,
        "capabilities": {"drop": ["ALL"]},
    }
    for name, service in COMPOSE["services"].items():
        assert service["read_only"] and service["cap_drop"] == ["ALL"], name
        assert service["security_opt"] == ["no-new-privileges:true"], name


def test_pods_run_as_the_user_of_the_image():
    user = read("deployment.yaml")["spec"]["template"]["spec"]["securityContext"]
    assert f"USER {user['runAsUser']}:{user['runAsGroup']}\n" in dockerfile()


def test_disruptions_leave_replicas_over():
    scale = read("autoscaler.yaml")["spec"]
    assert read("deployment.yaml")["spec"]["replicas"] == scale["minReplicas"] <= scale["maxReplicas"]
    assert read("disruption-budget.yaml")["spec"]["maxUnavailable"] < scale["minReplicas"]
    assert read("deployment.yaml")["spec"]["strategy"]["rollingUpdate"]["maxUnavailable"] == 0


# MARK: What it says of the service


def test_every_setting_exists():
    known = settings()
    found = [(path.name, name) for path in FILES for name in re.findall(r"TABLAYOUT_\w+", path.read_text())]
    assert len(found) > 10
    assert [one for one in found if one[1] not in known] == []
    flags = re.findall(r"tablayoutd[^|\n`]* --([a-z-]+)", "\n".join(path.read_text() for path in FILES))
    variables = {"TABLAYOUT_" + flag.upper().replace("-", "_") for flag in flags if flag != "help"}
    assert variables <= known.keys()


@pytest.mark.parametrize("kind", KINDS)
def test_every_setting_is_accepted(kind):
    """The program itself reads the settings; it is asked after the health of a service that is not there."""
    environment = environments()[kind][0] | {"TABLAYOUT_ADMIN_PORT": "9"}
    done = subprocess.run([BINARY, "health"], env=environment, capture_output=True, text=True, timeout=10, check=False)
    assert done.returncode == 1
    assert re.fullmatch(r"tablayoutd: could not ask /healthz at port 9 of \S+: Connection refused\n", done.stderr)


@pytest.mark.parametrize("kind", KINDS)
def test_nobody_is_killed_while_draining(kind):
    grace = environments()[kind][1]
    assert number(kind, "TABLAYOUT_DRAIN_DELAY") + number(kind, "TABLAYOUT_DRAIN_TIMEOUT") < grace


@pytest.mark.parametrize(
    "kind, limit",
    [
        ("compose", COMPOSE["services"]["tab-layout-1"]["mem_limit"]),
        (
            "kubernetes",
            read("deployment.yaml")["spec"]["template"]["spec"]["containers"][0]["resources"]["limits"]["memory"],
        ),
        ("systemd", "1G"),
    ],
)
def test_memory_is_enough_for_the_worst(kind, limit):
    granted = int(re.match(r"\d+", limit)[0]) * {"m": 1, "Mi": 1, "G": 1024}[limit.lstrip("0123456789")] * MEBIBYTE
    worst = (
        16 * MEBIBYTE
        + number(kind, "TABLAYOUT_CONNECTION_LIMIT") * 48 * 1024
        + number(kind, "TABLAYOUT_REQUEST_MEMORY")
        + number(kind, "TABLAYOUT_RESPONSE_MEMORY")
    )
    assert worst < granted
    if kind != "systemd":
        assert worst == 128 * MEBIBYTE, "the files and README.md say so"


def test_replicas_of_a_file_are_alike():
    replicas = {name: one for name, one in COMPOSE["services"].items() if name.startswith("tab-layout-")}
    assert len(replicas) == 3
    assert len({json.dumps(one | {"networks": None}, sort_keys=True) for one in replicas.values()}) == 1
    addresses = [one["networks"]["replicas"]["ipv4_address"] for one in replicas.values()]
    for name in ("nginx.conf", "haproxy.cfg"):
        text = (DEPLOY / name).read_text(encoding="utf-8")
        assert re.findall(r"server .*?(172\.30\.64\.\d+):8080", text) == addresses, name


def test_the_proxies_close_idle_connections_first():
    idle = min(number(kind, "TABLAYOUT_IDLE_TIMEOUT") for kind in KINDS)
    nginx = (DEPLOY / "nginx.conf").read_text(encoding="utf-8")
    upstream = nginx[nginx.index("upstream") : nginx.index("limit_conn_zone")]
    assert int(re.search(r"keepalive_timeout (\d+)s;", upstream)[1]) < idle
    haproxy = (DEPLOY / "haproxy.cfg").read_text(encoding="utf-8")
    assert int(re.search(r"pool-purge-delay (\d+)s", haproxy)[1]) < idle


def test_the_proxies_take_what_the_service_takes():
    """A body that the service would take must not be refused by what stands in front, nor a greater one let through."""
    limit = int(settings()["TABLAYOUT_BODY_LIMIT"])
    assert limit == MEBIBYTE
    assert "client_max_body_size 1m;" in (DEPLOY / "nginx.conf").read_text(encoding="utf-8")
    assert read("ingress.yaml")["metadata"]["annotations"]["nginx.ingress.kubernetes.io/proxy-body-size"] == "1m"


def test_the_sums_are_right():
    """Cores and replicas of each load, from the cost of a request that stands above them."""
    page = (DEPLOY / "README.md").read_text(encoding="utf-8")
    [cost, share] = map(float, re.search(r"c = (\d+) µs, u = ([\d.]+)", page).groups())
    rows = re.findall(r"^\| ([\d ]+) \| ([\d.]+) \| (\d+) \| (\d+) \|$", page, re.MULTILINE)
    assert len(rows) == 5
    for load, cores, halves, twos in rows:
        # Rounded, as a quotient that is just above a whole number would cost a replica.
        needed = round(int(load.replace(" ", "")) * cost / 1e6 / share, 9)
        assert float(cores) == pytest.approx(needed, abs=0.006)
        assert (int(halves), int(twos)) == (math.ceil(needed / 0.5) + 1, math.ceil(needed / 2) + 1)
    [container] = read("deployment.yaml")["spec"]["template"]["spec"]["containers"]
    assert container["resources"]["requests"]["cpu"] == "500m"
    [metric] = read("autoscaler.yaml")["spec"]["metrics"]
    assert metric["resource"]["target"]["averageUtilization"] == share * 100


def test_the_readme_names_every_file():
    page = (DEPLOY / "README.md").read_text(encoding="utf-8")
    for path in sorted(DEPLOY.iterdir()):
        assert path.name == "README.md" or f"]({path.name})" in page, path.name
