"""What moves, all on one clock: the keyframes of an animation, and its exact moments."""
from fractions import Fraction as F
from math import ceil, floor

import stretches
from exact import Ambiguous, decide, lerp
from springs import Spring

STILL = "linear"


class Clock:
    """A duration in milliseconds and an easing, or a spring."""

    def __init__(self, timing, motion=None):
        motion = motion or {"tolerance": 0.25, "reduced": False}
        easing = timing["easing"]
        self.spring = None
        self.duration, self.easing = F(timing.get("duration", 0)), easing
        if isinstance(easing, dict):
            self.spring = Spring(easing["spring"], motion.get("tolerance", 0.25))
            self.duration, self.easing = F(self.spring.duration), self.spring.css()
        elif "calc" in easing or "/*" in easing:
            raise Ambiguous()
        if motion["reduced"] is True:
            self.spring, self.duration, self.easing = None, F(0), STILL

    def progress(self, time):
        if time >= self.duration:
            return F(1)
        if self.spring:
            return F(self.spring.at(float(time))[0])
        return stretches.progress(self.easing, time / self.duration)

    def velocity(self, time):
        """In whole moves a second; None where it is but the difference of two moments."""
        if time >= self.duration:
            return F(0)
        return F(self.spring.at(float(time))[1]) if self.spring else None


class Movement:
    """A move between two poses, of which each has `indicator`, `bar`, `pager` and the emphasis of all `titles`.

    `stops` are the extents and the colours of the indicator from the start to the end, and `tabs` the tabs that it passes.
    """

    def __init__(self, moment, start, end, clock, stops=None, passed=None):
        self.moment, self.start, self.end, self.clock, self.passed = moment, start, end, clock, passed
        first, last = start.get("indicator"), end.get("indicator")
        self.stops = stops or [(first, None), (last, None)]
        self.has_indicator = first is not None and last is not None
        self.is_colored = self.has_indicator and len({color for _, color in self.stops}) > 1

    # The indicator

    def indicator(self, progress, is_after=True):
        """Where it is at a progress, with its opacity and where it changes its colour."""
        parts = len(self.stops) - 1
        segment = min(max(floor(progress * parts) if is_after else ceil(progress * parts) - 1, 0), parts - 1)
        part = progress * parts - segment
        (first, one), (last, other) = self.stops[segment], self.stops[segment + 1]
        ends = (self.start.get("opacity", F(1)) if segment == 0 else F(1),
                self.end.get("opacity", F(1)) if segment == parts - 1 else F(1))
        (x, width), opacity = stretches.place(self.moment.stretch, first, last, part, is_after, ends)
        found = {"x": x, "width": width, "opacity": opacity}
        if self.is_colored:
            at = part if not stretches.jumps(self.moment.stretch) else F(part > F(1, 2) or (part == F(1, 2) and is_after))
            found["color"] = self.moment.mixed(one, other, at)
        return found

    def indicator_track(self):
        opacities = [pose.get("opacity", F(1)) for pose in (self.start, self.end)]
        if not self.has_indicator or same(*([*pose["indicator"], opacity] for pose, opacity in zip((self.start, self.end), opacities))):
            return []
        parts = len(self.stops) - 1
        times = sorted({(index + part) / parts for index in range(parts) for part in stretches.breaks(self.moment.stretch)})
        frames = []
        for time in times:
            if 0 < time < 1 and stretches.jumps(self.moment.stretch):
                frames.append(dict(self.indicator(time, False), offset=time))
            frames.append(dict(self.indicator(time), offset=time))
        return frames

    # The titles

    def emphasis(self, index, progress):
        if self.passed:
            return max(F(0), 1 - abs(lerp(*self.passed, progress) - index))
        return lerp(self.start["titles"][index], self.end["titles"][index], progress)

    def changing(self):
        """The titles whose look changes on the way."""
        title = self.moment.title
        if title["normal"] == title["selected"]:
            return []
        span = range(min(map(int, self.passed)), max(map(int, self.passed)) + 1) if self.passed else ()
        return [index for index in range(self.moment.count)
                if index in span or decide(self.start["titles"][index] - self.end["titles"][index]) != 0]

    def look(self, index, progress):
        if not 0 <= progress <= 1:
            raise Ambiguous()
        return self.moment.style(self.emphasis(index, progress))

    def title_track(self, index):
        times = [F(0), F(1)]
        if self.moment.title.get("colorSpace") == "oklab":
            raise Ambiguous()
        if self.passed:
            first, last = self.passed
            times += [(page - first) / (last - first) for page in (index - 1, index, index + 1)]
        return [dict(self.look(index, time), offset=time) for time in sorted(set(times)) if 0 <= time <= 1]

    # The whole

    def tracks(self):
        def scroll(name):
            ends = [[self.start[name]], [self.end[name]]]
            return [] if same(*ends) else [{"scrollOffset": end[0], "offset": F(at)} for at, end in enumerate(ends)]

        return {
            "indicator": self.indicator_track(), "bar": scroll("bar"), "pager": scroll("pager"),
            "titles": [{"index": index, "keyframes": self.title_track(index)} for index in self.changing()],
        }

    def animation(self, reason):
        """The animation, or None where nothing moves."""
        tracks = self.tracks()
        if not any(tracks.values()):
            return None
        if self.moment.configuration["motion"]["reduced"] is True:
            self.clock = Clock({"duration": 0, "easing": STILL})
            tracks = final(tracks)
        return {"duration": self.clock.duration, "easing": self.clock.easing, "reason": reason} | tracks

    def frame(self, time, is_moving):
        """Everything at a time in milliseconds."""
        progress = self.clock.progress(time) if is_moving else F(1)
        indicator = None
        if self.end["indicator"] is not None:
            indicator = self.indicator(progress) if self.has_indicator and is_moving else dict(
                zip(("x", "width"), self.end["indicator"]), opacity=self.end.get("opacity", F(1)))
            indicator.pop("color", None)
        velocity = self.clock.velocity(time) if is_moving else F(0)
        found = {
            "time": time, "progress": progress, "indicator": indicator,
            "bar": {"offset": lerp(self.start["bar"], self.end["bar"], progress)},
            "pager": {"offset": lerp(self.start["pager"], self.end["pager"], progress)},
        }
        if velocity is not None:
            found["velocity"] = velocity
        # How titles look beyond their ends the model does not know.
        changing = self.changing() if is_moving else []
        if 0 <= progress <= 1 or not changing:
            found["titles"] = [dict(self.look(index, progress), index=index) for index in changing]
        return found


def same(one, other):
    return all(decide(a - b) == 0 for a, b in zip(one, other))


def final(tracks):
    """Tracks of two keyframes with the final values."""
    def held(frames):
        return [dict(frames[-1], offset=F(at)) for at in (0, 1)] if frames else []

    return {name: held(track) if name != "titles" else [
        {"index": title["index"], "keyframes": held(title["keyframes"])} for title in track] for name, track in tracks.items()}
