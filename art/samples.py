"""A sample card: every material on a small solid, then every kind of geometry.

blender -b -P art/samples.py -- width=900 samples=16 output=/tmp/samples.png show=materials
(or show=geometry)
"""
import math
import random
import sys
from pathlib import Path

sys.dont_write_bytecode = True
sys.path.insert(0, str(Path(__file__).resolve().parent))

from studio import geometry, light, materials, paths, render  # noqa: E402
from studio.camera import camera  # noqa: E402

COLUMNS = 8


def material_samples():
    """One of each material, with a name for the log."""
    m = materials
    return [m.brass("cast"), m.brass("turned"), m.brass("polished"), m.copper(heat=0.1), m.chrome(),
            m.steel(axis="x"), m.steel("worn", rust=0.5), m.aluminium(), m.metal("zinc", "satin"),
            m.metal("solder", "cast"), m.painted_metal((0.04, 0.12, 0.25), 0.6),
            m.wood("oak"), m.wood("pine"), m.wood("walnut", varnish=0.8), m.wood("beech"),
            m.glazed([(0.05, 0.125, 0.105), (0.062, 0.15, 0.12), (0.042, 0.105, 0.095)],
                     crackle=0.5),
            m.porcelain(), m.glass(), m.glass(smears=0.2), m.water(), m.plastic((0.5, 0.02, 0.015)),
            m.plastic((0.8, 0.79, 0.76), 0.15), m.rubber(), m.paint((0.05, 0.2, 0.3), wet=True),
            m.paint((0.6, 0.3, 0.1)), m.plaster(), m.mortar(), m.brick(), m.slate(wet=0.6),
            m.granite(), m.concrete(), m.terracotta(), m.soil(), m.cloth((0.7, 0.7, 0.68)),
            m.paper(), m.leather(), m.leaf(), m.matte((0.2, 0.1, 0.3)), m.glow(strength=3.0)]


def solids(material, x, y):
    """A ball on a bevelled box."""
    geometry.place(geometry.box((0.8, 0.8, 0.5), material, 0.03), (x, y, 0.25), (0, 0, 25))
    ball = [(0.32 * math.sin(math.radians(a)), 0.8 - 0.32 * math.cos(math.radians(a)))
            for a in range(0, 181, 6)]
    ball[0], ball[-1] = (0, ball[0][1]), (0, ball[-1][1])
    geometry.place(geometry.lathe(ball, material, 64, 0), (x, y, 0))


def show_materials():
    """All materials in rows."""
    for index, material in enumerate(material_samples()):
        solids(material, index % COLUMNS * 1.2, -(index // COLUMNS) * 1.2)
    return (4.2, -2.0, 0.3)


def geometry_samples():
    """One of each geometry function, standing at the origin."""
    g, p, m = geometry, paths, materials
    steel, brass, oak, clay = m.steel(), m.brass(), m.wood(), m.terracotta()
    red, water = m.plastic((0.5, 0.02, 0.015)), m.water()
    pot = [(0, 0), (0.3, 0), (0.4, 0.6), (0.34, 0.6), (0.25, 0.06), (0, 0.06)]
    wall = g.place(g.box((0.9, 0.1, 0.9), m.slate(), 0.02), (0, 30, 0.45))
    drops = g.water_drops(120, ((-0.4, 0.4), (29, 29), (0, 0.9)), water, (0, 1, 0), (0.01, 0.05),
                          onto=[wall])
    rng = random.Random(3)
    hairs = [p.wavering(p.line((rng.gauss(0, 0.1), rng.gauss(0, 0.05), 0),
                               (rng.gauss(0, 0.2), rng.gauss(0, 0.1), 0.8), 8), 0.02, 3, i)
             for i in range(80)]
    key_holes = [p.circle(0.08, (0.5, 0), 24)]
    outline = p.rounded_rectangle(1.2, 0.6, 0.2)
    bored = g.cut(g.box((0.6, 0.6, 0.6), brass, 0), g.lathe([(0, -1), (0.2, -1), (0.2, 1), (0, 1)],
                  None, rounding=0), bevel_width=0.02)
    return [
        g.lathe(pot, clay, wobble=0.01), g.sweep(p.helix(0.3, 0.15, 5), 0.04, steel),
        g.pipe((0, 0, 0), (0.5, 0, 0.8), 0.11, m.copper(heat=0.4)),
        g.loft(p.spline([(-0.5, 0, 0.1), (0, 0, 0.4), (0.5, 0, 0.3)]), 0.3, 0.1, red),
        g.aim(g.plate(outline, 0.1, brass, 0.02, key_holes), (0, -1, 0.3), (0, 0, 0.4)),
        g.box((0.8, 0.5, 0.4), oak, 0.03, 0.02), g.hex_nut(0.8, 0.4, steel, 0.25),
        g.place(g.plate(p.knurled(0.4, 0.025), 0.3, brass, 0.008), (0, 0, 0.15)),
        g.screw_head(0.4, steel), g.screw_head(0.4, brass, "cross", True),
        g.screw_head(0.4, steel, "hex"), bored,
        g.place(g.text("PN 25", 0.4, brass, 0.04), (0, 0, 0.3), (90, 0, 0)),
        g.strands(hairs, 0.006, m.matte((0.1, 0.06, 0.03))),
        g.roughen(g.box((0.8, 0.8, 0.5), m.granite(), 0), 0.06, 2.5),
        g.sheet(lambda x, y: 0.1 * math.sin(6 * x) + 0.2, (-0.5, 0.5), (-0.5, 0.5),
                m.cloth((0.6, 0.6, 0.6))),
        g.drop((0, 0, 0.02), 0.35, (0, 0, 1), water), g.hanging_drop((0, 0, 0.8), 0.2, water),
        g.group("wet slate", [wall, *drops], (0, -30, 0)),
        g.group("clutter", g.clutter(5, ((-0.4, 0.4), (-0.4, 0.4), (0, 0)), [red, oak, brass],
                                     (0.4, 0.7))),
        g.sweep(p.filleted([(-0.4, 0, 0), (-0.4, 0, 0.6), (0.4, 0, 0.6), (0.4, 0, 0)], 0.2), 0.07,
                red),
    ]


def show_geometry():
    """All shapes in rows."""
    for index, thing in enumerate(geometry_samples()):
        thing.location.x += index % COLUMNS * 1.2
        thing.location.y -= index // COLUMNS * 1.2
    return (4.2, -1.2, 0.3)


render.start()
middle = show_geometry() if render.options().get("show") == "geometry" else show_materials()
geometry.place(geometry.box((40, 40, 0.2), materials.concrete(), 0), (0, 0, -0.1))
light.room([light.Window("left", (-9, 1), (0, 13), 26), light.Window("front", (2, 6), (0, 12), 6)])
camera((middle[0], middle[1] - 13, 11), middle, lens=60, aperture=16)
render.render(exposure=0.5)
