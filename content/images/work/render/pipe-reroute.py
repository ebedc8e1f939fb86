"""An attic reroute: a brass manifold on a navy board, red and blue PEX over the joists, loose insulation."""
import math
import random
import sys

sys.path.insert(0, '.')
from mathutils import Vector, noise

import fittings
import kit

kit.begin(12)
od = fittings.PEX_THREE_QUARTER
red, blue = kit.Surface('hot', (0.62, 0.035, 0.02), 0.34, coat=0.25), kit.Surface('cold', (0.03, 0.15, 0.62), 0.34, coat=0.25)
brass, ringed = kit.brass(), kit.Surface('crimp', (0.80, 0.36, 0.18), 0.3, 1.0)
galvanised = kit.steel(0.3)

# Attic: joists away from the camera, rafters meeting the far gable, decking on top.
joist = kit.timber((1.6, 0.03, 0.8))
for n in range(-5, 6):
    kit.block((n * 40.6 + 6, 180, -2), (3.8, 640, 18.4), joist, 0.3)
rafter = kit.timber((0.5, 0.05, 0.8))
for n in range(8):
    y = 60 + n * 61
    for side in (-1, 1):
        kit.block((side * 120 + 6, y, 98), (236, 3.8, 14), rafter, 0.3, (0, side * 40, 0))
deck = kit.timber((0.5, 0.04, 0.5))
for side in (-1, 1):
    for n in range(9):
        kit.block((side * 124 + 6, 30 + n * 60.5, 110), (250, 60, 1.4), deck, 0.1, (0, side * 40, 0))
gable = kit.timber((0.8, 1, 0.5))
kit.block((0, 470, 90), (600, 3, 260), gable, 0.2)
kit.block((6, 467, 112), (52, 3, 40), kit.Surface('daylight', (1.0, 0.90, 0.72), glow=3.0), 0.4)
for n in range(8):
    kit.block((6, 464, 95 + n * 5.2), (54, 5, 0.8), kit.paint('paper', 0.6, 0.0), 0.1, (28, 0, 0))


# Loose insulation between the joists, a little higher in the middle of each bay.
def fluff(x, y):
    bay = ((x - 6) / 40.6) % 1.0
    swell = math.sin(math.pi * bay) ** 0.5 * 4.2
    spot = Vector((x * 0.11, y * 0.11, 0))
    return -3.5 + swell + 2.6 * noise.fractal(spot, 0.7, 2.2, 4) + 1.2 * abs(noise.noise(spot * 4))


wool = kit.Surface('insulation', (0.72, 0.66, 0.56), 1.0, spec=0.05)
wool.mottle(0.5, [(0.3, (0.50, 0.44, 0.36)), (0.5, (0.70, 0.64, 0.54)), (0.7, (0.82, 0.77, 0.68))], 9.0).bumpy(1.1, 0.9, 8.0)
kit.relief((-190, 200), (-60, 470), fluff, wool, 1.5)

# Manifold board on two posts.
board = Vector((-14, 58, 0))
kit.block((board.x, board.y + 3, 41), (104, 1.9, 46), kit.paint('navy', 0.45, 0.2), 0.3)
for x in (-38, 38):
    kit.block((board.x + x, board.y + 6, 40), (8.9, 3.8, 70), kit.timber((0.9, 0.9, 0.05)), 0.3)
for x in (-48, 48):
    for z in (22, 60):
        kit.lathe((board.x + x, board.y + 2.1, z), (0, -1, 0), [(0, 0.9), (0.3, 0.8), (0.45, 0.4)], galvanised, 0.08)
y, z, spacing = board.y - 3.2, 50, 8.6
for header, (middle, tube, handle) in enumerate(((board.x - 25, red, '#C9261A'), (board.x + 24, blue, '#1F6FD0'))):
    ports = [middle + spacing * (k - 1.5) for k in range(4)]
    parts = [kit.lathe((middle - 18, y, z), (1, 0, 0), [(0, 2.6), (36, 2.6)], brass, 0.4, 72)]
    parts += [kit.lathe((x, y, z), (0, 0, -1), [(0, 1.8), (4.4, 1.8)], brass, 0.2, 48) for x in ports]
    kit.fuse(parts, 0.16, 5)
    kit.nut((middle - 19.6, y, z), (middle - 16.8, y, z), 5.8, brass)
    kit.nut((middle + 16.8, y, z), (middle + 19.8, y, z), 5.8, brass)
    for x in (middle - spacing, middle + spacing):
        kit.lathe((x - 1.2, y, z), (1, 0, 0), [(0, 3.0), (2.4, 3.0)], galvanised, 0.1)
        kit.block((x, board.y - 0.2, z), (2.4, 5, 2.4), galvanised, 0.2)
    grip = kit.paint(handle, 0.3, 0.6)
    for index, x in enumerate(ports):
        at = Vector((x, y, z - 4.2))
        kit.nut(at, at - Vector((0, 0, 1.6)), 3.6, brass)
        kit.lathe(at - Vector((0, 0, 1.4)), (0, 0, -1), [(0, 1.5), (3.6, 1.5)], brass, 0.15)
        kit.lathe(at + Vector((0, -1.2, -3.0)), (0, -1, 0), [(0, 0.9), (1.6, 0.9)], brass, 0.1)
        kit.block(at + Vector((0, -3.2, -4.4)), (1.9, 0.8, 5.4), grip, 0.34)
        kit.lathe(at - Vector((0, 0, 6.4)), (0, 0, -1), [(0, od / 2 + 0.17), (1.1, od / 2 + 0.17)], ringed, 0.06)
        # Each line drops, sweeps forward into its own lane and crosses the joists to the right;
        # the line that starts farthest left takes the front lane, so that none cross.
        start, order = at - Vector((0, 0, 4.6)), 7 - (header * 4 + index)
        lane, height = y - 9 - 3.7 * order, 8.5
        landing = Vector((x + 15 + order, lane, height))
        drop = kit.bezier(start, start - Vector((0, 0, 24)), landing - Vector((15, 0, 0)), landing, 40)
        far = Vector((landing.x + 260, lane + random.uniform(-1, 1), height))
        away = kit.bezier(landing, landing + Vector((30, 0, random.uniform(0, 1.4))), far - Vector((150, random.uniform(-2, 2), 0)), far, 40)
        kit.cable([*drop, *away[1:]], od / 2, tube, 24)
    # The main that feeds this header comes in over the board's top.
    side = middle - 19.6
    if header == 0:
        main = kit.bezier((side, y, z), (side - 34, y, z), (side - 30, y - 12, 10), (side - 130, y - 30, 9.5), 50)
    else:
        main = kit.bezier((middle + 19.8, y, z), (middle + 44, y, z), (middle + 38, y + 10, 12), (middle + 190, y + 40, 9.5), 50)
    kit.cable(main, fittings.PEX_ONE / 2, tube, 28)
# Eaves on both sides.
for x in (-205, 217):
    kit.block((x, 200, 20), (3, 700, 90), deck, 0.2)

kit.surroundings([(0.0, (0.05, 0.04, 0.03)), (0.5, (0.35, 0.30, 0.25)), (1.0, (0.7, 0.65, 0.6))], fill=0.42, mirror=0.8)
kit.softbox((-150, -120, 150), (-10, 50, 25), 60, 1.35, (1.0, 0.90, 0.75))
kit.softbox((6, 440, 118), (0, 80, 0), 50, 0.5, (1.0, 0.88, 0.68))
kit.softbox((130, -90, 70), (20, 40, 10), 60, 0.25, (0.80, 0.89, 1.0))
kit.camera((26, -104, 66), (-6, 50, 31), 38, blur=8)
kit.shoot(exposure=0.05)
