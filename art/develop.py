"""Develops the passes of a scene into a picture, inside Blender (for its EXR and Filmic):

blender -b -P art/develop.py -- passes=/tmp/plumber output=/tmp/plumber/final.png

Options: weights=/tmp/art/weights/package/tzas (of the denoiser), sharpen=0.3, grain=0.006,
exposure=… (instead of the scene's). Pictures are float arrays of height x width x 3, linear light.
"""
import json
import sys
from pathlib import Path

import bpy
import numpy as np

sys.dont_write_bytecode = True
sys.path.insert(0, str(Path(__file__).resolve().parent))

from denoise import denoise  # noqa: E402

WEIGHTS = "/tmp/art/weights/package/tzas"


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


def read_mean(folder, layer):
    """The mean of all passes."""
    paths = sorted(folder.glob(f"*_{layer}.exr"))
    if not paths:
        sys.exit(f"no passes in {folder}")
    return np.mean([read_picture(path) for path in paths], 0)


# --- finishing -----------------------------------------------------------------
def blurred(picture, radius):
    """A Gaussian blur by Fourier transform; beyond the edges the picture is mirrored."""
    rim = min(round(4 * radius) + 1, min(picture.shape[:2]) - 1)
    picture = np.pad(picture, ((rim, rim), (rim, rim), (0, 0)), mode="reflect")
    height, width, _ = picture.shape
    down = np.fft.fftfreq(height)[:, None]
    across = np.fft.rfftfreq(width)[None, :]
    keep = np.exp(-2 * (np.pi * radius) ** 2 * (down**2 + across**2))[..., None]
    spectrum = np.fft.rfft2(picture, axes=(0, 1)) * keep
    whole = np.fft.irfft2(spectrum, (height, width), axes=(0, 1)).astype(np.float32)
    return whole[rim:height - rim, rim:width - rim]


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


def main():
    """Reads the passes, denoises, finishes, writes."""
    given = dict(pair.split("=", 1) for pair in sys.argv[sys.argv.index("--") + 1:])
    folder = Path(given["passes"])
    look = json.loads((folder / "look.json").read_text())
    layers = [read_mean(folder, layer)[::-1] for layer in ("color", "albedo", "normal")]
    picture = denoise(*layers, given.get("weights", WEIGHTS))[::-1]
    picture = sharpened(picture, float(given.get("sharpen", 0.3)))
    picture = with_grain(with_lens(picture), float(given.get("grain", 0.006)))
    exposure = float(given.get("exposure", look["exposure"]))
    write_picture(picture, Path(given["output"]).resolve(), exposure, look["contrast"])


if __name__ == "__main__":
    main()
