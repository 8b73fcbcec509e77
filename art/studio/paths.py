"""Points and outlines: lists of tuples that the geometry functions sweep, turn and extrude."""
import math
from random import Random

from mathutils import Vector, noise


def arc(center, radius, start, end, steps=24):
    """2-D points on a circle from angle `start` to `end` (degrees, counter-clockwise)."""
    angles = [math.radians(start + (end - start) * i / steps) for i in range(steps + 1)]
    return [(center[0] + radius * math.cos(a), center[1] + radius * math.sin(a)) for a in angles]


def circle(radius, center=(0, 0), steps=64):
    """A closed 2-D outline (the first point is not repeated)."""
    return arc(center, radius, 0, 360, steps)[:-1]


def rounded_rectangle(width, height, radius, center=(0, 0), steps=8):
    """A closed 2-D outline."""
    x, y = width / 2 - radius, height / 2 - radius
    corners = [(x, y, 0), (-x, y, 90), (-x, -y, 180), (x, -y, 270)]
    outline = []
    for cx, cy, angle in corners:
        place = (center[0] + cx, center[1] + cy)
        outline += arc(place, radius, angle, angle + 90, steps)
    return outline


def knurled(radius, depth=0.01, count=48):
    """The outline of a knurled knob or a gear, for `plate`."""
    angles = [math.pi * i / count for i in range(2 * count)]
    return [((radius - depth * (i % 2)) * math.cos(a), (radius - depth * (i % 2)) * math.sin(a))
            for i, a in enumerate(angles)]


def line(start, end, steps=24):
    """Points from start to end, both included."""
    start, end = Vector(start), Vector(end)
    return [tuple(start.lerp(end, i / steps)) for i in range(steps + 1)]


def bezier(points, steps=14):
    """Chained cubic curves: point, handle, handle, point, handle, handle, point, ..."""
    points = [Vector(point) for point in points]
    curve = []
    for first in range(0, len(points) - 1, 3):
        a, b, c, d = points[first:first + 4]
        for i in range(steps):
            t = i / steps
            u = 1 - t
            curve.append(tuple(a * u**3 + b * 3 * t * u * u + c * 3 * t * t * u + d * t**3))
    return curve + [tuple(points[-1])]


def spline(points, steps=10):
    """A smooth curve through all points (Catmull-Rom): cables, wires, folds."""
    points = [Vector(point) for point in points]
    points = [points[0] * 2 - points[1], *points, points[-1] * 2 - points[-2]]
    curve = []
    for a, b, c, d in zip(points, points[1:], points[2:], points[3:]):
        for i in range(steps):
            t = i / steps
            curve.append(tuple(0.5 * (b * 2 + (c - a) * t + (a * 2 - b * 5 + c * 4 - d) * t * t
                                      + (b * 3 - a - c * 3 + d) * t**3)))
    return curve + [tuple(points[-2])]


def filleted(points, radius, steps=5, closed=False):
    """The same path with its corners rounded; works in 2-D and 3-D."""
    points = [Vector(point) for point in points]
    if closed:
        points = [points[-1], *points, points[0]]
    rounded = [] if closed else [points[0]]
    for before, corner, after in zip(points, points[1:], points[2:]):
        inward, outward = before - corner, after - corner
        reach = min(radius, inward.length * 0.47, outward.length * 0.47)
        start = corner + inward.normalized() * reach
        end = corner + outward.normalized() * reach
        for i in range(steps + 1):
            t = i / steps
            rounded.append(start * (1 - t) ** 2 + corner * 2 * t * (1 - t) + end * t * t)
    if not closed:
        rounded.append(points[-1])
    return [tuple(point) for point in rounded]


def helix(radius, pitch, turns, steps_per_turn=36):
    """A screw line rising along Z: threads, springs, curls; radius: number or function of t."""
    count = round(turns * steps_per_turn)
    points = []
    for i in range(count + 1):
        t = i / count
        angle = 2 * math.pi * turns * t
        distance = radius(t) if callable(radius) else radius
        points.append((distance * math.cos(angle), distance * math.sin(angle), pitch * turns * t))
    return points


def wavering(points, amount, scale=1.0, seed=1):
    """The same 3-D path, nowhere quite straight."""
    shift = Vector([Random(seed).uniform(0, 99)] * 3)
    return [tuple(Vector(point) + noise.noise_vector(Vector(point) * scale + shift) * amount)
            for point in points]
