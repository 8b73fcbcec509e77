"""Painter: a wall rolled in raspberry in low sun; a can with a brush in it, its lid."""
import math
import sys
from pathlib import Path

sys.dont_write_bytecode = True
sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

import numpy as np  # noqa: E402
from mathutils import Vector, noise  # noqa: E402

from studio import drawn, geometry, light, materials, nodes, paths, render  # noqa: E402
from studio.camera import camera  # noqa: E402

RASPBERRY = (0.36, 0.006, 0.060)
WALL_X, WALL_Z = (-8, 8), (0, 8)            # of the painted part
PAPER_X, PAPER_Y = (-9, 9), (-2.75, -0.17)
RADIUS, TOP, LEVEL = 0.83, 1.90, 1.52       # of the can: wall, rim, paint
SKIRTING = 1.15
SUN = Vector((0.74, 0.58, -0.42)).normalized()
# Strokes of the roller: middle, lower and upper end, how much paint it still had.
STROKES = [(middle, 1.0, 9, 1.0) for middle in np.arange(-7.2, 9, 1.6)]


# --- the wall ----------------------------------------------------------------------
def rolled():
    """How the roller covered the wall: in full, with stipples above the skirting."""
    x, z = drawn.grid(WALL_X, WALL_Z, 150)
    drift = 0.05 * drawn.cloud(x.shape, (300, 3000), 3)
    ragged = 0.035 * drawn.cloud(x.shape, (22, 22), 4)
    bare = np.ones_like(x)
    for middle, low, high, load in STROKES:
        lean = 0.035 * (z - 3) * math.sin(middle * 7)
        side = drawn.smooth(1.08 - np.abs(x - middle - lean - drift) + ragged, 0, 0.10)
        ends = drawn.smooth(z - low + ragged, 0, 0.5) * drawn.smooth(high - z + ragged, 0, 0.8)
        bare *= 1 - load * side * ends
    nap = drawn.cloud(x.shape, (1.7, 1.3), 5) + 0.45 * drawn.cloud(x.shape, (9, 7), 15)
    return drawn.smooth((1 - bare) * 1.28 - drawn.share_of(nap), 0.0, 0.25)


def cut_in():
    """The band that a brush laid above the skirting before the roller came."""
    x, z = drawn.grid(WALL_X, WALL_Z, 150)
    upper = SKIRTING + 0.62 + 0.05 * drawn.cloud(x.shape, (3000, 120), 6)
    loaded = drawn.smooth(2.9 + 0.35 * drawn.cloud(x.shape, (9, 500), 7) - x, 0, 1.3)
    hairs = drawn.share_of(drawn.cloud(x.shape, (2.2, 160), 8))
    cover = drawn.smooth(upper - z, 0, 0.22) * loaded
    return drawn.smooth(cover * 1.2 - hairs, 0, 0.2)


def wall():
    """Old cream paint with filled holes, and the new coat."""
    graph = nodes.Graph("wall")
    here = graph.position()
    x, z, _ = here.parts()          # the wall is a sheet put upright
    roller = graph.picture(drawn.mask_image(rolled()), x, z, WALL_X, WALL_Z)
    brush = graph.picture(drawn.mask_image(cut_in()), x, z, WALL_X, WALL_Z)
    coat = roller.maximum(brush)
    stipple = graph.noise(graph.stretched(here, (1, 0.7, 1)), 26.0, 2.0, 0.55)
    broad = graph.noise(here, 0.55, 3.0)
    filled = graph.stretched(here, (1, 1.5, 1), location=(4.7, 2.2, 0))
    filled = graph.noise(filled, 0.9, 2.0, 0.4, 0.6).smooth(0.62, 0.71)
    scuff = graph.noise(graph.stretched(here, (0.6, 2.0, 1)), 3.0, 5.0, 0.7).smooth(0.52, 0.75)
    old = graph.blend(broad.smooth(0.35, 0.7) * 0.5, (0.67, 0.60, 0.49), (0.61, 0.54, 0.42))
    old = graph.blend(scuff * 0.22, old, (0.42, 0.37, 0.30))
    old = graph.blend(filled * 0.75, old, (0.74, 0.715, 0.66))
    thin = graph.noise(graph.stretched(here, (1.5, 0.30, 1)), 1.0, 4.0).smooth(0.44, 0.74)
    grin = graph.noise(here, 34.0, 1.0).smooth(0.35, 0.7)
    fresh = graph.blend(thin * (grin * 0.6 + 0.2), RASPBERRY, (0.50, 0.045, 0.13))
    color = graph.blend(coat, old, fresh)
    rough = coat.linear(0, 1, 0.85, 0.40) - thin * coat * 0.08 + (stipple - 0.5) * 0.15
    height = stipple * (coat * 0.5 + 0.32) + coat * 0.55 + broad * 1.4
    made = graph.principled(Base_Color=color, Roughness=rough.clamped(), Specular=0.4,
                            Normal=graph.bump(height, 0.6, 0.018))
    upright = geometry.sheet(lambda a, b: 0.012 * noise.noise((a * 0.4, b * 0.4, 3)), (-20, 20),
                             (-1, 24), made, 60)
    geometry.place(upright, degrees=(90, 0, 0))


def skirting():
    """A glossy white board, and blue tape over its edge with smears of paint."""
    white = materials.painted_metal((0.74, 0.73, 0.70), 0.0, 0.22, dust=0.3)
    section = [(0, -0.05), (0.16, -0.05), (0.16, SKIRTING - 0.03), (0.13, SKIRTING), (0, SKIRTING)]
    outline = paths.filleted([Vector((*p, 0)) for p in section], 0.02, 4)
    rings = [[(x, -a, b + 0.004 * noise.noise((x * 0.4, 2, 0))) for a, b, _ in outline]
             for x in np.linspace(-20, 20, 161)]
    geometry.skin("skirting", rings, white, angle=30)
    tape = tape_material()
    # Across the tape: how far from the wall and how high; it is folded over the board's edge.
    folded = [(0.012, 0.012), (0.06, 0.008), (0.115, 0.006), (0.15, -0.004), (0.166, -0.035),
              (0.168, -0.09), (0.167, -0.15), (0.168, -0.21), (0.168, -0.27), (0.169, -0.33)]
    for start, end, layer in ((-12, 1.15, 0), (1.02, 2.75, 1)):
        rows = []
        for x in np.linspace(start, end, 300):
            row = []
            for k, (out, up) in enumerate(folded):
                torn = 0.05 * noise.noise((k * 0.7, layer, 5))
                loose = 0.006 * max(0, noise.noise((x * 2.2, k * 0.4, layer))) + 0.002 * layer
                curl = 0.5 * max(0.0, x - end + 0.35) ** 2 * layer
                row.append((x + torn, -out - loose - curl, SKIRTING + up + loose
                            + 0.010 * noise.noise((x * 0.8, layer, 1))))
            rows.append(row)
        across = len(folded)
        starts = [i * across + k for i in range(len(rows) - 1) for k in range(across - 1)]
        faces = [(at, at + 1, at + across + 1, at + across) for at in starts]
        geometry.add_mesh("tape", [point for row in rows for point in row], faces, tape, 180)


def tape_material():
    """Crêped blue tape with raspberry where brush and roller went over."""
    graph = nodes.Graph("tape")
    here = graph.position()
    x, y, z = here.parts()
    crepe = graph.noise(graph.stretched(here, (60, 20, 6)), 1.0, 2.0)
    smear = graph.noise(graph.stretched(here, (2.2, 9, 14)), 1.0, 5.0, 0.7)
    smear = smear + z.linear(0.90, 1.165, -0.24, 0.06) + y.linear(-0.12, -0.02, 0.0, 0.2)
    smear = (smear + x.linear(0.5, 2.6, 0.0, -0.3)).smooth(0.54, 0.57)
    blue = graph.blend(crepe, (0.045, 0.17, 0.42), (0.065, 0.23, 0.50))
    return graph.principled(Base_Color=graph.blend(smear, blue, RASPBERRY), Specular=0.35,
                            Roughness=smear.linear(0, 1, 0.68, 0.35),
                            Normal=graph.bump(crepe * 0.6 + smear, 0.3, 0.006))


# --- the floor -------------------------------------------------------------------------
def boards():
    """Old oak boards along the wall."""
    oak = materials.wood("oak", wear=0.6, roughness=0.42, varnish=0.25)
    for row in range(9):
        board = geometry.box((40, 0.905, 0.3), oak, 0.012)
        lift = -0.17 + 0.006 * math.sin(row * 5)
        geometry.place(board, (-3.7 * (row % 3), -0.6 - 0.92 * row, lift))


def paper_height(x, y):
    """Paper off a roll: low waves across it, a few creases, its front edge lifting."""
    wave = 0.028 * noise.noise((x * 1.1, y * 0.35, 5)) + 0.012 * noise.noise((x * 2.7, y * 0.9, 8))
    crease = 0.0
    for slant, shift, depth in ((0.35, 1.1, 0.035), (-0.6, -2.3, 0.045), (0.15, 3.4, 0.03)):
        away = abs(x + slant * y + shift + 0.15 * noise.noise((y, x * 0.4, shift)))
        crease += depth * max(0.0, 1 - away * 6)
    lift = max(0.0, -2.25 - y) ** 2 * (0.12 + 0.5 * noise.noise((x * 0.4, 3, 3)))
    return 0.035 + wave + crease + max(0.0, lift)


def paper():
    """Brown masking paper, spattered below the roller."""
    chance = np.random.default_rng(12)
    drops = []
    for _ in range(1500):
        x, y = chance.normal(-0.6, 2.4), -0.2 - abs(chance.normal(0, 1.1))
        drops.append((x, y, 0.006 + 0.034 * chance.random() ** 7))
    drops += [(0.62, -2.36, 0.075), (0.70, -2.44, 0.045), (-0.35, -2.2, 0.05), (-0.9, -1.2, 0.06)]
    x, y = drawn.grid(PAPER_X, PAPER_Y, 170)
    graph = nodes.Graph("kraft paper")
    here = graph.position()
    across, along, _ = here.parts()
    spots = graph.picture(drawn.mask_image(drawn.spatter(x, y, drops)), across, along,
                          PAPER_X, PAPER_Y)
    fibre = graph.noise(graph.stretched(here, (30, 90, 30)), 1.0, 4.0, 0.7)
    cloud = graph.noise(here, 2.0, 4.0, 0.6)
    brown = graph.blend((fibre * 0.5 + cloud * 0.5).smooth(0.3, 0.7), (0.40, 0.262, 0.145),
                        (0.335, 0.210, 0.110))
    made = graph.principled(Base_Color=graph.blend(spots, brown, RASPBERRY), Specular=0.3,
                            Roughness=spots.linear(0, 1, 0.62, 0.3),
                            Normal=graph.bump(fibre * 0.5 + spots * 1.5, 0.35, 0.006))
    geometry.sheet(paper_height, PAPER_X, PAPER_Y, made, 700)


# --- the can ----------------------------------------------------------------------------
def dribbles():
    """Paint on the can's wall (angle in degrees, height): wiped off at the rim, run, dried."""
    angle, z = np.meshgrid(np.linspace(0, 360, 2880), np.linspace(0, TOP, 760))
    chance = np.random.default_rng(5)
    mask = np.zeros_like(angle)
    wiped = 0.08 * drawn.cloud(angle.shape, (2000, 60), 2)
    sway = 0.9 * drawn.cloud(angle.shape, (120, 400), 9)
    for middle, half, low in ((283, 21, 1.62), (262, 9, 1.70), (215, 12, 1.72), (340, 7, 1.76)):
        streak = drawn.smooth(half - np.abs(angle - middle), 0, 5)
        mask = np.maximum(mask, streak * drawn.smooth(z - low - wiped, 0, 0.02))
    for middle, half, low in ((291, 1.9, 0.74), (276, 1.5, 1.06), (299, 1.2, 1.30),
                              (268, 1.3, 0.10), (262, 0.9, 1.42), (219, 1.3, 1.1),
                              (208, 1.0, 1.45), (342, 1.2, 1.5), (284, 1.0, 1.44)):
        bead = np.exp(-((z - low) / 0.05) ** 2)
        thick = half * (0.55 + 0.45 * drawn.smooth(z, low, TOP) + 0.5 * bead)
        wide = thick - np.abs(angle - middle - sway * (1 + chance.random()))
        end = drawn.smooth(z - low + 0.03 - 0.02 * ((angle - middle) / half) ** 2, 0, 0.02)
        mask = np.maximum(mask, drawn.smooth(wide, 0, 0.5) * end)
    return mask


def can_steel():
    """Tinplate with the dribbles on its outside."""
    graph = nodes.Graph("can")
    here, varied = graph.position(), graph.varied_position()
    x, y, z = here.parts()
    angle = graph.field("ShaderNodeMath", {0: y, 1: x}, operation="ARCTAN2") * (180 / math.pi)
    angle = graph.field("ShaderNodeMath", {0: angle, 1: 0.0, 2: 360.0}, operation="WRAP")
    outside = graph.vector(x, y, 0.0).length().smooth(RADIUS - 0.03, RADIUS - 0.02)
    run = graph.picture(drawn.mask_image(dribbles()), angle, z, (0, 360), (0, TOP)) * outside
    blotch = graph.noise(varied, 2.6, 4.0, 0.62, 0.6)
    fine = graph.noise(varied, 30.0, 3.0, 0.6)
    color = graph.blend(blotch.smooth(0.42, 0.72) * 0.5, (0.70, 0.69, 0.67), (0.47, 0.45, 0.42))
    dusty = graph.dust(0.15)
    prints = graph.fingerprints(varied) * 0.6
    rough = (blotch * 0.6 + fine * 0.4).linear(0.3, 0.7, 0.16, 0.33) + prints * 0.12 + dusty
    marks = graph.crossed_scratches(here)
    height = graph.noise(varied, 2.0, 1.0) * 1.6 - marks * 0.4
    solid = graph.blend(run, graph.blend(dusty, color, materials.DUST), RASPBERRY)
    metallic = (1.0 - dusty) * (1.0 - run)
    return graph.principled(Base_Color=solid, Metallic=metallic, Specular=0.5,
                            Roughness=rough * (1.0 - run) + run * 0.28,
                            Normal=graph.bump(height * 0.5 + run * 3.0, 0.22, 0.010))


def can(wet):
    """A gallon can with its ears and bail, nearly full."""
    steel = can_steel()
    wall_line = [(0, 0.02), (0.79, 0.02), (0.80, 0.0), (0.845, 0.0), (0.85, 0.03), (0.845, 0.055),
                 (RADIUS, 0.065), (RADIUS, 0.20), (0.838, 0.215), (0.838, 0.23), (RADIUS, 0.245),
                 (RADIUS, 1.70), (0.838, 1.715), (0.838, 1.73), (RADIUS, 1.745),
                 (RADIUS, TOP - 0.05), (0.848, TOP - 0.04), (0.852, TOP - 0.012), (0.842, TOP),
                 (0.826, TOP), (0.820, TOP - 0.02), (0.820, TOP - 0.06), (0.775, TOP - 0.06),
                 (0.775, TOP - 0.015), (0.768, TOP - 0.004), (0.755, TOP - 0.006),
                 (0.752, TOP - 0.03), (0.752, 0.5), (0, 0.45)]
    parts = [geometry.lathe(wall_line, steel, 180, 0.008, wobble=0.004)]
    groove = [(0.771, TOP - 0.05), (0.776, TOP - 0.035), (0.79, TOP - 0.042), (0.806, TOP - 0.042),
              (0.818, TOP - 0.032), (0.823, TOP - 0.05)]
    parts.append(geometry.lathe(groove, wet, 160, 0.004, wobble=0.003, seed=8))
    lining = [(0.76, LEVEL - 0.05), (0.747, LEVEL), (0.748, TOP - 0.10), (0.757, TOP - 0.03)]
    parts.append(geometry.lathe(lining, wet, 160, 0, wobble=0.006, seed=9))

    def height(x, y):
        fold = math.sin(6 * x + 4 * noise.noise((x * 2, y * 3, 0)) + 3 * y)
        return LEVEL + 0.012 * fold * noise.noise((x * 2 + 5, y * 2, 2))
    rings = [[(x, y, height(x, y)) for x, y in paths.circle(0.756 * i / 60, steps=120)]
             for i in range(1, 61)]
    parts.append(geometry.skin("paint", rings, wet, caps=False, angle=180))
    ear = [(0, 0.0), (0.085, 0.0), (0.085, 0.012), (0.05, 0.035), (0, 0.042)]
    wire = materials.steel("satin", dust=0.1)
    for side in (-1, 1):
        knob = geometry.lathe(ear, steel, 48, 0.006)
        parts.append(geometry.place(knob, (side * RADIUS, 0, 1.55), (0, 90 * side, 0)))
    swing = math.radians(-121)
    bail = [(0.885 * math.cos(a), 1.02 * math.sin(a) * math.sin(swing),
             1.55 + 1.02 * math.sin(a) * math.cos(swing))
            for a in (math.pi * i / 60 for i in range(61))]
    parts.append(geometry.sweep(paths.wavering(bail, 0.012, 2.0), 0.018, wire, 20))
    return parts


# --- the brush, along X with its tip at +X ---------------------------------------------
def used(name, clean, reach):
    """A surface that paint was smeared over, all of it from x = `reach` on."""
    graph = nodes.Graph(name)
    here = graph.position()
    color, metallic, low, high = clean
    smear = graph.noise(graph.stretched(here, (3, 7, 7), location=(2, 5, 1)), 1.0, 5.0, 0.68)
    smear = (smear + here.parts()[0].linear(reach - 0.5, reach, -0.12, 0.26)).smooth(0.58, 0.62)
    worn = graph.noise(here, 5.0, 4.0, 0.65)
    tone = graph.blend(worn.smooth(0.4, 0.7) * 0.4, color, materials.darker(color, 0.6))
    dried = graph.noise(here, 30.0, 2.0)
    return graph.principled(
        Base_Color=graph.blend(smear, tone, RASPBERRY), Specular=0.5,
        Metallic=(1.0 - smear) * metallic,
        Roughness=worn.linear(0.3, 0.7, low, high) * (1.0 - smear) + smear * 0.32,
        Normal=graph.bump(smear * 2.0 + dried * smear * 0.4 + worn * 0.4, 0.25, 0.008))


def brush(wet):
    """Standing in the paint: sleeve, handle, and what shows of the bristles."""
    nickel = used("sleeve", ((0.66, 0.65, 0.62), 1.0, 0.20, 0.42), 0.12)
    beech = materials.wood("beech", wear=0.7, roughness=0.35, varnish=0.5)

    def crimp(size):
        def at(t):
            grooves = sum(math.exp(-((t - spot) / 0.022) ** 2) for spot in (0.30, 0.42, 0.86))
            return size - 0.014 * grooves
        return at
    sleeve = geometry.loft(paths.line((-0.22, 0, 0), (0.21, 0, 0), 120), crimp(0.62),
                           crimp(0.15), nickel, squareness=0.30, segments=96)
    outline = paths.spline([(0.0, 0.59, 0), (0.08, 0.56, 0), (0.22, 0.34, 0), (0.38, 0.225, 0),
                            (0.58, 0.25, 0), (0.78, 0.29, 0), (0.90, 0.27, 0), (0.965, 0.20, 0),
                            (0.99, 0.12, 0), (1.0, 0.02, 0)], 8)

    def width(t):
        return min(outline, key=lambda point: abs(point[0] - t))[1]
    handle = geometry.loft(paths.line((-0.18, 0, 0), (-1.95, 0, 0), 90), width,
                           lambda t: 0.135 - 0.02 * t + 0.03 * math.sin(math.pi * t), beech,
                           squareness=0.62, segments=64)
    bristles = geometry.loft(paths.line((0.2, 0, 0), (0.7, 0, 0), 12), 0.60, 0.13, wet,
                             squareness=0.3)
    return [sleeve, handle, bristles]


def stir_stick():
    """A paddle of raw pine, dipped."""
    graph = nodes.Graph("stir stick")
    here = graph.position()
    x, y, _ = here.parts()
    grain = graph.noise(graph.stretched(here, (1.2, 45, 45)), 1.0, 3.0, 0.6)
    edge = graph.noise(graph.stretched(here, (2, 9, 9)), 1.0, 3.0) * 0.5
    dipped = (x + edge).smooth(0.42, 0.46)
    raw = graph.blend(grain.smooth(0.35, 0.7), (0.66, 0.49, 0.30), (0.52, 0.35, 0.19))
    made = graph.principled(Base_Color=graph.blend(dipped, raw, RASPBERRY), Specular=0.45,
                            Roughness=dipped.linear(0, 1, 0.62, 0.16),
                            Normal=graph.bump(grain * 0.5 + dipped * 2, 0.25, 0.006))
    return geometry.plate(paths.rounded_rectangle(3.0, 0.28, 0.11), 0.045, made, 0.008)


def lid():
    """Upside down, its middle wet from the shaking."""
    graph = nodes.Graph("lid")
    here = graph.position()
    x, y, _ = here.parts()
    wave = graph.noise(here, 2.4, 4.0, 0.6)
    painted = (graph.vector(x, y, 0.0).length() + wave * 0.5).smooth(0.78, 0.82, 1.0, 0.0)
    thick = graph.noise(here, 3.5, 2.0)
    made = graph.principled(
        Base_Color=graph.blend(painted, (0.66, 0.65, 0.63), RASPBERRY),
        Metallic=1.0 - painted, Specular=0.5,
        Roughness=wave.linear(0.3, 0.7, 0.18, 0.32) * (1.0 - painted) + painted * 0.10,
        Normal=graph.bump(thick * painted * 2 + painted * 1.5, 0.25, 0.012))
    line = [(0, 0.03), (0.66, 0.03), (0.68, 0.09), (0.76, 0.09), (0.78, 0.075), (0.80, 0.05),
            (0.82, 0.06), (0.815, 0.085), (0.78, 0.115), (0.70, 0.115), (0.655, 0.10),
            (0.645, 0.045), (0, 0.045)]
    return geometry.lathe(line, made, 160, 0.01, wobble=0.004)


def wound_tape():
    """The side of a roll of tape: fine rings, none of one tone."""
    graph = nodes.Graph("wound tape")
    x, y, z = graph.position().parts()
    radius = graph.vector(x, y, 0.0).length()
    rings = graph.noise(graph.vector(radius * 90.0, 0.0, 0.0), 1.0, 3.0, 0.7)
    crepe = graph.noise(graph.vector(x * 50.0, y * 50.0, z * 8.0), 1.0, 2.0)
    color = graph.blend(rings.smooth(0.3, 0.7), (0.050, 0.185, 0.44), (0.085, 0.27, 0.54))
    return graph.principled(Base_Color=color, Roughness=0.6, Specular=0.35,
                            Normal=graph.bump(rings * 0.4 + crepe * 0.15, 0.25, 0.006))


def things():
    """The can in the middle, the lid before it with the stick across."""
    wet = materials.paint(RASPBERRY, wet=True, streaks=0)
    geometry.group("can", can(wet), (0.72, -1.55, 0.05), (0, 0, 14))
    geometry.group("brush", brush(wet), (0.44, -1.42, 1.83), (38, 58, -22))
    geometry.group("lid", [lid()], (-1.35, -1.75, 0.06), (2, -1, 0))
    geometry.group("stick", [stir_stick()], (-1.62, -1.80, 0.20), (0, 1.2, 17))
    for inner, outer, low, high, kind in ((0.41, 0.55, 0, 0.36, wound_tape()),
                                          (0.385, 0.412, 0.006, 0.354, materials.paper())):
        section = [(inner, low), (outer, low), (outer, high), (inner, high), (inner, low)]
        geometry.place(geometry.lathe(section, kind, 128, 0.012, 0.004), (2.75, -1.1, 0.075))


# --- light ------------------------------------------------------------------------------
def window():
    """The frame of a window to the left, which throws its shadow, with leaves beyond."""
    board = materials.matte((0.3, 0.3, 0.3))
    foot = Vector((-0.6, 0, 2.6))
    middle = foot - SUN * ((foot.x + 20) / SUN.x)
    panes = [paths.rounded_rectangle(3.1, 4.2, 0.02, (across, up))
             for across in (-1.75, 1.75) for up in (-4.6, 0, 4.6)]
    frame = geometry.plate([(-40, -40), (40, -40), (40, 40), (-40, 40)], 0.3, board, 0.01, panes)
    geometry.place(frame, middle, (90, 0, 90))


def main():
    """Everything, then the picture."""
    render.start()
    wall()
    skirting()
    boards()
    paper()
    things()
    window()
    light.sun(SUN, 9.0)
    light.room([light.Window("left", (-9, 3), (0, 12), 9, light.DAYLIGHT),
                light.Window("front", (3, 12), (0, 11), 5, light.OVERCAST, (2, 3))],
               wall=(0.60, 0.57, 0.52), ambient=0.38, clutter=0.6, fade=0.4, seed=5)
    camera((-1.1, -10.6, 5.2), (0.15, -0.9, 1.72), lens=46, aperture=8,
           focus=(0.5, -1.9, 1.2), roll=0.006)
    render.render(exposure=0.0)


if __name__ == "__main__":
    main()
