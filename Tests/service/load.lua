-- The load of test_rolling.py: one computing request over and over. What is not its exact answer is a failure.
wrk.method = "POST"
wrk.path = "/v1/selection"
wrk.headers["Content-Type"] = "application/json"

local threads = {}

function setup(thread)
   table.insert(threads, thread)
end

function init(arguments)
   wrk.body = arguments[1]
   expected = arguments[2]
   good, bad, first = 0, 0, ""
end

function response(status, headers, body)
   if status == 200 and body == expected then
      good = good + 1
   else
      if bad == 0 then first = status .. " " .. body end
      bad = bad + 1
   end
end

function done(summary, latency, requests)
   local good, bad, first = 0, 0, ""
   for _, thread in ipairs(threads) do
      good = good + thread:get("good")
      bad = bad + thread:get("bad")
      first = first .. thread:get("first")
   end
   local e = summary.errors
   print(string.format("RESULT %d %d %d %d %d %d %s", good, bad, e.connect, e.read, e.write, e.timeout, first))
end
