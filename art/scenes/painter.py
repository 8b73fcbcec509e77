"""Painter: an open tin with raspberry paint run over its rim, a loaded brush, color chips."""
import math
import random
import sys
from pathlib import Path

sys.dont_write_bytecode = True
sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from mathutils import Vector, noise  # noqa: E402

from studio import geometry, light, materials, paths, render  # noqa: E402
from studio.camera import camera  # noqa: E402

RADIUS, TOP = 0.5, 1.06         # of the tin's wall and of its rim
LEVEL = 0.97                    # the paint's surface in the tin
RASPBERRY = (0.34, 0.004, 0.048)
MIDDLE = 270                    # degrees around the tin where arc length is 0, towards the camera
BRUSH = 236                     # degrees to which the brush points
# Runs: start and end as (arc length, way down from the rim), then both radii.
RUNS = [(-0.30, -0.16, 0.13, 0.10, -0.16, 0.15),
        (-0.24, 0.00, 0.08, 0.10, 0.00, 0.085),
        (0.00, 0.00, 0.100, 0.025, 0.45, 0.070),
        (0.025, 0.45, 0.070, 0.010, 1.02, 0.082),
        (0.15, 0.00, 0.055, 0.155, 0.40, 0.036),
        (0.155, 0.40, 0.036, 0.153, 0.44, 0.050),
        (-0.155, 0.00, 0.060, -0.165, 0.62, 0.032),
        (-0.165, 0.62, 0.032, -0.164, 0.67, 0.050),
        (-0.29, 0.00, 0.055, -0.287, 0.20, 0.040),
        (0.24, -0.05, 0.035, 0.242, 0.10, 0.026)]
POOL = [(0.00, -0.56, 0.13), (0.13, -0.58, 0.075), (-0.10, -0.61, 0.085), (0.03, -0.69, 0.08)]


# --- wet paint -------------------------------------------------------------------
def melted(distances, softness):
    """The smooth minimum of distances to shapes: they flow into each other."""
    total = sum(math.exp(-distance / softness) for distance in distances)
    return -softness * math.log(max(total, 1e-30))


def to_run(u, s, run):
    """The distance from a point on the unrolled wall to a run (below 0: inside)."""
    u0, s0, r0, u1, s1, r1 = run
    along, down = u1 - u0, s1 - s0
    t = ((u - u0) * along + (s - s0) * down) / (along * along + down * down)
    t = min(1.0, max(0.0, t))
    return math.hypot(u - u0 - along * t, s - s0 - down * t) - (r0 + (r1 - r0) * t)


def swollen(inside, width, height):
    """The thickness of a film with a round edge; outside it dips below the surface."""
    if inside <= 0:
        return max(-0.02, inside)
    share = min(1.0, inside / width)
    return height * math.sqrt(1 - (1 - share) ** 2)


def coat_thickness(u, s):
    """How thick the paint is on the rim and the wall; drops swell at the ends of runs."""
    sway = 0.022 * noise.noise((u * 0.6, s * 2.3, 4.0)) * min(1.0, max(0.0, s * 4))
    inside = -melted([to_run(u + sway, s, run) for run in RUNS], 0.014)
    thick = swollen(inside, 0.085, 0.044)
    for u0, s0, swell in ((0.155, 0.435, 0.020), (-0.164, 0.66, 0.022), (-0.287, 0.20, 0.010)):
        if inside > 0:
            thick += swell * math.exp(-((u + sway - u0) ** 2 + (s - s0) ** 2) / 0.0016)
    if inside > 0.01:
        thick += 0.010 * noise.noise((u * 5, s * 3.0, 1.0)) * min(1.0, inside / 0.05)
    return thick


def rim_profile():
    """Points (radius, z), normals and the way from the rim: up inside, over, and down the wall."""
    corner = [(0.425, LEVEL - 0.03), (0.425, TOP + 0.008), (RADIUS + 0.020, TOP + 0.008),
              (RADIUS + 0.004, TOP - 0.07), (RADIUS + 0.002, 0.0)]
    rounded = [Vector(point) for point in paths.filleted(corner, 0.035, 8)]
    fine = [rounded[0]]
    for start, end in zip(rounded, rounded[1:]):
        pieces = max(1, round((end - start).length / 0.007))
        fine += [start.lerp(end, (i + 1) / pieces) for i in range(pieces)]
    over = max(range(len(fine)), key=lambda i: fine[i].x)
    way, ways = 0.0, [0.0]
    for start, end in zip(fine, fine[1:]):
        way += (end - start).length
        ways.append(way)
    profile = []
    for i, point in enumerate(fine):
        tangent = fine[min(i + 1, len(fine) - 1)] - fine[max(i - 1, 0)]
        normal = Vector((-tangent.y, tangent.x)).normalized()
        profile.append((point, normal, ways[i] - ways[over]))
    return profile


def coat(wet):
    """The paint that ran over the rim and down the wall."""
    profile = rim_profile()
    angles = [200 + 0.7 * i for i in range(180)]
    vertices, faces = [], []
    for angle in angles:
        turn = math.radians(angle)
        u = math.radians(angle - MIDDLE) * RADIUS
        for point, normal, s in profile:
            radius, z = point + normal * coat_thickness(u, s)
            vertices.append((radius * math.cos(turn), radius * math.sin(turn), z))
    count = len(profile)
    for i in range(len(angles) - 1):
        for k in range(count - 1):
            first = i * count + k
            faces.append((first, first + 1, first + count + 1, first + count))
    return geometry.add_mesh("coat", vertices, faces, wet, 180)


def pool(wet):
    """The puddle at the tin's foot."""
    def height(x, y):
        inside = -melted([math.hypot(x - a, y - b) - r for a, b, r in POOL], 0.03)
        inside += 0.012 * noise.noise((x * 9, y * 9, 0))
        return swollen(inside, 0.07, 0.036) + 0.006
    return geometry.soften(geometry.sheet(height, (-0.4, 0.4), (-0.9, -0.4), wet, 200), 180)


def surface(wet):
    """The paint in the tin, still folded where the brush was lifted out."""
    def height(x, y):
        fold = math.sin(9 * x + 5 * noise.noise((x * 2, y * 3, 0)) + 4 * y)
        return LEVEL + 0.007 * fold * noise.noise((x * 3 + 5, y * 3, 2))
    rings = []
    for i in range(1, 61):
        circle = paths.circle(0.434 * i / 60, steps=120)
        rings.append([(x, y, height(x, y)) for x, y in circle])
    return geometry.skin("paint", rings, wet, caps=False, angle=180)


# --- the tin -----------------------------------------------------------------------
def tin(wet):
    """A bare tinplate can with a lever lid's ring, and paint left in its groove."""
    plate = materials.metal("steel", "satin", colors=((0.74, 0.73, 0.71), (0.50, 0.48, 0.45)),
                            roughness=(0.13, 0.27), stain=0.5, scratches=0.7, prints=0.7)
    wall = [(0, 0.012), (0.470, 0.012), (0.485, 0.0), (0.512, 0.0), (0.516, 0.022),
            (0.512, 0.045), (0.500, 0.052), (0.500, 0.16), (0.506, 0.172), (0.506, 0.184),
            (0.500, 0.196), (0.500, 0.90), (0.506, 0.912), (0.506, 0.924), (0.500, 0.936),
            (0.500, TOP - 0.045), (0.514, TOP - 0.035), (0.518, TOP - 0.012),
            (0.508, TOP), (0.492, TOP), (0.487, TOP - 0.02), (0.487, TOP - 0.055),
            (0.452, TOP - 0.055), (0.452, TOP - 0.012), (0.446, TOP - 0.002),
            (0.436, TOP - 0.004), (0.433, TOP - 0.02), (0.433, 0.5), (0.44, 0.45), (0, 0.45)]
    geometry.lathe(wall, plate, 160, 0.007, wobble=0.004)
    groove = [(0.449, TOP - 0.045), (0.452, TOP - 0.030), (0.462, TOP - 0.036),
              (0.476, TOP - 0.036), (0.489, TOP - 0.026), (0.492, TOP - 0.045)]
    geometry.lathe(groove, wet, 160, 0.004, wobble=0.003, seed=8)
    lining = [(0.44, LEVEL - 0.05), (0.429, LEVEL), (0.430, TOP - 0.03), (0.437, TOP - 0.02)]
    geometry.lathe(lining, wet, 160, 0, wobble=0.003, seed=9)


# --- the brush, along X with its tip at +X ---------------------------------------
def bristle_mass(wet):
    """The loaded part: wet, in ridges, bending over the rim."""
    rings = []
    for i in range(90):
        t = i / 89
        x = 0.36 + 0.40 * t
        half = 0.245 - 0.02 * t - 0.10 * max(0.0, t - 0.88) / 0.12
        thick = 0.080 - 0.040 * t - 0.028 * max(0.0, t - 0.85) / 0.15
        ring = []
        for k in range(420):
            angle = 2 * math.pi * k / 420
            y, z = (math.copysign(abs(f(angle)) ** 0.55, f(angle)) for f in (math.cos, math.sin))
            side = 1 if z > 0 else -1
            ridge = noise.noise((y * 3.5, x * 0.9, side * 3.0)) * 0.55
            ridge += noise.noise((y * 14, x * 1.2, side * 5.0)) * 0.30
            ridge += noise.noise((y * 34, x * 1.5, side * 7.0)) * 0.16
            ragged = 0.045 * t * noise.noise((y * 4, 7.7, 1.0))
            ring.append((x + ragged, half * y, thick * z * (1 + (0.25 + 0.40 * t) * ridge)
                         - bend(x)))
        rings.append(ring)
    return geometry.skin("loaded bristles", rings, wet, angle=180)


def bend(x):
    """How far the bristles sag at x."""
    return 0.9 * max(0.0, x - 0.44) ** 2


def hairs(count, start, length, spread, seed):
    """Paths of bristles; `start` and `length` are ranges, spread is the splay at their ends."""
    chance = random.Random(seed)
    made = []
    for _ in range(count):
        y, z = chance.uniform(-0.225, 0.225), chance.gauss(0, 0.045)
        z = max(-0.058, min(0.058, z)) * (1 - 0.3 * (abs(y) / 0.225) ** 4)
        x, reach = chance.uniform(*start), chance.uniform(*length)
        dy, dz = chance.gauss(0, spread), chance.gauss(0, spread * 0.6)
        path = []
        for i in range(7):
            t = i / 6
            far = x + reach * t
            path.append((far, y + dy * t * t, z * (1 - 0.35 * max(0, far - 0.2)) - bend(far)
                         + dz * t * t))
        made.append(path)
    return made


def ferrule():
    """A nickelled sleeve with two crimped grooves and its nails."""
    nickel = materials.metal("nickel", "satin", roughness=(0.12, 0.24), stain=0.6)

    def crimp(size):
        def at(t):
            grooves = sum(math.exp(-((t - place) / 0.022) ** 2) for place in (0.30, 0.42, 0.86))
            return size - 0.014 * grooves
        return at
    sleeve = geometry.loft(paths.line((-0.22, 0, 0), (0.21, 0, 0), 120), crimp(0.50),
                           crimp(0.142), nickel, squareness=0.30, segments=96)
    nails = [geometry.place(geometry.screw_head(0.016, nickel, None), (-0.15, y, 0.068))
             for y in (-0.15, 0.01, 0.16)]
    return [sleeve, *nails]


def handle():
    """Varnished beech: wide at the ferrule, a waist, a belly, with a hole to hang it by."""
    beech = materials.wood("beech", wear=0.5, roughness=0.35, varnish=0.5)
    outline = paths.spline([(0.0, 0.47, 0), (0.08, 0.45, 0), (0.22, 0.30, 0), (0.38, 0.215, 0),
                            (0.58, 0.25, 0), (0.78, 0.29, 0), (0.92, 0.25, 0), (1.0, 0.12, 0)], 8)

    def width(t):
        return min(outline, key=lambda point: abs(point[0] - t))[1]
    return geometry.loft(paths.line((-0.18, 0, 0), (-1.75, 0, 0), 90), width,
                         lambda t: 0.130 - 0.02 * t + 0.03 * math.sin(math.pi * t), beech,
                         squareness=0.62, segments=64)


def brush(wet):
    """Laid across the tin, its tip over the rim, dripping."""
    bristle = materials.plastic((0.36, 0.22, 0.09), 0.42, dust=0)
    drip = geometry.hanging_drop((0.735, -0.06, -0.095), 0.030, wet, 1.25)
    parts = [bristle_mass(wet), *ferrule(), handle(), drip,
             geometry.strands(hairs(1300, (0.17, 0.19), (0.22, 0.34), 0.004, 3), 0.0028, bristle),
             geometry.strands(hairs(220, (0.36, 0.50), (0.22, 0.26), 0.003, 4), 0.0024, wet)]
    return geometry.group("brush", parts, (-0.02, 0.01, TOP + 0.070), (4, 0.3, BRUSH))


# --- around it ---------------------------------------------------------------------
def floor_height(x, y):
    """A dropcloth: flat below the tin, in low folds around it."""
    away = min(1.0, max(0.0, (math.hypot(x, y + 0.1) - 0.75) / 1.2))
    fold = noise.noise((x * 0.55 + y * 0.30, y * 0.85, 3.0))
    fold += 0.5 * noise.noise((x * 1.5, y * 2, 8))
    crease = 1 - abs(noise.noise((x * 0.5 - y * 0.35 + 3, y * 0.4, 11.0))) * 5
    return 0.20 * away * (fold + 0.35) + 0.07 * away * max(0.0, crease)


def dropcloth():
    """Cotton canvas with the spots of earlier rooms."""
    canvas = materials.cloth((0.60, 0.55, 0.46), 95, 0.3)
    cloth = geometry.sheet(floor_height, (-7, 7), (-1.3, 7), canvas, 420)
    geometry.soften(cloth, 180)
    return cloth


def spots(cloth, wet):
    """Fresh drops near the tin, dried ones of other colors further off."""
    dry = [materials.paint(color) for color in ((0.75, 0.73, 0.68), (0.05, 0.20, 0.21),
                                                (0.62, 0.40, 0.08), (0.45, 0.30, 0.27))]

    def fresh(location, normal, chance):
        size = 0.012 + 0.045 * chance.random() ** 3
        return geometry.drop(location, size, normal, wet, 0.3, 0, chance.randrange(999))

    def dried(location, normal, chance):
        size = 0.012 + 0.06 * chance.random() ** 3
        return geometry.drop(location, size, normal, chance.choice(dry), 0.07, 0,
                             chance.randrange(999))
    geometry.scatter(26, ((-0.75, 0.55), (-1.5, -0.5), (3, 3)), fresh, onto=[cloth], seed=5)
    geometry.scatter(90, ((-3, 3), (-1.7, 3), (3, 3)), dried, onto=[cloth], patchy=0.5, seed=9)


def chips():
    """A fan of blank color chips, opened behind the tin and leaning on a box."""
    colors = [(0.055, 0.012, 0.035), (0.16, 0.010, 0.055), (0.33, 0.009, 0.075),
              (0.50, 0.035, 0.12), (0.62, 0.12, 0.19), (0.70, 0.27, 0.28), (0.74, 0.44, 0.38),
              (0.74, 0.58, 0.44), (0.62, 0.54, 0.40), (0.34, 0.38, 0.31), (0.12, 0.20, 0.19),
              (0.03, 0.085, 0.10)]
    cards = []
    for i, color in enumerate(colors):
        card = materials.paper(color, 0.05, 0.05)
        outline = paths.rounded_rectangle(0.42, 1.5, 0.04, (0, 0.68))
        strip = geometry.plate(outline, 0.006, card, 0.001)
        cards.append(geometry.place(strip, (0, 0, 0.012 * i), (0, 0, 66 - 9.6 * i)))
    geometry.group("fan", cards, (0.78, 1.75, 0.10), (45, 0, -6))


def background():
    """A pale wall half painted, and tins along it."""
    wall = materials.plaster((0.74, 0.71, 0.66))
    geometry.place(geometry.box((30, 0.2, 14), wall, 0), (0, 7.2, 6))
    tins = [materials.matte((0.62, 0.61, 0.58), 0.3), materials.matte((0.03, 0.13, 0.14), 0.4),
            materials.matte((0.70, 0.68, 0.62), 0.4)]
    for x, y, radius, height, kind in ((-2.9, 4.6, 0.62, 1.3, 0), (-1.75, 5.3, 0.55, 1.1, 1),
                                       (3.1, 4.4, 0.75, 1.6, 2), (2.2, 5.8, 0.5, 1.0, 0)):
        profile = [(0, 0), (radius, 0), (radius, height), (0, height)]
        geometry.place(geometry.lathe(profile, tins[kind], 48, 0.03), (x, y, 0))


render.start()
wet_paint = materials.paint(RASPBERRY, wet=True, streaks=0)
tin(wet_paint)
surface(wet_paint)
coat(wet_paint)
pool(wet_paint)
brush(wet_paint)
canvas_cloth = dropcloth()
chips()
background()
spots(canvas_cloth, wet_paint)
light.room([light.Window("left", (-8, 2), (1, 12), 46),
            light.Window("front", (2, 9), (0, 11), 10, light.OVERCAST, (2, 3)),
            light.Window("front", (-10.5, -7.5), (-10.8, 7), 34, light.OVERCAST, (1, 3), land=0.1),
            light.Window("right", (-9, -5), (0, 9), 5, light.OVERCAST)],
           wall=(0.60, 0.57, 0.52), ambient=0.2, clutter=0.7, fade=0.7, seed=5)
camera((-0.45, -5.4, 2.65), (0.0, 0.0, 0.62), lens=70, aperture=5.0,
       focus=(0.0, -0.52, 0.85), roll=0.008)
render.render(exposure=0.6, contrast="High Contrast")
