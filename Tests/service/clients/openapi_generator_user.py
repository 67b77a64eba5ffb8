"""Asks the service at the given address through what openapi-generator made for Python."""

import sys

import openapi_client as made

api = made.LayoutApi(made.ApiClient(made.Configuration(host=sys.argv[1])))
configuration = made.TabBarConfiguration(
    preset=made.PresetName.UNDERLINE,
    tabs=[made.Tab(made.TabObject(title="One", label_width=30)), *(made.Tab(made.TabObject(label_width=w)) for w in (50, 40))],
    bar=made.Bar(width=390, sizing=made.Sizing(made.ContentSizing(mode="content", padding=made.LabelPadding(12)))),
    motion=made.Motion(
        tap=made.Timing(easing=made.TimingEasing(made.SpringEasing(spring=made.Spring(duration=0.4, bounce=0.2))))
    ),
)
moment = api.layout(made.LayoutRequest(configuration=configuration, state=made.State(selected=1)))
assert [tab.width for tab in moment.tabs] == [54, 74, 64], moment
moved = api.transition(made.TransitionRequest(configuration=configuration, event=made.Event(made.TapEvent(type="tap", index=2))))
assert moved.state.selected == 2 and moved.animation.actual_instance.easing.startswith("linear("), moved
