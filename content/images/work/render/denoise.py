"""Noise reduction for a Cycles render, for a Blender built without a denoiser.

Light is filtered, surface colour is not: the picture is divided by the noise-free albedo pass, averaged with
neighbors that show the same surface (normal, depth, albedo) in similar light, and multiplied by it again.
So a few dozen samples give a clean picture in which wood grain, gravel and brick stay sharp.
"""
import os
import shutil
import tempfile

import bpy
import numpy as np

WINDOW = 8           # reach of the filter, pixels
FARTHEST = 2000      # where the depth pass ends, cm
NORMAL_SPREAD = 0.20
ALBEDO_SPREAD = 0.09
DEPTH_SPREAD = 0.02  # of the distance to the camera
LIGHT_SPREAD = 0.30  # of the brightness of the smoothed light


def expose_albedo(tree):
    """Give a material's node tree the output that the albedo pass reads; returns its input socket."""
    output = tree.nodes.new('ShaderNodeOutputAOV')
    output.name = 'albedo'
    return output.inputs['Color']


def capture_passes(scene):
    """Have the next render leave its colour, albedo, normal and depth in EXR files; returns their folder."""
    layer = scene.view_layers[0]
    # First-hit passes: Cycles' own denoising passes look through metal and come out as noisy as the picture.
    layer.aovs.add().name = 'albedo'
    layer.use_pass_normal = layer.use_pass_mist = True
    scene.world.mist_settings.start, scene.world.mist_settings.depth = 0, FARTHEST
    scene.world.mist_settings.falloff = 'LINEAR'
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    source = tree.nodes.new('CompositorNodeRLayers')
    sink = tree.nodes.new('CompositorNodeOutputFile')
    folder = tempfile.mkdtemp(prefix='passes-')
    sink.base_path = folder
    sink.format.file_format, sink.format.color_depth = 'OPEN_EXR', '32'
    sink.file_slots.clear()
    for slot, output in (('colour', 'Image'), ('albedo', 'albedo'), ('normal', 'Normal'), ('depth', 'Mist')):
        sink.file_slots.new(slot)
        tree.links.new(source.outputs[output], sink.inputs[slot])
    return folder


def _load(folder, slot):
    name = next(name for name in os.listdir(folder) if name.startswith(slot))
    image = bpy.data.images.load(os.path.join(folder, name))
    image.colorspace_settings.name = 'Non-Color'
    width, height = image.size
    pixels = np.empty(width * height * 4, np.float32)
    image.pixels.foreach_get(pixels)
    return pixels.reshape(height, width, 4)[..., :3].copy()


def _shifted(array, dy, dx):
    height, width = array.shape[:2]
    rows = np.clip(np.arange(height) + dy, 0, height - 1)
    columns = np.clip(np.arange(width) + dx, 0, width - 1)
    return array[rows][:, columns]


def _box(array, reach):
    """Mean over a square of side 2 * reach + 1."""
    total = np.zeros_like(array)
    for step in range(-reach, reach + 1):
        total += _shifted(array, step, 0)
    across = np.zeros_like(array)
    for step in range(-reach, reach + 1):
        across += _shifted(total, 0, step)
    return across / (2 * reach + 1) ** 2


def _smooth(light, guide, features, window, spread):
    """One pass: average `light` over a window, weighted by likeness of features and of the `guide` brightness."""
    normal, albedo, depth = features
    total, weights = np.zeros_like(light), np.zeros(light.shape[:2], np.float32)
    for dy in range(-window, window + 1):
        for dx in range(-window, window + 1):
            unlike = ((normal - _shifted(normal, dy, dx)) ** 2).sum(-1) / NORMAL_SPREAD ** 2
            unlike += ((albedo - _shifted(albedo, dy, dx)) ** 2).sum(-1) / ALBEDO_SPREAD ** 2
            unlike += ((depth - _shifted(depth, dy, dx)) / (DEPTH_SPREAD * depth)) ** 2
            unlike += ((guide - _shifted(guide, dy, dx)) / spread) ** 2
            unlike += (dy * dy + dx * dx) / (0.7 * window) ** 2
            weight = np.exp(-np.minimum(unlike, 40))
            total += _shifted(light, dy, dx) * weight[..., None]
            weights += weight
    return total / weights[..., None], weights


def clean(folder, scene, path):
    """Filter the passes in `folder` and save the picture, through the scene's view transform, at `path`."""
    colour, albedo, normal = (_load(folder, slot) for slot in ('colour', 'albedo', 'normal'))
    depth = np.maximum(_load(folder, 'depth')[..., 0], 1e-3)
    features = (normal, albedo, depth)
    base = np.maximum(albedo, 0.02)
    light = np.minimum(colour / base, 60)
    # Brightness on a log scale, smoothed by a patch, so that noise does not steer its own removal.
    guide = _box(np.log1p(light.mean(-1) * 4), 2)
    light, support = _smooth(light, guide, features, WINDOW, LIGHT_SPREAD)
    guide = _box(np.log1p(light.mean(-1) * 4), 1)
    light, _ = _smooth(light, guide, features, WINDOW // 2, LIGHT_SPREAD * 0.6)
    # A pixel on an outline resembles none of its neighbors: lend it their light, or it stays as noisy as it was.
    lonely = np.clip(1 - (support - 1) / 6, 0, 1)[..., None]
    light += (_box(light, 1) - light) * lonely
    height, width = depth.shape
    pixels = np.ones((height, width, 4), np.float32)
    pixels[..., :3] = light * base
    image = bpy.data.images.new('clean', width, height, float_buffer=True)
    image.colorspace_settings.name = 'Linear'
    image.pixels.foreach_set(pixels.ravel())
    scene.use_nodes = False
    image.save_render(path, scene=scene)
    shutil.rmtree(folder)
