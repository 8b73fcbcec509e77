"""Loose lumps: crumbs of soil, mortar, stone or rubble, many in one mesh."""
from random import Random

import bmesh
from mathutils import Euler, Vector, noise

from studio import geometry


def _ball(subdivisions):
    """The points and faces of a unit ball of triangles."""
    ball = bmesh.new()
    bmesh.ops.create_icosphere(ball, subdivisions=subdivisions, radius=1.0)
    points = [vertex.co.copy() for vertex in ball.verts]
    faces = [tuple(vertex.index for vertex in face.verts) for face in ball.faces]
    ball.free()
    return points, faces


def crumbs(spots, material, flatness=0.8, seed=4):
    """One mesh of irregular lumps; spots are (location, radius)."""
    points, sides = _ball(2)
    chance = Random(seed)
    vertices, faces = [], []
    for location, radius in spots:
        turn = Euler([chance.uniform(0, 6.28) for _ in range(3)]).to_matrix()
        shift = Vector([chance.uniform(0, 99)] * 3)
        first = len(vertices)
        faces += [tuple(first + corner for corner in side) for side in sides]
        for point in points:
            dent = 1 + 0.75 * noise.noise(point * 1.3 + shift) + 0.3 * noise.noise(
                point * 3.1 + shift)
            lump = turn @ (point * dent)
            vertices.append(Vector((lump.x, lump.y, lump.z * flatness)) * radius + location)
    return geometry.add_mesh("crumbs", vertices, faces, material, 180)


def lumps_on(things, count, region, sizes, power, patchy=0.0, seed=1):
    """Spots for crumbs that fell on things from a region: mostly small, a few large."""
    def spot(location, normal, chance):
        radius = sizes[0] + (sizes[1] - sizes[0]) * chance.random() ** power
        return location + normal * (radius * 0.45), radius
    return geometry.scatter(count, region, spot, onto=things, patchy=patchy, seed=seed)
