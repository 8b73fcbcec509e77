"""Carpenter: a dovetailed oak corner, knocked together, in the light of a north window."""
import math
import random
import sys
from pathlib import Path

sys.dont_write_bytecode = True
sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

import bpy  # noqa: E402
from mathutils import noise  # noqa: E402

from studio import geometry, light, materials, paths, render  # noqa: E402
from studio.camera import camera  # noqa: E402
from studio.quartered import planed_off, quartered  # noqa: E402

THICK, HIGH, LONG = 0.18, 0.80, 2.6     # of both boards
TAILS = [(0.080, 0.229), (0.3235, 0.4725), (0.5745, 0.717)]     # at the baseline
FLARES = [(0.026, 0.0245), (0.0265, 0.026), (0.024, 0.0265)]    # how much wider at the end
PROUD = 0.0035                          # how far pins and tails still stand out, to be planed off
TURN = -54                              # degrees the corner is turned to the camera
NORTH = (0.93, 0.98, 1.06)


# --- the joint -------------------------------------------------------------------
def tail_outline():
    """The tail board seen on its face; its end at x = 0."""
    points = [(-LONG, 0), (-THICK, 0)]
    for (low, high), (below, above) in zip(TAILS, FLARES):
        points += [(-THICK, low), (0, low - below), (0, high + above), (-THICK, high)]
    return points + [(-THICK, HIGH), (-LONG, HIGH)]


def pins():
    """Sections of the pins as (depth, height): depth 0 is the narrow side.

    A saw leaves no two sides alike: each fits its tail with a hair's breadth of its own.
    """
    chance = random.Random(5)
    sides = [(0.0, 0.0)]
    for (low, high), (below, above) in zip(TAILS, FLARES):
        sides += [(low, low - below), (high, high + above)]
    sides.append((HIGH, HIGH))
    sections = []
    for (wide_low, slim_low), (wide_high, slim_high) in zip(sides[::2], sides[1::2]):
        slack = [chance.uniform(0.0002, 0.0011) for _ in range(4)]
        sections.append([(0, slim_low + slack[0]), (THICK, wide_low + slack[1]),
                         (THICK, wide_high - slack[2]), (0, slim_high - slack[3])])
    return sections


def prisms(parts, material):
    """Prisms along X in one mesh, so that the grain runs through: (section in y and z, x0, x1)."""
    vertices, faces = [], []
    for section, start, end in parts:
        base, count = len(vertices), len(section)
        for x in (start, end):
            vertices += [(x, y, z) for y, z in section]
        faces += [(base + i, base + (i + 1) % count, base + count + (i + 1) % count, base + count + i)
                  for i in range(count)]
        faces += [tuple(range(base, base + count)), tuple(range(base + count, base + 2 * count))]
    return geometry.bevel(geometry.add_mesh("board", vertices, faces, material), 0.0008, 2)


def gauge_line(length):
    """The scratch of a marking gauge along the tails' baseline."""
    scratch = geometry.box((0.0011, 0.0004, length), materials.matte((0.17, 0.10, 0.05)), 0)
    return geometry.place(scratch, (-THICK + 0.0025, PROUD, HIGH / 2))


def corner(tail_oak, pin_oak):
    """Tail board to the left, pin board to the right; the corner's outer edge on Z."""
    tails = geometry.plate(tail_outline(), THICK, tail_oak, 0.0008)
    geometry.place(tails, (PROUD, THICK / 2 + PROUD, 0.0005), (90, 0, 0))
    board = [(0, 0), (THICK, 0), (THICK, HIGH), (0, HIGH)]
    chance = random.Random(3)
    parts = [(section, chance.uniform(-0.0015, 0.001), THICK + 0.003) for section in pins()]
    made = prisms(parts + [(board, THICK, LONG)], pin_oak)
    geometry.place(made, (0, 0, 0), (0, 0, 90))
    return [tails, made, gauge_line(HIGH - 0.002)]


# --- tools -------------------------------------------------------------------------
def marking_knife():
    """A walnut handle, a brass ferrule, a spear-pointed blade; along X, its axis on Z = 0."""
    walnut = materials.wood("walnut", (0.3, -0.9), 0.15, 0.38, varnish=0.35)
    bulge = [(0.0, 0.030), (0.015, 0.052), (0.05, 0.068), (0.20, 0.078), (0.42, 0.080), (0.62, 0.072),
             (0.80, 0.058), (0.93, 0.050), (1.0, 0.049)]

    def radius(t):
        for (t0, r0), (t1, r1) in zip(bulge, bulge[1:]):
            if t <= t1:
                share = (t - t0) / (t1 - t0)
                return r0 + (r1 - r0) * share * share * (3 - 2 * share)
        return bulge[-1][1]
    handle = geometry.sweep(paths.line((-0.98, 0, 0), (0, 0, 0), 160), radius, walnut, 56)
    ferrule = geometry.lathe([(0, 0), (0.051, 0), (0.052, 0.012), (0.0495, 0.018), (0.0495, 0.085),
                              (0.0525, 0.09), (0.052, 0.104), (0.043, 0.116), (0, 0.116)],
                             materials.brass("turned", stain=0.5, dust=0.05), 72, 0.003)
    geometry.place(ferrule, (0, 0, 0), (0, 90, 0))
    spear = [(0.10, -0.034), (0.43, -0.034), (0.54, 0.030), (0.535, 0.034), (0.10, 0.034)]
    steel = materials.steel("brushed", axis="x", stain=0.4, dust=0.04)
    blade = geometry.plate(spear, 0.018, steel, 0.004)
    return geometry.group("knife", [handle, ferrule, blade])


def pencil():
    """A flat-sided joiner's pencil, cut with a knife; along X."""
    red = materials.painted_metal((0.30, 0.028, 0.022), chips=0.25, base="aluminium", rust=0)
    cedar, lead = materials.wood("beech", (0.1, -0.4), 0.1, 0.6), materials.matte((0.03, 0.03, 0.032), 0.4)
    body = geometry.loft(paths.line((-1.5, 0, 0), (0, 0, 0), 40), 0.12, 0.062, red, squareness=0.42)
    tip = geometry.loft(paths.line((-0.002, 0, 0), (0.17, 0, 0), 12), lambda t: 0.114 - 0.075 * t,
                        lambda t: 0.058 - 0.032 * t, cedar, squareness=0.55)
    core = geometry.loft(paths.line((0.165, 0, 0), (0.215, 0, 0), 6), lambda t: 0.036 - 0.014 * t,
                         lambda t: 0.022 - 0.014 * t, lead, squareness=0.6)
    return geometry.group("pencil", [body, tip, core])


# --- shavings ------------------------------------------------------------------------
def ragged(seed, share, across):
    """How far a shaving's torn end reaches in: splinters of different lengths."""
    broad = noise.noise((across * 3.0, seed, share))
    return 0.035 * abs(broad) + 0.022 * abs(noise.noise((across * 17.0, seed, share)))


def shaving(material, turns, radii, width, drift, seed):
    """A curl with its axis along Y: radii from its open end to its tight one, thin as paper."""
    rows, steps = 28, int(56 * turns)
    points, along = [], []
    length = 2 * math.pi * turns * sum(radii) / 2
    for k in range(rows + 1):
        v = k / rows - 0.5
        first, last = ragged(seed, 0.0, v), 1 - ragged(seed, 9.0, v)
        for i in range(steps + 1):
            t = first + (last - first) * i / steps
            angle = 2 * math.pi * turns * t
            reach = radii[0] + (radii[1] - radii[0]) * t ** 0.8
            reach *= 1 + 0.10 * noise.noise((angle * 0.35, seed, v * 0.5))
            reach += 0.006 * math.cos(2 * math.pi * v) * noise.noise((angle * 0.8, seed, 3.0))
            rim = 0.05 * noise.noise((angle * 1.1, seed, 1.0 if v < 0 else 7.0))
            rim += 0.03 * noise.noise((angle * 7.0, seed, 2.0 if v < 0 else 5.0))
            y = v * width * (1 + 2 * rim * abs(v)) + drift * t
            points.append((reach * math.cos(angle), y, reach * math.sin(angle)))
            along.append((length * t, v * width, max(0.0, 2 * abs(v) - 0.55) / 0.45))
    row = steps + 1
    faces = [(k * row + i, k * row + i + 1, (k + 1) * row + i + 1, (k + 1) * row + i)
             for k in range(rows) for i in range(steps)]
    thing = geometry.add_mesh("shaving", points, faces, material, 180)
    layer = thing.data.attributes.new("along", "FLOAT_VECTOR", "POINT")
    layer.data.foreach_set("vector", [value for point in along for value in point])
    return thing


def settle(thing):
    """Lets a thing down until its lowest point touches the bench."""
    bpy.context.view_layer.update()
    thing.location.z -= min((thing.matrix_world @ vertex.co).z for vertex in thing.data.vertices)


def shavings():
    """A few curls, wide and tight."""
    thin = planed_off()
    for number, (turns, radii, width, drift, place, degrees) in enumerate([
            (2.6, (0.130, 0.045), 0.15, 0.16, (-0.70, -0.62), (8, 20, 62)),
            (2.2, (0.085, 0.030), 0.10, 0.09, (-0.30, -0.50), (3, 130, 24)),
            (3.6, (0.082, 0.022), 0.085, 0.30, (0.62, -0.28), (-6, 70, -35)),
            (1.4, (0.100, 0.060), 0.13, -0.07, (-1.00, -0.44), (-4, 210, 100)),
            (1.8, (0.150, 0.062), 0.14, 0.20, (0.93, 0.14), (9, 250, -64))]):
        curl = shaving(thin, turns, radii, width, drift, number + 3.5)
        settle(geometry.place(curl, (*place, 0), degrees))


def crumbs():
    """Chips and dust around the joint."""
    oak = quartered("oak", 0.6)

    def crumb(location, normal, chance):
        size = 0.004 + 0.018 * chance.random() ** 4
        piece = geometry.box((size * chance.uniform(1, 2.6), size, size * 0.35), oak, 0, size * 0.2,
                             chance.randrange(999))
        return geometry.place(piece, location + normal * size * 0.15,
                              (chance.gauss(0, 8), chance.gauss(0, 8), chance.uniform(0, 360)))
    geometry.scatter(230, ((-1.2, 1.2), (-1.0, 0.3), (2, 2)), crumb, patchy=0.75, seed=6)


# --- surroundings ----------------------------------------------------------------------
def bench():
    """Planks of scrubbed ash."""
    ash = quartered("ash", 0.55, 0.9)
    for row in range(6):
        plank = geometry.box((16, 1.05, 0.4), ash, 0.016, 0.004, seed=row)
        geometry.place(plank, (row * 1.3 - 3, row * 1.068 - 2.75, -0.2 + 0.0015 * (row % 2)))


def chisel(beech, brass, steel):
    """A chisel, blade down; its handle begins at z = 0."""
    handle = geometry.lathe([(0, 0), (0.09, 0), (0.10, 0.1), (0.135, 0.35), (0.13, 0.75), (0.10, 0.95),
                             (0.085, 1.0), (0, 1.0)], beech, 40, 0.03)
    ring = geometry.place(geometry.lathe([(0, 0), (0.10, 0), (0.095, 0.12), (0, 0.12)], brass, 40),
                          (0, 0, -0.10))
    blade = geometry.place(geometry.box((0.16, 0.05, 0.9), steel, 0.01), (0, 0, -0.55))
    return geometry.group("chisel", [handle, ring, blade])


def background():
    """A pale wall, a rack with chisels, and a jar: only to be guessed."""
    geometry.place(geometry.box((40, 0.3, 16), materials.plaster((0.32, 0.305, 0.28)), 0), (0, 7.5, 3))
    beech, brass = materials.wood("beech", (0.2, -0.5), 0.5, 0.4), materials.brass("worn", stain=0.9, colors=((0.62, 0.46, 0.24), (0.34, 0.22, 0.10)))
    steel = materials.steel("satin")
    geometry.place(geometry.box((2.6, 0.5, 0.14), materials.wood("dark oak"), 0.02), (1.35, 3.1, 0.50))
    for number in range(5):
        tool = chisel(beech, brass, steel)
        geometry.place(tool, (0.35 + 0.47 * number, 3.1, 0.66 + 0.03 * (number % 3)), (0, 2 * number - 4, 0))
    tin = geometry.lathe([(0, 0), (0.34, 0), (0.34, 0.62), (0.30, 0.64), (0, 0.64)],
                         materials.matte((0.16, 0.22, 0.22)), 40, 0.02)
    geometry.place(tin, (-1.35, 3.0, 0))


def main():
    """Everything, then the picture."""
    render.start()
    bench()
    geometry.group("corner", corner(quartered(), quartered()), (0.12, -0.10, 0.001), (0, 0, TURN))
    geometry.place(marking_knife(), (0.27, -0.58, 0.072), (8, 3.0, 15))
    geometry.place(pencil(), (-0.56, -0.24, 0.033), (0, 0, -21))
    shavings()
    background()
    crumbs()
    light.room([light.Window("left", (-13, -3.5), (0.5, 12), 46, NORTH),
                light.Window("front", (-13, -5), (0, 12), 9, NORTH, (3, 3)),
                light.Window("front", (8, 13), (-2, 9), 4, light.OVERCAST, (2, 3))],
               low=(-17, -28, -12), wall=(0.58, 0.54, 0.48), ambient=0.22, clutter=0.9, fade=0.5, seed=9)
    camera((-0.18, -4.3, 1.36), (0.07, 0, 0.40), lens=79, aperture=8, focus=(0.12, -0.22, 0.45))
    render.render(exposure=-0.15, contrast="High Contrast")


if __name__ == "__main__":
    main()
