"""Colours between two others in Oklab, the space that Björn Ottosson published, with premultiplied alpha as in CSS."""
from exact import channels

TO_CONE = ((0.4122214708, 0.5363325363, 0.0514459929), (0.2119034982, 0.6806995451, 0.1073969566),
           (0.0883024619, 0.2817188376, 0.6299787005))
TO_LAB = ((0.2104542553, 0.7936177850, -0.0040720468), (1.9779984951, -2.4285922050, 0.4505937099),
          (0.0259040371, 0.7827717662, -0.8086757660))


def times(matrix, vector):
    return [sum(factor * part for factor, part in zip(row, vector)) for row in matrix]


def solved(matrix, result):
    """The vector whose product with the matrix is the result, by Cramer's rule."""
    def determinant(m):
        return sum(m[0][i] * (m[1][(i + 1) % 3] * m[2][(i + 2) % 3] - m[1][(i + 2) % 3] * m[2][(i + 1) % 3]) for i in range(3))

    def with_column(column):
        return [[result[row] if index == column else matrix[row][index] for index in range(3)] for row in range(3)]

    return [determinant(with_column(column)) / determinant(matrix) for column in range(3)]


def lab(color):
    red_green_blue = [level / 255 for level in channels(color)[:3]]
    linear = [level / 12.92 if level <= 0.04045 else ((level + 0.055) / 1.055) ** 2.4 for level in red_green_blue]
    return times(TO_LAB, [cone ** (1 / 3) for cone in times(TO_CONE, linear)])


def mix(normal, selected, part):
    """The colour at a part of the way, rounded to 8 bits a channel."""
    if part in (0, 1):
        return selected if part else normal
    part = float(part)
    one, other = channels(normal)[3] / 255, channels(selected)[3] / 255
    alpha = one + (other - one) * part
    if alpha == 0:
        return "#00000000"
    mixed = [(a * one * (1 - part) + b * other * part) / alpha for a, b in zip(lab(normal), lab(selected))]
    linear = solved(TO_CONE, [cone ** 3 for cone in solved(TO_LAB, mixed)])
    levels = [12.92 * level if level <= 0.0031308 else 1.055 * level ** (1 / 2.4) - 0.055 for level in linear]
    parts = [min(255, max(0, int(255 * level + 0.5))) for level in levels + [alpha]]
    return "#" + "".join("%02x" % level for level in (parts if parts[3] < 255 else parts[:3]))
