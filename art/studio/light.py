"""The room around the scene: an equirect picture ray-cast with numpy, and the only light.

Metals look like what they mirror, so there are windows with bars, land below the sky, a dark
floor and soft clutter on the walls. The camera stands in it looking along +Y: "back" is the wall
behind the subject, "front" the one behind the camera.
"""
import math
from dataclasses import dataclass

import bpy
import numpy as np

from studio.geometry import add_object, aim, box, place
from studio.materials import matte
from studio.nodes import Graph

WALLS = {"left": (0, -1), "right": (0, 1), "front": (1, -1), "back": (1, 1), "ceiling": (2, 1),
         "floor": (2, -1)}
DAYLIGHT, OVERCAST, EVENING = (1.0, 1.0, 1.02), (0.94, 0.98, 1.05), (1.0, 0.80, 0.58)


@dataclass
class Window:
    """A window in a wall: a rectangle in the wall's two axes (x or y, then z; ceiling: x, y)."""
    wall: str
    across: tuple
    height: tuple
    brightness: float = 40.0
    color: tuple = DAYLIGHT
    panes: tuple = (2, 3)
    bar: float = 0.35
    land: float = 0.22


def _cast(size, low, high):
    """For every pixel: wall axis, direction, and the point on the wall."""
    angle = (0.5 - (np.arange(size) + 0.5) / size) * 2 * np.pi
    rise = ((np.arange(size // 2) + 0.5) / (size // 2) - 0.5) * np.pi
    angle, rise = np.meshgrid(angle, rise)
    direction = np.stack([np.cos(rise) * np.cos(angle), np.cos(rise) * np.sin(angle),
                          np.sin(rise)], -1)
    reach = np.where(direction > 0, high / np.maximum(direction, 1e-9),
                     low / np.minimum(direction, -1e-9))
    axis = reach.argmin(-1)
    return axis, direction, direction * reach.min(-1)[..., None]


def _add_clutter(picture, axis, direction, point, low, high, contrast, random):
    """Soft rectangles on the side walls: shelves, frames, tools, doors."""
    for _ in range(70):
        wall, side = random.integers(0, 2), random.integers(0, 2)
        middle = random.uniform(low[1 - wall], high[1 - wall])
        bottom = random.uniform(low[2], high[2] * 0.4)
        half, tall = random.uniform(0.5, 5), random.uniform(0.5, 6)
        inside = ((axis == wall) & ((direction[..., wall] > 0) == bool(side))
                  & (np.abs(point[..., 1 - wall] - middle) < half)
                  & (np.abs(point[..., 2] - bottom) < tall))
        warm = np.array([1.0, 0.93, 0.85] if random.random() < 0.6 else [0.85, 0.95, 1.0])
        picture[inside] *= 1 - contrast + contrast * 2 * random.random() * warm


def _fade(picture, point, window, amount):
    """Darkens walls and ceiling away from a window, so that nothing mirrored is one flat tone."""
    wall, side = WALLS[window.wall]
    first, second = [i for i in range(3) if i != wall]
    middle = np.zeros(3)
    middle[wall] = point[..., wall].max() if side > 0 else point[..., wall].min()
    middle[first], middle[second] = np.mean(window.across), np.mean(window.height)
    nearness = 1 / (1 + ((point - middle) ** 2).sum(-1) / 200)
    picture *= (1 - amount + amount * 2.6 * nearness)[..., None]


def _add_window(picture, axis, direction, point, window, frame_color):
    """Sky over land behind bars."""
    wall, side = WALLS[window.wall]
    first, second = [i for i in range(3) if i != wall]
    (a0, a1), (b0, b1) = window.across, window.height
    a, b = (point[..., first] - a0) / (a1 - a0), (point[..., second] - b0) / (b1 - b0)
    inside = ((axis == wall) & ((direction[..., wall] > 0) == (side > 0))
              & (a > 0) & (a < 1) & (b > 0) & (b < 1))
    bars = np.zeros_like(inside)
    for share, count, length in ((a, window.panes[0], a1 - a0), (b, window.panes[1], b1 - b0)):
        distance = np.abs(share * count - np.round(share * count)) * abs(length) / count
        bars |= distance < window.bar
    sky = (0.62 + 0.55 * np.clip(b, 0, 1)) * np.where(b < window.land, 0.45, 1.0)
    picture[inside] = sky[inside, None] * np.array(window.color) * window.brightness
    picture[inside & bars] = frame_color


def _soften(picture, times=2):
    """A small blur, so that no reflection is cut with a knife."""
    for _ in range(times):
        picture = (picture + np.roll(picture, 1, 1) + np.roll(picture, -1, 1)) / 3
        picture[1:-1] = (picture[:-2] + picture[1:-1] + picture[2:]) / 3
    return picture


def room(windows, low=(-20, -30, -11), high=(22, 18, 15), wall=(0.52, 0.48, 0.42),
         floor=(0.18, 0.13, 0.09), ceiling=(0.74, 0.72, 0.68), ambient=0.2, clutter=0.5,
         fade=0.0, strength=1.0, size=2048, seed=3):
    """Lights the scene from a box room with windows; low and high are its corners.

    Windows some 100 to 500 times brighter than wall * ambient, from one side, look like a photo.
    fade 0 to 1: how much walls and ceiling darken away from the first window; large mirroring
    metals need it.
    """
    random = np.random.default_rng(seed)
    low, high = np.array(low, float), np.array(high, float)
    axis, direction, point = _cast(size, low, high)
    share = (point[..., 2] - low[2]) / (high[2] - low[2])
    picture = np.array(wall) * ambient * (0.55 + 0.6 * share)[..., None]
    picture[(axis == 2) & (direction[..., 2] > 0)] = np.array(ceiling) * ambient * 1.3
    picture[(axis == 2) & (direction[..., 2] < 0)] = np.array(floor) * ambient
    _add_clutter(picture, axis, direction, point, low, high, clutter, random)
    _fade(picture, point, windows[0], fade)
    for window in windows:
        _add_window(picture, axis, direction, point, window, 0.48 * ambient)
    _use_as_world(_soften(picture), strength)


def _use_as_world(picture, strength):
    """Hands a picture of light to Blender as the world."""
    height, width, _ = picture.shape
    image = bpy.data.images.new("room", width, height, float_buffer=True)
    image.colorspace_settings.name = "Linear"
    pixels = np.concatenate([picture, np.ones((height, width, 1))], -1).astype(np.float32)
    image.pixels.foreach_set(pixels.ravel())
    image.pack()
    graph = Graph("room", world=True)
    color = graph.field("ShaderNodeTexEnvironment", image=image)
    light = graph.field("ShaderNodeBackground", {"Color": color, "Strength": strength})
    graph.node("ShaderNodeOutputWorld", {"Surface": light})
    bpy.context.scene.world = graph.owner
    graph.owner.cycles.sampling_method = "MANUAL"
    graph.owner.cycles.sample_map_resolution = 1024


def sun(direction, strength=4.0, color=(1.0, 0.90, 0.76), angle=0.6):
    """Sunlight travelling in a direction; angle: its disc in degrees, which softens shadows."""
    data = bpy.data.lights.new("sun", "SUN")
    data.energy, data.color, data.angle = strength, color, math.radians(angle)
    return aim(add_object("sun", data), [-part for part in direction])


def flag(location, size=(0.1, 9, 8), degrees=(0, 0, 0)):
    """A black board outside the picture that keeps light off a part of the scene."""
    return place(box(size, matte((0.05, 0.045, 0.04)), 0), location, degrees)
