"""The schemas of the contract as data, for what is made from them."""


def name_of(reference):
    """The name of the component that a reference leads to."""
    return reference.rpartition("/")[2]


def resolve(document, node):
    """The node itself, or what its reference leads to."""
    while isinstance(node, dict) and "$ref" in node:
        target = document
        for part in node["$ref"].removeprefix("#/").split("/"):
            target = target[part]
        node = target
    return node
