"""Cleaner: a stack of folded white cloths, a clear glass spray bottle and a lemon."""
import math
import random
import sys
from dataclasses import dataclass
from pathlib import Path

sys.dont_write_bytecode = True
sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

import bpy  # noqa: E402
from mathutils import noise  # noqa: E402

from studio import geometry, light, materials, paths, render  # noqa: E402
from studio.camera import camera  # noqa: E402
from studio.nodes import Graph  # noqa: E402

STACK, TURN = (-0.44, 0.28), 17     # middle of the stack on the counter, and its turn in degrees
BOTTLE = (0.76, -0.15)
RADIUS, WALL, LEVEL = 0.315, 0.024, 0.86    # the bottle's radius, its glass, and the liquid's top
WAFFLE = 0.058                      # side of a cell of the waffle weave
WHITE, OAT = (0.83, 0.83, 0.815), (0.70, 0.655, 0.575)
COOL, LINEN = (0.74, 0.765, 0.785), (0.82, 0.80, 0.75)


# --- folded cloths ---------------------------------------------------------------------
@dataclass
class Fold:
    """A folded cloth: its weave, size, thickness, and how it lies on the one below."""
    weave: str
    width: float
    depth: float
    thick: float
    shift: tuple
    turn: float
    tone: tuple
    sheets: int
    loose: float                    # how far from straight its front edge runs


FOLDS = [Fold("terry", 1.54, 1.40, 0.290, (0.00, 0.02), -1.5, WHITE, 2, 1.5),
         Fold("waffle", 1.38, 1.34, 0.130, (0.06, 0.05), 2.4, OAT, 2, 0.8),
         Fold("terry", 1.46, 1.33, 0.225, (-0.03, -0.02), -2.8, COOL, 3, 1.7),
         Fold("striped", 1.34, 1.30, 0.105, (0.06, 0.06), 3.6, LINEN, 3, 1.2),
         Fold("waffle", 1.43, 1.30, 0.185, (-0.05, 0.00), -1.2, WHITE, 3, 1.4),
         Fold("terry", 1.30, 1.22, 0.250, (0.05, 0.05), 5.0, COOL, 2, 2.2)]
CELLS = {"terry": 0.0095, "waffle": 0.0095, "striped": 0.018}       # fineness of the mesh
THREADS = {"terry": 60.0, "waffle": 190.0, "striped": 125.0}      # per 10 cm


def weave_height(weave, u, v, seed):
    """How far the cloth stands out at (u, v), measured along it."""
    soft = 0.012 * noise.noise((u * 3.1, v * 3.1, seed)) + 0.005 * noise.noise((u * 9, v * 9, seed))
    if weave == "waffle":
        ridges = max(abs(abs(w / WAFFLE % 1 - 0.5) * 2) ** 3 for w in (u, v))
        return soft + 0.017 * ridges
    if weave == "terry":
        nearest = noise.voronoi((u * 40, v * 40, seed))[0][0]
        return soft + 0.013 * max(0.0, 1 - 1.3 * nearest * nearest)
    return soft * 0.8


def cloth_material(weave, tone):
    """White cotton or linen; its coordinates run along the cloth, around its folds."""
    graph = Graph(weave)
    at = graph.field("ShaderNodeAttribute", output="Vector", attribute_name="along")
    u, v, _ = at.parts()
    threads = THREADS[weave]
    waves = [graph.field("ShaderNodeMath", {0: part * (threads * math.pi)}, operation="SINE")
             for part in (u + graph.noise(at, 5.0) * 0.012, v + graph.noise(at, 4.0) * 0.012)]
    slubs = [graph.noise(graph.stretched(at, scale), 1.0, 1.0)
             for scale in ((3, 70, 1), (70, 3, 1))]
    loose = graph.noise(at, 55.0, 3.0, 0.7)
    weaving = waves[0] * waves[1] * 0.35 + (slubs[0] + slubs[1]) * 0.6
    color = tone
    if weave == "striped":
        blue = 0.0
        for middle, half in ((0.135, 0.050), (0.225, 0.012), (0.045, 0.012)):
            blue = abs(v - middle).smooth(half, half + 0.006, 1.0, 0.0) + blue
        color = graph.blend(blue * 0.9, color, (0.30, 0.47, 0.66))
    if weave == "waffle":
        sides = [abs((part / WAFFLE).fraction() - 0.5) for part in (u, v)]
        pit = sides[0].maximum(sides[1]).smooth(0.22, 0.46, 1.0, 0.0)
        color = graph.blend(pit * 0.35, color, materials.darker(color, 0.55))
    shade = graph.blend(1.0, color, (0.86, 0.86, 0.86), "MULTIPLY")
    woven = graph.blend((weaving * 0.5 + loose * 0.5).smooth(0.25, 0.7), shade, color)
    return graph.principled(Base_Color=woven, Roughness=0.95, Specular=0.1, Sheen=0.4,
                            Normal=graph.bump(weaving + loose * 0.4, 0.5, 0.005))


def surface_between(index, x, y):
    """The height of the surface below the cloth with this index: soft, sinking to the rims."""
    if index == 0:
        return 0.004
    level = sum(fold.thick for fold in FOLDS[:index])
    sink = max(0.0, (math.hypot(x / 0.80, y / 0.66)) - 0.55) ** 2 * 0.05 * index / len(FOLDS)
    unrest = 0.045 * noise.noise((x * 1.3, y * 1.3, index * 0.45))
    return level + unrest * min(1.0, index / 2) - sink


def u_turn(depth, low, front, round_off, cell):
    """A fold's side view, (y, share of the thickness): in below, around the front, out above."""
    run = paths.line((depth, low), (front + round_off, low), round(depth / cell))
    bend = []
    steps = max(10, round(math.pi * round_off / cell))
    for i in range(1, steps):
        angle = math.pi * (i / steps - 0.5)
        share = math.copysign(abs(math.sin(angle)) ** 0.85, math.sin(angle))
        bend.append((front + round_off * (1 - math.cos(angle) ** 0.85), 0.5 + (0.5 - low) * share))
    return run + bend + [(y, 1 - share) for y, share in reversed(run)]


def section(fold, sheet, cell):
    """One sheet's closed outline seen from the side, with the way along it."""
    each, gap = 0.5 / fold.sheets, 0.010
    outer = u_turn(fold.depth, sheet * each + gap, sheet * each * fold.thick,
                   fold.thick * (0.5 - sheet * each) * 1.4, cell)
    inner_cell = max(cell, 0.03)
    inner = u_turn(fold.depth, min(0.49, (sheet + 1) * each - gap), (sheet + 1) * each * fold.thick,
                   max(0.01, fold.thick * (0.5 - (sheet + 1) * each) * 1.4), inner_cell)
    points, way = [], 0.0
    whole = outer + inner[::-1]
    for before, (y, share) in zip([whole[0], *whole], whole):
        way += math.hypot(y - before[0], (share - before[1]) * fold.thick)
        points.append((y, share, way))
    half = points[len(outer) // 2][2]
    return [(y, share, way - half) for y, share, way in points]


def lie(fold, index, x, y, share):
    """A point of a cloth, (x, y) from the middle of its front, as it lies in the stack."""
    turn = math.radians(fold.turn)
    y -= fold.depth / 2
    px = fold.shift[0] + x * math.cos(turn) - y * math.sin(turn)
    py = fold.shift[1] + x * math.sin(turn) + y * math.cos(turn)
    low, high = (surface_between(index + step, px, py) for step in (0, 1))
    return px, py, low + (high - low) * share


def sheet_of(fold, index, sheet, material):
    """One sheet of a folded cloth as a solid with rounded hems."""
    cell = CELLS[fold.weave]
    outline = section(fold, sheet, cell if sheet == 0 else 0.03)
    seed, count = index * 7.0 + sheet * 3.1, round(fold.width / cell)
    middle = sum(share for _, share, _ in outline[:3]) / 3
    rings, along = [], []
    for i in range(count + 1):
        t = i / count
        from_end = min(t, 1 - t) * fold.width
        full = math.sqrt(1 - (1 - min(1.0, from_end / 0.02)) ** 2) if from_end < 0.02 else 1.0
        ring = []
        for y, share, way in outline:
            frayed = 0.022 * noise.noise((y * 1.6, seed, 5.0 if t < 0.5 else 9.0))
            frayed += 0.025 * noise.noise((share * 2.3, seed, 2.0)) + 0.012 * sheet
            x = (t - 0.5) * (fold.width - 2 * frayed)
            front = 0.035 * fold.loose * noise.noise((x * 1.7, seed, 1.0))
            front += 0.008 * noise.noise((x * 6, seed, 4.0))
            front += 0.075 * max(0.0, 1 - from_end / 0.15) ** 2
            near = max(0.0, 1 - y / 0.5)
            layer = middle if share < 0.5 else 1 - middle
            flat = layer + (share - layer) * (0.35 + 0.65 * full)
            flat = 0.5 + (flat - 0.5) * (1 - 0.16 * max(0.0, 1 - from_end / 0.12) ** 2)
            ring.append(lie(fold, index, x, y + front * near, flat))
            along.append((x, way, seed))
        rings.append(ring)
    thing = geometry.skin(f"{fold.weave} {index}", rings, material, angle=180)
    layer = thing.data.attributes.new("along", "FLOAT_VECTOR", "POINT")
    layer.data.foreach_set("vector", [value for point in along for value in point])
    normals = [vertex.normal.copy() for vertex in thing.data.vertices]
    for vertex, normal, (u, v, _) in zip(thing.data.vertices, normals, along):
        vertex.co += normal * weave_height(fold.weave, u, v, seed)
    return thing


def pile(thing, seed):
    """The loops of terry: short curled hairs."""
    thing.modifiers.new("pile", "PARTICLE_SYSTEM")
    system = thing.particle_systems[0]
    system.seed = seed
    hair = system.settings
    hair.type, hair.count, hair.hair_step = "HAIR", 4000, 3
    hair.use_advanced_hair = True
    hair.hair_length, hair.brownian_factor, hair.factor_random = 0.010, 0.006, 0.002
    hair.child_type, hair.rendered_child_count = "INTERPOLATED", 8
    hair.kink, hair.kink_amplitude, hair.kink_frequency = "CURL", 0.004, 2.0
    hair.root_radius, hair.tip_radius, hair.radius_scale = 1.0, 0.9, 0.0016
    hair.render_step = 3


def cloths():
    """The stack, from the bottom up."""
    made = []
    for index, fold in enumerate(FOLDS):
        material = cloth_material(fold.weave, fold.tone)
        for sheet in range(fold.sheets):
            made.append(sheet_of(fold, index, sheet, material))
            if fold.weave == "terry" and sheet == 0:
                pile(made[-1], index)
    geometry.group("stack", made, (*STACK, 0), (0, 0, TURN))


# --- the spray bottle ---------------------------------------------------------------------
def vessel():
    """The glass: where liquid stands behind it, its inner face bends light less."""
    outside = paths.filleted([(0.0, 0.03), (0.20, 0.03), (0.235, 0.0), (RADIUS, 0.0),
                              (RADIUS, 1.16), (0.15, 1.33), (0.15, 1.46)], 0.075, 10)
    inner = RADIUS - WALL
    inside = paths.filleted([(0.125, 1.46), (0.125, 1.31), (inner, 1.13), (inner, 0.075),
                             (0.0, 0.095)], 0.065, 10)
    clear, filled = ((0.93, 0.975, 0.955), 1.5), ((0.93, 0.975, 0.955), 1.5 / 1.333)
    thing = geometry.lathe(outside + inside, materials.glass(*clear), 160, 0, wobble=0.003)
    thing.data.materials.append(materials.glass(*filled))
    for face in thing.data.polygons:
        inward = face.normal.x * face.center.x + face.normal.y * face.center.y < -1e-5
        floor = face.normal.z > 0.5 and face.center.z > 0.05
        if face.center.z < LEVEL and (inward or floor):
            face.material_index = 1
    return geometry.soften(thing, 60)


def liquid():
    """Only its top: the sides belong to the glass. It climbs the wall a little."""
    edge = RADIUS - WALL + 0.001
    top = [(0.0, LEVEL - 0.012), (edge - 0.05, LEVEL - 0.012), (edge - 0.015, LEVEL - 0.008),
           (edge, LEVEL + 0.004)]
    rings = [[(r * math.cos(a), r * math.sin(a), z) for a in
              [2 * math.pi * k / 96 for k in range(96)]] for r, z in top[1:]]
    rings.insert(0, [(x * 0.01, y * 0.01, top[0][1]) for x, y, _ in rings[0]])
    thing = geometry.skin("liquid", rings, materials.water(), caps=False, angle=180)
    for face in thing.data.polygons:
        if face.normal.z < 0:
            thing.data.flip_normals()
            break
    return thing


def oval(middle, wide, along=0.0, tall=0.0):
    """A soft ring around a point: half as wide (Y), and half as long (X) or tall (Z), as given."""
    x, y, z = middle
    ring = []
    for k in range(64):
        angle = 2 * math.pi * k / 64
        across, up = (math.copysign(abs(f(angle)) ** 0.84, f(angle)) for f in (math.cos, math.sin))
        ring.append((x + along * up, y + wide * across, z + tall * up))
    return ring


def shroud(white):
    """The sprayer's hood, moulded in one with its neck; forward is +X."""
    stations = paths.spline([(-0.345, 0.268, 0.004), (-0.338, 0.264, 0.036), (-0.315, 0.258, 0.068),
                             (-0.25, 0.250, 0.105), (-0.12, 0.247, 0.130), (0.06, 0.248, 0.132),
                             (0.22, 0.245, 0.112), (0.34, 0.240, 0.092), (0.375, 0.239, 0.082),
                             (0.385, 0.238, 0.060)], 5)
    hood = geometry.skin("hood", [oval((x, 0, z), 0.88 * tall, tall=tall)
                                  for x, z, tall in stations], white)
    levels = [(-0.06, 0.0, 0.122), (0.0, 0.0, 0.118), (0.05, -0.012, 0.120), (0.10, -0.04, 0.140),
              (0.16, -0.07, 0.180), (0.24, -0.09, 0.20)]
    neck = geometry.skin("neck", [oval((x, 0, z), min(0.112, half), along=half)
                                  for z, x, half in levels], white)
    modifier = hood.modifiers.new("join", "BOOLEAN")
    modifier.operation, modifier.object, modifier.solver = "UNION", neck, "EXACT"
    mould = hood.modifiers.new("mould", "REMESH")
    mould.mode, mould.voxel_size = "VOXEL", 0.007
    smooth = hood.modifiers.new("smooth", "SMOOTH")
    smooth.factor, smooth.iterations = 0.5, 22
    bpy.context.view_layer.update()
    geometry.apply_modifiers(hood)
    geometry.remove(neck)
    return geometry.soften(hood, 180)


def nozzle(white, dark):
    """A ribbed knob to turn, with a dished face and the hole in its middle."""
    grip = geometry.plate(paths.knurled(0.098, 0.004, 30), 0.085, white, 0.010)
    face = [(0.0, 0.0), (0.074, 0.0), (0.074, 0.020), (0.088, 0.026), (0.090, 0.122),
            (0.082, 0.138), (0.066, 0.139), (0.056, 0.120), (0.026, 0.116), (0.022, 0.130),
            (0.010, 0.130), (0.009, 0.10), (0.0, 0.10)]
    hole = geometry.lathe([(0, 0.118), (0.0095, 0.118), (0.0095, 0.124), (0, 0.124)], dark, 24, 0)
    parts = [geometry.place(grip, (0, 0, 0.072)), geometry.lathe(face, white, 96, 0.007), hole]
    return geometry.aim(geometry.group("nozzle", parts), (1, 0, 0), (0.372, 0, 0.238))


def lever(white):
    """The trigger: a channel that bends around the fingers, and the piston that it pushes."""
    curve = paths.spline([(0.235, 0, 0.175), (0.262, 0, 0.07), (0.243, 0, -0.05), (0.215, 0, -0.16),
                          (0.222, 0, -0.27), (0.268, 0, -0.355), (0.318, 0, -0.395)], 10)

    def rounded(t):
        return math.sqrt(max(0.02, 1 - max(0.0, (t - 0.92) / 0.08) ** 2))

    def width(t):
        return (0.125 + 0.035 * math.sin(math.pi * min(1.0, t * 1.1)) ** 2) * rounded(t)
    blade = geometry.loft(curve, width, lambda t: 0.034 * rounded(t), white, squareness=0.5)
    flanges = []
    for side in (-1, 1):
        rim = [(x - 0.022, side * (width(i / (len(curve) - 1)) / 2 - 0.010), z)
               for i, (x, _, z) in enumerate(curve[:-6])]
        flanges.append(geometry.loft(rim, 0.018, 0.060, white, squareness=0.6))
    piston = geometry.sweep(paths.line((0.09, 0, 0.030), (0.235, 0, 0.015), 8), 0.036, white)
    return [blade, *flanges, piston]


def sprayer():
    """Collar, hood and lever in white plastic, with the tube that hangs in the liquid."""
    white = materials.plastic((0.80, 0.805, 0.80), 0.22, wear=0.1, grain=0.1, dust=0.03)
    cap = geometry.plate(paths.knurled(0.190, 0.007, 44), 0.17, white, 0.012)
    skirt = geometry.lathe([(0.0, 0.0), (0.186, 0.0), (0.186, 0.03), (0.165, 0.055), (0.135, 0.07),
                            (0.128, 0.14), (0.0, 0.14)], white, 96, 0.012)
    body = [geometry.place(cap, (0, 0, 1.425)), geometry.place(skirt, (0, 0, 1.505))]
    head = [shroud(white), nozzle(white, materials.matte((0.03, 0.03, 0.03))), *lever(white)]
    holder = geometry.group("head", head, (0, 0, 1.63))
    tube = paths.spline([(0.0, 0.0, 1.5), (0.0, 0.0, 1.0), (0.03, 0.01, 0.6), (0.12, 0.03, 0.25),
                         (0.20, 0.05, 0.115)], 12)
    milky = materials.plastic((0.84, 0.86, 0.86), 0.25, wear=0, dust=0)
    return [*body, holder, geometry.sweep(tube, 0.030, milky, 32)]


def bottle():
    """The spray bottle, pointing left and a little to the camera."""
    geometry.group("bottle", [vessel(), liquid(), *sprayer()], (*BOTTLE, 0.002), (0, 0, 211))


# --- the lemon -------------------------------------------------------------------------
def zest():
    """Lemon peel: waxy yellow, dimpled by the oil in it, a little green towards its ends."""
    graph = Graph("zest")
    at = graph.position()
    ends = abs(at.parts()[2]).smooth(0.24, 0.40)
    wide = graph.cells(at, 40.0).smooth(0.08, 0.50, 1.0, 0.0)
    fine = graph.cells(graph.stretched(at, location=(3, 1, 7)), 62.0).smooth(0.10, 0.48, 1.0, 0.0)
    patch = graph.noise(at, 3.4, 4.0, 0.6)
    tone = graph.blend(patch.smooth(0.35, 0.70), (0.80, 0.49, 0.014), (0.72, 0.51, 0.028))
    tone = graph.blend(ends * patch.smooth(0.35, 0.60) * 0.55, tone, (0.50, 0.47, 0.045))
    tone = graph.blend(wide * 0.25 + fine * 0.12, tone, (0.60, 0.33, 0.008))
    scuffs = graph.noise(at, 21.0, 4.0, 0.7, 1.0).smooth(0.66, 0.74)
    tone = graph.blend(scuffs * 0.35, tone, (0.52, 0.36, 0.10))
    height = graph.noise(at, 11.0, 2.0) * 0.9 - wide - fine * 0.6
    rough = patch.linear(0.3, 0.7, 0.30, 0.44) + scuffs * 0.2
    return graph.principled(Base_Color=tone, Specular=0.45, Subsurface=0.06,
                            Subsurface_Radius=(0.05, 0.03, 0.005), Subsurface_Color=tone,
                            Roughness=rough, Normal=graph.bump(height, 0.45, 0.010))


def lemon_point(share, angle):
    """A point of the peel: an egg, drawn out to a nipple at +Z and to a short neck at -Z."""
    turn = math.pi * share
    x, y, z = math.cos(angle), math.sin(angle), -math.cos(turn)
    r = 0.236 * max(0.004, math.sin(turn)) ** 0.93
    along = 0.315 * z
    if z > 0:
        along += 0.090 * math.exp(-(r / 0.080) ** 2) - 0.016 * math.exp(-((r - 0.135) / 0.05) ** 2)
    else:
        along -= 0.040 * math.exp(-(r / 0.085) ** 2) - 0.035 * math.exp(-(r / 0.03) ** 2)
    lobes = 0.030 * math.cos(7 * angle + 1) * math.exp(-((r - 0.09) / 0.05) ** 2)
    r *= 1 + lobes + 0.10 * noise.noise((x * 0.8 + 5, y * 0.8, z * 1.1))
    r *= 1 + 0.020 * noise.noise((x * 2.6, y * 2.6, z * 4))
    lean = 0.05 * max(0.0, z) ** 3
    return r * x + lean, r * y - 0.5 * lean, along


def lemon():
    """It lies on its side before the cloths, its nipple to the light."""
    rings = [[lemon_point(i / 160, 2 * math.pi * k / 160) for k in range(160)] for i in range(161)]
    fruit = geometry.skin("lemon", rings, zest(), angle=180)
    geometry.aim(fruit, (-0.92, -0.38, 0.08), (0.19, -0.76, 0), 40)
    bpy.context.view_layer.update()
    fruit.location.z -= min((fruit.matrix_world @ vertex.co).z for vertex in fruit.data.vertices)


# --- around it -------------------------------------------------------------------------
def counter():
    """Pale honed stone."""
    graph = Graph("stone")
    at = graph.varied_position()
    cloud = graph.noise(at, 0.9, 5.0, 0.6, 1.2)
    vein = abs(graph.noise(at, 0.55, 4.0, 0.6, 0.9) - 0.5).smooth(0.0, 0.035, 1.0, 0.0)
    grit = graph.noise(at, 60.0, 2.0)
    tone = graph.blend(cloud.smooth(0.3, 0.7), (0.66, 0.65, 0.63), (0.57, 0.56, 0.545))
    tone = graph.blend(vein * cloud.smooth(0.45, 0.65) * 0.55, tone, (0.40, 0.39, 0.385))
    tone = graph.blend(grit.smooth(0.62, 0.70) * 0.3, tone, (0.50, 0.49, 0.48))
    rough = graph.noise(at, 7.0, 3.0).linear(0.3, 0.7, 0.20, 0.34)
    stone = graph.principled(Base_Color=tone, Roughness=rough, Specular=0.5,
                             Normal=graph.bump(graph.noise(at, 3.0, 2.0), 0.05, 0.02))
    geometry.place(geometry.box((22, 9.5, 0.4), stone, 0.03), (0, 1.6, -0.2))


def kitchen():
    """Far out of focus: a white wall, a shelf, jars, a board of wood, something green."""
    chance = random.Random(4)
    white = materials.matte((0.80, 0.80, 0.78))
    geometry.place(geometry.box((40, 0.2, 20), white, 0), (0, 9.5, 6))
    tile = geometry.box((1.93, 0.1, 0.93), materials.porcelain((0.74, 0.75, 0.74)), 0.03)
    for row in range(7):
        for column in range(-7, 8):
            spot = (column * 2 + row % 2, 6.55, row + 0.5)
            geometry.copy(tile, spot, (chance.gauss(0, 0.7), 0, chance.gauss(0, 0.5)))
    geometry.remove(tile)
    grout = materials.matte((0.60, 0.59, 0.575))
    geometry.place(geometry.box((30, 0.1, 14.04), grout, 0), (0, 6.60, 0))
    board = geometry.box((2.6, 0.18, 1.9), materials.wood("ash", wear=0.1), 0.05)
    geometry.place(board, (-3.2, 5.6, 1.25), (-8, 84, 0))
    jars = [materials.matte((0.78, 0.77, 0.74), 0.3), materials.matte((0.50, 0.62, 0.68), 0.3)]
    for x, y, radius, height, kind in ((-1.4, 5.6, 0.42, 0.9, 0), (2.5, 5.7, 0.48, 0.75, 1),
                                       (4.4, 5.2, 0.6, 1.5, 0)):
        profile = [(0, 0), (radius * 0.9, 0), (radius, height), (0, height)]
        geometry.place(geometry.lathe(profile, jars[kind], 48, 0.08), (x, y, 0))
    leaf = materials.leaf((0.11, 0.22, 0.06))
    for _ in range(70):
        blade = geometry.plate(paths.circle(0.17, steps=16), 0.01, leaf, 0.002)
        spot = (2.5 + chance.gauss(0, 0.42), 5.7 + chance.gauss(0, 0.3),
                0.95 + abs(chance.gauss(0.25, 0.42)))
        geometry.place(blade, spot, [chance.uniform(-60, 60) for _ in "xyz"], (1, 0.7, 1))


render.start()
counter()
cloths()
bottle()
lemon()
kitchen()
light.room([light.Window("left", (-5, 7), (1.5, 14), 44),
            light.Window("front", (3, 9), (0, 11), 5, light.OVERCAST, (2, 3)),
            light.Window("back", (-13, -6), (1, 12), 12, light.OVERCAST)],
           wall=(0.68, 0.67, 0.65), floor=(0.30, 0.27, 0.24), ceiling=(0.82, 0.82, 0.81),
           ambient=0.42, clutter=0.8, fade=0.6, seed=5)
camera((-0.55, -7.6, 2.25), (-0.02, 0, 0.90), lens=61, aperture=4.5, focus=(0.1, -0.50, 0.6),
       roll=0.004)
render.render(exposure=0.85, contrast="Medium High Contrast", bounces=14)
