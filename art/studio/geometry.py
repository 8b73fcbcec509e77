"""Solid things with rounded edges. Every function returns the Blender object it made."""
import math
from random import Random

import bmesh
import bpy
from mathutils import Matrix, Vector, noise

from studio.paths import circle, filleted

DOWN = Vector((0, 0, -1))


# --- objects -------------------------------------------------------------------
def add_object(name, data, material=None):
    """Links mesh or curve data to the scene as a new object."""
    if material:
        data.materials.append(material)
    thing = bpy.data.objects.new(name, data)
    bpy.context.scene.collection.objects.link(thing)
    return thing


def soften(thing, angle=35):
    """Smooth shading, with edges sharper than `angle` degrees kept."""
    data = thing.data
    data.polygons.foreach_set("use_smooth", [True] * len(data.polygons))
    data.use_auto_smooth = True
    data.auto_smooth_angle = math.radians(angle)
    return thing


def add_mesh(name, vertices, faces, material=None, angle=35):
    """A mesh from points and faces, normals outward, smooth below `angle` degrees."""
    data = bpy.data.meshes.new(name)
    data.from_pydata([tuple(vertex) for vertex in vertices], [], faces)
    edit = bmesh.new()
    edit.from_mesh(data)
    bmesh.ops.recalc_face_normals(edit, faces=edit.faces)
    edit.to_mesh(data)
    edit.free()
    return soften(add_object(name, data, material), angle)


def place(thing, location=(0, 0, 0), degrees=(0, 0, 0), scale=None):
    """Moves and turns (degrees around X, Y, Z) an object; returns it."""
    thing.location = location
    thing.rotation_euler = [math.radians(angle) for angle in degrees]
    if scale is not None:
        thing.scale = (scale,) * 3 if isinstance(scale, (int, float)) else scale
    return thing


def aim(thing, direction, location=(0, 0, 0), spin=0.0):
    """Turns the object's Z along a direction (spun by degrees around it); returns it."""
    turn = Vector(direction).to_track_quat("Z", "Y").to_matrix().to_4x4()
    turn = turn @ Matrix.Rotation(math.radians(spin), 4, "Z")
    thing.rotation_mode = "QUATERNION"
    thing.rotation_quaternion = turn.to_quaternion()
    thing.location = location
    return thing


def group(name, things, location=(0, 0, 0), degrees=(0, 0, 0)):
    """Parents things to an empty so that they move as one; returns the empty."""
    holder = add_object(name, None)
    for thing in things:
        thing.parent = holder
    return place(holder, location, degrees)


def copy(thing, location=None, degrees=None):
    """Another object sharing the mesh (and modifiers): tiles, bricks, screws."""
    twin = thing.copy()
    bpy.context.scene.collection.objects.link(twin)
    if location is not None:
        twin.location = location
    if degrees is not None:
        twin.rotation_euler = [math.radians(angle) for angle in degrees]
    return twin


def remove(*things):
    """Takes objects out of the scene: models that were only copied."""
    for thing in things:
        bpy.data.objects.remove(thing)


def apply_modifiers(thing):
    """Bakes the modifiers into the mesh; returns the object."""
    graph = bpy.context.evaluated_depsgraph_get()
    thing.data = bpy.data.meshes.new_from_object(thing.evaluated_get(graph))
    thing.modifiers.clear()
    return thing


def bevel(thing, width=0.008, segments=3, angle=30):
    """Rounds edges sharper than `angle` degrees."""
    modifier = thing.modifiers.new("bevel", "BEVEL")
    modifier.width, modifier.segments = width, segments
    modifier.limit_method, modifier.angle_limit = "ANGLE", math.radians(angle)
    modifier.harden_normals = True
    return soften(thing, 40)


def cut(thing, *tools, bevel_width=0.0):
    """Subtracts solids from a thing (slots, bores), removes them, and rounds the new edges."""
    for tool in tools:
        modifier = thing.modifiers.new("cut", "BOOLEAN")
        modifier.operation, modifier.object, modifier.solver = "DIFFERENCE", tool, "EXACT"
    bpy.context.view_layer.update()
    apply_modifiers(thing)
    remove(*tools)
    soften(thing, 35)
    return bevel(thing, bevel_width, 2) if bevel_width else thing


# --- skins: turned, swept and lofted ---------------------------------------------
def skin(name, rings, material, caps=True, closed=False, angle=35):
    """Joins rings of points (all of one length) into a tube; `closed` joins last to first."""
    size, count = len(rings[0]), len(rings)
    vertices = [point for ring in rings for point in ring]
    faces = []
    for i in range(count if closed else count - 1):
        here, there = i * size, (i + 1) % count * size
        for k in range(size):
            following = (k + 1) % size
            faces.append((here + k, here + following, there + following, there + k))
    if caps and not closed:
        faces += [tuple(range(size)), tuple(range((count - 1) * size, count * size))]
    return add_mesh(name, vertices, faces, material, angle)


def lathe(profile, material, segments=96, rounding=0.008, wobble=0.0, seed=1):
    """Turns (radius, z) points around Z, corners rounded; a radius of 0 closes the end.

    For a vessel run the profile up the outside and down the inside; wobble 0.005: hand-made.
    """
    profile = filleted(profile, rounding) if rounding else profile
    shift = Random(seed).uniform(0, 99)
    count = len(profile)
    vertices, faces = [], []
    for i in range(segments):
        angle = 2 * math.pi * i / segments
        x, y = math.cos(angle), math.sin(angle)
        for radius, z in profile:
            if wobble:
                radius *= 1 + wobble * noise.noise((x * 1.6 + shift, y * 1.6, z * 4))
            vertices.append((radius * x, radius * y, z))
        here, there = i * count, (i + 1) % segments * count
        faces += [(here + k, there + k, there + k + 1, here + k + 1) for k in range(count - 1)]
    thing = add_mesh("turned", vertices, faces, material)
    edit = bmesh.new()
    edit.from_mesh(thing.data)
    bmesh.ops.remove_doubles(edit, verts=edit.verts, dist=1e-6)
    bmesh.ops.recalc_face_normals(edit, faces=edit.faces)
    edit.to_mesh(thing.data)
    edit.free()
    return thing


def _frames(path, closed=False):
    """Point, tangent, and two normals carried along a path without twist."""
    points = [Vector(point).to_3d() for point in path]
    last, normal = len(points) - 1, None
    for i, point in enumerate(points):
        before = points[i - 1] if i or closed else points[0]
        after = points[i + 1] if i < last else points[0] if closed else points[last]
        tangent = (after - before).normalized()
        normal = normal or tangent.orthogonal()
        normal = (normal - tangent * normal.dot(tangent)).normalized()
        yield point, tangent, normal, tangent.cross(normal)


def _at(value, t):
    return value(t) if callable(value) else value


def sweep(path, radius, material, segments=48, caps=True, closed=False, outline=None):
    """A round bar along a path; radius: number or function of t (0 to 1).

    outline: other section as 2-D points, scaled by the radius.
    """
    section = outline or circle(1, steps=segments)
    rings = []
    for i, (point, _, first, second) in enumerate(_frames(path, closed)):
        size = _at(radius, i / max(1, len(path) - 1))
        rings.append([point + first * (x * size) + second * (y * size) for x, y in section])
    return skin("swept", rings, material, caps, closed)


def pipe(start, end, radius, material, uneven=0.004, seed=1):
    """A straight pipe whose own Z runs from start to end (for copper's `heat`)."""
    length = (Vector(end) - Vector(start)).length
    steps = max(2, round(length * 30))
    shift = Random(seed).uniform(0, 99)
    path = [(0, 0, length * i / steps) for i in range(steps + 1)]
    thing = sweep(path, lambda t: radius * (1 + uneven * noise.noise((shift, 0, t * length))),
                  material, 64)
    return aim(thing, Vector(end) - Vector(start), start)


def loft(path, width, thickness, material, side=(0, 1, 0), squareness=0.5, segments=36):
    """A bar with superellipse section: levers, handles, ribbons, shavings, tape.

    width (along `side`) and thickness: numbers or functions of t; squareness 1: ellipse,
    0.5: soft cushion, 0.15: nearly a rectangle.
    """
    side = Vector(side)
    rings, count = [], len(path)
    for i, (point, tangent, _, _) in enumerate(_frames(path)):
        t = i / (count - 1)
        across = (side - tangent * side.dot(tangent)).normalized()
        upward = tangent.cross(across)
        half, thick = _at(width, t) / 2, _at(thickness, t) / 2
        ring = []
        for k in range(segments):
            angle = 2 * math.pi * k / segments
            x, y = (math.copysign(abs(f(angle)) ** squareness, f(angle))
                    for f in (math.cos, math.sin))
            ring.append(point + across * (half * x) + upward * (thick * y))
        rings.append(ring)
    return skin("lofted", rings, material)


# --- flat and square things --------------------------------------------------------
def plate(outline, thickness, material, bevel_width=0.01, holes=(), segments=3):
    """An outline of 2-D points (with holes) in XY, extruded along Z and centred on it."""
    curve = bpy.data.curves.new("plate", "CURVE")
    curve.dimensions, curve.fill_mode = "2D", "BOTH"
    for points in (outline, *holes):
        line = curve.splines.new("POLY")
        line.points.add(len(points) - 1)
        for point, (x, y) in zip(line.points, points):
            point.co = (x, y, 0, 1)
        line.use_cyclic_u = True
    curve.extrude = max(0.0, thickness / 2 - bevel_width)
    curve.bevel_depth, curve.bevel_resolution = bevel_width, segments
    curve.offset = -bevel_width
    drawing = add_object("plate", curve)
    bpy.context.view_layer.update()
    graph = bpy.context.evaluated_depsgraph_get()
    data = bpy.data.meshes.new_from_object(drawing.evaluated_get(graph))
    remove(drawing)
    edit = bmesh.new()
    edit.from_mesh(data)
    bmesh.ops.remove_doubles(edit, verts=edit.verts, dist=1e-5)
    bmesh.ops.recalc_face_normals(edit, faces=edit.faces)
    edit.to_mesh(data)
    edit.free()
    data.materials.clear()
    return soften(add_object("plate", data, material), 32)


def box(size, material, bevel_width=0.008, jitter=0.0, seed=1):
    """A box centred on its origin, edges rounded; jitter moves the corners."""
    random = Random(seed)
    corners = [tuple(sign * length / 2 + random.uniform(-jitter, jitter)
                     for sign, length in zip((a, b, c), size))
               for a in (-1, 1) for b in (-1, 1) for c in (-1, 1)]
    faces = [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)]
    thing = add_mesh("box", corners, faces, material)
    return bevel(thing, bevel_width) if bevel_width else thing


def sheet(height, x_range, y_range, material, cells=120):
    """An open surface z = height(x, y): soil, cloth, a puddle's ground, a backdrop."""
    (x0, x1), (y0, y1) = x_range, y_range
    across = cells
    down = max(2, round(cells * (y1 - y0) / (x1 - x0)))
    vertices = []
    for j in range(down + 1):
        for i in range(across + 1):
            x, y = x0 + (x1 - x0) * i / across, y0 + (y1 - y0) * j / down
            vertices.append((x, y, height(x, y)))
    row = across + 1
    faces = [(j * row + i, j * row + i + 1, (j + 1) * row + i + 1, (j + 1) * row + i)
             for j in range(down) for i in range(across)]
    return add_mesh("sheet", vertices, faces, material)


def hex_nut(flats, height, material, hole=0.0, sides=6, chamfer=0.06, rounding=0.005,
            swell=0.0):
    """A nut from z = 0 to `height`, `flats` wide, both ends chamfered on the lathe.

    swell: how far its faces stand out in the middle, as polishing leaves them.
    """
    apothem, per_side = flats / 2, max(2, 96 // sides)
    base, slope = apothem * (1 - chamfer), math.tan(math.radians(30))
    rings = []
    for i in range(sides * per_side):
        angle = 2 * math.pi * i / (sides * per_side)
        from_middle = (i % per_side) / per_side * 2 * math.pi / sides - math.pi / sides
        aside = from_middle / (math.pi / sides)
        flat = (apothem + swell * (1 - aside * aside)) / math.cos(from_middle)
        edge = min((flat - base) * slope, height * 0.45)
        levels = [step / 8 for step in range(9)] if swell else [0, 1]
        face = [(flat + 4 * swell * level * (1 - level), edge + (height - 2 * edge) * level)
                for level in levels]
        profile = [(base, 0), *face, (base, height)]
        profile = ([(hole, 0), *profile, (hole, height)] if hole
                   else [(0, 0), *profile, (0, height)])
        rings.append([(r * math.cos(angle), r * math.sin(angle), z) for r, z in profile])
    nut = skin("nut", rings, material, closed=True, angle=20)
    edit = bmesh.new()
    edit.from_mesh(nut.data)
    bmesh.ops.remove_doubles(edit, verts=edit.verts, dist=1e-6)
    edit.to_mesh(nut.data)
    edit.free()
    return bevel(nut, rounding, 3, 20) if rounding else nut


def screw_head(radius, material, drive="slot", countersunk=False, height=None):
    """A screw's head on z = 0; drive: "slot", "cross", "hex" or None."""
    height = height or radius * (0.12 if countersunk else 0.55)
    dome = [(0, height), (radius * 0.55, height * 0.94), (radius * 0.93, height * 0.45),
            (radius, 0), (radius * 0.6, -radius * 0.3), (0, -radius * 0.3)]
    head = lathe(dome, material, 64, radius * 0.12)
    slots = {"slot": [0], "cross": [0, 90], "hex": [], None: []}[drive]
    length = radius * (2.4 if drive == "slot" else 1.15)
    deep = (0, 0, height - radius * 0.24 + 0.5 * radius)
    tools = [place(box((length, radius * 0.26, radius), None, 0), deep, (0, 0, turn))
             for turn in slots]
    if drive == "hex":
        tools = [place(hex_nut(radius, height, None, rounding=0), (0, 0, height * 0.4))]
    return cut(head, *tools, bevel_width=radius * 0.04) if tools else head


def text(body, size, material, depth=0.01):
    """Raised letters in XY facing +Z, centred; turn by 90 degrees around X to face -Y."""
    curve = bpy.data.curves.new("text", "FONT")
    curve.body, curve.size = body, size
    curve.extrude, curve.bevel_depth, curve.bevel_resolution = depth / 2, depth / 5, 2
    curve.align_x = curve.align_y = "CENTER"
    return add_object("text", curve, material)


def strands(paths, radius, material, resolution=2):
    """Many thin round threads in one object: bristles, copper strands, rope, grass."""
    curve = bpy.data.curves.new("strands", "CURVE")
    curve.dimensions, curve.bevel_depth, curve.bevel_resolution = "3D", radius, resolution
    curve.use_fill_caps = True
    for path in paths:
        thread = curve.splines.new("POLY")
        thread.points.add(len(path) - 1)
        for point, place_of in zip(thread.points, path):
            point.co = (*place_of, 1)
        thread.use_smooth = True
    return add_object("strands", curve, material)


def roughen(thing, amount=0.03, scale=2.0, cell=0.04, octaves=4, seed=1):
    """Turns a closed solid into an even mesh of `cell` size and dents it: stone, bricks, mortar."""
    modifier = thing.modifiers.new("remesh", "REMESH")
    modifier.mode, modifier.voxel_size = "VOXEL", cell
    bpy.context.view_layer.update()
    apply_modifiers(thing)
    shift = Vector([Random(seed).uniform(0, 99)] * 3)
    normals = [vertex.normal.copy() for vertex in thing.data.vertices]
    for vertex, normal in zip(thing.data.vertices, normals):
        dent = noise.fractal(vertex.co * scale + shift, 0.9, 2.1, octaves)
        vertex.co += normal * (dent * amount)
    return soften(thing, 180)


# --- drops and scattering ------------------------------------------------------------
def drop(location, radius, normal, material, height=0.5, sag=0.0, seed=1):
    """A drop sitting on a surface; height: share of the radius; sag 0 to 1: pulled downward."""
    normal = Vector(normal).normalized()
    downhill = DOWN - normal * DOWN.dot(normal)
    downhill = downhill.normalized() if downhill.length > 0.05 else normal.orthogonal().normalized()
    across = downhill.cross(normal)
    shift = Random(seed).uniform(0, 99)
    around, levels, rings = 32, 9, []
    for level in range(-2, levels + 1):
        lift = max(0, level) / levels * math.pi / 2
        out = math.cos(lift) if level >= 0 else 1 + 0.10 * level
        up = math.sin(lift) * height if level >= 0 else 0.13 * level
        ring = []
        for k in range(around):
            angle = 2 * math.pi * k / around
            x, y = math.cos(angle), math.sin(angle)
            reach = max(out, 1e-3) * (1 + 0.16 * noise.noise((x * 0.9 + shift, y * 0.9, 0)))
            x, y = x * reach, y * reach
            fall = y * (1 + sag * 0.7) if y > 0 else y * (1 + sag * 0.4)
            bulge = up * (1 + 0.6 * sag * y)
            ring.append((across * x + downhill * fall + normal * bulge) * radius)
        rings.append(ring)
    thing = skin("drop", rings, material, angle=180)
    thing.location = location
    return thing


def hanging_drop(location, radius, material, stretch=1.0):
    """A drop hanging from a point just before it falls; `location` is where it holds on."""
    outline = [(0, -2.05), (0.42, -1.98), (0.80, -1.68), (0.97, -1.22), (0.86, -0.76),
               (0.60, -0.38), (0.47, -0.12), (0.56, 0.08), (0.70, 0.18), (0, 0.25)]
    profile = [(r * radius, z * radius * stretch) for r, z in outline]
    thing = lathe(profile, material, 48, radius * 0.3)
    thing.location = location
    return soften(thing, 180)


def scatter(count, region, make, direction=(0, 0, -1), onto=None, patchy=0.0, seed=1):
    """Shoots rays from random points of a box and calls make(location, normal, random) at hits.

    region: ((x0, x1), (y0, y1), (z0, z1)) of the starting points; onto: only these objects count;
    patchy 0 to 1: leaves bare patches. Returns what `make` returned. All hits are found first, so
    new things do not pile up on each other. Call it after everything else stands.
    """
    random = Random(seed)
    bpy.context.view_layer.update()
    graph = bpy.context.evaluated_depsgraph_get()
    names = {thing.name for thing in onto} if onto else None
    hits = []
    for _ in range(count):
        origin = Vector([random.uniform(low, high) for low, high in region])
        found, location, normal, _, thing, _ = bpy.context.scene.ray_cast(
            graph, origin, Vector(direction))
        bare = noise.noise(location * 1.7 + Vector((seed, 0, 0))) < patchy - 0.6
        if found and not (patchy and bare) and (names is None or thing.name in names):
            hits.append((location.copy(), normal.copy()))
    return [make(location, normal, random) for location, normal in hits]


def water_drops(count, region, material, direction=(0, 0, -1), sizes=(0.008, 0.045), onto=None,
                patchy=0.5, seed=1):
    """Drops of water on whatever the rays hit: many small, few large, large ones sagging."""
    def make(location, normal, random):
        share = random.random() ** 3
        radius = sizes[0] + (sizes[1] - sizes[0]) * share
        slope = 1 - abs(normal.z)
        return drop(location, radius, normal, material, random.uniform(0.38, 0.6),
                    share * slope * random.uniform(0.3, 1.0), random.randrange(999))
    return scatter(count, region, make, direction, onto, patchy, seed)


def clutter(count, region, materials, sizes=(0.3, 1.4), seed=1):
    """Bottles, tins, boxes and bars standing about, for far out of focus only."""
    random = Random(seed)
    things = []
    for _ in range(count):
        size, material = random.uniform(*sizes), random.choice(materials)
        wide = size * random.uniform(0.12, 0.35)
        kind = random.randrange(4)
        if kind == 0:
            thing = lathe([(0, 0), (wide, 0), (wide, size * 0.6), (wide * 0.35, size * 0.75),
                           (wide * 0.35, size), (0, size)], material, 32, wide * 0.2)
        elif kind == 1:
            thing = lathe([(0, 0), (wide * 1.3, 0), (wide * 1.3, size * 0.7), (0, size * 0.7)],
                          material, 32, 0.02)
        elif kind == 2:
            thing = box((wide * 2, wide * 1.6, size * 2), material, 0.02)
        else:
            thing = lathe([(0, 0), (0.05, 0), (0.06, size), (0, size * 1.3)], material, 24, 0.02)
        spot = [random.uniform(low, high) for low, high in region]
        spot[2] += size if kind == 2 else 0
        things.append(place(thing, spot, (random.gauss(0, 1), random.gauss(0, 2),
                                          random.uniform(0, 360))))
    return things
