"""Builder: the corner of a brick wall being laid, a loaded trowel and a level on its top."""
import math
import random
import sys
from pathlib import Path

sys.dont_write_bytecode = True
sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from mathutils import Vector, noise  # noqa: E402

from studio import geometry, light, materials, paths, render  # noqa: E402
from studio.camera import camera  # noqa: E402
from studio.lumps import crumbs, lumps_on  # noqa: E402
from studio.nodes import Graph  # noqa: E402

LENGTH, DEPTH, HEIGHT, JOINT = 2.15, 1.025, 0.65, 0.10
STEP, COURSE = LENGTH + JOINT, HEIGHT + JOINT
TURN = -34                      # degrees of the corner around Z
# Bricks to the left (along -X) and to the right (along +Y) of the corner, from below.
COURSES = [(4, 4), (4, 4), (3, 3), (3, 3), (2, 2), (1, 2)]
LAST = len(COURSES) - 1
TOP = COURSE * len(COURSES) - JOINT
GROUND = -1.5                   # where the wall stands; its top is near z = 3
WET = (0.215, 0.200, 0.175)


# --- bricks ----------------------------------------------------------------------
def fired_clay():
    """Hand-made brick: every one its own red, sanded, sooty, smeared with mortar."""
    graph = Graph("fired clay")
    here, at, chance = graph.position(), graph.varied_position(), graph.random()
    second, third = (chance * 7.31).fraction(), (chance * 23.7).fraction()
    own = graph.ramp(chance, [
        (0.0, (0.205, 0.064, 0.042)), (0.25, (0.265, 0.092, 0.058)), (0.45, (0.115, 0.043, 0.036)),
        (0.60, (0.230, 0.078, 0.050)), (0.80, (0.285, 0.125, 0.082)), (1.0, (0.160, 0.066, 0.053))])
    own = own * second.linear(0.0, 1.0, 0.70, 1.25)
    cloud, fine = graph.noise(at, 0.9, 4.0, 0.62), graph.noise(at, 9.0, 5.0, 0.7)
    grain = graph.noise(at, 64.0, 4.0, 0.75)
    color = graph.blend(cloud.smooth(0.45, 0.70), own, (0.105, 0.040, 0.032))
    color = graph.blend(fine.smooth(0.52, 0.72) * 0.5, color, (0.33, 0.155, 0.100))
    color = graph.blend(grain.smooth(0.60, 0.68) * 0.6, color, (0.075, 0.035, 0.028))
    color = graph.blend(grain.smooth(0.30, 0.38, 1.0, 0.0) * 0.5, color, (0.56, 0.39, 0.27))
    fresh = graph.field("ShaderNodeAttribute", output="Fac", attribute_name="chip")
    color = graph.blend(fresh * 0.7, color, (0.37, 0.145, 0.085))
    height = here.parts()[2]
    edge = abs(height).linear(0.18, HEIGHT / 2, 0.0, 0.12)
    smear = (graph.noise(at, 1.9, 5.0, 0.68, 0.6) * 0.65 + fine * 0.35 + edge
             - third * 0.10).smooth(0.60, 0.80)
    color = graph.blend(smear * grain.linear(0.35, 0.6, 0.25, 0.85), color, (0.38, 0.35, 0.31))
    color = graph.blend(graph.dust(0.35), color, (0.40, 0.31, 0.24))
    turned = graph.stretched(at, rotation=graph.vector(0.0, third - 0.5, second - 0.5))
    size = graph.vector(second * 1.4 + 0.8, 1.6, third * 6.0 + 2.0)
    folds = graph.noise(graph.stretched(turned, size), 1.0, 4.0, 0.65, 0.8)
    folds = folds * second.smooth(0.15, 0.9, 0.05, 0.45)
    pits = graph.noise(at, third * 12.0 + 9.0, 2.0, 0.65).smooth(0.64, 0.74) * third
    relief = folds + fine * (0.4 + third * 0.5) + grain * 0.8 - pits * 0.6
    return graph.principled(Base_Color=color, Roughness=fine.linear(0.3, 0.7, 0.82, 0.97),
                            Specular=0.2, Normal=graph.bump(relief, 0.75, 0.035))


def brick(material, seed):
    """A moulded brick: how warped, creased and chipped it is differs from mould to mould."""
    chance = random.Random(seed)
    solid = geometry.box((LENGTH - chance.uniform(0.015, 0.05), DEPTH - 0.02,
                          HEIGHT - chance.uniform(0.01, 0.035)), material, 0.0, 0.02, seed)
    geometry.bevel(solid, chance.uniform(0.004, 0.009), 1)
    geometry.roughen(solid, chance.uniform(0.003, 0.007), chance.uniform(1.6, 3.2), 0.017, 4, seed)
    fresh = solid.data.attributes.new("chip", "FLOAT", "POINT")
    shift = Vector((seed * 7.3, seed * 3.1, seed))
    half = Vector((LENGTH, DEPTH, HEIGHT)) / 2
    slope, pace = chance.uniform(-1.6, 1.6), chance.uniform(2.5, 6.0)
    creased, brittle = chance.uniform(0.0, 0.010), chance.uniform(0.72, 0.95)
    normals = [vertex.normal.copy() for vertex in solid.data.vertices]
    for vertex, normal in zip(solid.data.vertices, normals):
        point = vertex.co
        gaps = sorted(size - abs(value) for size, value in zip(half, point))
        at_edge = max(0.0, 1 - gaps[1] / 0.09)
        crease = noise.noise(Vector((point.x * 1.1, point.y * 1.1,
                                     point.z * pace + point.x * slope)) + shift)
        here = max(0.0, noise.noise(point * 0.9 - shift) + 0.15)
        deep = creased * 2.5 * here * max(0.0, 0.12 - abs(crease)) / 0.12
        bite = noise.fractal(point * 3.1 + shift, 0.7, 2.3, 5) + at_edge * 0.62
        if bite > brittle and at_edge > 0:
            loss = min(0.075, (bite - brittle) * 0.45)
            fresh.data[vertex.index].value = min(1.0, loss * 40)
            deep += loss
        vertex.co = point - normal * deep
    return solid


def placed_bricks():
    """Middle and turn (degrees around Z) of all bricks of the corner, in running bond."""
    for course, (left, right) in enumerate(COURSES):
        z = course * COURSE + HEIGHT / 2
        start_left, start_right = (DEPTH + JOINT, 0) if course % 2 else (0, DEPTH + JOINT)
        for i in range(left):
            yield (-(start_left + i * STEP + LENGTH / 2), DEPTH / 2, z), 0
        for i in range(right):
            yield (-DEPTH / 2, start_right + i * STEP + LENGTH / 2, z), 90


def bricks():
    """Some moulds, used for all bricks, each turned another way."""
    chance = random.Random(6)
    clay = fired_clay()
    moulds = [brick(clay, seed) for seed in range(1, 16)]
    laid = []
    for number, (middle, turn) in enumerate(placed_bricks()):
        spot = Vector(middle) + Vector([chance.gauss(0, 0.009) for _ in range(3)])
        tilt = (180 * chance.randrange(2) + chance.gauss(0, 0.4), chance.gauss(0, 0.35),
                turn + 180 * chance.randrange(2) + chance.gauss(0, 0.5))
        laid.append(geometry.copy(moulds[number * 4 % 15], spot, tilt))
    geometry.remove(*moulds)
    return laid


# --- mortar ----------------------------------------------------------------------
def bedding(wet):
    """The mortar between the bricks: a rough core a little behind their faces."""
    parts = []
    for course, (left, right) in enumerate(COURSES):
        start = DEPTH + JOINT
        ends = [(start if course % 2 else 0) + left * STEP, (0 if course % 2 else start)
                + right * STEP]
        z = course * COURSE - JOINT
        for end, along_y in zip(ends, (False, True)):
            long = end - JOINT - 0.10
            size = (long, DEPTH - 0.09, HEIGHT + JOINT - 0.03)
            core = geometry.roughen(geometry.box(size, wet, 0), 0.022, 4.0, 0.026, 5, course + 1)
            middle = (-long / 2 - 0.045, DEPTH / 2, z + size[2] / 2)
            if along_y:
                middle = (-DEPTH / 2, long / 2 + 0.045, middle[2])
            parts.append(geometry.place(core, middle, (0, 0, 90 if along_y else 0)))
    return parts


def bead(start, end, outward, size, wet, seed):
    """Mortar squeezed out of a joint: it swells, sags and breaks off."""
    start, end, outward = Vector(start), Vector(end), Vector(outward)
    length = (end - start).length
    steps, around = round(length / 0.012), 26
    along, down = (end - start).normalized(), Vector((0, 0, -1))
    if abs(along.z) > 0.5:
        down = along.cross(outward)
    rings = []
    for i in range(steps + 1):
        s = length * i / steps
        swell = noise.fractal((s * 1.3 + seed * 9, seed, 0), 0.8, 2.0, 3) * 0.75 + 0.55
        swell *= min(1.0, s / 0.06, (length - s) / 0.06)
        thick = max(0.05, min(1.5, swell)) * size
        ring = []
        for k in range(around):
            angle = 2 * math.pi * k / around
            out, low = math.cos(angle), math.sin(angle)
            lumpy = 1 + 0.45 * noise.fractal((s * 7 + seed, out * 1.2, low * 1.2), 0.7, 2.1, 4)
            sag = 0.35 * thick * max(0.0, out)
            ring.append(start + along * s + outward * (out * thick * lumpy * 1.15)
                        + down * (low * (0.040 + 0.55 * thick) * lumpy + sag))
        rings.append(ring)
    return geometry.skin("bead", rings, wet, angle=180)


def squeezed(fresh, setting):
    """Beads along the newest beds and out of the newest upright joints."""
    parts = []
    for course, size in ((LAST, 0.050), (LAST - 1, 0.034), (LAST - 2, 0.030), (LAST - 3, 0.028)):
        z, out = course * COURSE - JOINT / 2, size * 0.5 - 0.025
        wet = fresh if course == LAST else setting
        start = DEPTH + JOINT if course % 2 else 0
        left = start + COURSES[course][0] * STEP - JOINT - 0.05
        right = (0 if course % 2 else DEPTH + JOINT) + COURSES[course][1] * STEP - 0.2
        parts += [bead((-left, -out, z), (0.03, -out, z), (0, -1, 0), size, wet, course),
                  bead((out, 0, z), (out, right, z), (1, 0, 0), size, wet, course + 20)]
    for course, x in ((LAST, -DEPTH - JOINT / 2), (LAST - 1, -LENGTH - JOINT / 2),
                      (LAST - 2, -DEPTH - JOINT / 2), (LAST - 2, -DEPTH - STEP - JOINT / 2)):
        z = course * COURSE
        parts.append(bead((x, 0.006, z), (x, 0.006, z + HEIGHT - 0.03), (0, -1, 0), 0.032, setting,
                          course - round(7 * x)))
    return parts


def bed_height(x, y):
    """A bed of mortar thrown on the step of the wall's left end."""
    along, across = (x + 3.88) / 0.50, (y - 0.50) / 0.40
    away = max(abs(along), abs(across)) ** 2 * 0.7 + (along ** 2 + across ** 2) * 0.3
    furrow = 0.07 * math.exp(-(across / 0.25) ** 2)
    rough = noise.fractal((x * 3, y * 3, 1), 0.8, 2.1, 5)
    return (0.11 - furrow) * (1 - away) + 0.05 * rough - 0.02


# --- the level ---------------------------------------------------------------------
def vial():
    """A vial of yellow liquid with its bubble between two rings, along X."""
    liquid = materials.plastic((0.60, 0.72, 0.03), 0.10, 0.1, 0.0, 0.03)
    dark = materials.plastic((0.02, 0.02, 0.02), 0.3)
    pale = materials.plastic((0.86, 0.92, 0.42), 0.07, 0.0, 0.0, 0.0)
    tube = geometry.sweep(paths.line((-0.30, 0, 0), (0.30, 0, 0), 40), 0.098, liquid, 64)
    rings = [geometry.sweep([(x - 0.006, 0, 0), (x + 0.006, 0, 0)], 0.0995, dark, 64)
             for x in (-0.105, 0.105)]
    outline = [(0, -0.085), (0.030, -0.078), (0.043, -0.04), (0.044, 0.04), (0.030, 0.078),
               (0, 0.085)]
    edge = geometry.lathe(outline, dark, 48, 0.03)
    geometry.aim(edge, (1, 0, 0), (0.018, -0.058, 0.056))
    bubble = geometry.lathe([(r * 0.93, z * 0.93) for r, z in outline], pale, 48, 0.03)
    geometry.aim(bubble, (1, 0, 0), (0.018, -0.0625, 0.0600))
    return [tube, *rings, edge, bubble]


def level():
    """A box level of aluminium with a vial in its middle, plaster-splashed, end caps of rubber."""
    long, wide, tall = 4.3, 0.24, 0.52
    skin = materials.aluminium("brushed", axis="x", stain=0.5, scratches=0.9, dust=0.5,
                               prints=0.7, roughness=(0.28, 0.46))
    yellow = materials.plastic((0.62, 0.40, 0.02), 0.35, 0.6, dust=0.3)
    body = geometry.box((long, wide, tall), skin, 0)
    window = geometry.plate(paths.rounded_rectangle(0.74, 0.30, 0.10), 1, None, 0)
    geometry.place(window, (0, 0, 0.02), (90, 0, 0))
    geometry.cut(body, window, bevel_width=0.016)
    groove = [geometry.place(geometry.box((long - 0.1, 0.012, 0.012), materials.matte(
        (0.05, 0.05, 0.05)), 0), (0, -wide / 2 + 0.002, z)) for z in (-0.19, 0.215)]
    lining = geometry.plate(paths.rounded_rectangle(0.738, 0.298, 0.10), 0.12, yellow, 0.004,
                            [paths.rounded_rectangle(0.60, 0.215, 0.06)])
    geometry.place(lining, (0, -0.035, 0.02), (90, 0, 0))
    back = geometry.place(geometry.box((0.74, 0.03, 0.30), materials.plastic(
        (0.78, 0.80, 0.55), 0.4), 0), (0, 0.09, 0.02))
    cap = materials.rubber((0.03, 0.03, 0.032))
    caps = [geometry.place(geometry.box((0.09, wide + 0.03, tall + 0.03), cap, 0.03),
                           (side * long / 2, 0, 0)) for side in (-1, 1)]
    tube = geometry.group("vial", vial(), (0, -0.010, 0.02))
    return geometry.group("level", [body, *groove, lining, back, *caps, tube],
                          (-2.30, 0.80, TOP + tall / 2 + 0.022), (0, 0, 1.6))


# --- the trowel, along X: tip at -X, handle at +X --------------------------------
def worn_steel():
    """A trowel's blade: bright from use, with dried mortar on it."""
    graph = Graph("worn steel")
    here = graph.position()
    blotch, fine = graph.noise(here, 2.6, 5.0, 0.68, 0.5), graph.noise(here, 20.0, 4.0, 0.7)
    marks = graph.noise(graph.stretched(here, (6, 110, 110)), 1.0, 2.0, 0.6)
    film = (blotch * 0.6 + fine * 0.4).smooth(0.54, 0.63)
    steel = graph.blend(fine.smooth(0.4, 0.65), (0.34, 0.335, 0.33), (0.17, 0.15, 0.135))
    color = graph.blend(film * 0.9, steel, (0.30, 0.28, 0.25))
    rough = marks.linear(0.3, 0.7, 0.22, 0.42) + film * 0.45
    return graph.principled(Base_Color=color, Metallic=1.0 - film, Roughness=rough.clamped(),
                            Normal=graph.bump(marks * 0.12 + film * (fine + 0.4), 0.4, 0.012))


def dollop(wet):
    """Mortar on the blade, in blade coordinates: a torn, folded heap with a ragged foot."""
    around, steps = 200, 80
    rings = []
    for step in range(1, steps + 1):
        away, ring = step / steps, []
        for k in range(around):
            angle = 2 * math.pi * k / around
            out, side = math.cos(angle), math.sin(angle)
            reach = away * (1 + 0.16 * noise.fractal((out * 1.7, side * 1.7, 8), 0.8, 2.1, 4))
            x, y = -0.62 + 0.42 * reach * out, 0.275 * reach * side
            fold = 1 - abs(noise.noise((x * 2.2 + 3, y * 3.0, 2.0))) * 3.2
            rough = noise.fractal((x * 4, y * 4, 5), 0.75, 2.1, 5)
            mound = 0.15 * (1 - away ** 2.8) ** 0.6
            peak = 0.012 * math.exp(-((x + 0.54) ** 2 + (y - 0.03) ** 2) / 0.025)
            ring.append((x, y, mound * (0.80 + 0.30 * fold) + peak * (1 - away)
                         + 0.045 * rough * min(1.0, mound * 8) - 0.012))
        rings.append(ring)
    return geometry.skin("dollop", rings, wet, angle=180)


def trowel(wet):
    """A pointing trowel lying on the wall, loaded."""
    steel = worn_steel()
    half = paths.spline([(-1.50, 0.012, 0), (-1.25, 0.125, 0), (-0.90, 0.27, 0),
                         (-0.45, 0.385, 0), (-0.16, 0.36, 0), (-0.02, 0.19, 0), (0.01, 0.06, 0)], 8)
    outline = [(x, y) for x, y, _ in half] + [(x, -y) for x, y, _ in reversed(half)]
    blade = geometry.place(geometry.plate(outline, 0.024, steel, 0.005), (0, 0, 0.012))
    neck = paths.spline([(-0.30, 0, 0.030), (-0.08, 0, 0.045), (0.06, 0, 0.10), (0.13, 0, 0.24),
                         (0.20, 0, 0.36), (0.34, 0, 0.405), (0.62, 0, 0.41)], 12)
    tang = geometry.loft(neck, lambda t: 0.076 + 0.13 * math.exp(-(t / 0.16) ** 2),
                         lambda t: 0.076 - 0.045 * math.exp(-(t / 0.16) ** 2),
                         materials.metal("iron", "worn", stain=0.6, rust=0.25, dust=0.5),
                         squareness=0.9)
    collar = [(0, 0), (0.075, 0), (0.088, 0.02), (0.092, 0.06), (0.100, 0.19), (0.104, 0.195),
              (0.104, 0.215), (0, 0.215)]
    ferrule = geometry.lathe(collar, materials.brass("turned", stain=0.9, dust=0.5), 64, 0.006)
    geometry.aim(ferrule, (1, 0, 0), (0.44, 0, 0.41))
    belly = paths.spline([(0, 0.094, 0), (0.08, 0.112, 0), (0.35, 0.145, 0), (0.62, 0.138, 0),
                          (0.85, 0.120, 0), (0.95, 0.128, 0), (0.985, 0.10, 0), (1, 0.05, 0)], 12)

    def radius(t):
        return min(belly, key=lambda point: abs(point[0] - t))[1]
    beech = materials.wood("beech", pith=(0.2, -0.9), wear=1.0, roughness=0.45)
    handle = geometry.sweep(paths.line((0.645, 0, 0.41), (1.75, 0, 0.41), 200), radius, beech, 64)
    heap = geometry.place(dollop(wet), (0, 0, 0.024))
    return geometry.group("trowel", [blade, tang, ferrule, handle, heap],
                          (-0.30, 0.46, TOP + 0.018), (1.0, 0.8, 4))


# --- around it ---------------------------------------------------------------------
def site():
    """A dusty site far out of focus: ground, blocks on pallets, planks, scaffold tubes."""
    ground = materials.matte((0.20, 0.19, 0.178), 0.95)
    geometry.place(geometry.box((160, 120, 0.2), ground, 0), (0, 50, GROUND - 0.2))
    grey = [materials.matte(color) for color in ((0.25, 0.245, 0.235), (0.17, 0.17, 0.168),
                                                 (0.33, 0.32, 0.30))]
    timber = materials.matte((0.30, 0.21, 0.12))
    chance = random.Random(14)
    for x, y, wide, high in ((-8.6, 24, 2, 2), (-1.0, 34, 3, 3), (7.6, 22, 2, 4), (14, 36, 3, 3)):
        for row in range(high):
            for place in range(wide):
                block = geometry.box((2.9, 1.6, 1.4), chance.choice(grey), 0.03)
                geometry.place(block, (x + place * 3.05 + chance.gauss(0, 0.08), y, GROUND + 1.1
                                       + row * 1.43), (0, 0, chance.gauss(0, 2)))
        geometry.place(geometry.box((wide * 3.1, 1.8, 0.35), timber, 0),
                       (x + wide * 1.5 - 1.5, y, GROUND + 0.15))
    for i in range(5):
        geometry.place(geometry.box((12, 1.6, 0.3), timber, 0.02),
                       (-7 + chance.gauss(0, 0.4), 17, GROUND + 0.2 + 0.32 * i),
                       (0, 0, 8 + chance.gauss(0, 3)))
    tube = materials.matte((0.22, 0.225, 0.235), 0.4)
    for x, y in ((-9.5, 30), (-3.2, 38), (4.2, 30), (11, 38)):
        geometry.pipe((x, y, GROUND), (x + 0.2, y, 24), 0.30, tube)
    sky = materials.glow((0.74, 0.70, 0.64), 0.8)
    geometry.place(geometry.box((200, 0.2, 60), sky, 0), (0, 80, 28))


render.start()
sand = [((0.36, 0.325, 0.27), 60.0, 0.20), ((0.11, 0.095, 0.08), 70.0, 0.10)]
fresh_mortar = materials.mortar(WET, grain=26.0, bump=0.7, wet=0.50, roughness=0.7, speckles=sand)
setting_mortar = materials.mortar((0.275, 0.255, 0.225), grain=26.0, bump=0.9, wet=0.08,
                                  speckles=sand)
wall = bricks()
wall += bedding(setting_mortar) + squeezed(fresh_mortar, setting_mortar)
bed = geometry.sheet(bed_height, (-4.42, -3.34), (0.06, 0.96), fresh_mortar, 120)
wall.append(geometry.place(geometry.soften(bed, 180), (0, 0, TOP - COURSE)))
wall += [level(), trowel(fresh_mortar)]
geometry.group("corner", wall, (0, 0, GROUND), (0, 0, TURN))
site()
tops = [thing for thing in wall if thing.type == "MESH"]
fallen = lumps_on(tops, 900, ((-4.5, 2.5), (-0.3, 3.5), (3.6, 3.6)), (0.006, 0.05), 5, 0.6, seed=4)
crumbs(fallen, fresh_mortar)
light.room([light.Window("left", (-5, 1), (6.0, 10.5), 210, light.EVENING, (1, 1), 0, 0),
            light.Window("front", (-6, 14), (0, 13), 3.5, light.OVERCAST),
            light.Window("right", (-10, 6), (2, 12), 2.5, light.OVERCAST)],
           wall=(0.50, 0.50, 0.50), ambient=0.2, clutter=0.6, fade=0.3, seed=5)
camera((-1.7, -12.7, 6.9), (-0.80, 0.40, 2.52), lens=85, aperture=4.8,
       focus=(-0.75, 0.60, GROUND + TOP + 0.2), roll=0.004)
render.render(exposure=0.2, contrast="High Contrast")
