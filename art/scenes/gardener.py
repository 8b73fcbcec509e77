"""Gardener: weathered clay pots on riven slate, spilled soil, a hand trowel, greenery behind."""
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

SLAB = (-3.6, 3.6, -1.60, 1.75)     # the slate: left, right, front, back
SMALL = (0.86, 0.43, 0.29, 0.20)    # the lying pot: height, rim radius, foot radius, rim band
LARGE = (1.06, 0.57, 0.39, 0.26)    # the standing pots
LYING = (-0.20, 0.10)               # where the lying pot's foot is
MOUTH_WAY = Vector((-0.66, -0.75)).normalized()
HUMUS, GRIT = (0.050, 0.030, 0.018), (0.62, 0.59, 0.53)


# --- clay ------------------------------------------------------------------------
def weathered_clay(clay, height, lime=0.5, moss=0.5):
    """Terracotta with turning lines, lime from hard water, algae, and fresh chips."""
    graph = Graph("weathered clay")
    here, at = graph.position(), graph.varied_position()
    low = here.parts()[2].linear(0, height, 1.0, 0.0)
    cloud, fine = graph.noise(at, 1.3, 3.0, 0.6), graph.noise(at, 17.0, 5.0, 0.68)
    grain = graph.noise(at, 75.0, 3.0, 0.7)
    lines = graph.noise(graph.stretched(here, (0.9, 0.9, 34)), 1.0, 2.0, 0.6)
    tone = (cloud * 0.55 + fine * 0.3 + lines * 0.15).smooth(0.36, 0.64)
    color = graph.blend(tone, materials.darker(clay, 0.58), materials.darker(clay, 1.12))
    crust = graph.noise(at, 2.1, 5.0, 0.66, 0.9) * 0.62 + fine * 0.38 + low * 0.07
    bloom = crust.smooth(0.60 - 0.14 * lime, 0.73 - 0.10 * lime)
    color = graph.blend(bloom * grain.linear(0.35, 0.65, 0.45, 0.85), color, (0.61, 0.53, 0.45))
    damp = (low + (cloud - 0.5) * 0.5).smooth(0.80, 1.0)
    color = graph.blend(damp * 0.6, color, (0.085, 0.055, 0.035))
    film = graph.noise(at, 2.9, 5.0, 0.7, 0.5) * 0.6 + fine * 0.4 + low * 0.16
    film = film.smooth(0.70 - 0.14 * moss, 0.80 - 0.12 * moss)
    color = graph.blend(film * grain.linear(0.35, 0.6, 0.35, 0.9), color, (0.085, 0.098, 0.030))
    fresh = graph.field("ShaderNodeAttribute", output="Fac", attribute_name="chip")
    broken = graph.blend(fine.smooth(0.35, 0.65), materials.darker(clay, 0.85),
                         materials.darker(clay, 1.4))
    color = graph.blend(fresh * 0.85, color, broken)
    color = graph.blend(grain.smooth(0.58, 0.68) * 0.4, color, materials.darker(clay, 0.42))
    color = graph.blend(grain.smooth(0.31, 0.40, 1.0, 0.0) * 0.25, color, (0.66, 0.52, 0.40))
    height = lines * 0.45 + grain * 0.30 + fine * 0.5 + bloom * 0.18 + film * grain * 0.5
    return graph.principled(Base_Color=color, Roughness=fine.linear(0.3, 0.7, 0.78, 0.95),
                            Specular=0.25, Normal=graph.bump(height, 0.55, 0.016))


def fine_steps(points, step):
    """The same 2-D path with no stretch longer than a step."""
    result = [points[0]]
    for start, end in zip(points, points[1:]):
        start, end = Vector(start), Vector(end)
        pieces = max(1, math.ceil((end - start).length / step))
        result += [tuple(start.lerp(end, i / pieces)) for i in range(1, pieces + 1)]
    return result


def chip_away(pot, chips):
    """Pushes the surface out of ragged balls (angle, radius, z, size); marks what broke."""
    fresh = pot.data.attributes.new("chip", "FLOAT", "POINT")
    balls = [(Vector((out * math.cos(math.radians(angle)), out * math.sin(math.radians(angle)), z)),
              size) for angle, out, z, size in chips]
    for vertex in pot.data.vertices:
        for middle, size in balls:
            away = vertex.co - middle
            ragged = size * (1 + 0.30 * noise.noise(vertex.co * 7) + 0.20 * noise.noise(
                vertex.co * 17) + 0.10 * noise.noise(vertex.co * 45))
            if away.length < ragged:
                vertex.co = middle + away.normalized() * ragged
                fresh.data[vertex.index].value = 1.0
    return pot


def pot(size, material, chips=(), seed=1):
    """A thick-rimmed flower pot standing on z = 0, hollow, with a drain hole."""
    height, top, foot, band = size
    wall = 0.062
    outline = [(0.075, 0.075), (0.075, 0.0), (foot - 0.03, 0.0), (foot, 0.025),
               (top - 0.055, height - band), (top - 0.006, height - band + 0.012),
               (top + 0.012, height - 0.03), (top - 0.012, height), (top - 0.072, height - 0.004),
               (top - 0.095, height - 0.06), (top - 0.06 - wall, height - band),
               (foot - wall, 0.085), (0.075, 0.075)]
    profile = fine_steps(paths.filleted(outline, 0.022), 0.014)
    turned = geometry.lathe(profile, material, 400, 0, wobble=0.014, seed=seed)
    return geometry.soften(chip_away(turned, chips), 50)


def pots():
    """Two nested, one lying with its mouth towards the camera."""
    clay = (0.50, 0.205, 0.105)
    height, top, _, band = LARGE
    worn = weathered_clay(clay, height, 0.70, 0.85)
    lower = pot(LARGE, worn, [(232, top + 0.035, height + 0.02, 0.085),
                              (300, top + 0.05, height - band, 0.07)], 1)
    geometry.place(lower, (0.42, 0.62, 0.0), (0, 0, 0))
    paler = weathered_clay((0.47, 0.20, 0.105), height, 0.95, 0.55)
    upper = pot(LARGE, paler, [(262, top + 0.02, height + 0.035, 0.10),
                               (273, top + 0.05, height + 0.02, 0.075),
                               (205, top + 0.03, height + 0.03, 0.06)], 2)
    geometry.place(upper, (0.42, 0.62, band + 0.015), (2.2, -2.6, 10))
    height, top, foot, band = SMALL
    small = weathered_clay((0.42, 0.150, 0.070), height, 0.60, 0.95)
    lying = pot(SMALL, small, [(52, top + 0.07, height + 0.09, 0.15),
                               (64, top + 0.05, height + 0.05, 0.09),
                               (170, top + 0.05, height + 0.01, 0.07)], 3)
    rise = (top - foot + 0.01) / height
    flat = math.sqrt(1 - rise * rise)
    geometry.aim(lying, (MOUTH_WAY.x * flat, MOUTH_WAY.y * flat, rise),
                 (*LYING, foot * flat + 0.006), 25)


# --- soil ------------------------------------------------------------------------
def heap_height(x, y):
    """Soil lying in the pot's lower half and run out of its mouth; below 0: none."""
    way = Vector((x, y)) - Vector(LYING)
    along = way.dot(MOUTH_WAY) - SMALL[0]
    across = way.dot(Vector((-MOUTH_WAY.y, MOUTH_WAY.x)))
    rough = 0.05 * noise.fractal((x * 4, y * 4, 0), 0.8, 2.0, 3)
    if along < 0.02:
        inside = SMALL[1] - 0.05 + along * 0.16
        level = 0.27 - 0.10 * along
        held = abs(across) < 0.93 * inside and along > -0.62
        return level + rough * 0.6 if held else -0.1
    spread = 0.36 + 0.30 * along
    slope = 0.36 * math.exp(-(along / 0.36) ** 1.5) * math.exp(-(across / spread) ** 2)
    return slope + rough * min(1.0, slope * 8) - 0.075


def near_spill(spots, reach):
    """Keeps the spots by their nearness to the spilled heap."""
    chance = random.Random(9)
    middle = Vector(LYING) + MOUTH_WAY * (SMALL[0] + 0.25)
    return [(location, radius) for location, radius in spots
            if chance.random() < math.exp(-((location.to_2d() - middle).length / reach) ** 2)]


def soil(slab):
    """The spilled heap with crumbs, grit and crumbs strewn over the slab."""
    humus = materials.soil(HUMUS, grain=22.0, bump=1.0)
    heap = geometry.sheet(heap_height, (-1.9, 0.4), (-1.5, 0.5), humus, 200)
    geometry.soften(heap, 180)
    over = ((-1.9, 0.2), (-1.5, 0.4), (0.33, 0.33))
    spots = lumps_on([heap], 4200, over, (0.007, 0.050), 5, seed=2)
    spots += near_spill(lumps_on([slab], 2600, ((-2.2, 1.2), (-1.4, 0.6), (0.2, 0.2)),
                                 (0.004, 0.034), 5, seed=3), 0.62)
    spots += lumps_on([slab], 300, ((-2.2, 2.0), (-1.4, 1.3), (0.2, 0.2)), (0.003, 0.02), 6,
                      0.5, seed=5)
    crumbs(spots, humus)
    grit = lumps_on([heap, slab], 110, over, (0.007, 0.018), 2, seed=6)
    crumbs(near_spill(grit, 0.7), materials.matte(GRIT, 0.9))
    roots = lumps_on([heap], 60, over, (0.03, 0.09), 1, seed=7)
    chance = random.Random(8)
    fibres = [paths.wavering(paths.line(location - Vector((size, 0, 0)), location + Vector(
        (size * chance.uniform(-1, 1), size * chance.uniform(-1, 1), 0.02)), 8), 0.03, 9, i)
        for i, (location, size) in enumerate(roots)]
    geometry.strands(fibres, 0.0035, materials.matte((0.26, 0.17, 0.09)))


# --- the trowel, along X: tip at -X, handle at +X --------------------------------
def dug_steel():
    """A blade polished by digging: scratched along X, earth dried on it."""
    graph = Graph("dug steel")
    here = graph.position()
    tip = here.parts()[0].linear(-1.25, 0.1, 1.0, 0.0)
    blotch, fine = graph.noise(here, 3.2, 5.0, 0.66, 0.5), graph.noise(here, 22.0, 4.0, 0.7)
    marks = graph.noise(graph.stretched(here, (5, 120, 120)), 1.0, 2.0, 0.6)
    earth = (blotch * 0.62 + fine * 0.38 + tip * 0.10).smooth(0.51, 0.60)
    stain = (blotch * 0.5 + fine * 0.5).smooth(0.40, 0.62)
    steel = graph.blend(stain, (0.42, 0.41, 0.40), (0.17, 0.145, 0.12))
    color = graph.blend(earth * fine.linear(0.3, 0.6, 0.55, 1.0), steel, (0.075, 0.049, 0.031))
    rough = marks.linear(0.3, 0.7, 0.24, 0.46) + stain * 0.12 + earth * 0.4
    height = marks * 0.12 + earth * (fine * 1.6 + 0.5)
    return graph.principled(Base_Color=color, Metallic=1.0 - earth, Roughness=rough.clamped(),
                            Normal=graph.bump(height, 0.45, 0.014))


def blade(steel):
    """A dished blade with a rounded point, its edge a little worn."""
    length, half, columns, rows = 1.32, 0.285, 40, 110
    vertices, faces = [], []
    for i in range(rows + 1):
        u = i / rows
        shoulder = min(1.0, math.sqrt(max(0.0, u + 0.012) / 0.11))
        point = max(0.0, 1 - max(0.0, (u - 0.42) / 0.58) ** 2.3) ** 0.62
        wide = max(0.012, half * shoulder * point * (1 + 0.02 * noise.noise((u * 9, 0, 0))))
        for k in range(columns + 1):
            v = 2 * k / columns - 1
            y = v * wide
            dish = 0.075 * (abs(y) / half) ** 1.8 * (1 - 0.35 * u) + 0.05 * u * u
            vertices.append((-u * length, y, dish + 0.004 * noise.noise((u * 5, v * 2, 3))))
    step = columns + 1
    for i in range(rows):
        for k in range(columns):
            first = i * step + k
            faces.append((first, first + 1, first + step + 1, first + step))
    sheet = geometry.add_mesh("blade", vertices, faces, steel, 60)
    solid = sheet.modifiers.new("thickness", "SOLIDIFY")
    solid.thickness, solid.offset = 0.018, 0
    return geometry.bevel(sheet, 0.004, 2, 60)


def trowel():
    """Blade, forged neck, brass ferrule and a turned ash handle."""
    steel = dug_steel()
    bare = materials.metal("iron", "worn", stain=0.8, rust=0.35, dust=0.5)
    neck = paths.spline([(-0.30, 0, 0.010), (-0.14, 0, 0.022), (0.03, 0, 0.045),
                         (0.20, 0, 0.14), (0.36, 0, 0.235), (0.56, 0, 0.262), (0.80, 0, 0.262)], 12)
    tang = geometry.loft(neck, lambda t: 0.04 + 0.10 * math.sin(math.pi * min(1, t * 1.25)) ** 0.7
                         if t < 0.4 else 0.105, lambda t: min(0.095, 0.02 + 0.35 * t), bare,
                         squareness=0.9)
    collar = [(0, -0.02), (0.070, -0.02), (0.084, 0.0), (0.088, 0.03), (0.093, 0.036),
              (0.093, 0.05), (0.090, 0.056), (0.105, 0.24), (0.110, 0.245), (0.110, 0.262),
              (0.104, 0.268), (0, 0.268)]
    brass = materials.brass("turned", stain=0.8, scratches=0.8, dust=0.35, prints=0.8)
    ferrule = geometry.lathe(collar, brass, 72, 0.005)
    geometry.aim(ferrule, (1, 0, 0), (0.66, 0, 0.262))
    ash = materials.wood("oak", pith=(0.15, -0.5), wear=1.0, roughness=0.55)
    belly = paths.spline([(0, 0.098, 0), (0.10, 0.110, 0), (0.30, 0.138, 0), (0.52, 0.142, 0),
                          (0.74, 0.120, 0), (0.86, 0.118, 0), (0.95, 0.134, 0), (0.985, 0.110, 0),
                          (1.0, 0.055, 0)], 12)

    def radius(t):
        return min(belly, key=lambda point: abs(point[0] - t))[1]
    handle = geometry.sweep(paths.line((0.915, 0, 0.262), (2.08, 0, 0.262), 240), radius, ash, 64)
    edge = blade(steel)
    held = geometry.group("trowel", [edge, tang, ferrule, handle], (0.31, -1.00, 0.043),
                          (24, 2.6, -16))
    held.scale = (0.82,) * 3
    return edge


# --- around it ---------------------------------------------------------------------
def slate_height(x, y):
    """Riven slate: thin layers broken off along ragged lines."""
    field = 3.2 * noise.fractal((x * 0.42 + 7, y * 0.55, 2.0), 0.85, 2.1, 5)
    level = math.floor(field)
    share = field - level
    step = level + min(1.0, max(0.0, (share - 0.90) / 0.10))
    ripple = 0.012 * noise.noise((x * 1.1, y * 2.6, 5)) + 0.0035 * noise.noise((x * 6, y * 14, 8))
    return 0.017 * step + ripple - 0.012


def slab():
    """A slab with its split front edge."""
    left, right, front, back = SLAB
    columns, rows, depth = 620, 240, 26
    vertices, faces = [], []
    for i in range(columns + 1):
        x = left + (right - left) * i / columns
        ragged = 0.10 * noise.fractal((x * 0.7, 3.0, 0), 0.8, 2.0, 5)
        for k in range(depth):
            z = -0.30 + 0.30 * k / depth
            split = 0.05 * noise.fractal((x * 1.5, z * 16, 4), 0.7, 2.0, 4)
            split += 0.02 * math.floor(3 * noise.noise((x * 0.8, z * 9, 9)))
            bottom = 0.07 * (1 - k / depth) * noise.noise((x, 0, 6))
            vertices.append((x, front + ragged + split + bottom, z + slate_height(x, front)))
        for k in range(rows + 1):
            y = front + ragged + (back - front) * k / rows
            vertices.append((x, y, slate_height(x, y) - 0.03 * max(0.0, 1 - k / 3) ** 2))
    step = depth + rows + 1
    for i in range(columns):
        for k in range(step - 1):
            first = i * step + k
            faces.append((first, first + step, first + step + 1, first + 1))
    stone = materials.slate((0.125, 0.135, 0.135), grain=5.0, bump=0.45, wet=0.12, dust=0.35,
                            speckles=[((0.18, 0.17, 0.135), 2.6, 0.28),
                                      ((0.09, 0.105, 0.045), 4.2, 0.16)])
    return geometry.add_mesh("slate", vertices, faces, stone, 40)


def moss(middle, radius, count, seed):
    """A cushion of moss: short shoots on a low dome."""
    chance = random.Random(seed)
    greens = [materials.leaf(color) for color in ((0.095, 0.115, 0.020), (0.15, 0.165, 0.035),
                                                  (0.05, 0.07, 0.016))]
    shoots = [[] for _ in greens]
    for _ in range(count):
        angle, out = chance.uniform(0, 6.283), math.sqrt(chance.random())
        reach = radius * (1 + 0.45 * noise.noise((math.cos(angle) + seed, math.sin(angle), 0)))
        x, y = middle[0] + reach * out * math.cos(angle), middle[1] + 0.6 * reach * out * math.sin(
            angle)
        lift = radius * 0.42 * (1 - out * out) * (1 + 0.5 * noise.noise((x * 9, y * 9, seed)))
        lean = Vector((chance.gauss(0, 0.35) + out * math.cos(angle) * 0.6,
                       chance.gauss(0, 0.35) + out * math.sin(angle) * 0.6, 1)).normalized()
        start, length = Vector((x, y, lift - 0.02)), chance.uniform(0.02, 0.055)
        bend = Vector((chance.gauss(0, 0.012), chance.gauss(0, 0.012), 0))
        shoots[chance.randrange(len(greens))].append(
            [start, start + lean * length * 0.6, start + lean * length + bend])
    for paths_of, green in zip(shoots, greens):
        geometry.strands(paths_of, 0.0042, green, 1)


def twine(location, radius):
    """A ball of jute, wound in bands."""
    jute = materials.matte((0.62, 0.46, 0.27), 0.95)
    chance = random.Random(12)
    turns = []
    for band in range(15):
        axis = Vector([chance.gauss(0, 1) for _ in range(3)]).normalized()
        first = axis.orthogonal().normalized()
        second = axis.cross(first)
        for turn in range(11):
            offset = (turn - 5) * 0.030 + chance.gauss(0, 0.004)
            ball = radius + band * 0.0035 + chance.gauss(0, 0.003)
            around = math.sqrt(ball * ball - offset * offset)
            turns.append([axis * offset + first * (around * math.cos(k / 60 * 6.2832))
                          + second * (around * math.sin(k / 60 * 6.2832)) for k in range(62)])
    ball = geometry.strands(turns, 0.0155, jute, 3)
    core = geometry.lathe([(0, -radius), (radius * 0.7, -radius * 0.7), (radius, 0),
                           (radius * 0.7, radius * 0.7), (0, radius)], jute, 48, radius * 0.3)
    geometry.group("twine", [ball, core], (*location, radius + 0.05))
    x, y = location
    end = paths.spline([(x - 0.20, y - 0.20, 0.16), (x - 0.24, y - 0.27, 0.05),
                        (x - 0.16, y - 0.36, 0.012), (x + 0.02, y - 0.42, 0.010),
                        (x + 0.22, y - 0.36, 0.012), (x + 0.42, y - 0.40, 0.014)], 12)
    geometry.strands([paths.wavering(end, 0.012, 5)], 0.0145, jute, 3)


def foliage():
    """Leaves far out of focus, light between them, and a shelf of pots."""
    chance = random.Random(21)
    greens = [materials.leaf(color) for color in ((0.105, 0.150, 0.085), (0.18, 0.23, 0.165),
                                                  (0.055, 0.090, 0.050), (0.25, 0.29, 0.225))]
    outline = [(math.cos(i / 14 * math.pi) * 0.5,
                0.19 * math.sin(i / 14 * math.pi) ** 1.2) for i in range(15)]
    vertices = [(x, side * y, 0.25 * y - 0.2 * x * x) for x, y in outline for side in (-1, 1)]
    faces = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(14)]
    leaves = [geometry.add_mesh("leaf", vertices, faces, green) for green in greens]
    for _ in range(900):
        spot = (chance.uniform(-5.5, 5.5), chance.uniform(7, 14), chance.uniform(-3.5, 3.8))
        twin = geometry.copy(chance.choice(leaves))
        geometry.place(twin, spot, [chance.uniform(0, 360) for _ in range(3)],
                       chance.uniform(0.8, 1.8))
    geometry.remove(*leaves)
    sky = materials.glow((0.52, 0.62, 0.45), 0.55)
    geometry.place(geometry.box((40, 0.2, 24), sky, 0), (0, 15, 4))
    plain = materials.matte((0.25, 0.115, 0.065))
    for x, y, size in ((-2.9, 5.2, 0.62), (-1.75, 6.0, 0.5)):
        cup = [(0, 0), (0.62 * size, 0), (0.86 * size, 1.2 * size), (size, 1.2 * size),
               (size, 1.7 * size), (0.86 * size, 1.7 * size), (0.7 * size, 1.0 * size),
               (0, 1.0 * size)]
        geometry.place(geometry.lathe(cup, plain, 48, 0.04), (x, y, -0.35))
    board = materials.matte((0.19, 0.185, 0.155))
    geometry.place(geometry.box((16, 9.4, 0.3), board, 0.02), (0, 3.1, -0.50))


render.start()
slate = slab()
pots()
trowel_blade = trowel()
moss((-0.98, 0.62), 0.20, 2600, 1)
moss((0.74, 0.16), 0.15, 2200, 2)
moss((0.95, -1.52), 0.15, 1800, 3)
twine((1.20, 0.62), 0.24)
foliage()
soil(slate)
crumbs(lumps_on([trowel_blade], 700, ((-1.4, 0.4), (-1.3, -0.3), (0.5, 0.5)), (0.004, 0.03), 4,
                0.75, seed=11), materials.soil(HUMUS, grain=22.0, bump=1.0))
light.flag((4.6, -3.0, 2.0), (0.1, 7, 6))
light.room([light.Window("left", (-9, 5), (1, 14), 34, light.OVERCAST),
            light.Window("back", (-16, 4), (3, 14), 15, light.EVENING, (3, 2)),
            light.Window("ceiling", (-16, 2), (-8, 10), 2.5, light.OVERCAST)],
           wall=(0.42, 0.45, 0.38), ambient=0.16, clutter=0.6, fade=0.6, seed=5)
camera((-0.36, -7.6, 1.84), (-0.03, 0.0, 0.57), lens=70, aperture=5.6,
       focus=(-0.30, -0.42, 0.4), roll=0.006)
render.render(exposure=0.7, contrast="High Contrast")
