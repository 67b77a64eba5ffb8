"""The schemas of the contract as data, for what is made from them."""


def name_of(reference):
    """The name of the component that a reference leads to."""
    return reference.rpartition("/")[2]


def resolve(document, node):
    """The node itself, or what its reference leads to; what stands beside the reference wins."""
    while isinstance(node, dict) and "$ref" in node:
        target = document
        for part in node["$ref"].removeprefix("#/").split("/"):
            target = target[part]
        node = target | {name: value for name, value in node.items() if name != "$ref"}
    return node
