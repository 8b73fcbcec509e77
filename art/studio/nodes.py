"""Shader graphs written as arithmetic: fields add, multiply and blend like numbers."""
import bpy


def _plain(value):
    """The socket of a field, or the value as it is."""
    return value.socket if isinstance(value, Field) else value


class Field:
    """One output socket of a node; arithmetic on it adds nodes to its graph."""

    def __init__(self, graph, socket):
        self.graph = graph
        self.socket = socket

    def _operate(self, operation, first, second=None):
        vector = self.socket.type in ("VECTOR", "RGBA")
        kind = "ShaderNodeVectorMath" if vector else "ShaderNodeMath"
        inputs = {}
        for index, operand in enumerate((first, second)):
            if operand is None:
                continue
            if vector and isinstance(operand, (int, float)):
                operand = (operand,) * 3
            inputs[index] = operand
        return self.graph.field(kind, inputs, operation=operation)

    def __add__(self, other):
        return self._operate("ADD", self, other)

    __radd__ = __add__

    def __sub__(self, other):
        return self._operate("SUBTRACT", self, other)

    def __rsub__(self, other):
        return self._operate("SUBTRACT", other, self)

    def __mul__(self, other):
        return self._operate("MULTIPLY", self, other)

    __rmul__ = __mul__

    def __truediv__(self, other):
        return self._operate("DIVIDE", self, other)

    def __abs__(self):
        return self._operate("ABSOLUTE", self)

    def maximum(self, other):
        """The greater of the two, point by point."""
        return self._operate("MAXIMUM", self, other)

    def fraction(self):
        """The part behind the decimal point."""
        return self._operate("FRACTION" if self.socket.type == "VECTOR" else "FRACT", self)

    def clamped(self):
        """The value kept between 0 and 1."""
        return self.graph.field("ShaderNodeClamp", {"Value": self})

    def length(self):
        """The length of a vector."""
        inputs = {0: self}
        return self.graph.field("ShaderNodeVectorMath", inputs, "Value", operation="LENGTH")

    def parts(self):
        """The x, y and z of a vector (or colour) as three fields."""
        node = self.graph.node("ShaderNodeSeparateXYZ", {0: self})
        return tuple(Field(self.graph, socket) for socket in node.outputs)

    def _mapped(self, low, high, start, end, interpolation):
        inputs = {"Value": self, "From Min": low, "From Max": high, "To Min": start, "To Max": end}
        return self.graph.field("ShaderNodeMapRange", inputs, interpolation_type=interpolation)

    def smooth(self, low, high, start=0.0, end=1.0):
        """A soft step: `start` up to `low`, `end` from `high` on."""
        return self._mapped(low, high, start, end, "SMOOTHSTEP")

    def linear(self, low, high, start=0.0, end=1.0):
        """A straight ramp from `start` at `low` to `end` at `high`, clamped."""
        return self._mapped(low, high, start, end, "LINEAR")


class Graph:
    """The node tree of a new material (or world)."""

    def __init__(self, name, world=False):
        self.owner = (bpy.data.worlds if world else bpy.data.materials).new(name)
        self.owner.use_nodes = True
        self.tree = self.owner.node_tree
        self.tree.nodes.clear()

    def node(self, kind, inputs=None, **properties):
        """Adds a node; inputs (by name or index) are fields, sockets or values."""
        node = self.tree.nodes.new(kind)
        for key, value in properties.items():
            setattr(node, key, value)
        for key, value in (inputs or {}).items():
            socket, value = node.inputs[key], _plain(value)
            if isinstance(value, bpy.types.NodeSocket):
                self.tree.links.new(value, socket)
                continue
            if socket.type == "RGBA" and len(value) == 3:
                value = (*value, 1.0)
            socket.default_value = value
        return node

    def field(self, kind, inputs=None, output=0, **properties):
        """Adds a node and returns one of its outputs as a field."""
        return Field(self, self.node(kind, inputs, **properties).outputs[output])

    # --- where and on what -------------------------------------------------
    def position(self):
        """The point in the object's own coordinates."""
        return self.field("ShaderNodeTexCoord", output="Object")

    def random(self):
        """One random number per object, 0 to 1."""
        return self.field("ShaderNodeObjectInfo", output="Random")

    def varied_position(self):
        """The position, moved by a random distance per object, so that no two objects match."""
        random = self.random()
        return self.position() + self.vector(random * 37.0, random * 53.0, random * 11.0)

    def normal(self):
        """The surface normal in world coordinates."""
        return self.field("ShaderNodeNewGeometry", output="Normal")

    def vector(self, x, y, z):
        """A vector from three fields or numbers."""
        return self.field("ShaderNodeCombineXYZ", {0: x, 1: y, 2: z})

    def stretched(self, at, scale=(1, 1, 1), rotation=(0, 0, 0), location=(0, 0, 0)):
        """Coordinates scaled, turned and moved; a high scale means fine detail that way."""
        inputs = {"Vector": at, "Scale": scale, "Rotation": rotation, "Location": location}
        return self.field("ShaderNodeMapping", inputs)

    # --- patterns ----------------------------------------------------------
    def noise(self, at, scale=5.0, detail=2.0, roughness=0.5, distortion=0.0, output="Fac"):
        """Fractal noise around 0.5; `output="Color"` for three independent ones."""
        inputs = {"Vector": at, "Scale": scale, "Detail": detail, "Roughness": roughness,
                  "Distortion": distortion}
        return self.field("ShaderNodeTexNoise", inputs, output)

    def cells(self, at, scale=5.0, feature="F1", output="Distance"):
        """Voronoi cells: distance to the centre, or with "DISTANCE_TO_EDGE" to the border."""
        inputs = {"Vector": at, "Scale": scale}
        return self.field("ShaderNodeTexVoronoi", inputs, output, feature=feature)

    def picture(self, image, u, v, u_range=(0, 1), v_range=(0, 1)):
        """An image laid over two ranges of coordinates, its first channel; it ends at its edges."""
        at = self.vector(u.linear(*u_range), v.linear(*v_range), 0.0)
        return self.field("ShaderNodeTexImage", {"Vector": at}, image=image,
                          extension="EXTEND").parts()[0]

    def rings(self, at, scale=5.0, distortion=4.0):
        """Wavy concentric rings, 0 to 1."""
        inputs = {"Vector": at, "Scale": scale, "Distortion": distortion, "Detail": 1.0,
                  "Detail Scale": 0.6}
        return self.field("ShaderNodeTexWave", inputs, "Fac", wave_type="RINGS")

    def scratches(self, at, rotation=(0, 0, 0), along=4.0, across=150.0, rarity=0.67):
        """Straight fine scratches in one direction, 0 to 1."""
        lines = self.noise(self.stretched(at, (across, across, along), rotation), 1.0, 0.0)
        return lines.smooth(rarity, rarity + 0.06)

    def crossed_scratches(self, at):
        """Scratches in three directions, as handling leaves them."""
        first = self.scratches(at, (0.1, 0.0, 0.0), 3.0, 210.0, 0.68) * 0.5
        second = self.scratches(at, (0.5, 0.3, 0.2), 5.0, 160.0, 0.69)
        third = self.scratches(at, (1.2, -0.6, 0.4), 7.0, 120.0, 0.70)
        return (first + second + third).clamped()

    def fingerprints(self, at, scale=5.0):
        """Smudges with the ridge lines of fingers, 0 to 1."""
        shifted = self.stretched(at, location=(3.1, 1.7, 9.0))
        patch = self.noise(shifted, scale, 2.0).smooth(0.56, 0.68)
        return patch * self.rings(at, 42.0, 6.0).linear(0, 1, 0.45, 1.0)

    def dust(self, amount=0.2):
        """A mask of dust lying on faces that look upward, 0 to `amount`."""
        upward = self.normal().parts()[2].smooth(0.35, 1.0)
        grains = self.noise(self.position(), 70.0, 3.0, 0.75).smooth(0.46, 0.75)
        return upward * grains * amount

    # --- colours and ends --------------------------------------------------
    def blend(self, factor, first, second, mode="MIX"):
        """The first colour where the factor is 0, the second where it is 1."""
        inputs = {"Fac": factor, "Color1": first, "Color2": second}
        return self.field("ShaderNodeMixRGB", inputs, blend_type=mode)

    def ramp(self, factor, stops):
        """Colours by factor; stops are (position, (red, green, blue))."""
        node = self.node("ShaderNodeValToRGB", {"Fac": factor})
        elements = node.color_ramp.elements
        while len(elements) < len(stops):
            elements.new(0.5)
        for element, (place, color) in zip(elements, stops):
            element.position = place
            element.color = (*color, 1.0)
        return Field(self, node.outputs[0])

    def bump(self, height, strength=0.3, depth=0.01):
        """A normal bent by a height. Use one per material: it evaluates its height three times."""
        inputs = {"Height": height, "Strength": strength, "Distance": depth}
        return self.field("ShaderNodeBump", inputs)

    def shader(self, kind, **inputs):
        """A shader as a field; the inputs are written with underscores for spaces."""
        return self.field(kind, {key.replace("_", " "): value for key, value in inputs.items()})

    def mixed_shader(self, factor, first, second):
        """Two shaders mixed."""
        return self.field("ShaderNodeMixShader", {0: factor, 1: first, 2: second})

    def finish(self, shader):
        """Ends the graph with a shader and returns the material."""
        self.node("ShaderNodeOutputMaterial", {"Surface": shader})
        return self.owner

    def principled(self, **inputs):
        """Ends the graph with a principled shader and returns the material."""
        return self.finish(self.shader("ShaderNodeBsdfPrincipled", **inputs))
