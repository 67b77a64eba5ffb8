"""In which order the client does what it is asked for; run by Node, as it is a matter of promises."""

from test_wasm import needs_node, node


@needs_node
def test_what_is_asked_is_done_in_order_whenever_answers_come():
    assert "orders" in node("turns.mjs")
