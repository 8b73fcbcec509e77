"""Glazier: panes stacked on grey felt, their edges green by depth, an oil cutter on top.

Develop it with strength=0.08: more denoising smears the wool into blotches.
"""
import math
import random
import sys
from dataclasses import dataclass
from pathlib import Path

sys.dont_write_bytecode = True
sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from studio import geometry, light, materials, paths, render  # noqa: E402
from studio.camera import camera  # noqa: E402
from studio.nodes import Graph  # noqa: E402

FLOAT = (0.50, 0.875, 0.80)         # what 10 cm of ordinary float glass let through,
WHITE = (0.84, 0.955, 0.945)        # and of glass low in iron
CORNER, TURN = (0.25, -0.95), 38    # the stack's corner nearest to the camera, and its turn
EYE = (-0.50, -6.4, 1.38)           # of the camera
GAP = 0.003                         # air and dust between two panes


@dataclass
class Pane:
    """A pane: its size, how its edge is worked, and how it lies on the one below."""
    width: float
    depth: float
    thick: float
    edge: str
    shift: tuple
    turn: float
    tint: tuple = FLOAT


PANES = [Pane(2.60, 1.66, 0.080, "polished", (0.00, 0.00), 0.0),
         Pane(2.52, 1.62, 0.060, "raw", (0.05, 0.04), 0.7),
         Pane(2.52, 1.62, 0.060, "raw", (0.03, 0.07), -0.6, WHITE),
         Pane(2.46, 1.60, 0.100, "polished", (0.08, 0.06), 0.4),
         Pane(2.40, 1.58, 0.060, "ground", (0.07, 0.11), -1.1),
         Pane(2.40, 1.58, 0.080, "raw", (0.12, 0.09), 0.3, WHITE),
         Pane(2.30, 1.52, 0.060, "polished", (0.15, 0.13), 1.3)]


# --- glass -----------------------------------------------------------------------------
def scattering(glass, color, share):
    """Glass whose surface also scatters light, and that throws a shadow: worked edges."""
    tree = glass.node_tree
    output = next(node for node in tree.nodes if node.type == "OUTPUT_MATERIAL")
    passing = next(node for node in tree.nodes if node.type == "BSDF_TRANSPARENT")
    passing.inputs["Color"].default_value = (0.40, 0.56, 0.52, 1.0)
    clear = output.inputs["Surface"].links[0].from_socket
    scatter = tree.nodes.new("ShaderNodeBsdfPrincipled")
    scatter.inputs["Base Color"].default_value = (*color, 1.0)
    scatter.inputs["Roughness"].default_value = 0.3
    mix = tree.nodes.new("ShaderNodeMixShader")
    mix.inputs["Fac"].default_value = share
    tree.links.new(clear, mix.inputs[1])
    tree.links.new(scatter.outputs[0], mix.inputs[2])
    tree.links.new(mix.outputs[0], output.inputs["Surface"])
    return glass


def edge_material(kind, tint):
    """The narrow sides: clear when polished, slightly milky when raw, frosted when ground."""
    deep = tuple(channel ** 4 * 0.6 for channel in tint)
    if kind == "polished":
        return scattering(materials.glass(tint), deep, 0.06)
    if kind == "raw":
        return scattering(materials.glass(tint, roughness=0.03), deep, 0.14)
    return scattering(materials.glass(tint, roughness=0.15), (0.20, 0.42, 0.37), 0.45)


def pane(shape, seed):
    """One pane, its near corner at the origin; its narrow sides get a material of their own."""
    width = {"polished": 0.010, "raw": 0.003, "ground": 0.007}[shape.edge]
    thing = geometry.box((shape.width, shape.depth, shape.thick), materials.glass(shape.tint),
                         width, 0.0, seed)
    geometry.apply_modifiers(thing)
    thing.data.materials.append(edge_material(shape.edge, shape.tint))
    for face in thing.data.polygons:
        if abs(face.normal.z) < 0.9:
            face.material_index = 1
    for vertex in thing.data.vertices:
        vertex.co.x += shape.width / 2
        vertex.co.y += shape.depth / 2
    return thing


def stack():
    """The panes from the bottom up on a thin rubber mat; returns the height of the top."""
    level, made = 0.025, []
    for seed, shape in enumerate(PANES):
        spot = (*shape.shift, level + shape.thick / 2)
        made.append(geometry.place(pane(shape, seed), spot, (0, 0, shape.turn)))
        level += shape.thick + GAP
    mat = geometry.box((2.56, 1.62, 0.024), materials.rubber((0.012, 0.012, 0.013), 0.1), 0.004)
    made.append(geometry.place(mat, (1.305, 0.835, 0.012)))
    geometry.group("stack", made, (*CORNER, 0), (0, 0, TURN))
    return level


# --- the cutter, along X with its wheel at -X ---------------------------------------------
def turned(profile, material, rounding=0.006):
    """A turned part; the profile is (way along X, radius)."""
    thing = geometry.lathe([(radius, way) for way, radius in profile], material, 96, rounding)
    return geometry.aim(thing, (1, 0, 0))


def cutter_head(steel, brass):
    """A flattened nose that holds the wheel on a pin, in a brass collar."""
    nose = paths.filleted([(-0.300, -0.028), (-0.15, -0.050), (0.02, -0.056), (0.02, 0.056),
                           (-0.15, 0.050), (-0.300, 0.028)], 0.014, 5)
    side = geometry.place(geometry.plate(nose, 0.076, steel, 0.010), degrees=(90, 0, 0))
    slot = geometry.place(geometry.box((0.16, 0.018, 0.20), None, 0), (-0.305, 0, 0))
    side = geometry.cut(side, slot, bevel_width=0.002)
    wheel = geometry.lathe([(0.0, -0.006), (0.034, -0.006), (0.046, 0.0), (0.034, 0.006),
                            (0.0, 0.006)], materials.steel("polished"), 48, 0.0008)
    geometry.place(wheel, (-0.290, 0, -0.006), (90, 0, 0))
    pin = geometry.lathe([(0.0, -0.0375), (0.010, -0.0375), (0.010, 0.0375), (0.0, 0.0375)],
                         brass, 24, 0.002)
    geometry.place(pin, (-0.288, 0, -0.004), (90, 0, 0))
    screw = geometry.screw_head(0.020, brass, "slot")
    geometry.place(screw, (-0.06, -0.036, 0.0), (90, 25, 0))
    return [side, wheel, pin, screw]


def cutter(top):
    """An oil cutter with a brass barrel, a knurled grip and a walnut handle."""
    brass = materials.brass("turned", stain=0.45, prints=0.7)
    steel = materials.steel("satin", stain=0.4)
    walnut = materials.wood("walnut", wear=0.3, roughness=0.32, varnish=0.6)
    barrel = turned([(0.0, 0.0), (0.0, 0.052), (0.05, 0.066), (0.10, 0.066), (0.115, 0.058),
                     (0.14, 0.058), (0.15, 0.070), (0.16, 0.070), (0.16, 0.0)], brass)
    grip = geometry.plate(paths.knurled(0.074, 0.005, 40), 0.26, brass, 0.006)
    geometry.aim(grip, (1, 0, 0), (0.29, 0, 0))
    ring = turned([(0.42, 0.0), (0.42, 0.072), (0.45, 0.072), (0.455, 0.062), (0.475, 0.062),
                   (0.48, 0.073), (0.51, 0.073), (0.51, 0.0)], brass)
    outline = paths.spline([(0.51, 0.070), (0.60, 0.073), (0.78, 0.088), (1.00, 0.095),
                            (1.20, 0.088), (1.36, 0.074)], 10)
    handle = turned([(0.51, 0.0), *outline, (1.36, 0.0)], walnut, 0)
    cap = turned([(1.36, 0.0), (1.36, 0.075), (1.39, 0.078), (1.41, 0.072), (1.425, 0.072),
                  (1.44, 0.060), (1.46, 0.030), (1.465, 0.0)], brass)
    parts = [*cutter_head(steel, brass), barrel, grip, ring, handle, cap]
    return geometry.group("cutter", parts, (0.49, -0.28, top + 0.071), (8, -1.5, 40))


# --- around it ---------------------------------------------------------------------------
def felt():
    """Grey wool felt on the bench: fibres in every direction, pressed to an even cloth."""
    graph = Graph("felt")
    at = graph.varied_position()
    bent = at + graph.noise(at, 9.0, 2.0, output="Color") * 0.05
    layers = [graph.noise(graph.stretched(graph.stretched(bent, rotation=(0, 0, turn)),
                                          (26, 210, 60), location=(turn, 0, 0)), 1.0, 1.0)
              for turn in (0.2, 1.3, 2.3)]
    wool = (layers[0] + layers[1] + layers[2]) / 3.0
    grain = graph.noise(at, 150.0, 2.0, 0.7)
    even = graph.noise(at, 1.1, 2.0)
    tone = graph.blend((wool * 0.6 + grain * 0.3 + even * 0.1).smooth(0.36, 0.64),
                       (0.082, 0.084, 0.088), (0.110, 0.112, 0.116))
    surface = graph.principled(Base_Color=tone, Roughness=0.95, Specular=0.1, Sheen=0.15,
                               Normal=graph.bump(wool + grain * 0.5, 0.42, 0.006))
    geometry.place(geometry.box((24, 9, 0.06), surface, 0.02), (0, 0.2, -0.03))


def hairs(count, length, radius, color, seed):
    """Loose hairs of wool where the camera sees the felt, ever fewer towards the back."""
    chance = random.Random(seed)
    threads = []
    for _ in range(count):
        away = 3.7 + 7.4 * (1 - math.sqrt(1 - chance.random()))
        x, y = EYE[0] + away * chance.uniform(-0.16, 0.35), EYE[1] + away
        angle, bend = chance.uniform(0, 2 * math.pi), chance.gauss(0, 0.35)
        rise, step = chance.uniform(0.0, 0.004), length * chance.uniform(0.4, 1.3) / 5
        path = []
        for i in range(6):
            path.append((x, y, 0.0006 + rise * math.sin(math.pi * i / 5)))
            x, y = x + step * math.cos(angle), y + step * math.sin(angle)
            angle += bend
        threads.append(path)
    geometry.strands(threads, radius, materials.matte(color, 0.95), 0)


def nap():
    """The wool's own hairs, hardly lighter or darker than it, and a little lint."""
    for seed, tone in enumerate((0.148, 0.125, 0.098)):
        hairs(20000, 0.055, 0.00045, (tone, tone + 0.002, tone + 0.006), seed)
    hairs(24, 0.11, 0.0008, (0.42, 0.42, 0.41), 12)
    hairs(60, 0.010, 0.0013, (0.36, 0.36, 0.35), 13)


def backdrop():
    """Far out of focus: a pale wall that is brightest near the window."""
    graph = Graph("backdrop")
    x, _, z = graph.position().parts()
    fall = (x + z * 0.4).smooth(-5.5, 4.5, 1.55, 0.50)
    band = (x.smooth(1.9, 2.5) * x.smooth(3.1, 3.7, 1.0, 0.0)) * 0.30
    light_of = graph.shader("ShaderNodeEmission", Color=(0.93, 0.975, 1.0),
                            Strength=fall * (1.0 - band))
    pale = graph.finish(light_of)
    pale.cycles.sample_as_light = False
    geometry.place(geometry.box((40, 0.2, 24), pale, 0), (0, 9.5, 4))


render.start()
felt()
nap()
surface = stack()
cutter(surface)
backdrop()
light.room([light.Window("left", (-5, 8), (1, 13), 44, light.OVERCAST, (3, 3)),
            light.Window("right", (-4, 3), (2, 9), 5, light.OVERCAST),
            light.Window("front", (3, 9), (0, 11), 4, light.OVERCAST)],
           wall=(0.66, 0.68, 0.70), floor=(0.26, 0.26, 0.26), ceiling=(0.80, 0.81, 0.82),
           ambient=0.42, clutter=0.6, fade=0.5, seed=8)
camera(EYE, (0.10, 0, 0.36), lens=78, aperture=8.0, focus=(0.25, -0.70, 0.45),
       roll=0.004)
render.render(exposure=0.75, contrast="Medium High Contrast", bounces=24)
