"""Develops the passes of a scene into a picture, inside Blender (for its EXR and Filmic):

blender -b -P art/develop.py -- passes=/tmp/plumber output=/tmp/plumber/final.png

Options: strength=1 (denoising), sharpen=0.5, grain=0.035, exposure=… (instead of the scene's).
Passes of odd seeds form one half and those of even seeds the other; each half shows how noisy
the other one is. Pictures are float arrays of height x width x 3, linear light.
"""
import json
import sys
from pathlib import Path

import bpy
import numpy as np

SEARCH, PATCH = 6, 1        # radii of the search window and of the compared patches, in pixels
STRIP = 32                  # rows denoised at once, to stay in the processor's cache


# --- reading -------------------------------------------------------------------
def read_picture(path):
    """An EXR as an array, top row last as Blender keeps it."""
    image = bpy.data.images.load(str(path))
    image.colorspace_settings.name = "Linear"
    width, height = image.size
    pixels = np.empty(width * height * 4, np.float32)
    image.pixels.foreach_get(pixels)
    bpy.data.images.remove(image)
    return np.nan_to_num(pixels.reshape(height, width, 4)[..., :3])


def read_halves(folder, layer):
    """The mean of every other pass, and the mean of the others (itself if there is one pass)."""
    paths = sorted(folder.glob(f"*_{layer}.exr"))
    if not paths:
        sys.exit(f"no passes in {folder}")
    means = [np.mean([read_picture(path) for path in half], 0) for half in (paths[::2], paths[1::2])
             if half]
    return means[0], means[-1], len(paths)


# --- denoising -----------------------------------------------------------------
# Here pictures are channels x height x width: sums over channels are then much faster.
def box_mean(picture, radius):
    """The mean over a square around every pixel, in the last two axes."""
    for axis in (-2, -1):
        pad = [(0, 0)] * picture.ndim
        pad[axis] = (radius, radius)
        padded, length = np.pad(picture, pad, mode="edge"), picture.shape[axis]
        total = np.zeros_like(picture)
        for step in range(2 * radius + 1):
            part = slice(step, step + length)
            total += padded[..., part, :] if axis == -2 else padded[..., part]
        picture = total / (2 * radius + 1)
    return picture


def without_fireflies(picture, other):
    """Pixels far brighter than their surroundings in the other half are dimmed."""
    limit = 3.0 * np.maximum(box_mean(other, 1), box_mean(other, 2)) + 0.05
    return np.minimum(picture, limit)


def variance(first, second):
    """The variance of each half, from how far they are apart (or one from its surroundings)."""
    if first is second:
        return box_mean((first - box_mean(first, 1)) ** 2, 2)
    return box_mean((first - second) ** 2 / 2, 2)


def distance(picture, spread, here, there, tolerance, floor):
    """Squared difference in units of its noise, the expected noise taken off; channels' mean."""
    near, far = spread[here], spread[there]
    difference = picture[here] - picture[there]
    noise = near + np.minimum(near, far)
    scale = tolerance * (near + far) + floor
    return ((difference * difference - noise) / scale).sum(0) / len(difference)


def strip_of(shape, top, bottom, dy=0, dx=0):
    """The slices of a padded picture for some rows, moved by (dy, dx)."""
    rows = slice(top + SEARCH + dy, bottom + SEARCH + dy)
    return np.s_[:, rows, SEARCH + dx:shape[-1] - SEARCH + dx]


def denoise_strip(halves, logs, spread, guides, top, bottom, strength):
    """Some rows of the picture; see `denoise`."""
    here = strip_of(spread.shape, top, bottom)
    lights = [np.zeros_like(half[here]) for half in halves]
    totals = [np.zeros_like(halves[0][here][0]) for _ in halves]
    for dy in range(-SEARCH, SEARCH + 1):
        for dx in range(-SEARCH, SEARCH + 1):
            there = strip_of(spread.shape, top, bottom, dy, dx)
            apart = 0.0
            for guide, guide_spread, floor in guides:
                apart = np.maximum(apart, distance(guide, guide_spread, here, there, 0.6, floor))
            for own, other in ((0, 1), (1, 0)):
                color = distance(logs[own], spread, here, there, 0.45 * strength, 1e-5)
                weight = np.exp(-np.maximum(box_mean(color, PATCH), apart))
                lights[other] += weight * halves[other][there]
                totals[other] += weight
    return sum(light / total for light, total in zip(lights, totals)) / 2


def denoise(halves, guides, strength):
    """Joint non-local means: each half is averaged with the weights found in the other half.

    halves: two pictures; guides: (first half, second half, floor of variance) of albedo, normal.
    Likeness is judged in log light, where noise of dark and bright parts is alike.
    """
    def pad(picture):
        around = ((0, 0), (SEARCH, SEARCH), (SEARCH, SEARCH))
        return np.pad(picture, around, mode="reflect").astype(np.float32)

    logs = [np.log1p(half * 8) for half in halves]
    same = halves[0] is halves[1]
    spread = pad(variance(logs[0], logs[0] if same else logs[1]))
    halves, logs = [pad(half) for half in halves], [pad(log) for log in logs]
    guides = [(pad((a + b) / 2), pad(variance(a, b) / 2), floor) for a, b, floor in guides]
    height = halves[0].shape[1] - 2 * SEARCH
    strips = [denoise_strip(halves, logs, spread, guides, top, min(top + STRIP, height), strength)
              for top in range(0, height, STRIP)]
    return np.concatenate(strips, 1)


# --- finishing -----------------------------------------------------------------
def blurred(picture, radius):
    """A Gaussian blur by Fourier transform."""
    height, width, _ = picture.shape
    down = np.fft.fftfreq(height)[:, None]
    across = np.fft.rfftfreq(width)[None, :]
    keep = np.exp(-2 * (np.pi * radius) ** 2 * (down**2 + across**2))[..., None]
    spectrum = np.fft.rfft2(picture, axes=(0, 1)) * keep
    return np.fft.irfft2(spectrum, (height, width), axes=(0, 1)).astype(np.float32)


def sharpened(picture, amount):
    """Unsharp masking of the logarithm, which keeps highlights from ringing."""
    log = np.log(np.maximum(picture, 0) + 0.02)
    log += amount * (log - blurred(log, 1.1 * picture.shape[1] / 1600))
    return np.maximum(np.exp(log) - 0.02, 0)


def with_lens(picture):
    """Bloom of bright parts and darker corners."""
    height, width, _ = picture.shape
    bright = np.clip(picture, 0, 12)
    scale = width / 1600
    halo = 0.03 * blurred(bright, 6 * scale) + 0.015 * blurred(bright, 38 * scale)
    picture = picture * 0.955 + halo
    y, x = np.mgrid[0:height, 0:width]
    corner = (x / width - 0.5) ** 2 * 1.6 + (y / height - 0.5) ** 2
    return picture * (1 - 0.55 * corner)[..., None]


def with_grain(picture, amount):
    """Film grain, mostly of brightness and a little of colour."""
    random = np.random.default_rng(2)
    height, width, _ = picture.shape
    grain = (0.8 * random.standard_normal((height, width, 1))
             + 0.35 * random.standard_normal((height, width, 3)))
    grain = (grain + 0.5 * (np.roll(grain, 1, 0) + np.roll(grain, 1, 1))) / 1.22
    return picture * np.exp(grain * amount)


def write_picture(picture, path, exposure, contrast):
    """Writes a PNG through Filmic."""
    height, width, _ = picture.shape
    image = bpy.data.images.new("developed", width, height, float_buffer=True)
    image.colorspace_settings.name = "Linear"
    pixels = np.concatenate([picture, np.ones((height, width, 1))], -1).astype(np.float32)
    image.pixels.foreach_set(pixels.ravel())
    scene = bpy.context.scene
    scene.view_settings.view_transform, scene.view_settings.look = "Filmic", contrast
    scene.view_settings.exposure = exposure
    scene.render.image_settings.file_format = "PNG"
    scene.render.image_settings.color_mode = "RGB"
    image.save_render(str(path), scene=scene)


def denoised(folder, first, second, count, strength):
    """The mean of the halves, denoised with the guides of the same passes."""
    first, second = (half.transpose(2, 0, 1) for half in (first, second))
    calm = [without_fireflies(first, second), without_fireflies(second, first)]
    if count == 1:
        calm[1] = calm[0]
    guides = []
    for layer, floor in (("albedo", 2e-3), ("normal", 8e-3)):
        halves = [half.transpose(2, 0, 1) for half in read_halves(folder, layer)[:2]]
        guides.append((*halves, floor))
    return denoise(calm, guides, strength).transpose(1, 2, 0)


def main():
    """Reads the passes, denoises, finishes, writes."""
    given = dict(pair.split("=", 1) for pair in sys.argv[sys.argv.index("--") + 1:])
    folder = Path(given["passes"])
    look = json.loads((folder / "look.json").read_text())
    first, second, count = read_halves(folder, "color")
    strength = float(given.get("strength", 1))
    picture = (first + second) / 2
    if strength > 0:
        smooth = denoised(folder, first, second, count, strength)
        picture = smooth * 0.92 + np.minimum(picture, 8) * 0.08   # some real texture stays
    picture = sharpened(picture, float(given.get("sharpen", 0.5)))
    picture = with_grain(with_lens(picture), float(given.get("grain", 0.035)))
    exposure = float(given.get("exposure", look["exposure"]))
    write_picture(picture, Path(given["output"]).resolve(), exposure, look["contrast"])


if __name__ == "__main__":
    main()
