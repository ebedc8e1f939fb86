"""A new white sewer in an open trench: couplings, a cleanout riser, gravel bedding, a level on the pipe."""
import math
import random
import sys

sys.path.insert(0, '.')
import bmesh
from mathutils import Vector, noise

import fittings
import grounds
import kit

kit.begin(5)
pvc = fittings.glued_pvc()
od = fittings.PVC_FOUR
half, depth, far = 30, 62, 430

# The trench: one skin from lawn to lawn, roughened along its normal, ledges kept straight enough to look dug.
corners = [(-260, 0), (-half - 4, 0), (-half, -depth), (half, -depth), (half + 4, 0), (260, 0)]
outline = []
for (x0, z0), (x1, z1) in zip(corners, corners[1:]):
    count = max(1, int(math.hypot(x1 - x0, z1 - z0) / (1.6 if abs(x1 - x0) < 80 else 8)))
    outline += [(x0 + (x1 - x0) * i / count, z0 + (z1 - z0) * i / count) for i in range(count)]
outline.append(corners[-1])


def dug(x, y, z):
    """A point of the trench's skin, moved off its plane."""
    spot = Vector((x * 0.05, y * 0.05, z * 0.05))
    push = noise.fractal(spot, 0.9, 2.0, 4)
    on_wall = half - 3 < abs(x) < half + 6 and z < -1
    if on_wall:
        scrape = noise.noise(Vector((0.0, y * 0.16, z * 0.02 + x)))
        return Vector((x + math.copysign(2.2 * push + 1.5 * scrape, x), y, z))
    return Vector((x, y, z + (1.6 if z > -1 else 0.8) * push))


wall = kit.Surface('cut clay', (0.1, 0.07, 0.05), 0.88, spec=0.15)
wall.mottle(0.07, [(0.30, (0.075, 0.050, 0.034)), (0.5, (0.15, 0.10, 0.065)), (0.68, (0.27, 0.19, 0.12))], 8.0, (1, 1, 1.8)).bumpy(0.5, 0.7, 6.0, (1, 1, 0.35))
bm = bmesh.new()
rows = []
y = -150.0
while y < far + 60:
    rows.append([bm.verts.new(dug(x, y, z)) for x, z in outline])
    y += 1.8
for low, high in zip(rows, rows[1:]):
    for i in range(len(outline) - 1):
        bm.faces.new((low[i], low[i + 1], high[i + 1], high[i]))
kit.solid('trench', bm, wall, 180)

# Gravel: deeper under the pipe's flanks.
fall = 0.025
rest = -depth + 8


def bed(x, y):
    return rest + fall * y + 1.6 - 1.3 * math.cos(x * 0.16) * math.exp(-(x / 14) ** 2) + 1.1 * noise.noise(Vector((x * 0.09, y * 0.09, 0)))


kit.relief((-half - 3, half + 3), (-150, far), lambda x, y: bed(x, y) - 0.9, kit.Surface('bed', (0.28, 0.24, 0.19), 0.9).mottle(
    1.4, [(0.35, (0.12, 0.10, 0.08)), (0.6, (0.42, 0.36, 0.28))]).bumpy(1.2, 0.6), 3)
near = grounds.scatter(7000, (-half - 1, half + 1), (-125, 90), bed)
distant = grounds.scatter(3200, (-half, half), (90, far), bed)
grounds.gravel([(x, y, z + random.uniform(-0.5, 0.35)) for x, y, z in near], (0.55, 1.25))
grounds.gravel([(x, y, z + random.uniform(-0.5, 0.3)) for x, y, z in distant], (0.9, 1.5))


def centre(y):
    """The pipe's axis: it rises a quarter inch to the foot towards the house."""
    return Vector((0, y, rest + od / 2 + fall * y))


along = (centre(100) - centre(0)).normalized()
kit.tube([centre(-160), centre(far + 34)], od / 2, pvc.pipe, segments=96)
pvc.coupling(centre(52), along, od)
pvc.coupling(centre(250), along, od)
mouth = pvc.tee(centre(112), along, (0, -fall, 1), od)
kit.tube([mouth - Vector((0, 0, 4)), Vector((mouth.x, mouth.y, 12))], od / 2, pvc.pipe, segments=96)
top = Vector((mouth.x, mouth.y, 12))
kit.lathe(top - Vector((0, 0, 5)), (0, 0, 1), [(0, 6.5), (6.5, 6.7)], pvc.fitting, 0.3)
kit.lathe(top + Vector((0, 0, 1.4)), (0, 0, 1), [(0, 6.2), (1.5, 6.2)], pvc.fitting, 0.3)
kit.block(top + Vector((0, 0, 3.9)), (3.4, 3.4, 2.4), pvc.fitting, 0.3)
kit.lathe(top - Vector((0, 0, 5.6)), (0, 0, 1), [(0, od / 2 + 0.03), (0.8, od / 2 + 0.03)], pvc.joint, 0.02)

# A torpedo level on the pipe.
seat = centre(-12) + Vector((0, 0, od / 2))
tilt = math.degrees(math.atan(fall))
orange, glass = kit.paint('orange', 0.35, 0.4), kit.Surface('vial', (0.55, 0.80, 0.10), 0.1, coat=0.6)
kit.block(seat + Vector((0, 0, 2.3)), (2.3, 26, 4.6), orange, 0.45, (tilt, 0, 0))
kit.block(seat + Vector((0, 0, 0.4)), (2.5, 26.2, 0.8), kit.steel(0.2), 0.1, (tilt, 0, 0))
for offset in (-8.6, 0, 8.6):
    kit.block(seat + Vector((0, offset, 2.7 + fall * offset)), (2.5, 4.6 if offset == 0 else 3.0, 2.2), kit.paint('ink', 0.4, 0.2), 0.3, (tilt, 0, 0))
    kit.block(seat + Vector((0, offset, 4.0 + fall * offset)), (1.2, 3.6 if offset == 0 else 1.6, 1.6), glass, 0.4, (tilt, 0, 0))

# Lawn on both banks, spoil heaped on the right, the house at the end.
edge = half + 7
ground = grounds.rough_ground(0.03, 1.6)


def on_lawn(x, y):
    return x < -edge - 4 * noise.noise(Vector((y * 0.1, 0, 0))) or x > edge + 74


grounds.lawn(grounds.scatter(5600, (-170, 30), (-128, 330), ground, on_lawn), 7)


def spoil(x, y):
    ridge = max(0.0, 1 - abs(x - edge - 40) / 38)
    return 34 * ridge ** 0.8 * (0.8 + 0.3 * noise.noise(Vector((y * 0.02, 1, 0)))) + 3 * noise.fractal(Vector((x * 0.08, y * 0.08, 5)), 0.9, 2, 4) - 1


kit.relief((edge, edge + 82), (-120, far), spoil, grounds.clay(), 2)
grounds.clods(grounds.scatter(2200, (edge - 4, edge + 84), (-100, far), spoil), (0.5, 3.4))
grounds.clods([(x, y, bed(x, y) + 0.4) for x, y, _ in grounds.scatter(150, (-half, half), (-120, far), bed, lambda x, y: abs(x) > 23)], (0.4, 1.6))
# The undug end of the trench, where the pipe meets the one from the house.
kit.block((0, far + 6, -depth / 2), (2 * half + 14, 12, depth + 2), wall, 1.5)
kit.block((0, far + 36, 8), (900, 20, 36), kit.concrete(0.95), 0.8)
siding = kit.Surface('siding', (0.74, 0.69, 0.60), 0.6)
for board in range(24):
    kit.block((0, far + 30, 30 + board * 15), (900, 6, 16.5), siding, 0.3, (5, 0, 0))

kit.surroundings([(0.0, (0.2, 0.15, 0.1)), (0.5, (0.6, 0.55, 0.5)), (0.6, (0.85, 0.88, 0.95)), (1.0, (0.5, 0.62, 0.85))], fill=0.5, mirror=0.7)
kit.sun((0.30, 0.62, -0.72), 1.6)
kit.camera((-24, -138, 38), (5, 60, -38), 34, blur=9)
kit.shoot(exposure=0.1)
