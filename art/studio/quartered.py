"""Quarter-sawn timber: long straight grain, fine pores, flecks of the rays, dark end grain."""
from studio.materials import WOODS, darker
from studio.nodes import Graph

HEART = (-4.2, -1.1)            # y and z of the pith, far outside the board


def _growth(graph, at, ring):
    """Place within a growth ring, 0 to 1; some years grew wider than others."""
    sway = graph.noise(graph.stretched(at, (0.35, 0.6, 0.6)), 1.0, 1.0) - 0.5
    _, y, z = at.parts()
    distance = graph.vector(0.0, y - HEART[0], z - HEART[1]).length() + sway * 0.10
    years = graph.noise(graph.vector(distance * 7.0, 0.0, 0.0), 1.0, 1.0)
    return (distance / ring + years * 2.4).fraction()


def _flecks(graph, at):
    """The rays: on a radial face shining flecks across the grain, in clouds."""
    leaning = graph.stretched(at, rotation=(0.0, 0.0, 0.30))
    ray = graph.noise(graph.stretched(leaning, (25, 7.0, 62), location=(2, 9, 4)), 1.0, 1.0)
    cloud = graph.noise(graph.stretched(at, (1.3, 2.2, 2.2), location=(5, 1, 8)), 1.0, 1.0)
    return ray.smooth(0.59, 0.66) * cloud.smooth(0.38, 0.62, 0.15, 1.0)


def _surface(graph, at, tree, contrast):
    """Colour, fibre, pores and flecks."""
    ring = _growth(graph, at, tree.ring * 0.62)
    early = ring.smooth(0.0, 0.10) * ring.smooth(0.25, 0.60, 1.0, 0.0)
    fibre = graph.noise(graph.stretched(at, (2.2, 210, 210)), 1.0, 2.0, 0.65)
    streak = graph.noise(graph.stretched(at, (0.22, 8, 8)), 1.0, 2.0)
    pore = graph.noise(graph.stretched(at, (13, 190, 190), location=(7, 3, 1)), 1.0, 1.0)
    pore = pore.smooth(0.55, 0.63) * early.linear(0, 1, 0.16, 1.0) * tree.pores
    fleck = (_flecks(graph, at) * (2.6 * tree.rays)).clamped()
    tone = early * 0.24 + (fibre - 0.5) * 0.6 + (streak - 0.5) * 0.9 + 0.26
    color = graph.blend((tone * contrast).smooth(0.0, 1.0), tree.light, tree.dark)
    color = graph.blend(fleck * 0.40, color, darker(tree.light, 1.25))
    return graph.blend(pore * 0.72, color, darker(tree.dark, 0.45)), fibre, pore, fleck


def quartered(species="oak", roughness=0.48, contrast=1.0):
    """A planed board with its grain along the object's X and the rays in its faces."""
    graph = Graph(f"quartered {species}")
    tree = WOODS[species]
    at = graph.position() + graph.vector(graph.random() * 91.0, graph.random() * 0.7, 0.0)
    color, fibre, pore, fleck = _surface(graph, at, tree, contrast)
    facing = graph.field("ShaderNodeTexCoord", output="Normal").parts()[0]
    end = abs(facing).smooth(0.6, 0.9)
    color = graph.blend(end * 0.72, color, graph.blend(1.0, color, (0.42, 0.36, 0.30), "MULTIPLY"))
    handled = graph.noise(at, 2.3, 4.0, 0.65).linear(0.3, 0.7, -0.07, 0.07)
    rough = fibre.linear(0.3, 0.7, roughness - 0.06, roughness + 0.08) + handled
    rough = rough - fleck * 0.10 + end * 0.15
    height = fibre * (0.25 + end * 0.5) - pore + handled
    return graph.principled(Base_Color=color, Roughness=rough, Specular=0.4,
                            Normal=graph.bump(height, 0.30, 0.004))


def planed_off(species="oak"):
    """A shaving: the attribute "along" tells the way along and across; thinner at the rims (z)."""
    graph = Graph(f"{species} shaving")
    tree = WOODS[species]
    along = graph.field("ShaderNodeAttribute", output="Vector", attribute_name="along")
    u, v, rim = along.parts()
    at = graph.vector(u, v + graph.random() * 5.0, 0.0)
    color, fibre, _, _ = _surface(graph, at, tree, 0.8)
    color = graph.blend(0.35, color, (0.74, 0.55, 0.34))
    solid = graph.shader("ShaderNodeBsdfPrincipled", Base_Color=color, Roughness=0.55, Specular=0.3,
                         Normal=graph.bump(fibre, 0.4, 0.004))
    through = graph.shader("ShaderNodeBsdfTranslucent",
                           Color=graph.blend(0.6, color, (0.95, 0.74, 0.46)))
    leaf = graph.mixed_shader(rim.linear(0, 1, 0.42, 0.62), solid, through)
    gone = graph.shader("ShaderNodeBsdfTransparent")
    return graph.finish(graph.mixed_shader(rim * rim * 0.35, leaf, gone))
