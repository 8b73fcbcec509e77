"""Masks drawn with numpy for what no noise pattern gives: rolled paint, runs, spatter, scratches.

A mask is an array of rows from the bottom up, 0 to 1; `mask_image` makes it a texture.
"""
import bpy
import numpy as np


def smooth(value, low, high):
    """A soft step from 0 at `low` to 1 at `high`."""
    share = np.clip((value - low) / (high - low), 0, 1)
    return share * share * (3 - 2 * share)


def cloud(shape, size, seed):
    """Random blotches of about `size` (rows, columns) pixels, mean 0 and deviation 1."""
    white = np.random.default_rng(seed).standard_normal(shape)
    down, across = np.fft.fftfreq(shape[0])[:, None], np.fft.rfftfreq(shape[1])[None, :]
    keep = np.exp(-((down * size[0]) ** 2 + (across * size[1]) ** 2) * 4)
    blotches = np.fft.irfft2(np.fft.rfft2(white) * keep, shape)
    return blotches / blotches.std()


def share_of(blotches):
    """Blotches as even shares of 0 to 1, to compare a coverage with."""
    return 1 / (1 + np.exp(-1.7 * blotches))


def grid(x_range, y_range, cells):
    """The x and y of every pixel, `cells` to a unit."""
    (x0, x1), (y0, y1) = x_range, y_range
    x = np.linspace(x0, x1, round((x1 - x0) * cells))
    y = np.linspace(y0, y1, round((y1 - y0) * cells))
    return np.meshgrid(x, y)


def spatter(x, y, drops):
    """Round spots; drops are (x, y, radius)."""
    mask = np.zeros_like(x)
    step = x[0, 1] - x[0, 0]
    for across, up, radius in drops:
        reach = radius * 1.6
        column = slice(*np.searchsorted(x[0], (across - reach, across + reach)))
        row = slice(*np.searchsorted(y[:, 0], (up - reach, up + reach)))
        distance = np.hypot(x[row, column] - across, y[row, column] - up)
        spot = smooth(radius - distance, -step, step)
        mask[row, column] = np.maximum(mask[row, column], spot)
    return mask


def scratches(x, y, lines):
    """Fine straight lines, fading at their ends: (x, y, angle, length, width, depth)."""
    mask = np.zeros_like(x)
    for across, up, angle, length, width, depth in lines:
        reach = length / 2 + width
        column = slice(*np.searchsorted(x[0], (across - reach, across + reach)))
        row = slice(*np.searchsorted(y[:, 0], (up - reach, up + reach)))
        dx, dy = x[row, column] - across, y[row, column] - up
        along = dx * np.cos(angle) + dy * np.sin(angle)
        aside = dy * np.cos(angle) - dx * np.sin(angle)
        line = np.clip(1 - np.abs(aside) / width, 0, 1)
        line = line * np.clip(1 - (2 * along / length) ** 2, 0, 1)
        mask[row, column] = np.maximum(mask[row, column], depth * line)
    return mask


def mask_image(mask):
    """A texture of one channel."""
    height, width = mask.shape
    image = bpy.data.images.new("mask", width, height, float_buffer=True)
    image.colorspace_settings.name = "Non-Color"
    pixels = np.repeat(mask[..., None], 4, 2).astype(np.float32)
    pixels[..., 3] = 1
    image.pixels.foreach_set(pixels.ravel())
    image.pack()
    return image
