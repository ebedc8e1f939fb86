"""A square opening in a tiled concrete slab; below it a copper line with its new, soldered section."""
import math
import random
import sys

sys.path.insert(0, '.')
from mathutils import Vector, noise

import fittings
import grounds
import kit

kit.begin(9)
line = fittings.soldered_copper()
od = fittings.COPPER_ONE
half, thick = 26.0, 10.0

# Slab with a saw-cut opening; the saw ran straight, the lower half was broken out.
slab_face = kit.concrete(0.78)
slab = kit.block((0, 0, -thick / 2), (260, 260, thick), slab_face, 0)
kit.cut(slab, kit.block((0, 0, -thick / 2), (2 * half, 2 * half, thick + 8), slab_face, 0))
kit.soften(slab, 0.18, 2)
# The broken face: aggregate stands out of the cut.
stones = kit.Surface('aggregate', (0.4, 0.36, 0.3), 0.7).varied(
    [(0.0, (0.24, 0.21, 0.18)), (0.5, (0.46, 0.42, 0.36)), (1.0, (0.62, 0.58, 0.52))])
shapes = [grounds.stone(stones, 0.35) for _ in range(6)]
places, sunk = [], half + 0.3
for _ in range(900):
    along, deep = random.uniform(-half, half), -thick + abs(random.gauss(0, 2.6))
    if deep > -4.2:
        continue
    side = random.choice([(1, 0), (-1, 0), (0, 1), (0, -1)])
    x, y = (side[0] * sunk, along) if side[0] else (along, side[1] * sunk)
    places.append(((x, y, deep), (random.random() * 6, random.random() * 6, 0), random.uniform(0.3, 0.85)))
kit.copies(shapes, places)

# Tile around the bare margin, on thin-set, on a bare margin.
tile = kit.Surface('tile', (0.1, 0.15, 0.24), 0.3, coat=0.4).varied(
    [(0.0, (0.055, 0.085, 0.15)), (0.5, (0.075, 0.12, 0.20)), (1.0, (0.11, 0.16, 0.26))]).bumpy(0.12, 0.05)
bed = kit.block((0, 0, 0.2), (258, 258, 0.4), kit.Surface('grout', (0.40, 0.37, 0.34), 0.8), 0)
kit.cut(bed, kit.block((0, 0, 0.5), (2 * half + 18, 2 * half + 18, 3), tile, 0))
pitch = 40.5
bare = 2 * half + 18
for column in range(-3, 4):
    for row in range(-3, 4):
        if column == 0 and row == 0:
            continue
        body = kit.block((column * pitch, row * pitch, 0.75), (pitch - 0.5, pitch - 0.5, 0.9), tile, 0.12)
        if abs(column) <= 1 and abs(row) <= 1:
            kit.cut(body, kit.block((0, 0, 0.7), (bare, bare, 3), tile, 0))

# A chalk line that the saw followed.
chalk = kit.Surface('chalk', (0.08, 0.22, 0.62), 0.9)
for side in (-1, 1):
    kit.block((side * (half + 0.9), 0, 0.02), (0.35, 2 * half + 16, 0.05), chalk, 0)
    kit.block((0, side * (half + 0.9), 0.021), (2 * half + 16, 0.35, 0.05), chalk, 0)

# Sand fill below, hollowed under the pipe.
deep = -thick - 8.5


def fill(x, y):
    rise = min(1.0, max(0.0, (max(abs(x), abs(y)) - 17) / 11)) ** 1.5
    return deep + 7 * rise + 1.6 * noise.fractal(Vector((x * 0.07, y * 0.07, 2)), 0.9, 2, 4)


sand = kit.Surface('sand', (0.34, 0.25, 0.16), 0.9, spec=0.15)
sand.mottle(0.3, [(0.3, (0.22, 0.155, 0.095)), (0.55, (0.40, 0.30, 0.19)), (0.75, (0.50, 0.40, 0.27))], 9.0).bumpy(1.4, 0.25, 6.0)
kit.relief((-34, 34), (-34, 34), fill, sand, 0.6)
grounds.clods(grounds.scatter(260, (-25, 25), (-25, 25), fill), (0.2, 0.9), kit.Surface('crumbs', (0.33, 0.25, 0.17), 0.95).varied(
    [(0.0, (0.20, 0.15, 0.10)), (1.0, (0.46, 0.38, 0.28))]))
barrier = kit.Surface('barrier', (0.02, 0.02, 0.025), 0.3)
for side, turn in ((-1, 0), (1, 0)):
    kit.block((0, side * (half - 0.4), -thick - 0.8), (2 * half, 1.8, 0.12), barrier, 0.03, (side * 35, 0, 0))

# The line: old, dull copper on both sides, the new bright section between its couplings.
old = kit.Surface('old copper', (0.40, 0.20, 0.12), 0.45, 1.0).mottle(
    0.5, [(0.35, (0.16, 0.085, 0.055)), (0.55, (0.42, 0.20, 0.11)), (0.68, (0.20, 0.30, 0.24))]).bumpy(1.4, 0.04)
z = deep + 6.0
kit.tube([(-80, -10, z), (-14, -10, z)], od / 2, old)
kit.tube([(80, 5, z), (16, 5, z)], od / 2, old)
line.run([(-17, -10, z), (1, -10, z), (1, 5, z), (17, 5, z)], od)
line.coupling((-16, -10, z), (1, 0, 0), od)
line.coupling((18, 5, z), (1, 0, 0), od)
for x, y in ((-25, -10), (25, 5)):
    kit.lathe((x - 3, y, z), (1, 0, 0), [(0, od / 2 + 0.7), (6, od / 2 + 0.7)], kit.Surface('sleeve', (0.02, 0.16, 0.42), 0.5), 0.3)

# The hot line beside it is sound and stays.
kit.tube([(-80, 18, z + 0.5), (80, 18, z + 0.5)], od / 2, old)
for x in (-25, 25):
    kit.lathe((x - 3, 18, z + 0.5), (1, 0, 0), [(0, od / 2 + 0.7), (6, od / 2 + 0.7)], kit.Surface('red sleeve', (0.50, 0.04, 0.02), 0.5), 0.3)

kit.surroundings(kit.STUDIO, fill=0.36, mirror=1.2)
kit.softbox((-150, 30, 190), (0, 0, -10), 60, 1.7, (1.0, 0.90, 0.76))
kit.softbox((140, -120, 120), (0, 0, -10), 90, 0.28, (0.76, 0.86, 1.0))
kit.camera((-16, -92, 108), (0.5, -1.5, -8), 60, blur=11)
kit.shoot(exposure=-0.1)
