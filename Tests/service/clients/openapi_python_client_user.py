"""Asks the service at the given address through what openapi-python-client made."""

import sys

from tab_layout_client import Client
from tab_layout_client.api.layout import layout, transition
from tab_layout_client.models import (
    Bar, ContentSizing, LayoutRequest, Motion, PresetName, Spring, SpringEasing, State, TabBarConfiguration, TabObject,
    TapEvent, Timing, TransitionRequest,
)

client = Client(base_url=sys.argv[1])
configuration = TabBarConfiguration(
    preset=PresetName.UNDERLINE,
    tabs=[TabObject(title="One", label_width=30), TabObject(label_width=50), TabObject(label_width=40)],
    bar=Bar(width=390, sizing=ContentSizing(mode="content", padding=12)),
    motion=Motion(tap=Timing(easing=SpringEasing(spring=Spring(duration=0.4, bounce=0.2)))),
)
moment = layout.sync(client=client, body=LayoutRequest(configuration=configuration, state=State(selected=1)))
assert [tab.width for tab in moment.tabs] == [54, 74, 64], moment
moved = transition.sync(
    client=client, body=TransitionRequest(configuration=configuration, event=TapEvent(type_="tap", index=2))
)
assert moved.state.selected == 2 and moved.animation.easing.startswith("linear("), moved
