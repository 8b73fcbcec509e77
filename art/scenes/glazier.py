"""Glazier: a stack of panes by a window to the street, an oil cutter and a suction lifter on top."""
import math
import sys
from dataclasses import dataclass
from pathlib import Path

sys.dont_write_bytecode = True
sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

import bpy  # noqa: E402
import numpy as np  # noqa: E402

from studio import geometry, light, materials, paths, render  # noqa: E402
from studio.camera import camera  # noqa: E402
from studio.nodes import Graph  # noqa: E402

FLOAT = (0.60, 0.75, 0.69)          # what 10 cm of ordinary float glass let through,
WHITE = (0.88, 0.94, 0.92)          # and of glass low in iron
CORNER, TURN = (-0.62, -1.15), 38   # the stack's corner nearest to the camera, and its turn
GAP = 0.004                         # air and dust between two panes
EDGES = {"polished": 0.0, "raw": 0.025, "ground": 0.22}      # roughness of the narrow sides


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


PANES = [Pane(4.90, 3.66, 0.100, "polished", (0.00, 0.00), 0.0),
         Pane(4.82, 3.60, 0.060, "raw", (0.07, 0.05), 0.5),
         Pane(4.82, 3.60, 0.080, "ground", (0.03, 0.10), -0.4),
         Pane(4.70, 3.52, 0.060, "raw", (0.13, 0.08), 0.7, WHITE),
         Pane(4.66, 3.50, 0.080, "polished", (0.10, 0.16), -0.5),
         Pane(4.58, 3.44, 0.060, "raw", (0.19, 0.14), 0.9)]


# --- glass -----------------------------------------------------------------------------
def pane(shape, seed, smears):
    """One pane, its near corner at the origin; its narrow sides get a material of their own."""
    width = {"polished": 0.010, "raw": 0.004, "ground": 0.008}[shape.edge]
    face_glass = materials.glass(shape.tint, smears=smears)
    thing = geometry.box((shape.width, shape.depth, shape.thick), face_glass, width, 0.0, seed)
    geometry.apply_modifiers(thing)
    thing.data.materials.append(materials.glass(shape.tint, roughness=EDGES[shape.edge]))
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
        thing = pane(shape, seed, 0.10 if shape is PANES[-1] else 0.0)
        made.append(geometry.place(thing, spot, (0, 0, shape.turn)))
        level += shape.thick + GAP
    mat = geometry.box((4.86, 3.62, 0.024), materials.rubber((0.012, 0.012, 0.013), 0.1), 0.004)
    made.append(geometry.place(mat, (2.455, 1.835, 0.012)))
    geometry.group("stack", made, (*CORNER, 0), (0, 0, TURN))
    return level


# --- the suction lifter, along X -----------------------------------------------------------
def lifter(top):
    """Two rubber cups under an aluminium handle, each with the lever that draws it down."""
    alloy = materials.aluminium("satin", stain=0.3, scratches=0.6, dust=0.1)
    black, cup = materials.plastic((0.02, 0.02, 0.021), 0.3), materials.rubber(dust=0.2)
    parts = []
    for side in (-1, 1):
        x = side * 0.74
        foot = geometry.lathe([(0, 0), (0.50, 0), (0.515, 0.012), (0.50, 0.028), (0.42, 0.055),
                               (0.33, 0.095), (0.29, 0.10), (0, 0.10)], cup, 120, 0.008)
        plate = geometry.lathe([(0, 0.10), (0.27, 0.10), (0.28, 0.125), (0.26, 0.150), (0.16, 0.185),
                                (0.11, 0.24), (0.105, 0.42), (0, 0.42)], alloy, 96, 0.012)
        arm = geometry.loft(paths.spline([(0, 0, 0), (0.16, 0, 0.05), (0.36, 0, 0.06)], 8),
                            lambda t: 0.17 - 0.05 * t, 0.05, black, squareness=0.4)
        pin = geometry.place(geometry.lathe([(0, -0.12), (0.03, -0.12), (0.03, 0.12), (0, 0.12)],
                                            materials.steel("polished"), 32, 0.004),
                             (x, 0, 0.29), (90, 0, 0))
        turn = 0 if side > 0 else 180
        parts += [geometry.place(foot, (x, 0, 0)), geometry.place(plate, (x, 0, 0)), pin,
                  geometry.place(arm, (x + side * 0.09, 0, 0.27), (0, 0, turn))]
    grip = paths.spline([(-1.02, 0, 0.43), (-0.74, 0, 0.455), (-0.40, 0, 0.50), (0, 0, 0.515),
                         (0.40, 0, 0.50), (0.74, 0, 0.455), (1.02, 0, 0.43)], 12)

    def wide(t):
        end = min(1.0, min(t, 1 - t) / 0.035)
        waist = 0.06 * math.exp(-((t - 0.5) / 0.22) ** 2)
        return (0.24 - waist) * math.sqrt(max(0.03, 1 - (1 - end) ** 2))
    parts.append(geometry.loft(grip, wide, lambda t: 0.13 * min(1.0, wide(t) / 0.15), alloy,
                               squareness=0.5, segments=64))
    return geometry.group("lifter", parts, (0.40, 1.60, top), (0, 0, -16))


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
    return geometry.group("cutter", parts, (-0.18, -0.42, top + 0.071), (8, -1.5, 45))


# --- around it ---------------------------------------------------------------------------
def bench():
    """Planks of dark, worn oak, none quite level with the next."""
    for number, drop in enumerate((0.0, 0.012, 0.004, 0.016, 0.0, 0.01)):
        oak = materials.wood("dark oak", (0.4 + number, -3.1), wear=0.7, roughness=0.62)
        plank = geometry.box((24, 1.78, 0.3), oak, 0.02, 0.0, number)
        geometry.place(plank, (number * 0.7, -3.6 + number * 1.8, -0.15 - drop))


def street():
    """The houses across the street as a blurred picture of light; one pixel is 1 cm."""
    random = np.random.default_rng(12)
    tall, long = 900, 2600
    picture = np.full((tall, long, 3), (0.16, 0.16, 0.165))
    picture[160:210] = (0.30, 0.295, 0.28)
    picture[210:] = (3.2, 3.5, 3.9)
    fronts = [(0.26, 0.165, 0.13), (0.46, 0.43, 0.37), (0.17, 0.12, 0.105), (0.29, 0.31, 0.32)]
    left = -60
    for number in range(9):
        wide = random.integers(260, 420)
        if number in (3, 6):
            left += 170
        picture[205:620 + random.integers(0, 240), max(0, left):left + wide] = fronts[number % 4]
        for x in range(left + 40, left + wide - 70, 110):
            for y in range(330, 800, 190):
                if picture[y + 40, min(max(x, 0), long - 1), 0] < 1:
                    glow = random.choice([0.04, 0.08, 0.9], p=[0.5, 0.35, 0.15])
                    picture[y:y + 105, max(0, x):x + 58] = (glow, glow * 0.95, glow * 0.9)
        door = left + wide // 2
        picture[210:300, max(0, door - 70):door + 70] = random.choice([0.03, 1.3]) * np.array((1, 0.8, 0.55))
        left += wide
    y, x = np.mgrid[0:tall, 0:long]
    for middle, high, size in ((330, 430, 190), (1290, 470, 170), (2150, 440, 210)):
        for _ in range(130):
            at = random.normal((middle, high), size * 0.45)
            near = (x - at[0]) ** 2 + (y - at[1]) ** 2 < random.uniform(12, 44) ** 2
            picture[near] = np.array((0.055, 0.085, 0.032)) * random.uniform(0.3, 3.6)
        picture[190:high, middle - 9:middle + 9] = (0.07, 0.06, 0.05)
    for middle, paint in ((620, (0.65, 0.66, 0.68)), (1720, (0.045, 0.06, 0.085))):
        picture[135:205, middle - 170:middle + 170] = paint
        picture[205:255, middle - 100:middle + 110] = (0.10, 0.12, 0.14)
        picture[250:258, middle - 60:middle + 50] = 7.0
        picture[172:182, middle + 150:middle + 168] = 14.0
    down, across = np.fft.fftfreq(tall)[:, None], np.fft.rfftfreq(long)[None, :]
    keep = np.exp(-2 * (np.pi * 22) ** 2 * (down ** 2 + across ** 2))[..., None]
    return np.fft.irfft2(np.fft.rfft2(picture, axes=(0, 1)) * keep, (tall, long), axes=(0, 1))


def outside():
    """The street behind the window: seen and mirrored, but the room's light is the world's."""
    picture = street().astype(np.float32)
    tall, long, _ = picture.shape
    image = bpy.data.images.new("street", long, tall, float_buffer=True)
    image.colorspace_settings.name = "Linear"
    image.pixels.foreach_set(np.concatenate([picture, np.ones((tall, long, 1), np.float32)], -1).ravel())
    image.pack()
    graph = Graph("street")
    x, _, z = graph.position().parts()
    at = graph.vector(x.linear(-13.0, 13.0), z.linear(-4.5, 4.5), 0.0)
    color = graph.field("ShaderNodeTexImage", {"Vector": at}, image=image, extension="EXTEND")
    shown = graph.finish(graph.shader("ShaderNodeEmission", Color=color, Strength=1.0))
    shown.cycles.sample_as_light = False
    board = geometry.place(geometry.box((26, 0.1, 9), shown, 0), (3.0, 20, 3.3))
    board.visible_diffuse = board.visible_shadow = False


def window():
    """White bars and a sill between the bench and the street."""
    white = materials.plastic((0.72, 0.72, 0.70), 0.35, dust=0)
    for size, spot in (((20, 0.5, 0.30), (2, 7.6, 0.15)), ((20, 0.25, 0.34), (2, 7.7, 0.46)),
                       ((0.36, 0.29, 9), (-2.35, 7.69, 4.6)), ((0.26, 0.21, 9), (2.75, 7.7, 4.6))):
        geometry.place(geometry.box(size, white, 0.04), spot)


render.start()
bench()
surface = stack()
cutter(surface)
lifter(surface)
window()
outside()
light.sun((0.62, -0.70, -0.42), 26.0, angle=0.9)
light.flag((-9.2, 7.6, 5), (1.1, 0.1, 10))     # its shadow lies across the bench
light.room([light.Window("left", (-6, 7), (1, 13), 14, light.OVERCAST, (3, 3)),
            light.Window("back", (-9, 12), (1.5, 12), 9, light.DAYLIGHT, (3, 1)),
            light.Window("front", (3, 9), (0, 11), 2, light.EVENING)],
           wall=(0.62, 0.57, 0.50), floor=(0.20, 0.16, 0.12), ceiling=(0.76, 0.73, 0.68),
           ambient=0.30, clutter=0.8, fade=0.5, seed=8)
camera((-0.75, -6.9, 1.62), (0.16, 0.3, 0.47), lens=74, aperture=7, focus=(-0.20, -0.45, 0.50),
       roll=0.004)
render.render(exposure=-0.2, contrast="High Contrast", bounces=24)
