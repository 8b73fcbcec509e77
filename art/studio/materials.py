"""Materials with wear: every one varies over the surface and from object to object.

Colours are linear red, green, blue. Sizes follow the object's own coordinates (10 cm a unit),
so apply scale in the geometry and not on the object.
"""
from dataclasses import dataclass

from studio.nodes import Graph

POLISH = 0.05               # roughness of clear glass and water in reflection
DUST = (0.50, 0.46, 0.40)
RUST_LIGHT, RUST_DARK = (0.30, 0.105, 0.035), (0.085, 0.030, 0.016)


def darker(color, factor):
    """The colour times a factor."""
    return tuple(min(1.0, channel * factor) for channel in color)


# --- metals ------------------------------------------------------------------
@dataclass(frozen=True)
class Finish:
    """How a metal was worked: its range of roughness, sand-cast grain and tool lines."""
    roughness: tuple
    cast: float = 0.0
    lines: float = 0.0


FINISHES = {
    "polished": Finish((0.05, 0.14)),
    "turned": Finish((0.13, 0.26), lines=0.35),
    "brushed": Finish((0.20, 0.36), lines=1.0),
    "satin": Finish((0.24, 0.38), cast=0.04),
    "cast": Finish((0.26, 0.42), cast=0.3),
    "worn": Finish((0.18, 0.46), cast=0.05),
}
METALS = {
    "brass": ((0.86, 0.64, 0.30), (0.50, 0.32, 0.12)),
    "bronze": ((0.80, 0.56, 0.36), (0.42, 0.24, 0.13)),
    "copper": ((0.94, 0.51, 0.34), (0.44, 0.18, 0.10)),
    "chrome": ((0.68, 0.69, 0.70), (0.58, 0.58, 0.59)),
    "nickel": ((0.68, 0.64, 0.58), (0.46, 0.42, 0.36)),
    "steel": ((0.62, 0.61, 0.60), (0.34, 0.32, 0.30)),
    "aluminium": ((0.80, 0.80, 0.80), (0.58, 0.58, 0.57)),
    "zinc": ((0.60, 0.62, 0.64), (0.40, 0.41, 0.42)),
    "iron": ((0.20, 0.19, 0.18), (0.09, 0.085, 0.08)),
    "solder": ((0.74, 0.73, 0.70), (0.45, 0.42, 0.38)),
}


def _tool_lines(graph, position, axis):
    """Fine lines along an axis, or ("round") around Z as a lathe leaves them; 0 to 1."""
    if axis == "round":
        x, y, z = position.parts()
        radius = graph.vector(x, y, 0.0).length()
        return graph.noise(graph.vector(radius * 110.0, z * 110.0, 0.0), 1.0, 2.0, 0.6)
    scale = tuple(2.5 if name == axis else 130.0 for name in "xyz")
    return graph.noise(graph.stretched(position, scale), 1.0, 2.0, 0.6)


def _heat_tint(graph, color, position, place, fine, blotch, clean):
    """Colours of soldering around z = `place`; returns the colour and the mask."""
    distance = abs(position.parts()[2] - place)
    mask = (distance + fine.linear(0, 1, -0.1, 0.1)).smooth(0.05, 0.42, 1.0, 0.0) * 0.8
    tint = graph.ramp(distance * 2.0 + blotch.linear(0.3, 0.7, -0.3, 0.3), [
        (0.0, (0.30, 0.12, 0.07)), (0.4, (0.50, 0.17, 0.09)),
        (0.75, (0.62, 0.26, 0.20)), (1.0, clean)])
    return graph.blend(mask, color, tint), mask


def metal(kind="steel", finish="turned", axis="round", stain=0.35, scratches=0.5, prints=0.6,
          dust=0.2, rust=0.0, heat=None, colors=None, roughness=None):
    """A bare metal.

    kind: a key of METALS; finish: a key of FINISHES; axis: direction of the tool lines
    ("x", "y", "z" or "round"); heat: a z with solder tint around it; colors: (clean, tarnished)
    instead of the kind's; roughness: (low, high) instead of the finish's.
    """
    work = FINISHES[finish]
    clean, tarnished = colors or METALS[kind]
    low, high = roughness or work.roughness
    graph = Graph(f"{kind} {finish}")
    here, varied = graph.position(), graph.varied_position()
    blotch = graph.noise(varied, 2.2, 4.0, 0.62, 0.6)
    fine = graph.noise(varied, 26.0, 3.0, 0.6)
    tarnish = (blotch.smooth(0.42, 0.72) + fine.smooth(0.55, 0.8) * 0.35) * stain
    color = graph.blend(tarnish.clamped(), clean, tarnished)
    rough = (blotch * 0.6 + fine * 0.4).linear(0.3, 0.7, low, high)
    height = graph.noise(varied, 2.6, 1.0) * 0.9
    if work.lines:
        lines = _tool_lines(graph, here, axis)
        rough = rough + (lines - 0.5) * (0.16 * work.lines)
        height = height + lines * (0.35 * work.lines)
    if scratches:
        marks = graph.crossed_scratches(here) * scratches
        rough = rough + marks * 0.1
        height = height - marks * 0.5
    if prints:
        smudges = graph.fingerprints(varied) * prints
        rough = rough + smudges * 0.13
        color = graph.blend(smudges * 0.2, color, tarnished)
    if heat is not None:
        color, burnt = _heat_tint(graph, color, here, heat, fine, blotch, clean)
        rough = rough + burnt * 0.16
    if work.cast:
        height = height + graph.noise(here, 85.0, 2.0, 0.6) * (work.cast * 8.0)
    metallic = 1.0
    if rust:
        rusty = (blotch * 0.6 + fine * 0.4).smooth(0.62 - 0.3 * rust, 0.72 - 0.25 * rust)
        color = graph.blend(rusty, color, graph.blend(fine, RUST_DARK, RUST_LIGHT))
        rough = rough + rusty * 0.6
        height = height + rusty * fine * 2.0
        metallic = 1.0 - rusty
    if dust:
        dusty = graph.dust(dust)
        color = graph.blend(dusty, color, DUST)
        rough = rough + dusty * 0.7
        metallic = metallic - dusty
    return graph.principled(Base_Color=color, Metallic=metallic, Roughness=rough.clamped(),
                            Normal=graph.bump(height, 0.13, 0.006))


def brass(finish="turned", **wear):
    """Brass; finish "cast" for valve bodies, "polished" for keys and plates."""
    return metal("brass", finish, **wear)


def copper(finish="satin", heat=None, **wear):
    """Copper; `heat` is the z (along a pipe built upward) of a soldered joint."""
    return metal("copper", finish, heat=heat, **{"roughness": (0.10, 0.25), "stain": 0.6, **wear})


def chrome(**wear):
    """Chrome plating: nearly a mirror, only fingerprints, lime specks and a little dust."""
    defaults = {"roughness": (0.015, 0.05), "stain": 0.2, "scratches": 0.12, "prints": 0.35,
                "dust": 0.06}
    return metal("chrome", "polished", **{**defaults, **wear})


def steel(finish="brushed", **wear):
    """Steel; `rust=0.2` to 0.8 for old iron and tools left outside."""
    return metal("steel", finish, **wear)


def aluminium(finish="brushed", **wear):
    """Aluminium profile or casting."""
    return metal("aluminium", finish, **wear)


def painted_metal(color, chips=0.3, roughness=0.32, base="steel", rust=0.3, dust=0.2):
    """Enamelled or lacquered metal with chips down to the metal; chips 0 to 1."""
    graph = Graph("painted metal")
    here = graph.varied_position()
    blotch, fine = graph.noise(here, 3.0, 3.0), graph.noise(here, 14.0, 4.0, 0.7)
    bare = (blotch * 0.45 + fine * 0.55).smooth(0.74 - 0.18 * chips, 0.755 - 0.18 * chips)
    bare = bare * (1.0 if chips else 0.0)
    under = graph.blend(fine.smooth(0.4, 0.7) * rust, METALS[base][1], RUST_LIGHT)
    tone = graph.blend(blotch.smooth(0.4, 0.7) * 0.4, color, darker(color, 0.72))
    dusty = graph.dust(dust)
    rough = fine.linear(0.3, 0.7, roughness - 0.08, roughness + 0.12) + bare * 0.15 + dusty * 0.5
    peel = graph.noise(here, 38.0, 1.0) * 0.25 - bare * 1.5
    surface = graph.blend(dusty, graph.blend(bare, tone, under), DUST)
    return graph.principled(Base_Color=surface, Metallic=bare * 0.8, Roughness=rough.clamped(),
                            Specular=0.5, Normal=graph.bump(peel, 0.25, 0.008))


# --- wood ----------------------------------------------------------------------
@dataclass(frozen=True)
class Species:
    """Colours of early and late wood, ring width, pores of early wood, late bands, rays."""
    light: tuple
    dark: tuple
    ring: float
    pores: float
    band: float
    rays: float


WOODS = {
    "oak": Species((0.56, 0.37, 0.20), (0.30, 0.165, 0.075), 0.034, 0.9, 0.0, 0.3),
    "ash": Species((0.68, 0.52, 0.34), (0.44, 0.29, 0.16), 0.040, 0.8, 0.0, 0.1),
    "beech": Species((0.62, 0.40, 0.25), (0.46, 0.27, 0.15), 0.030, 0.1, 0.15, 0.6),
    "walnut": Species((0.24, 0.135, 0.075), (0.085, 0.045, 0.025), 0.038, 0.5, 0.2, 0.0),
    "pine": Species((0.74, 0.53, 0.31), (0.48, 0.27, 0.11), 0.042, 0.0, 0.8, 0.0),
    "dark oak": Species((0.30, 0.18, 0.09), (0.13, 0.070, 0.034), 0.038, 0.9, 0.0, 0.2),
}


def _ring_distance(graph, at, pith):
    """Distance from the wavy line of the pith, which runs along X."""
    bend = graph.noise(graph.stretched(at, (0.28, 0.9, 0.9)), 1.3, 2.0, output="Color").parts()
    _, y, z = at.parts()
    y = y - pith[0] + (bend[0] - 0.5) * 0.9
    z = z - pith[1] + (bend[1] - 0.5) * 0.9
    jitter = graph.noise(graph.stretched(at, (3, 30, 30)), 1.0, 1.0)
    return graph.vector(0.0, y, z).length() + jitter * 0.012


def _wood_color(graph, at, tree, pith, grime):
    """Colour, fibre and pores of a species; returns (colour, fibre, pore)."""
    ring = (_ring_distance(graph, at, pith) / tree.ring).fraction()
    early = ring.smooth(0.0, 0.08) * ring.smooth(0.22, 0.62, 1.0, 0.0)
    late = ring.smooth(0.35, 0.93) * ring.smooth(0.95, 1.0, 1.0, 0.0)
    fibre = graph.noise(graph.stretched(at, (5, 130, 130)), 1.0, 2.0, 0.65)
    pore = graph.noise(graph.stretched(at, (4.5, 115, 115), location=(7, 3, 1)), 1.0, 1.0)
    pore = pore.smooth(0.56, 0.64) * early.linear(0, 1, 0.12, 1.0) * tree.pores
    ray = graph.noise(graph.stretched(at, (9, 55, 7), location=(2, 9, 4)), 1.0, 0.0)
    blotch = graph.noise(graph.stretched(at, (0.5, 2, 2)), 1.2, 2.0)
    tone = early * (0.38 * tree.pores) + late * tree.band + fibre * 0.4 + (blotch - 0.5) * 0.55
    color = graph.blend(tone.smooth(0.05, 0.85), tree.light, tree.dark)
    color = graph.blend(ray.smooth(0.64, 0.70) * tree.rays, color, darker(tree.light, 1.35))
    color = graph.blend(pore * 0.75, color, darker(tree.dark, 0.34))
    dirt = graph.noise(at, 1.7, 4.0, 0.7, 0.5).smooth(0.5, 0.74)
    return graph.blend(dirt * grime, color, (0.16, 0.10, 0.06)), fibre, pore


def wood(species="oak", pith=(0.4, -2.6), wear=0.3, roughness=0.5, varnish=0.0, translucent=0.0):
    """Wood with its grain along the object's X, from growth rings in space: end grain agrees.

    pith: y and z of the heart (near the board: arched grain; far: straight grain); wear 0 to 1:
    dents and grime; varnish 0 to 1: clear coat; translucent 0 to 0.5: for shavings.
    """
    tree = WOODS[species]
    graph = Graph(species)
    here = graph.position()
    at = here + graph.vector(graph.random() * 91.0, 0.0, 0.0)
    color, fibre, pore = _wood_color(graph, at, tree, pith, 0.45 * wear)
    height = fibre * 0.35 - pore
    if wear:
        dents = graph.scratches(at, (1.57, 0.3, 0.4), 3.0, 60.0, 0.72)
        dents = dents + graph.scratches(at, (1.57, -0.7, 1.1), 2.0, 75.0, 0.73)
        height = height - dents.clamped() * (1.2 * wear)
        color = graph.blend(dents.clamped() * (0.3 * wear), color, tree.light)
    rough = fibre.linear(0.3, 0.7, roughness - 0.1, roughness + 0.1)
    normal = graph.bump(height, 0.38 * (1.0 - 0.6 * varnish), 0.006)
    solid = graph.shader("ShaderNodeBsdfPrincipled", Base_Color=color, Roughness=rough,
                         Specular=0.4, Clearcoat=varnish, Clearcoat_Roughness=0.12, Normal=normal)
    if not translucent:
        return graph.finish(solid)
    glow = graph.blend(0.5, color, (0.96, 0.76, 0.50))
    through = graph.shader("ShaderNodeBsdfTranslucent", Color=glow)
    return graph.finish(graph.mixed_shader(translucent, solid, through))


# --- ceramic and glass ---------------------------------------------------------
def glazed(colors, pooled=None, roughness=0.06, waviness=0.5, specks=0.3, crackle=0.0, dust=0.0):
    """Hand-glazed tile: three base colours by object, a colour where the glaze pooled.

    Give every tile its own object; meshes may be shared.
    """
    graph = Graph("glazed tile")
    at = graph.varied_position()
    base = graph.ramp(graph.random(), [(0.0, colors[0]), (0.5, colors[1]), (1.0, colors[2])])
    pool = graph.noise(at, 1.6, 2.0, 0.6, 0.4).smooth(0.35, 0.7)
    color = graph.blend(pool * 0.6, base, pooled or darker(colors[1], 1.5))
    color = graph.blend(graph.noise(at, 55.0, 0.0).smooth(0.75, 0.79) * specks, color,
                        (0.25, 0.22, 0.17))
    if crackle:
        lines = graph.cells(at, 9.0, "DISTANCE_TO_EDGE").smooth(0.0, 0.012, 1.0, 0.0)
        color = graph.blend(lines * crackle, color, (0.12, 0.10, 0.08))
    rough = graph.noise(at, 9.0, 2.0).linear(0.3, 0.8, roughness, roughness * 1.5 + 0.03)
    if dust:
        rough = rough + graph.dust(dust)
    height = graph.noise(at, 1.3, 0.0) + graph.noise(at, 7.0, 0.0) * 0.12
    return graph.principled(Base_Color=color, Roughness=rough, Specular=0.6,
                            Normal=graph.bump(height, waviness, 0.035))


def porcelain(color=(0.80, 0.79, 0.77), lime=0.2, roughness=0.05):
    """Sanitary ceramic: deep gloss, slightly uneven, with faint lime marks."""
    graph = Graph("porcelain")
    at = graph.varied_position()
    marks = graph.noise(at, 2.5, 4.0, 0.65, 0.8).smooth(0.55, 0.75) * lime
    tone = graph.blend(marks, color, darker(color, 0.86))
    rough = graph.noise(at, 11.0, 3.0).linear(0.3, 0.7, roughness, roughness + 0.06)
    height = graph.noise(at, 1.6, 1.0) + graph.noise(at, 9.0, 1.0) * 0.05
    return graph.principled(Base_Color=tone, Roughness=rough + marks * 0.25, Specular=0.6,
                            Normal=graph.bump(height, 0.2, 0.02))


def glass(tint=(0.80, 0.965, 0.90), ior=1.52, roughness=0.0, smears=0.0):
    """Clear glass; `tint` is what 10 cm of it let through, so edges turn green by depth.

    Light reaches what stands behind it (no caustics): shadow rays pass straight through.
    """
    graph = Graph("glass")
    path = graph.node("ShaderNodeLightPath").outputs
    inside = graph.field("ShaderNodeNewGeometry", output="Backfacing")
    depth = graph.field("ShaderNodeMath", {0: path["Ray Length"], 1: inside}, operation="MULTIPLY")
    absorbed = [graph.field("ShaderNodeMath", {0: channel, 1: depth}, operation="POWER")
                for channel in tint]
    rough = roughness
    if smears:
        at = graph.varied_position()
        rough = graph.noise(at, 2.0, 4.0, 0.65, 1.0).smooth(0.52, 0.75) * smears
        rough = rough + graph.fingerprints(at) * smears + roughness
    color = graph.vector(*absorbed)
    # A touch of roughness lets reflected windows be sampled as light: far less noise.
    mirror = graph.shader("ShaderNodeBsdfGlossy", Color=color, Roughness=rough + POLISH)
    bending = graph.shader("ShaderNodeBsdfRefraction", Color=color, IOR=ior, Roughness=rough)
    share = graph.field("ShaderNodeFresnel", {"IOR": ior})
    clear = graph.mixed_shader(share, bending, mirror)
    passing = graph.shader("ShaderNodeBsdfTransparent", Color=(0.95, 0.96, 0.955))
    shadow = graph.field("ShaderNodeMath", {0: path["Is Shadow Ray"], 1: path["Is Diffuse Ray"]},
                         operation="MAXIMUM")
    return graph.finish(graph.mixed_shader(shadow, clear, passing))


def water(tint=(0.985, 0.99, 0.99)):
    """Clear water for drops and puddles."""
    return glass(tint, 1.333)


# --- plastic, rubber, paint ------------------------------------------------------
def plastic(color, roughness=0.3, wear=0.4, grain=0.2, dust=0.12):
    """Moulded plastic; roughness 0.12 is glossy, 0.5 matt."""
    graph = Graph("plastic")
    here, varied = graph.position(), graph.varied_position()
    blotch = graph.noise(varied, 7.0, 4.0, 0.65)
    marks = graph.scratches(here, (0.6, 1.3, 0.2), 6.0, 110.0, 0.70) * wear
    tone = graph.blend(blotch.smooth(0.5, 0.75) * (0.5 * wear), color, darker(color, 0.6))
    tone = graph.blend(marks * 0.3, tone, (0.7, 0.64, 0.58))
    dusty = graph.dust(dust)
    rough = blotch.linear(0.3, 0.7, roughness, roughness + 0.14) + dusty
    height = graph.noise(here, 120.0, 2.0) * grain + graph.noise(varied, 4.0, 0.0) * 0.6
    return graph.principled(Base_Color=graph.blend(dusty, tone, DUST), Roughness=rough.clamped(),
                            Specular=0.45, Normal=graph.bump(height, 0.25, 0.006))


def rubber(color=(0.028, 0.027, 0.026), dust=0.35):
    """Matt rubber, a little dusty and grey where it was handled."""
    graph = Graph("rubber")
    at = graph.varied_position()
    bloom = graph.noise(at, 4.0, 4.0, 0.65).smooth(0.42, 0.75)
    tone = graph.blend(bloom * 0.4, color, (0.11, 0.105, 0.10))
    dusty = graph.dust(dust)
    height = graph.noise(at, 95.0, 2.0)
    return graph.principled(Base_Color=graph.blend(dusty, tone, DUST), Specular=0.35,
                            Roughness=bloom.linear(0, 1, 0.45, 0.68),
                            Normal=graph.bump(height, 0.3, 0.008))


def paint(color, wet=False, streaks=0.3, axis="z"):
    """Wall paint or lacquer: wet it is glossy and smooth, dry it is matt with brush marks."""
    graph = Graph("wet paint" if wet else "dry paint")
    at = graph.varied_position()
    scale = tuple(1.2 if name == axis else 42.0 for name in "xyz")
    brush = graph.noise(graph.stretched(at, scale), 1.0, 3.0, 0.6)
    blotch = graph.noise(at, 2.0, 3.0)
    tone = graph.blend(blotch.smooth(0.35, 0.7) * 0.25, color, darker(color, 0.86))
    if wet:
        height = brush * (0.25 * streaks) + graph.noise(at, 3.0, 1.0)
        return graph.principled(Base_Color=tone, Specular=0.55,
                                Roughness=blotch.linear(0.3, 0.7, 0.05, 0.13),
                                Normal=graph.bump(height, 0.2, 0.02))
    height = brush * streaks + graph.noise(at, 60.0, 2.0) * 0.25
    return graph.principled(Base_Color=tone, Specular=0.3, Normal=graph.bump(height, 0.4, 0.01),
                            Roughness=brush.linear(0.3, 0.7, 0.5, 0.68))


# --- stone and earth -------------------------------------------------------------
def mineral(name, light, dark, grain=14.0, bump=0.6, depth=0.02, speckles=(), pits=0.0,
            stretch=(1, 1, 1), wet=0.0, roughness=0.9, dust=0.0):
    """Anything stony.

    grain: fineness of the texture; speckles: (colour, scale, share) for crystals and chips;
    pits 0 to 1: small holes; stretch: layering; wet 0 to 1: share of the surface that is wet.
    """
    graph = Graph(name)
    at = graph.varied_position()
    layered = graph.stretched(at, stretch)
    texture = graph.noise(layered, grain, 6.0, 0.65)
    cloud = graph.noise(at, 1.4, 3.0)
    color = graph.blend((texture * 0.6 + cloud * 0.4).smooth(0.3, 0.7), light, dark)
    for tint, scale, share in speckles:
        spots = graph.noise(graph.stretched(at, location=(scale, 0, share)), scale, 1.0)
        edge, width = 0.70 - share * 0.4, 0.02 + 0.4 / scale
        color = graph.blend(spots.smooth(edge, edge + width), color, tint)
    height = texture
    if pits:
        holes = graph.noise(at, grain * 1.7, 2.0, 0.6).smooth(0.62, 0.70) * pits
        height = height - holes * 2.0
        color = graph.blend(holes * 0.7, color, darker(dark, 0.4))
    rough = texture.linear(0.3, 0.7, roughness - 0.08, min(1.0, roughness + 0.08))
    if wet:
        film = (cloud * 0.7 + texture * 0.3).smooth(0.66 - 0.4 * wet, 0.74 - 0.4 * wet)
        color = graph.blend(film * 0.6, color, darker(dark, 0.35))
        rough = rough + film * (0.10 - roughness)
        height = height * (1.0 - film * 0.75)
    if dust:
        color = graph.blend(graph.dust(dust), color, DUST)
    return graph.principled(Base_Color=color, Roughness=rough.clamped(), Specular=0.35,
                            Normal=graph.bump(height, bump, depth))


def plaster(color=(0.72, 0.69, 0.64), **options):
    """Smoothed wall plaster."""
    return mineral("plaster", color, darker(color, 0.82),
                   **{"grain": 22.0, "bump": 0.35, "depth": 0.012, "pits": 0.2, **options})


def mortar(color=(0.50, 0.47, 0.42), **options):
    """Mortar or grout with sand in it."""
    return mineral("mortar", color, darker(color, 0.68),
                   **{"grain": 34.0, "bump": 0.8, "pits": 0.3,
                      "speckles": [((0.62, 0.56, 0.46), 75.0, 0.25)], **options})


def brick(color=(0.42, 0.135, 0.070), **options):
    """Fired facing brick with soot and lime blooms."""
    return mineral("brick", color, darker(color, 0.48),
                   **{"grain": 16.0, "bump": 0.9, "pits": 0.6,
                      "speckles": [((0.05, 0.035, 0.03), 38.0, 0.14),
                                   ((0.60, 0.50, 0.42), 6.0, 0.04)], **options})


def slate(color=(0.085, 0.092, 0.10), **options):
    """Split slate, layered across its Z."""
    return mineral("slate", color, darker(color, 0.5),
                   **{"grain": 7.0, "bump": 0.7, "stretch": (1, 1, 3.5), "roughness": 0.6,
                      **options})


def granite(color=(0.40, 0.39, 0.38), **options):
    """Split granite: quartz, feldspar and mica."""
    return mineral("granite", color, darker(color, 0.6),
                   **{"grain": 24.0, "bump": 0.6, "roughness": 0.7,
                      "speckles": [((0.62, 0.60, 0.57), 30.0, 0.42),
                                   ((0.03, 0.03, 0.032), 34.0, 0.34),
                                   ((0.46, 0.36, 0.31), 22.0, 0.22)], **options})


def concrete(color=(0.42, 0.41, 0.39), **options):
    """Smooth cast concrete with air holes."""
    return mineral("concrete", color, darker(color, 0.72),
                   **{"grain": 9.0, "bump": 0.35, "pits": 0.5, "roughness": 0.82, **options})


def terracotta(color=(0.52, 0.215, 0.115), **options):
    """Unglazed pot with lime blooms."""
    return mineral("terracotta", color, darker(color, 0.66),
                   **{"grain": 20.0, "bump": 0.3, "depth": 0.01, "pits": 0.2,
                      "speckles": [((0.66, 0.56, 0.47), 3.4, 0.30)], **options})


def soil(color=(0.060, 0.038, 0.024), **options):
    """Dark humus."""
    return mineral("soil", color, darker(color, 0.4),
                   **{"grain": 30.0, "bump": 1.0, "depth": 0.05,
                      "speckles": [((0.16, 0.10, 0.06), 26.0, 0.2)], **options})


# --- fabric and the like ---------------------------------------------------------
def cloth(color, threads=110.0, fuzz=0.5, axes="xy"):
    """Woven cloth; threads per 10 cm, woven along two axes of the object."""
    graph = Graph("cloth")
    here, varied = graph.position(), graph.varied_position()
    parts = dict(zip("xyz", here.parts()))
    wobble = graph.noise(varied, 6.0, 2.0)
    waves = []
    for name in axes:
        phase = (parts[name] + wobble * 0.01) * (threads * 3.14159)
        waves.append(graph.field("ShaderNodeMath", {0: phase}, operation="SINE"))
    weave = waves[0] * waves[1]
    loose = graph.noise(varied, 60.0, 3.0, 0.7)
    tone = graph.blend((weave * 0.25 + loose * 0.6).smooth(0.1, 0.7), darker(color, 0.7), color)
    return graph.principled(Base_Color=tone, Roughness=0.92, Specular=0.15, Sheen=fuzz,
                            Normal=graph.bump(weave * 0.3 + loose, 0.5, 0.006))


def paper(color=(0.76, 0.72, 0.64), creases=0.3, translucent=0.15):
    """Paper, card or masking tape."""
    graph = Graph("paper")
    at = graph.varied_position()
    fibres = graph.noise(at, 70.0, 4.0, 0.7)
    folds = graph.cells(at, 3.0, "DISTANCE_TO_EDGE").smooth(0.0, 0.03, 1.0, 0.0) * creases
    tone = graph.blend(fibres.smooth(0.4, 0.7) * 0.25 + folds * 0.2, color, darker(color, 0.75))
    normal = graph.bump(fibres * 0.4 + graph.noise(at, 3.0, 2.0) * creases + folds * 0.5, 0.3, 0.01)
    solid = graph.shader("ShaderNodeBsdfPrincipled", Base_Color=tone, Roughness=0.78,
                         Specular=0.25, Normal=normal)
    through = graph.shader("ShaderNodeBsdfTranslucent", Color=tone)
    return graph.finish(graph.mixed_shader(translucent, solid, through))


def leather(color=(0.17, 0.075, 0.032), wear=0.5):
    """Grained leather, paler and smoother where it is rubbed."""
    graph = Graph("leather")
    at = graph.varied_position()
    pebbles = graph.cells(at, 34.0, "DISTANCE_TO_EDGE").smooth(0.0, 0.10)
    rubbed = graph.noise(at, 2.6, 4.0, 0.65).smooth(0.45, 0.75) * wear
    tone = graph.blend(pebbles, darker(color, 0.45), color)
    tone = graph.blend(rubbed * 0.5, tone, darker(color, 2.1))
    height = pebbles + graph.noise(at, 60.0, 2.0) * 0.4
    return graph.principled(Base_Color=tone, Specular=0.4, Roughness=0.55 - rubbed * 0.22,
                            Normal=graph.bump(height, 0.35, 0.01))


def leaf(color=(0.07, 0.16, 0.035)):
    """A leaf lit from both sides; for blurred greenery, scatter simple ovals of it."""
    graph = Graph("leaf")
    tone = graph.blend(graph.random(), darker(color, 0.6), darker(color, 1.5))
    solid = graph.shader("ShaderNodeBsdfPrincipled", Base_Color=tone, Roughness=0.45)
    sunlit = (color[0] * 2.4, color[1] * 2.0, color[2])
    through = graph.shader("ShaderNodeBsdfTranslucent", Color=sunlit)
    return graph.finish(graph.mixed_shader(0.35, solid, through))


def matte(color, roughness=0.7):
    """A plain surface, for things far out of focus."""
    graph = Graph("matte")
    tone = graph.blend(graph.noise(graph.varied_position(), 3.0, 3.0), darker(color, 0.7), color)
    return graph.principled(Base_Color=tone, Roughness=roughness, Specular=0.4)


def glow(color=(1.0, 0.55, 0.22), strength=30.0):
    """A light source: a filament, a pilot lamp, a far-off window."""
    graph = Graph("glow")
    return graph.finish(graph.shader("ShaderNodeEmission", Color=color, Strength=strength))
