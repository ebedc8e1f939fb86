"""A two-way cleanout at lawn level: two white caps in a small concrete pad beside a brick house."""
import math
import random
import sys

sys.path.insert(0, '.')
from mathutils import Vector, noise

import grounds
import kit

kit.begin(21)
pvc = kit.white_pvc()
ground = grounds.rough_ground(0.04, 1.4)

pad = kit.block((0, 0, -3.4), (44, 27, 10), kit.concrete(0.92), 0.9)
kit.cut(pad, *[kit.lathe((x, 0, -20), (0, 0, 1), [(0, 7.1), (40, 7.1)], pvc) for x in (-9.5, 9.5)])
kit.soften(pad, 0.3, 3)
for x, turn in ((-9.5, 14), (9.5, 31)):
    at = Vector((x, 0, 0))
    # Pipe, adapter with its flats, plug with a raised square head.
    kit.lathe(at + Vector((0, 0, -20)), (0, 0, 1), [(0, 5.72), (21.2, 5.72)], pvc, 0.1)
    kit.lathe(at + Vector((0, 0, -2)), (0, 0, 1), [(0, 6.7), (4.6, 6.75), (4.8, 6.2), (4.8, 5.6)], pvc, 0.25)
    kit.lathe(at + Vector((0, 0, 2.4)), (0, 0, 1), [(0, 5.5), (0.4, 5.9), (1.5, 5.9), (1.9, 5.5), (1.8, 3.2)], pvc, 0.22)
    for spoke in range(4):
        kit.block(at + Vector((0, 0, 4.35)), (10.4, 0.7, 0.5), pvc, 0.2, (0, 0, turn + 45 * spoke))
    kit.block(at + Vector((0, 0, 5.3)), (3.6, 3.6, 3.0), pvc, 0.35, (0, 0, turn))
    kit.ring(at + Vector((0, 0, 2.6)), (0, 0, 1), 5.85, 0.16, kit.Surface('seal', (0.02, 0.02, 0.022), 0.6))

# Pebbles around the pad keep the mower away from it.
def beside(x, y):
    """How far outside the pad a place lies, negative on it."""
    return max(abs(x) - 22, abs(y) - 13.5)


grounds.gravel([(x, y, 0.4 + ground(x, y) * 0.3 + random.uniform(-0.3, 0.8))
                for x, y, _ in grounds.scatter(1500, (-34, 34), (-26, 26), ground, lambda x, y: -0.4 < beside(x, y) < 7.5 + 2 * noise.noise(Vector((x * 0.1, y * 0.1, 0))))], (0.6, 1.4))
kit.relief((-140, 140), (-70, 150), ground, grounds.clay(), 1.6)
lawn = grounds.scatter(5200, (-95, 95), (-62, 92), ground, lambda x, y: beside(x, y) > 6.5 + 2 * noise.noise(Vector((x * 0.1, y * 0.1, 0))))
grounds.lawn(lawn, 6.2)
# A few fallen live-oak leaves.
leaf = kit.Surface('leaf', (0.3, 0.14, 0.04), 0.5).varied([(0.0, (0.34, 0.16, 0.05)), (0.6, (0.22, 0.10, 0.035)), (1.0, (0.40, 0.25, 0.07))])
shape = kit.loft([(0, kit.oval(1.1, 2.4, 2.4, 1.7, 32)), (0.05, kit.oval(1.1, 2.4, 2.4, 1.7, 32))], leaf)
for vertex in shape.data.vertices:
    vertex.co.z += 0.22 * vertex.co.x ** 2 - 0.05 * vertex.co.y
kit.copies([shape], [((x, y, z), (random.uniform(-0.3, 0.3), random.uniform(-0.3, 0.3), random.uniform(0, 6)), random.uniform(0.7, 1.1))
                     for x, y, z in ((-17, -9, 1.7), (27, -17, 2.2), (-30, 5, 2.4), (19, 10, 1.8), (-2, -21, 2.0), (38, 8, 6.0), (-44, -20, 6.0))])

# The house: brick above a concrete footing.
kit.block((0, 122, -8), (420, 20, 34), kit.concrete(0.9), 0.8)
brick = kit.Surface('brick', (0.45, 0.16, 0.08), 0.75, spec=0.2).varied(
    [(0.0, (0.30, 0.095, 0.05)), (0.5, (0.46, 0.17, 0.09)), (1.0, (0.56, 0.26, 0.15))]).bumpy(0.8, 0.2, 6.0)
places = []
for row in range(12):
    for column in range(-9, 10):
        places.append(((column * 20.4 + (10.2 if row % 2 else 0), 121, 12.5 + row * 6.8), (0, 0, 0), 1.0))
kit.copies([kit.block((0, 0, 0), (19.4, 16, 5.8), brick, 0.35)], places)
kit.block((0, 122.6, 60), (420, 16, 90), kit.Surface('mortar', (0.52, 0.47, 0.41), 0.9), 0)

kit.surroundings(kit.OPEN_AIR, fill=0.42, mirror=0.8)
kit.sun((0.62, 0.42, -0.72), 1.15)
kit.camera((-14, -86, 43), (1, 8, 6), 44, blur=4.5)
kit.shoot(exposure=0.05)
