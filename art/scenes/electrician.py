"""Electrician: a lit filament bulb in a dark room, a neatly stripped cable in front."""
import math
import sys
from pathlib import Path

sys.dont_write_bytecode = True
sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from mathutils import Vector  # noqa: E402

from studio import geometry, light, materials, paths, render  # noqa: E402
from studio.camera import camera  # noqa: E402

BULB = (0.30, -0.10, 0.62)       # the middle of the bulb's widest part; it hangs base up
CABLE_END = (0.12, -0.62, 0.075)
CORE, WIRE, BARE = 0.024, 0.0105, 0.115     # radii of a core and its wire; stripped length
WARM = (1.0, 0.47, 0.15)


# --- the bulb, around Z, hanging ---------------------------------------------------
def envelope():
    """A drop-shaped glass with a real wall thickness."""
    outside = [(0.0, -0.33), (0.12, -0.31), (0.23, -0.235), (0.30, -0.12), (0.32, 0.0),
               (0.30, 0.14), (0.245, 0.29), (0.185, 0.43), (0.145, 0.55), (0.128, 0.66)]
    smooth = [Vector(point).to_2d() for point in paths.spline([(r, z, 0) for r, z in outside], 6)]
    smooth[0].x = 0.0
    inside = [Vector((max(0.0, point.x - 0.008), point.y + 0.008 * (point.y < -0.2)))
              for point in reversed(smooth)]
    inside[-1].x = 0.0
    clear = materials.glass((0.97, 0.95, 0.88), smears=0.12)
    return geometry.lathe([*smooth, *inside], clear, 96, 0)


def filament():
    """A squirrel cage: long loops of carbon thread between two rings of hooks."""
    points = []
    loops = 4
    for i in range(2 * loops + 1):
        angle = math.pi * i / loops
        radius, z = (0.135, -0.17) if i % 2 else (0.075, 0.27)
        points.append((radius * math.cos(angle), radius * math.sin(angle), z))
    thread = paths.wavering(paths.filleted(points, 0.03, 5), 0.008, 5, 4)
    return geometry.sweep(thread, 0.0042, materials.glow(WARM, 110), 8)


def mount():
    """The glass stem, its wires and the hooks."""
    stem_glass = materials.glass((0.93, 0.96, 0.92))
    wire = materials.metal("nickel", "satin", dust=0)
    stem = geometry.lathe([(0, -0.05), (0.014, -0.045), (0.016, 0.30), (0.03, 0.40), (0.05, 0.55),
                           (0.07, 0.66), (0, 0.66)], stem_glass, 32, 0.01)
    wires = []
    for i in range(4):
        angle = 2 * math.pi * (i + 0.5) / 4
        x, y = math.cos(angle), math.sin(angle)
        wires.append([(0, 0, -0.03), (0.07 * x, 0.07 * y, -0.06), (0.135 * x, 0.135 * y, -0.165)])
        wires.append([(0, 0, 0.28), (0.05 * x, 0.05 * y, 0.29), (0.075 * y, -0.075 * x, 0.272)])
    return [stem, geometry.strands(wires, 0.0022, wire)]


def holder():
    """The screw base, a turned brass lamp holder, and braided flex going up."""
    brass = materials.brass("turned", stain=0.7, dust=0.1)
    shell = geometry.lathe([(0.120, 0.62), (0.132, 0.64), (0.132, 0.80), (0.10, 0.86), (0, 0.86)],
                           brass, 96)
    thread = geometry.sweep(paths.helix(0.130, 0.036, 4), 0.012, brass, 16)
    thread.location = (0, 0, 0.645)
    cap = geometry.lathe([(0.15, 0.76), (0.175, 0.755), (0.18, 0.77), (0.18, 0.83), (0.165, 0.85),
                          (0.165, 1.10), (0.14, 1.16), (0.06, 1.19), (0.05, 1.27), (0, 1.27)],
                         brass, 96, 0.012)
    braid = geometry.pipe((0, 0, 1.2), (0.01, 0, 3.5), 0.034, materials.cloth((0.05, 0.04, 0.03)))
    return [shell, thread, cap, braid]


def bulb():
    """Everything that hangs, a little off the vertical."""
    things = [envelope(), filament(), *mount(), *holder()]
    return geometry.group("bulb", things, BULB, (2.0, -1.5, 20))


# --- the cable -----------------------------------------------------------------------
def cable_path(offset=(0, 0, 0)):
    """From far right over the bench to where it is stripped."""
    end = Vector(CABLE_END)
    knots = [(3.1, 0.9, 0.05), (2.1, 0.2, 0.05), (1.35, -0.28, 0.05), (0.9, -0.48, 0.055), end]
    return [tuple(Vector(point) + Vector(offset)) for point in paths.spline(knots, 16)]


def core(color, copper, bends):
    """One insulated conductor from the sheath's end through `bends`, its solid end bare."""
    path = [Vector(point) for point in
            paths.spline([Vector(CABLE_END) + Vector(bend) for bend in bends], 12)]
    insulation = geometry.bevel(geometry.sweep(path, CORE, color, 48), 0.0016, 2)
    ahead = (path[-1] - path[-4]).normalized()
    bare = paths.line(path[-1] - ahead * 0.03, path[-1] + ahead * BARE, 30)
    wire = geometry.bevel(geometry.sweep(bare, WIRE, copper, 48), 0.0012, 2)
    return [insulation, wire]


def cable():
    """Black sheath, and black, white and green cores, as in North America."""
    sheath = geometry.sweep(cable_path(), 0.066, materials.rubber((0.022, 0.021, 0.021), 0.25), 48)
    along = Vector(cable_path()[-1]) - Vector(cable_path()[-3])
    bore = geometry.lathe([(0, -0.09), (0.0535, -0.09), (0.0535, 0.09), (0, 0.09)], None, 48, 0)
    geometry.cut(sheath, geometry.aim(bore, along, CABLE_END), bevel_width=0.0022)
    copper = materials.copper("polished", roughness=(0.24, 0.36), stain=0.08, scratches=0.35,
                              prints=0, dust=0)
    gloss = {"roughness": 0.28, "wear": 0.2, "dust": 0.06}
    core(materials.plastic((0.020, 0.019, 0.018), **gloss), copper,
         [(0.12, 0.0, 0.028), (-0.03, -0.005, 0.030), (-0.16, -0.07, 0.072),
          (-0.29, -0.145, 0.108), (-0.38, -0.19, 0.124)])
    core(materials.plastic((0.80, 0.78, 0.72), **gloss), copper,
         [(0.12, 0.030, -0.014), (-0.03, 0.018, -0.012), (-0.16, -0.06, 0.004),
          (-0.31, -0.155, 0.026), (-0.41, -0.21, 0.036)])
    core(materials.plastic((0.10, 0.30, 0.035), **gloss), copper,
         [(0.12, -0.010, -0.016), (-0.03, -0.030, -0.018), (-0.14, -0.10, -0.040),
          (-0.26, -0.19, -0.050), (-0.35, -0.25, -0.047)])


def bench():
    """Dark planks with dust."""
    oak = materials.wood("dark oak", wear=0.9, roughness=0.42)
    for row in range(5):
        plank = geometry.box((12, 1.1, 0.3), oak, 0.02, 0.004, seed=row)
        geometry.place(plank, (row * 0.4, row * 1.12 - 1.9, -0.15), (0.1, 0, 0.15))


def sleeves():
    """Two sleeves of insulation, drawn off whole."""
    section = [(WIRE + 0.001, 0), (CORE, 0), (CORE, 0.10), (WIRE + 0.001, 0.10), (WIRE + 0.001, 0)]
    for color, way, spot in (((0.62, 0.59, 0.53), (1, 0.35, 0), (0.34, -0.86, CORE)),
                             ((0.10, 0.30, 0.035), (1, -0.5, 0), (0.50, -0.90, CORE))):
        geometry.aim(geometry.lathe(section, materials.plastic(color), 48, 0.0012), way, spot)


render.start()
bench()
bulb()
cable()
sleeves()
shelf = [materials.matte((0.10, 0.06, 0.03), 0.4), materials.matte((0.03, 0.05, 0.06), 0.3),
         materials.matte((0.16, 0.13, 0.10), 0.3)]
geometry.clutter(14, ((-3.5, 4), (3.4, 6), (0, 0)), shelf, (0.5, 1.5), seed=4)
light.room([light.Window("back", (-15, -8), (1, 11), 1.5, light.OVERCAST, (2, 3)),
            light.Window("left", (-13, -4), (0, 10), 10, light.OVERCAST)],
           wall=(0.30, 0.24, 0.18), ambient=0.02, clutter=0.8, seed=8)
camera((-0.42, -3.9, 0.85), (0.02, 0.0, 0.40), lens=63, aperture=13,
       focus=(0.28, -0.30, 0.60), roll=-0.006)
render.render(exposure=1.1, contrast="High Contrast")
