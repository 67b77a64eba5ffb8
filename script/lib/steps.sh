#!/bin/bash
# To be sourced by script/test: runs the steps of a check and reports them.
#
# Several lanes of steps may run at the same time. The output of a step is kept in a file and printed as a whole when the step
# ends, so that the lines of two steps do not mix.

steps=.build/test
began=$SECONDS
lanes=()

# Empties the report of the last run.
steps_begin() {
    rm -rf "$steps"
    mkdir -p "$steps"
    : >"$steps/table"
}

# Runs a command as a step: step NAME COMMAND…; its exit code is the command's.
step() {
    local name=$1 code=0 log=$steps/${1// /-}.log from=$((SECONDS - began))
    shift
    TIMEFORMAT='%R %U %S'
    { time "$@" >"$log" 2>&1 </dev/null; } 2>"$log.time" || code=$?
    (
        flock 9
        echo "== $name"
        cat "$log"
        [ $code -eq 0 ] || echo "== $name FAILED with exit code $code; its output is above and in $log"
        echo "$code $from $(tail -n 1 "$log.time") $name" >>"$steps/table"
    ) 9>"$steps/lock"
    return $code
}

# Whether a step of this name has run and passed.
step_passed() { grep -q "^0 .* $1\$" "$steps/table"; }

# Begins a lane: a function whose steps run one after the other, beside those of the other lanes.
lane() {
    # A group of processes of its own, so that it can be ended as a whole; else an interrupt would not reach it.
    set -m
    "$@" &
    set +m
    lanes+=($!)
}

# Waits for every lane, whether its steps fail or not.
lanes_join() {
    local process
    for process in "${lanes[@]}"; do wait "$process" || true; done
    lanes=()
}

# Ends the lanes that still run.
lanes_end() {
    local process
    for process in ${lanes[@]+"${lanes[@]}"}; do kill -TERM -- "-$process" 2>/dev/null || true; done
}

# Prints the time and the last result of each step; the last line names those that failed. Returns the code of the first.
steps_report() {
    local code from wall user system name found failed=() first=0
    echo
    printf '%-28s %8s %8s %10s  %s\n' step from seconds processor result
    while read -r code from wall user system name; do
        found=$(grep -hoE '([0-9]+ (passed|failed|skipped|errors?|xfailed|deselected)(, )?)+|Test run with .* (passed|failed)' "$steps/${name// /-}.log" | tail -n 1) || true
        [ "$code" -eq 0 ] || {
            failed+=("$name (exit $code)")
            found="FAILED, exit $code; $found"
            [ $first -ne 0 ] || first=$code
        }
        printf '%-28s %8d %8.1f %10.1f  %s\n' "$name" "$from" "$wall" "$(awk "BEGIN { print $user + $system }")" "$found"
    done < <(sort -s -n -k 2 "$steps/table")
    if [ ${#failed[@]} -gt 0 ]; then
        printf -v failed '%s, ' "${failed[@]}"
        echo "script/test: FAILED in: ${failed%, }, after $((SECONDS - began)) s"
    else
        echo "script/test: every step passed, in $((SECONDS - began)) s"
    fi
    return $first
}
