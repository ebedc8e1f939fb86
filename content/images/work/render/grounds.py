"""What lies around the work: blackland clay, clods, gravel, lawn. Sizes in cm."""
import math
import random

import bmesh
from mathutils import Vector, noise

import kit


def clay():
    """The dark, cracking clay under most Dallas lawns."""
    surface = kit.Surface('clay', (0.09, 0.06, 0.04), 0.9, spec=0.15)
    surface.mottle(0.16, [(0.3, (0.045, 0.030, 0.020)), (0.5, (0.105, 0.070, 0.045)), (0.7, (0.17, 0.12, 0.08))], 8.0)
    return surface.bumpy(0.8, 0.5, 6.0)


def rough_ground(scale=0.03, height=3.0):
    """A height function of soft lumps with finer ones on top."""
    def at(x, y):
        coarse = noise.noise(Vector((x * scale, y * scale, 3.1)))
        fine = noise.fractal(Vector((x * scale * 7, y * scale * 7, 9.7)), 0.8, 2.1, 4)
        return height * coarse + 0.18 * height * fine
    return at


def stone(surface, lumpiness=0.3, detail=2, flat=1.0):
    """One stone of radius 1, to be copied."""
    bm = bmesh.new()
    bmesh.ops.create_icosphere(bm, subdivisions=detail, radius=1.0)
    seed = Vector((random.uniform(-50, 50), random.uniform(-50, 50), random.uniform(-50, 50)))
    stretch = Vector((1.0, random.uniform(0.7, 1.0), random.uniform(0.55, 0.9) * flat))
    for vert in bm.verts:
        grow = 1 + lumpiness * noise.noise(vert.co * 0.9 + seed) + 0.35 * lumpiness * noise.noise(vert.co * 2.6 + seed)
        vert.co = Vector((vert.co.x * stretch.x, vert.co.y * stretch.y, vert.co.z * stretch.z)) * grow
    return kit.solid('stone', bm, surface, 180)


def clods(places, size=(0.4, 1.8), lumps=None):
    """Broken clay; `places` are (x, y, z)."""
    surface = lumps or kit.Surface('clod', (0.1, 0.07, 0.05), 0.95, spec=0.1).bumpy(1.2, 0.2).varied(
        [(0.0, (0.05, 0.034, 0.023)), (0.6, (0.12, 0.082, 0.054)), (1.0, (0.18, 0.13, 0.09))])
    shapes = [stone(surface, 0.6) for _ in range(6)]
    kit.copies(shapes, [((x, y, z), _spin(), size[0] + (size[1] - size[0]) * random.random() ** 3) for x, y, z in places])


def gravel(places, size=(0.6, 1.3)):
    """Washed pea gravel in warm and grey tones; `places` are (x, y, z)."""
    surface = kit.Surface('gravel', (0.5, 0.45, 0.4), 0.6, spec=0.3).varied(
        [(0.0, (0.33, 0.28, 0.23)), (0.3, (0.55, 0.47, 0.37)), (0.5, (0.42, 0.41, 0.40)), (0.75, (0.68, 0.61, 0.50)), (1.0, (0.26, 0.21, 0.17))])
    shapes = [stone(surface, 0.28) for _ in range(8)]
    kit.copies(shapes, [(place, _spin(), random.uniform(*size)) for place in places])


def _spin():
    return tuple(random.uniform(0, 2 * math.pi) for _ in range(3))


def tuft(surface, blades=26, spread=3.2, height=7.0):
    """A handful of bent grass blades."""
    bm = bmesh.new()
    for _ in range(blades):
        heading, lean = random.uniform(0, 2 * math.pi), random.uniform(0.1, 0.75)
        root = Vector((random.gauss(0, spread / 2), random.gauss(0, spread / 2), -0.4))
        out = Vector((math.cos(heading), math.sin(heading), 0))
        across = Vector((-out.y, out.x, 0)).lerp(out, random.uniform(-0.4, 0.4)).normalized()
        tall, width = height * random.uniform(0.55, 1.1), random.uniform(0.14, 0.24)
        rows = []
        for k in range(5):
            t = k / 4
            centre = root + Vector((0, 0, tall * t * (1 - 0.25 * lean * t))) + out * (tall * lean * t * t)
            half = across * width * (1 - t ** 2.2)
            rows.append((bm.verts.new(centre - half), bm.verts.new(centre + half)))
        for low, high in zip(rows, rows[1:]):
            bm.faces.new((low[0], low[1], high[1], high[0]))
    return kit.solid('tuft', bm, surface, 180)


def lawn(places, height=6.0):
    """Mown grass; `places` are (x, y, z) of its tufts."""
    surface = kit.Surface('grass', (0.1, 0.2, 0.04), 0.55, spec=0.25).varied(
        [(0.0, (0.055, 0.115, 0.022)), (0.5, (0.11, 0.20, 0.035)), (0.85, (0.17, 0.26, 0.05)), (1.0, (0.30, 0.29, 0.10))])
    shapes = [tuft(surface, height=height) for _ in range(6)]
    kit.copies(shapes, [(place, (0, 0, random.uniform(0, 6.3)), random.uniform(0.75, 1.25)) for place in places])


def scatter(count, x_range, y_range, height, keep=lambda x, y: True):
    """`count` random places on a height function where `keep(x, y)` holds."""
    places = []
    while len(places) < count:
        x, y = random.uniform(*x_range), random.uniform(*y_range)
        if keep(x, y):
            places.append((x, y, height(x, y)))
    return places
