"""Locksmith: a worn key in a front door at night, more keys on its ring, lamps in the street."""
import math
import sys
from pathlib import Path

sys.dont_write_bytecode = True
sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

import numpy as np  # noqa: E402
from mathutils import Matrix, Vector  # noqa: E402

from studio import drawn, geometry, light, materials, nodes, paths, render  # noqa: E402
from studio.camera import camera  # noqa: E402

THICK = 0.0175                  # a key's sheet
HOLE = (-0.072, 0.0), 0.034     # where the ring passes, and its radius
RING, WIRE = 0.155, 0.0085      # radii of the ring and of its wire
LAMP, NIGHT = (1.0, 0.64, 0.33), (0.30, 0.45, 0.80)
OUT = Vector((math.cos(math.radians(21)), -math.sin(math.radians(21)), 0))     # out of the door
ALONG = Vector((-OUT.y, OUT.x, 0))              # along the door, away from the camera
LOCK = Vector((-0.30, 0.0, 0.10))               # middle of the lock on the door's face
PROUD = 0.085                                   # how far the cylinder stands out of the door
# Depths of the five cuts of each key; the first lies next to the shoulder.
CUTS = [(0.012, 0.030, 0.018, 0.036, 0.024), (0.030, 0.012, 0.024, 0.012, 0.030),
        (0.018, 0.030, 0.036, 0.012, 0.024)]
FIRST_CUT, PITCH, FLAT = 0.192, 0.042, 0.007


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
    rough = cloud.linear(0.3, 0.7, 0.15, 0.34) + (marks + hollow + swirls - 0.5) * 0.12
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
    geometry.place(mark, (0.035, 0, THICK / 2 - 0.0033), (0, 0, 180 if number == 0 else 90))
    return [key, floor, mark]


def stand(holder, x, y, location):
    """Turns a group by its X and Y axes."""
    x = Vector(x).normalized()
    z = x.cross(Vector(y)).normalized()
    turn = Matrix((x, z.cross(x), z)).transposed().to_4x4()
    holder.matrix_world = Matrix.Translation(location) @ turn
    return holder


def keys():
    """One key in the lock, two on the ring that hangs from it."""
    brass = key_metal((0.86, 0.65, 0.33), (0.36, 0.22, 0.095), stain=0.6)
    nickel = key_metal((0.70, 0.66, 0.59), (0.36, 0.28, 0.19), stain=0.5)
    place = LOCK + OUT * (PROUD + 0.142)
    stand(geometry.group("key", cylinder_key(0, brass)), -OUT, (0, 0, -1), place)
    rest = place - OUT * HOLE[0][0] - Vector((0, 0, HOLE[1] + 0.001 - WIRE))
    swing = math.radians(52)
    through = (-ALONG * math.cos(swing) + OUT * math.sin(swing)).normalized()
    middle = rest - Vector((0, 0, RING))
    steel = materials.steel("polished", scratches=0.6, dust=0.03, roughness=(0.12, 0.26))
    coil = paths.helix(RING, 0.017, 2.05, 90)
    wire = geometry.sweep(coil, WIRE, steel, 24)
    geometry.aim(wire, through.cross((0, 0, 1)), middle - through.cross((0, 0, 1)) * 0.017)
    hanging = ((1, nickel, -0.16, 14, -0.35), (2, brass, 0.24, 62, 0.30))
    for number, metal, sway, turn, side in hanging:
        at = middle + through * (RING * math.sin(side)) - Vector((0, 0, RING * math.cos(side)))
        down = (Vector((0, 0, -1)) + OUT * sway).normalized()
        flat = Matrix.Rotation(math.radians(turn), 3, "Z") @ OUT
        location = at - down * (HOLE[0][0] - HOLE[1] + WIRE)
        stand(geometry.group(f"key {number}", cylinder_key(number, metal)), down, flat, location)


# --- the lock ----------------------------------------------------------------------
def keyhole_marks():
    """Where keys missed: scratches crowding around the keyhole."""
    chance = np.random.default_rng(4)
    x, y = drawn.grid((-0.22, 0.22), (-0.22, 0.22), 4000)
    lines = []
    for _ in range(420):
        near = abs(chance.normal(0, 0.05)) + 0.01
        angle = chance.uniform(0, 2 * math.pi)
        lines.append((near * math.cos(angle) * 0.8, near * math.sin(angle),
                      chance.normal(1.6, 0.7), chance.uniform(0.01, 0.09),
                      0.0005 + 0.0006 * chance.random(), chance.uniform(0.2, 1.0)))
    return drawn.scratches(x, y, lines)


def lock_brass():
    """Turned brass, brown where no hand reaches, bright and scratched around the keyhole."""
    graph = nodes.Graph("lock brass")
    here, varied = graph.position(), graph.varied_position()
    x, y, z = here.parts()
    radius = graph.vector(x, y, 0.0).length()
    marks = graph.picture(drawn.mask_image(keyhole_marks()), x, y, (-0.22, 0.22), (-0.22, 0.22))
    cloud = graph.noise(varied, 9.0, 4.0, 0.65, 0.6)
    fine = graph.noise(varied, 110.0, 3.0, 0.65)
    turned = graph.noise(graph.vector(radius * 900.0, z * 900.0, 0.0), 1.0, 2.0, 0.6)
    brown = cloud.smooth(0.38, 0.70) * 0.55 + fine.smooth(0.52, 0.75) * 0.35
    brown = (brown + radius.smooth(0.10, 0.21) * 0.30) * (1.0 - marks * 0.7)
    spots = graph.noise(varied, 38.0, 2.0).smooth(0.70, 0.76)
    color = graph.blend(brown.clamped(), (0.84, 0.62, 0.28), (0.36, 0.22, 0.085))
    color = graph.blend(spots * 0.7, color, (0.10, 0.065, 0.035))
    rough = cloud.linear(0.3, 0.7, 0.14, 0.32) + (turned - 0.5) * 0.14 + marks * 0.15 + spots * 0.3
    height = graph.noise(varied, 7.0, 1.0) * 1.2 + turned * 0.35 - marks * 1.4 + spots * 0.3
    return graph.principled(Base_Color=color, Metallic=1.0, Roughness=rough.clamped(),
                            Normal=graph.bump(height, 0.20, 0.004))


def cylinder():
    """A brass collar on the door, the cylinder's face in it, the core with its keyway."""
    brass, dark = lock_brass(), materials.matte((0.004,) * 3)
    collar = [(0.142, 0.0), (0.235, 0.0), (0.238, 0.012), (0.230, 0.024), (0.205, 0.038),
              (0.186, 0.064), (0.172, PROUD - 0.006), (0.160, PROUD - 0.002),
              (0.150, PROUD - 0.010), (0.146, PROUD - 0.022), (0.142, 0.0)]
    face = [(0.0655, PROUD - 0.03), (0.0655, PROUD - 0.012), (0.0685, PROUD - 0.008),
            (0.128, PROUD - 0.008), (0.138, PROUD - 0.014), (0.143, PROUD - 0.03)]
    core = [(0, -0.2), (0.0640, -0.2), (0.0640, PROUD - 0.008), (0.060, PROUD - 0.003),
            (0.052, PROUD), (0, PROUD)]
    core = geometry.lathe(core, brass, 128, 0.0015)
    way = [(-0.0115, -0.047), (0.0115, -0.047), (0.0115, -0.022), (0.004, -0.016), (0.004, -0.004),
           (0.0115, 0.002), (0.0115, 0.050), (-0.0115, 0.050), (-0.0115, 0.012), (-0.004, 0.006),
           (-0.004, -0.008), (-0.0115, -0.014)]
    geometry.cut(core, geometry.place(geometry.plate(way, 0.3, None, 0.0005), (0, 0, 0.02)),
                 bevel_width=0.0012)
    shadow = geometry.place(geometry.lathe([(0, 0), (0.14, 0)], dark, 48, 0), (0, 0, 0.02))
    turned = [geometry.lathe(collar, brass, 160, 0.004, wobble=0.002),
              geometry.lathe(face, brass, 160, 0.0015), core, shadow]
    holder = geometry.group("cylinder", turned)
    stand(holder, ALONG, (0, 0, 1), LOCK)


# --- the door ------------------------------------------------------------------------
def door_paint():
    """Dark gloss over many coats: brush marks, dust in the film, scuffs where keys swing."""
    chance = np.random.default_rng(7)
    spread_x, spread_z = (-1.2, 0.8), (-1.4, 0.6)
    x, z = drawn.grid(spread_x, spread_z, 1000)
    lines = []
    for _ in range(80):
        angle = math.radians(chance.normal(-90, 42))
        far = chance.uniform(0.26, 0.85)
        lines.append((far * math.cos(angle), far * math.sin(angle),
                      angle + chance.normal(1.57, 0.25), chance.uniform(0.02, 0.13),
                      0.0008 + 0.0010 * chance.random(), chance.uniform(0.15, 1.0)))
    graph = nodes.Graph("door")
    here = graph.position()
    across, _, up = here.parts()
    scuffs = drawn.mask_image(drawn.scratches(x, z, lines))
    scuffs = graph.picture(scuffs, across, up, spread_x, spread_z)
    brushed = graph.noise(graph.stretched(here, (55, 55, 1.6)), 1.0, 3.0, 0.6)
    cloud = graph.noise(here, 2.4, 4.0, 0.6)
    nibs = graph.noise(here, 60.0, 1.0).smooth(0.70, 0.78)
    color = graph.blend(cloud.smooth(0.35, 0.7) * 0.4, (0.008, 0.020, 0.023), (0.013, 0.030, 0.032))
    color = graph.blend(scuffs * 0.4, color, (0.15, 0.15, 0.13))
    rough = cloud.linear(0.3, 0.7, 0.16, 0.30) + scuffs * 0.3 + graph.fingerprints(here, 3.0) * 0.12
    height = brushed * 0.55 + nibs * 0.8 + cloud * 0.8 - scuffs
    return graph.principled(Base_Color=color, Roughness=rough.clamped(), Specular=0.5,
                            Normal=graph.bump(height, 0.30, 0.010))


def door():
    """Ajar: its edge is six centimetres behind the lock."""
    leaf = geometry.box((12.0, 0.44, 24.0), door_paint(), 0.025)
    for vertex in leaf.data.vertices:
        vertex.co.x -= 6.0 - 0.62
        vertex.co.y += 0.22
    stand(leaf, ALONG, (-OUT.x, -OUT.y, 0), LOCK)


def dusk():
    """The last blue above dark houses, far out of focus."""
    graph = nodes.Graph("dusk")
    x, z, _ = graph.position().parts()
    sky = (z + graph.noise(graph.vector(x, z * 0.3, 0.0), 0.35, 2.0) * 3.0).smooth(0.5, 6.0)
    warm = graph.noise(graph.position(), 0.5, 2.0).smooth(0.45, 0.75)
    warm = warm * z.smooth(-3.0, 2.0, 1.0, 0.0)
    color = graph.blend(sky, (0.0035, 0.0035, 0.0045), (0.011, 0.017, 0.031))
    color = graph.blend(warm, color, (0.034, 0.017, 0.008))
    glow = graph.finish(graph.shader("ShaderNodeEmission", Color=color, Strength=1.0))
    return geometry.place(geometry.sheet(lambda x, z: 0.0, (-14, 14), (-9, 9), glow, 2), (0, 30, 0),
                          (90, 0, 0))


def street():
    """Lamps down the street as the lens shows them: disks of one size, each evenly lit.

    They stand just behind the door, because lamps truly out of focus would be mostly noise.
    """
    chance = np.random.default_rng(17)
    colors = {"sodium": (1.0, 0.29, 0.035), "bulb": (1.0, 0.44, 0.13), "shop": (1.0, 0.66, 0.40),
              "tail": (0.90, 0.05, 0.02), "head": (0.86, 0.88, 1.0), "sign": (0.10, 0.55, 0.34)}
    kinds = {}
    for name, color in colors.items():
        graph = nodes.Graph(name)
        rim = graph.position().length().linear(0.3, 0.97, 0.8, 1.15)
        glow = graph.shader("ShaderNodeEmission", Color=color,
                            Strength=rim * graph.random().linear(0, 1, 0.04, 0.42))
        clear = graph.shader("ShaderNodeBsdfTransparent")
        kinds[name] = graph.finish(graph.field("ShaderNodeAddShader", {0: glow, 1: clear}))
    lamps = [("sodium", 0.10 + 0.62 / far, -0.05 + 0.34 / far)
             for far in (0.9, 1.25, 1.8, 2.7, 4.0)]
    lamps += [("sodium", 0.10 - 0.30 / far, -0.05 + 0.30 / far) for far in (1.1, 1.6, 2.4, 3.6)]
    lamps += [("head", 0.33, -0.17), ("head", 0.405, -0.172), ("tail", 0.60, -0.215),
              ("tail", 0.70, -0.222), ("tail", 0.235, -0.12), ("sign", 0.50, -0.02)]
    lamps += [(str(chance.choice(["bulb", "shop", "sodium"])), chance.uniform(0.0, 0.95),
               chance.normal(-0.06, 0.05)) for _ in range(13)]
    disks = [dusk()]
    for number, (name, x, z) in enumerate(lamps):
        outline = paths.filleted(paths.circle(1.0, steps=9), 0.5, 6, True)
        disk = geometry.plate(outline, 0.002, kinds[name], 0.0)
        size = 0.060 * chance.uniform(0.97, 1.03)
        there = (x + 0.02, 1.0 + 0.004 * number, z)
        disks.append(geometry.place(disk, there, (90, 0, 0), (size, size, 1)))
    for disk in disks:
        disk.visible_diffuse = disk.visible_glossy = disk.visible_shadow = False


def main():
    """Everything, then the picture."""
    render.start()
    door()
    cylinder()
    keys()
    street()
    light.flag((1.5, -1.9, 1.15), (0.02, 1.2, 1.9))
    light.room([light.Window("right", (-10, -3), (4.0, 10.0), 70, LAMP, (1, 1), 0, 0),
                light.Window("front", (-7, -1), (2.0, 9.0), 16, LAMP, (2, 2), 0.3, 0),
                light.Window("right", (4, 12), (-1, 6), 4, NIGHT, (2, 3))],
               low=(-14, -24, -11), wall=(0.40, 0.33, 0.27), ambient=0.05, fade=0.5, seed=5)
    camera((0.10, -4.7, 0.52), (-0.17, 0.0, -0.05), lens=132, aperture=9,
           focus=(-0.02, -0.10, 0.1), roll=-0.01)
    render.render(exposure=0.8)


if __name__ == "__main__":
    main()
