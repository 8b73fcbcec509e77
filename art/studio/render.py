"""Starting empty, and rendering either a quick PNG or one pass of a final.

A scene takes its options from the command line, behind `--`:
width=480 samples=24 seed=1 output=/tmp/picture.png crop=left,right,bottom,top (0 to 1)

An output ending in .exr writes a pass for develop.py: <name>_color.exr, <name>_albedo.exr and
<name>_normal.exr, and next to them look.json with the scene's exposure and contrast.
"""
import json
import sys
from pathlib import Path

import bpy

DEFAULTS = {"width": "480", "samples": "24", "seed": "1", "output": "preview.png", "crop": ""}
LAYERS = {"color": "Image", "albedo": "Denoising Albedo", "normal": "Denoising Normal"}


def options():
    """The options behind `--` with the defaults filled in, as strings."""
    given = sys.argv[sys.argv.index("--") + 1:] if "--" in sys.argv else []
    return {**DEFAULTS, **dict(pair.split("=", 1) for pair in given)}


def start():
    """An empty scene."""
    bpy.ops.wm.read_factory_settings(use_empty=True)


def _set_quality(scene, chosen, bounces):
    cycles = scene.cycles
    cycles.device, cycles.samples, cycles.seed = "CPU", int(chosen["samples"]), int(chosen["seed"])
    cycles.use_adaptive_sampling = True     # what is flat or far out of focus needs few
    cycles.adaptive_threshold, cycles.adaptive_min_samples = 0.04, 10
    cycles.use_denoising = False
    cycles.max_bounces = cycles.transmission_bounces = bounces
    cycles.diffuse_bounces, cycles.glossy_bounces = 2, max(4, bounces - 4)
    cycles.transparent_max_bounces = 12
    cycles.sample_clamp_direct, cycles.sample_clamp_indirect = 30, 3
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.blur_glossy = 0.6


def _set_frame(scene, chosen, ratio):
    width, frame = int(chosen["width"]), scene.render
    frame.resolution_x, frame.resolution_y = width, round(width * ratio)
    frame.resolution_percentage = 100
    if chosen["crop"]:
        left, right, bottom, top = map(float, chosen["crop"].split(","))
        frame.use_border = frame.use_crop_to_border = True
        frame.border_min_x, frame.border_max_x = left, right
        frame.border_min_y, frame.border_max_y = bottom, top


def _write_layers(scene, target):
    """Sends colour, albedo and normal to files of their own."""
    scene.view_layers[0].cycles.denoising_store_passes = True
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    source = tree.nodes.new("CompositorNodeRLayers")
    files = tree.nodes.new("CompositorNodeOutputFile")
    files.base_path = str(target.parent)
    files.format.file_format, files.format.color_depth = "OPEN_EXR", "32"
    files.file_slots.clear()
    for name, layer in LAYERS.items():
        files.file_slots.new(f"{target.stem}_{name}_")
        tree.links.new(source.outputs[layer], files.inputs[-1])
    bpy.ops.render.render()
    for name in LAYERS:
        numbered = next(target.parent.glob(f"{target.stem}_{name}_[0-9]*.exr"))
        numbered.replace(target.parent / f"{target.stem}_{name}.exr")


def render(exposure=0.0, contrast="Medium High Contrast", ratio=1067 / 1600, bounces=8):
    """Renders with Filmic; `bounces=14` and more for stacked glass."""
    chosen, scene = options(), bpy.context.scene
    target = Path(chosen["output"]).resolve()
    target.parent.mkdir(parents=True, exist_ok=True)
    scene.render.engine = "CYCLES"
    _set_quality(scene, chosen, bounces)
    _set_frame(scene, chosen, ratio)
    look = {"exposure": exposure, "contrast": contrast}
    scene.view_settings.view_transform = "Filmic"
    scene.view_settings.look, scene.view_settings.exposure = contrast, exposure
    if target.suffix == ".exr":
        (target.parent / "look.json").write_text(json.dumps(look))
        _write_layers(scene, target)
        return
    scene.render.image_settings.file_format = "PNG"
    scene.render.filepath = str(target)
    bpy.ops.render.render(write_still=True)
