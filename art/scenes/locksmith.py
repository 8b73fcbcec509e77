"""Locksmith: worn keys on a steel hoop on slate, a profile cylinder, one warm lamp at night."""
import math
import random
import sys
from pathlib import Path

sys.dont_write_bytecode = True
sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from mathutils import noise  # noqa: E402
from studio import geometry, light, materials, nodes, paths, render  # noqa: E402
from studio.camera import camera  # noqa: E402

THICK = 0.0175                  # a key's sheet
HOLE = (-0.072, 0.0), 0.034     # where the hoop passes, and its radius
HOOP, WIRE = 0.20, 0.0115       # radii of the hoop and of its wire
LAMP, NIGHT = (1.0, 0.64, 0.33), (0.30, 0.45, 0.80)
# Depths of the five cuts of each key; the first lies next to the shoulder.
CUTS = [(0.012, 0.030, 0.018, 0.036, 0.024), (0.030, 0.012, 0.024, 0.012, 0.030),
        (0.018, 0.030, 0.036, 0.012, 0.024)]
FIRST_CUT, PITCH, FLAT = 0.192, 0.042, 0.007
# How hoop and keys came to lie when they were let fall: place and turn (degrees).
REST = {
    "hoop": ((0.0080, -0.0196, 0.1107), (28.4, -1.9, 4.1)),
    "key 0": ((0.1940, -0.1900, 0.0360), (-9.0, 3.2, -49.0)),
    "key 1": ((0.2430, -0.1520, 0.0490), (-8.0, 4.9, -30.7)),
    "key 2": ((-0.2120, -0.1680, 0.0420), (10.0, 176.5, 33.3)),
    "old key": ((-0.1070, -0.1550, 0.0950), (-170.0, 6.2, -119.8)),
}


# --- materials -----------------------------------------------------------------
def face_scratches(graph, here):
    """Fine scratches along a key's faces in four directions, 0 to 1."""
    x, y, z = here.parts()
    marks = 0.0
    for number, angle in enumerate((0.15, 0.8, 1.9, 2.7)):
        along = x * math.cos(angle) + y * math.sin(angle)
        across = y * math.cos(angle) - x * math.sin(angle)
        at = graph.vector(across * 420.0, z * 300.0, along * 9.0 + number)
        lines = graph.noise(at, 1.0, 0.0)
        marks = lines.smooth(0.68, 0.74) * (0.9 - 0.15 * number) + marks
    return marks.clamped()


def key_metal(clean, tarnished, half=THICK / 2, stain=0.8):
    """Metal as pockets wear it: bright where it rubs, brown in the hollows, scratched all over.

    half: the height above the middle from which a face is worn; all below is tarnished.
    """
    graph = nodes.Graph("worn key")
    here, at = graph.position(), graph.varied_position()
    hollow = (abs(here.parts()[2]) / half).smooth(0.55, 0.93, 1.0, 0.0)
    cloud = graph.noise(at, 15.0, 4.0, 0.65, 0.5)
    fine = graph.noise(at, 150.0, 2.0, 0.6)
    brown = (cloud.smooth(0.40, 0.68) * 0.6 + fine.smooth(0.55, 0.8) * 0.3 + hollow * 0.75) * stain
    color = graph.blend(brown.clamped(), clean, tarnished)
    marks = face_scratches(graph, here)
    swirls = graph.noise(graph.stretched(here, (30, 420, 420)), 1.0, 1.0)
    rough = cloud.linear(0.3, 0.7, 0.15, 0.34) + marks * 0.12 + hollow * 0.12 + (swirls - 0.5) * 0.12
    height = graph.noise(at, 9.0, 1.0) * 1.6 - marks * 0.5 + swirls * 0.16 + fine * hollow * 0.7
    dusty = graph.dust(0.10)
    return graph.principled(Base_Color=graph.blend(dusty, color, materials.DUST),
                            Metallic=1.0 - dusty, Roughness=(rough + dusty * 0.6).clamped(),
                            Normal=graph.bump(height, 0.16, 0.004))


# --- keys ------------------------------------------------------------------------
def bitting(cuts, x):
    """How far the cut edge is from the middle: flats for the pins with flanks of 45 degrees."""
    edge = min(0.037, 0.037 - (x - 0.418) * 0.95)
    for number, depth in enumerate(cuts):
        beside = abs(x - FIRST_CUT - PITCH * number)
        edge = min(edge, 0.037 - depth + max(0.0, beside - FLAT))
    return edge


def blade(cuts):
    """The outline of a blade from its lower shoulder round the tip to the upper one."""
    points = [(0.137, -0.054)]
    for step in range(206):
        x = 0.140 + 0.0015 * step
        worn = sum(bitting(cuts, x + 0.0015 * near) for near in (-2, -1, 0, 1, 2)) / 5
        points.append((x, -worn))
    return points + [(0.452, 0.016), (0.424, 0.043), (0.137, 0.043), (0.137, 0.054)]


def bow(kind):
    """The outline of a key's head, from the upper shoulder round to the lower one."""
    if kind == 0:
        return paths.arc((0, 0), 0.122, 26, 334, 72)
    if kind == 1:
        corners = [(0.10, 0.054), (0.055, 0.118), (-0.060, 0.118), (-0.122, 0.055),
                   (-0.122, -0.055), (-0.060, -0.118), (0.055, -0.118), (0.10, -0.054)]
        return paths.filleted(corners, 0.036, 8)
    lobes = [(0.105, 0.054), (0.052, 0.060), (0.040, 0.126), (-0.085, 0.126), (-0.125, 0.03),
             (-0.125, -0.03), (-0.085, -0.126), (0.040, -0.126), (0.052, -0.060), (0.105, -0.054)]
    return paths.filleted(lobes, 0.05, 10)


def outline(number):
    """The whole outline of one of the three cylinder keys."""
    return bow(number) + blade(CUTS[number])


def mill(wide, deep):
    """What a cutter takes out of a blade's face: a groove running out towards the bow."""
    rings = []
    for x, share in ((0.150, -0.2), (0.162, 0.45), (0.176, 0.85), (0.195, 1.0), (0.50, 1.0)):
        low = -deep * share
        rings.append([(x, -wide * 0.60, 0.01), (x, -wide * 0.36, low), (x, wide * 0.36, low),
                      (x, wide * 0.60, 0.01)])
    return geometry.skin("mill", rings, None)


def cylinder_key(number, metal):
    """A key with a milled groove on either side and a sunk panel with its number."""
    center, radius = HOLE
    hole, boss = paths.circle(radius, center, 40), paths.circle(radius + 0.013, center, 40)
    panel = [(x * 0.80 + 0.004, y * 0.80) for x, y in bow(number)]
    key = geometry.plate(outline(number), THICK, metal, 0.0036, [panel, boss, hole])
    sunk = [(x * 1.04, y * 1.04) for x, y in panel]
    floor = geometry.plate(sunk, THICK - 0.007, metal, 0.0005,
                           [paths.circle(radius + 0.004, center, 40)])
    tools = [geometry.place(mill(0.019, 0.0058), (0, 0.012, THICK / 2)),
             geometry.place(mill(0.015, 0.0058), (0, 0.024, -THICK / 2), (180, 0, 0))]
    geometry.cut(key, *tools, bevel_width=0.0008)
    grime = materials.matte((0.045, 0.030, 0.016))
    mark = geometry.text(("472", "C 16", "3081")[number], 0.040, grime, 0.0008)
    geometry.place(mark, (0.035, 0, THICK / 2 - 0.0033), (0, 0, 90))
    return [key, floor, mark]


def old_key(metal, filed):
    """A forged key for a mortice lock: an oval bow, a turned shank, a stepped bit."""
    oval = [(0.135 * math.cos(a), 0.115 * math.sin(a), 0)
            for a in (2 * math.pi * i / 96 for i in range(96))]
    ring = geometry.sweep(oval, 0.019, metal, 20, closed=True)
    profile = [(0, 0.115), (0.026, 0.118), (0.034, 0.135), (0.030, 0.15), (0.024, 0.156), (0.034, 0.166),
               (0.036, 0.18), (0.026, 0.19), (0.022, 0.21), (0.023, 0.40), (0.031, 0.408),
               (0.031, 0.422), (0.023, 0.43), (0.022, 0.60), (0.018, 0.615), (0.0, 0.618)]
    shank = geometry.place(geometry.lathe(profile, metal, 64, 0.006), (0, 0, 0), (0, 90, 0))
    bit = [(0.455, -0.01), (0.455, -0.115), (0.480, -0.115), (0.480, -0.075), (0.496, -0.075),
           (0.496, -0.128), (0.545, -0.128), (0.545, -0.085), (0.560, -0.085), (0.560, -0.118),
           (0.588, -0.118), (0.588, -0.01)]
    return [ring, shank, geometry.plate(bit, 0.026, filed, 0.003)]


def hoop(metal):
    """A round hoop closed by a knurled sleeve."""
    circle = [(x, y, 0) for x, y in paths.circle(HOOP, steps=120)]
    wire = geometry.sweep(circle, WIRE, metal, 24, closed=True)
    sleeve = geometry.plate(paths.knurled(0.0185, 0.0014, 36), 0.075, metal, 0.002)
    geometry.place(sleeve, (0, HOOP, 0), (0, 90, 0))
    return [wire, sleeve]


def bunch():
    """All keys on their hoop."""
    brass = key_metal((0.83, 0.61, 0.30), (0.30, 0.18, 0.075))
    nickel = key_metal((0.70, 0.66, 0.59), (0.36, 0.28, 0.19), stain=0.5)
    iron = key_metal((0.36, 0.33, 0.30), (0.10, 0.075, 0.055), half=0.03, stain=0.9)
    filed = key_metal((0.36, 0.33, 0.30), (0.10, 0.075, 0.055), half=0.013, stain=0.9)
    made = {"hoop": hoop(materials.steel("satin", dust=0.05)), "old key": old_key(iron, filed)}
    for number, metal in enumerate((brass, nickel, brass)):
        made[f"key {number}"] = cylinder_key(number, metal)
    parts = [geometry.group(name, things, *REST[name]) for name, things in made.items()]
    geometry.group("bunch", parts, (-0.05, 0.06, 0.0), (0, 0, -10))


# --- cylinder ----------------------------------------------------------------------
def profile_outline():
    """The pear-like section of a profile cylinder, its core around the origin."""
    return paths.arc((0, 0), 0.085, -54, 234, 72) + paths.arc((0, -0.195), 0.05, 180, 360, 24)


def half_cylinder(nickel, brass, dark):
    """One end: a body with a bored face, the core with its keyway, five plugs below."""
    body = geometry.plate(profile_outline(), 0.30, nickel, 0.005)
    bore = geometry.place(geometry.lathe([(0, 0), (0.0685, 0), (0.0685, 0.1), (0, 0.1)], None, 96, 0),
                          (0, 0, 0.10))
    geometry.cut(body, bore)
    core = geometry.lathe([(0, -0.04), (0.066, -0.04), (0.066, 0.050), (0.063, 0.054), (0.058, 0.054),
                           (0.055, 0.0515), (0, 0.0515)], brass, 96, 0.001)
    way = [(-0.012, -0.047), (0.012, -0.047), (0.012, -0.022), (0.003, -0.016), (0.003, -0.004),
           (0.013, 0.002), (0.013, 0.014), (0.004, 0.019), (0.004, 0.036), (-0.010, 0.036),
           (-0.010, 0.012), (-0.003, 0.006), (-0.003, -0.008), (-0.012, -0.014)]
    geometry.cut(core, geometry.place(geometry.plate(way, 0.14, None, 0.0005), (0, 0, 0.05)),
                 bevel_width=0.0012)
    geometry.place(core, (0, 0, 0.103), (0, 0, 3))
    plugs = [geometry.lathe([(0, 0), (0.017, 0), (0.0165, 0.003), (0.004, 0.0035), (0, 0.002)],
                            brass, 32, 0.0008) for _ in range(5)]
    for number, plug in enumerate(plugs):
        geometry.place(plug, (0, -0.2445, 0.108 - 0.046 * number), (90, 0, 0))
    shadow = geometry.place(geometry.lathe([(0, 0), (0.068, 0)], dark, 48, 0), (0, 0, 0.101))
    return [body, core, shadow, *plugs]


def cylinder():
    """The whole lock: two ends, the bridge with its screw hole, the cam."""
    nickel = materials.metal("nickel", "satin", stain=0.4, scratches=0.7, prints=0.4, dust=0.08)
    brass = key_metal((0.84, 0.62, 0.28), (0.34, 0.20, 0.08), half=9)
    dark = materials.matte((0.004,) * 3)
    near = geometry.group("near end", half_cylinder(nickel, brass, dark), (0, 0, 0.20))
    far = geometry.group("far end", half_cylinder(nickel, brass, dark), (0, 0, -0.20), (0, 180, 0))
    bridge = geometry.place(geometry.box((0.098, 0.115, 0.14), nickel, 0.004), (0, -0.187, 0))
    drill = geometry.place(geometry.lathe([(0, -1), (0.024, -1), (0.024, 1), (0, 1)], None, 48, 0),
                           (0, -0.187, 0), (0, 90, 0))
    geometry.cut(bridge, drill, bevel_width=0.002)
    lobe = paths.arc((0, 0), 0.078, 25, 335, 64) + [(0.145, -0.030), (0.152, -0.015), (0.152, 0.015),
                                                    (0.145, 0.030)]
    cam = geometry.place(geometry.plate(lobe, 0.088, materials.steel("worn", dust=0.1), 0.004),
                         (0, 0, 0), (0, 0, 62))
    return geometry.group("cylinder", [near, far, bridge, cam])


def lay_cylinder():
    """On its side, so that core and plugs are seen."""
    lying = geometry.group("on its side", [cylinder()], (0, 0, 0), (0, 0, 90 - 10))
    upright = geometry.group("level", [lying], (0, 0, 0), (90, 0, 0))
    geometry.group("there", [upright], (0.42, 0.42, 0.0855), (0, 0, -38))


# --- surroundings ------------------------------------------------------------------
def split(x, y):
    """The surface of split slate: low ragged steps where one layer ends, hardly any waves."""
    warp = noise.fractal((x * 0.9 + 7, y * 1.3, 2), 0.75, 2.1, 7) * 1.3
    steps = 0.0
    for level in range(4):
        edge = (warp + 0.75 - 0.5 * level) / 0.012
        steps += 0.0085 / (1 + math.exp(-max(-30, min(30, edge))))
    return steps + 0.003 * noise.fractal((x * 5, y * 5, 9), 0.9, 2.1, 4) - 0.036


def bench():
    """A slab of slate that ends in the dark."""
    stone = materials.slate((0.020, 0.027, 0.035), bump=0.45, grain=11.0, roughness=0.50, dust=0.04)
    geometry.sheet(split, (-2.2, 2.6), (-1.6, 2.4), stone, 640)


def padlock(metal, steel):
    """A laminated padlock: riveted plates, a cylinder in its bottom, a steel shackle."""
    chance = random.Random(3)
    section = paths.rounded_rectangle(0.42, 0.20, 0.060)
    sheets = [geometry.plate(section, 0.0264, metal, 0.0065) for _ in range(14)]
    for number, piece in enumerate(sheets):
        slip = [chance.gauss(0, 0.0011) for _ in range(2)]
        geometry.place(piece, (*slip, -0.172 + 0.0265 * number), (0, 0, chance.gauss(0, 0.25)))
    dome = [(0, 0.016), (0.012, 0.014), (0.020, 0.006), (0.022, 0), (0, 0)]
    rivets = [geometry.place(geometry.lathe(dome, steel, 32, 0.003), (x, y, side * 0.184),
                             (90 - 90 * side, 0, 0))
              for side in (-1, 1) for x in (-0.165, 0.165) for y in (-0.052, 0.052)]
    rim = geometry.lathe([(0, -0.185), (0.052, -0.185), (0.054, -0.197), (0.066, -0.197),
                          (0.070, -0.185), (0.070, -0.15), (0, -0.15)], steel, 64, 0.002)
    slot = geometry.box((0.010, 0.062, 0.006), materials.matte((0.004,) * 3), 0.001)
    geometry.place(slot, (0, 0, -0.184))
    legs = [(-0.125, 0, 0.10), *[(x, 0, z) for x, z in paths.arc((0, 0.40), 0.125, 180, 0, 40)],
            (0.125, 0, 0.10)]
    shackle = geometry.sweep(legs, 0.037, steel, 48)
    ring = [(0.040, 0.18), (0.048, 0.18), (0.052, 0.194), (0.046, 0.198), (0.040, 0.194)]
    collars = [geometry.place(geometry.lathe([*ring, ring[0]], metal, 48, 0), (x, 0, 0))
               for x in (-0.125, 0.125)]
    return geometry.group("padlock", [*sheets, *rivets, rim, slot, shackle, *collars])


def background():
    """A padlock on its back, only to be guessed."""
    brass = materials.brass("worn", stain=0.9, scratches=0.8, dust=0.12)
    steel = materials.steel("polished", scratches=0.4, dust=0.06, roughness=(0.18, 0.30))
    geometry.place(padlock(brass, steel), (-0.54, 0.98, 0.09), (-88, 0, -64), 0.8)


def filings():
    """A few brass filings and grains of grit."""
    brass, grit = materials.brass("satin", dust=0), materials.matte((0.12, 0.10, 0.085))

    def speck(location, normal, chance):
        size = 0.0022 + 0.004 * chance.random() ** 3
        material = brass if chance.random() < 0.45 else grit
        piece = geometry.box((size * chance.uniform(1, 3), size, size * 0.6), material, 0, size * 0.3,
                             chance.randrange(999))
        return geometry.place(piece, location + normal * size * 0.2,
                              (chance.uniform(-20, 20), 0, chance.uniform(0, 360)))
    geometry.scatter(170, ((-0.8, 0.9), (-0.7, 0.7), (1, 1)), speck, patchy=0.7, seed=8)


def main():
    """Everything, then the picture."""
    render.start()
    bench()
    bunch()
    lay_cylinder()
    background()
    filings()
    light.flag((-2.6, -3.5, 1.2), (0.1, 5, 3))
    light.flag((-2.6, 2.9, 1.2), (0.1, 2.6, 3))
    light.room([light.Window("left", (-2.5, 3.5), (4.0, 9.0), 115, LAMP, (1, 1), 0, 0),
                light.Window("back", (-11, -2), (3.0, 13.0), 4.5, LAMP, (1, 1), 0, 0),
                light.Window("right", (2, 9), (2, 11), 3, NIGHT, (2, 3))],
               low=(-14, -24, -11), wall=(0.50, 0.38, 0.27), ambient=0.05, seed=5)
    camera((-0.17, -2.95, 1.50), (0.02, 0.0, 0.04), lens=76, aperture=14, focus=(0.05, -0.13, 0.06))
    render.render(exposure=0.8)


if __name__ == "__main__":
    main()
