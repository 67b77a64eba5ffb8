-- The load: every request a POST of the next body, or the next request as it stands. Run by load.py.
--
--   wrk … -s load.lua URL -- FILE         (FILE: one body a line)
--   wrk … -s load.lua URL -- FILE raw     (FILE: whole requests, with a NUL byte behind each)

local thread_count = 0

function setup(thread)
    thread:set("number", thread_count)
    thread_count = thread_count + 1
end

-- The requests are put together before the clock runs. Each thread begins at a place of its own.
function init(arguments)
    requests = {}
    if arguments[2] == "raw" then
        for raw in io.open(arguments[1], "rb"):read("*a"):gmatch("%Z+") do requests[#requests + 1] = raw end
    else
        local headers = { ["Content-Type"] = "application/json" }
        for body in io.lines(arguments[1]) do
            requests[#requests + 1] = wrk.format("POST", nil, headers, body)
        end
    end
    position = number * 499 % #requests
end

function request()
    position = position % #requests + 1
    return requests[position]
end

-- One line of JSON behind wrk's own report. wrk measures in microseconds.
function done(summary, latency)
    local errors = summary.errors
    io.write(string.format(
        '{"requests": %d, "seconds": %.6f, "p50": %.1f, "p99": %.1f, "refused": %d, "socketErrors": %d}\n',
        summary.requests, summary.duration / 1e6, latency:percentile(50), latency:percentile(99), errors.status,
        errors.connect + errors.read + errors.write + errors.timeout))
end
