"""The parts of the client that need no page, run by Node."""

from test_wasm import needs_node, node


@needs_node
def test_what_is_asked_is_done_in_order_whenever_answers_come():
    assert "orders" in node("turns.mjs")


@needs_node
def test_whatever_answers_in_place_of_the_service_is_an_error_of_the_client():
    assert "answers" in node("http-engine.mjs")
