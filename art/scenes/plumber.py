"""Plumber: a chrome cross-head mixer with one hanging drop, wet navy tiles, low window light."""
import math
import random
import sys
from pathlib import Path

sys.dont_write_bytecode = True
sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from studio import geometry, light, materials, paths, render  # noqa: E402
from studio.camera import camera  # noqa: E402

WALL = 0.95                     # y of the tiles' faces
TILE, GAP = 0.8, 0.026
COLUMN = (0.42, 0.10)           # where the mixer stands on the basin
SWIVEL = 207                    # degrees to which the spout is turned
REACH, TOP = 0.47, 1.38         # radius of the swan neck, height of its bend's centre
NOZZLE_Z = 1.08


def tiles():
    """Hand-made square tiles, each a little off, in a bed of grout."""
    chance = random.Random(7)
    navy = materials.glazed([(0.005, 0.013, 0.030), (0.009, 0.024, 0.050), (0.013, 0.034, 0.060)],
                            (0.022, 0.052, 0.085), roughness=0.015, waviness=0.4, specks=0.04)
    grout = materials.mortar((0.33, 0.32, 0.30), grain=60.0, bump=0.25)
    geometry.place(geometry.box((14, 0.2, 9), grout, 0), (0, WALL + 0.116, 2))
    models = [geometry.box((TILE - GAP, 0.09, TILE - GAP), navy, 0.024, 0.009, seed)
              for seed in range(6)]
    for model in models:
        geometry.apply_modifiers(model)
    for row in range(-1, 8):
        for column in range(-8, 10):
            spot = ((column + 0.37) * TILE + chance.uniform(-0.006, 0.006),
                    WALL + 0.045 + chance.uniform(-0.009, 0.009),
                    (row + 0.22) * TILE + chance.uniform(-0.005, 0.005))
            tilt = (chance.gauss(0, 0.5), chance.gauss(0, 0.25), chance.gauss(0, 0.5))
            geometry.copy(chance.choice(models), spot, tilt)
    geometry.remove(*models)


def basin_height(x, y):
    """The basin's surface: a ledge, a rolled rim, and the bowl in front."""
    out = math.hypot((x - 0.2) / 2.6, (y + 2.75) / 2.25)
    ledge = 0.10 * math.exp(-((y - 0.80) / 0.11) ** 2)
    rim = 0.035 * math.exp(-((out - 1.06) / 0.07) ** 2)
    inside = min(1.0, max(0.0, (1.03 - out) / 0.55))
    return ledge + rim - 1.25 * inside * inside * (3 - 2 * inside)


def basin():
    """White sanitary ceramic."""
    return geometry.sheet(basin_height, (-5, 5), (-6, WALL - 0.01), materials.porcelain(), 360)


def swan_neck():
    """Up from the column, over, and down to the nozzle."""
    turn = math.radians(SWIVEL)
    flat = paths.line((0, 0.9), (0, TOP), 16)
    flat += [(REACH - x, z + TOP) for x, z in paths.arc((0, 0), REACH, 0, 180, 60)[1:]]
    flat += paths.line((2 * REACH, TOP), (2 * REACH, NOZZLE_Z + 0.16), 16)[1:]
    return [(COLUMN[0] + s * math.cos(turn), COLUMN[1] + s * math.sin(turn), z) for s, z in flat]


def nozzle_place():
    """The middle of the nozzle's mouth."""
    x, y, _ = swan_neck()[-1]
    return x, y, NOZZLE_Z


def spout(chrome):
    """The neck with its collar and a bell-shaped nozzle."""
    collar = [(0.10, 0), (0.150, 0), (0.155, 0.05), (0.135, 0.075), (0.135, 0.10), (0.118, 0.125),
              (0.10, 0.13)]
    mouth = [(0.10, 0.26), (0.118, 0.255), (0.122, 0.215), (0.112, 0.20), (0.114, 0.15),
             (0.132, 0.09), (0.150, 0.06), (0.152, 0.0), (0.128, 0.0), (0.124, 0.03), (0, 0.03)]
    strainer = materials.steel("worn")
    return [geometry.sweep(swan_neck(), 0.102, chrome, 72),
            geometry.place(geometry.lathe(collar, chrome, 120), (*COLUMN, 0.98)),
            geometry.place(geometry.lathe(mouth, chrome, 120), nozzle_place()),
            geometry.place(geometry.lathe([(0, 0.012), (0.122, 0.012), (0.122, 0.04), (0, 0.04)],
                                          strainer, 64, 0.004), nozzle_place())]


def column(chrome):
    """The turned body, from the flange on the ledge to the neck's nut."""
    profile = [(0.0, -0.02), (0.30, -0.02), (0.305, 0.025), (0.28, 0.05), (0.23, 0.065),
               (0.205, 0.10), (0.185, 0.17), (0.19, 0.20), (0.21, 0.215), (0.21, 0.245),
               (0.19, 0.26), (0.20, 0.31), (0.235, 0.40), (0.245, 0.50), (0.235, 0.60),
               (0.20, 0.69), (0.175, 0.73), (0.175, 0.76), (0.195, 0.775), (0.195, 0.80),
               (0.17, 0.815), (0.15, 0.85), (0.145, 0.89), (0.0, 0.89)]
    body = geometry.place(geometry.lathe(profile, chrome, 160, 0.014), (*COLUMN, 0))
    buffed = materials.chrome(roughness=(0.07, 0.15), scratches=0.3)
    nut = geometry.hex_nut(0.325, 0.115, buffed, 0.09, chamfer=0.10, rounding=0.009, swell=0.0045)
    geometry.place(nut, (*COLUMN, 0.878), (0, 0, 25))
    return [body, nut]


def cross_handle(chrome, ceramic, dot):
    """Bonnet, hub, four spokes with ball ends, and a ceramic button; its axis is Z."""
    bonnet = [(0.0, 0.10), (0.125, 0.10), (0.125, 0.27), (0.145, 0.285), (0.145, 0.315),
              (0.11, 0.335), (0.095, 0.40), (0.10, 0.44), (0.078, 0.46), (0.0, 0.46)]
    hub = [(0.0, 0.46), (0.10, 0.46), (0.118, 0.49), (0.118, 0.565), (0.105, 0.595), (0.088, 0.60),
           (0.082, 0.588), (0.0, 0.588)]
    button = [(0.0, 0.612), (0.045, 0.610), (0.078, 0.600), (0.080, 0.58), (0.0, 0.58)]
    spoke = [(0.0, 0.05), (0.052, 0.09), (0.046, 0.13), (0.036, 0.19), (0.037, 0.24),
             (0.052, 0.262), (0.045, 0.276), (0.060, 0.296), (0.066, 0.325), (0.056, 0.356),
             (0.03, 0.372), (0.0, 0.375)]
    mark = [(0, 0.606), (0.017, 0.606), (0.015, 0.615), (0, 0.6155)]
    things = [geometry.lathe(bonnet, chrome), geometry.lathe(hub, chrome),
              geometry.lathe(button, ceramic, 64),
              geometry.lathe(mark, dot, 32, 0.003)]
    for quarter in range(4):
        angle = math.radians(90 * quarter)
        arm = geometry.lathe(spoke, chrome, 48, 0.010)
        things.append(geometry.aim(arm, (math.cos(angle), math.sin(angle), 0), (0, 0, 0.527)))
    return things


def handles(chrome):
    """Hot on the left, cold on the right, left as the last hand turned them."""
    ceramic = materials.porcelain((0.82, 0.80, 0.75))
    red, blue = materials.plastic((0.42, 0.02, 0.02)), materials.plastic((0.02, 0.07, 0.30))
    made = []
    for side, dot, spin in ((-1, red, 38), (1, blue, 66)):
        holder = geometry.group("handle", cross_handle(chrome, ceramic, dot))
        foot = (COLUMN[0] + side * 0.10, COLUMN[1] - 0.03, 0.48)
        geometry.aim(holder, (side, -0.35, 0.22), foot, spin)
        made += holder.children
    return made


def wetness(basin_top, metal):
    """One drop about to fall, splashes on the ledge and a few on the metal and the tiles."""
    water = materials.water()
    x, y, z = nozzle_place()
    geometry.hanging_drop((x - 0.01, y - 0.125, z + 0.004), 0.047, water, 1.15)
    left, right = COLUMN[0] - 1.6, COLUMN[0] + 1.2
    geometry.water_drops(60, ((left, right), (-0.55, 0.7), (3, 3)), water, onto=[basin_top],
                         sizes=(0.022, 0.085), patchy=0.8, seed=4)
    geometry.water_drops(45, ((left, right), (-2, -2), (0.1, 1.2)), water, (0, 1, 0), onto=metal,
                         sizes=(0.010, 0.030), patchy=0.75, seed=5)
    geometry.water_drops(55, ((left - 1, right + 0.6), (0.6, 0.6), (0.1, 1.5)), water, (0, 1, 0),
                         sizes=(0.014, 0.050), patchy=0.85, seed=6)


render.start()
tiles()
ledge = basin()
plating = materials.chrome()
mixer = [*spout(plating), *column(plating), *handles(plating)]
wetness(ledge, mixer)
light.flag((-4.6, -4.6, -2.6), (0.1, 8, 8))
light.room([light.Window("left", (-9.5, -1.5), (-0.5, 12), 46),
            light.Window("right", (-10, -6), (-2, 9), 9, light.EVENING, (2, 2)),
            light.Window("front", (4, 10), (-5, 9), 11, light.OVERCAST, (3, 3), bar=0.5),
            light.Window("front", (-15, -11), (-12, 6), 1.6, light.EVENING, (1, 1)),
            light.Window("front", (-8, -3.5), (-12, 7), 0.004, bar=0.2, panes=(1, 1)),
            light.Window("front", (-2.2, -1.2), (-3, 9), 8, light.OVERCAST, (1, 4), bar=0.2),
            light.Window("right", (-26, -16), (-12, 8), 0.006, bar=0.3, panes=(1, 1)),
            light.Window("ceiling", (-9, -4), (-20, -12), 7, light.EVENING, (2, 1), 0.2, 0)],
           low=(-17, -28, -12), wall=(0.50, 0.43, 0.35), ceiling=(0.20, 0.19, 0.17),
           ambient=0.15, clutter=0.95, fade=0.9,
           seed=11)
drop_at = nozzle_place()
camera((-1.05, -6.1, 1.26), (0.02, 0, 0.97), lens=80, aperture=5.6, focus=drop_at, roll=0.006)
render.render(exposure=0.85, contrast="High Contrast")
