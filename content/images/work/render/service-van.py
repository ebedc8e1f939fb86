"""A navy service van with an orange stripe, ladder and pipe tube on its rack, in front of a brick wall."""
import math
import random
import sys

sys.path.insert(0, '.')
from mathutils import Vector, noise

import kit

kit.begin(17)
navy = kit.Surface('van navy', '#14305C', 0.28, coat=1.0)
orange = kit.Surface('van orange', 'orange', 0.3, coat=1.0)
glass = kit.Surface('glass', (0.012, 0.016, 0.022), 0.04, coat=1.0)
black = kit.Surface('trim', (0.02, 0.021, 0.024), 0.5)
rubber = kit.Surface('tyre', (0.018, 0.018, 0.02), 0.75, spec=0.3)
metal, alloy = kit.steel(0.25), kit.Surface('alloy', (0.62, 0.63, 0.66), 0.28, 1.0)
side = -101.0

# Body: front to the left; 565 long, 255 high.
profile = [(10, 40), (3, 58), (5, 84), (12, 104), (30, 116), (84, 131), (104, 138), (176, 226), (206, 244), (280, 252), (505, 253),
           (545, 246), (556, 232), (563, 130), (564, 60), (556, 40)]
body = kit.prism(kit.fillet(profile + [profile[0]], 16, 6)[:-1], side, 101, navy, 9)
axles, tyre = (112, 432), 35.5
kit.cut(body, *[kit.lathe((x, -140, tyre), (0, 1, 0), [(0, 44), (70, 44)], navy, 1) for x in axles])
for x in axles:
    kit.lathe((x, side + 34, tyre), (0, -1, 0), [(0, 43.6), (1, 43.6)], black, 0.1)
    kit.skin([(Vector((x, side + 2 - 0.6, tyre)), (0, 1, 0), 44.6), (Vector((x, side + 2.6, tyre)), (0, 1, 0), 44.6)], black, caps=False)


def on_side(points, surface, lift=0.25, round_by=4.0):
    """A thin plate on the near side: glass, stripe, trim."""
    return kit.prism(kit.fillet(points + [points[0]], round_by, 5)[:-1], side - lift, side + 1.5, surface)


# Glass: door window, quarter light, windscreen; lamp clusters.
on_side([(129, 152), (180, 214), (188, 218), (232, 218), (232, 152)], glass, 0.35, 5)
on_side([(116, 150), (124, 152), (124, 158)], glass, 0.35, 1)
slope = Vector((72, 0, 88)).normalized()
screen = kit.block((0, 0, 0), (104, 172, 0.8), glass, 0.3)
screen.rotation_euler, screen.location = (0, -math.atan2(88, 72), 0), (139.6, 0, 182.9)
on_side([(14, 96), (16, 106), (34, 116), (58, 122), (50, 104), (30, 96)], kit.Surface('lamp', (0.75, 0.78, 0.80), 0.06, coat=1.0), 0.8, 3)
on_side([(552, 96), (552, 150), (561, 150), (562, 96)], kit.Surface('tail lamp', (0.45, 0.02, 0.015), 0.15, coat=1.0), 0.8, 2)

# Orange stripe along the flank, kicking up behind the door; a thin paper line above it.
on_side([(22, 84), (240, 84), (300, 128), (559, 128), (559, 150), (290, 150), (230, 106), (14, 106)], orange, 0.14, 2)
on_side([(50, 109), (228, 109), (287, 153.5), (559, 153.5), (559, 157), (285.5, 157), (226.5, 112.5), (52, 112.5)], kit.paint('paper', 0.3, 1.0), 0.16, 1)

# Lower cladding, bumper, door seams, handles, slide rail, mirror.
on_side([(160, 36), (160, 58), (384, 58), (384, 36)], black, 0.9, 3)
on_side([(482, 36), (480, 58), (566, 58), (560, 36)], black, 0.9, 3)
kit.prism(kit.fillet([(5, 38), (-1, 54), (3, 72), (58, 72), (64, 56), (60, 38), (5, 38)], 6)[:-1], side - 0.8, 101.8, black, 5)
seam = kit.Surface('seam', (0.004, 0.006, 0.012), 0.7)
for path in ([(124, 62), (124, 150)], [(238, 60), (238, 224)], [(246, 60), (246, 226)], [(378, 62), (378, 226)], [(246, 226), (378, 226)]):
    (x0, z0), (x1, z1) = path
    kit.block(((x0 + x1) / 2, side, (z0 + z1) / 2), (max(0.7, x1 - x0), 0.5, max(0.7, z1 - z0)), seam, 0.1)
kit.block((462, side - 0.6, 168), (160, 1.2, 3.0), black, 0.5)
for x in (218, 262):
    kit.block((x, side - 1.8, 141), (17, 3.2, 4.4), black, 1.4)
kit.block((140, side - 9, 158), (7, 16, 5), black, 1.5)
kit.block((137, side - 20, 166), (10, 19, 30), black, 3.6)

# Wheels.
for x in axles:
    at = Vector((x, side + 20, tyre))
    kit.lathe(at, (0, -1, 0), [(-4, 20), (-4, 33), (0, 35.2), (15, 35.2), (19, 32.5), (19.6, 23.5), (17, 22.5)], rubber, 2.2, 128)
    for groove in (3.5, 7.5, 11.5):
        kit.ring(at + Vector((0, -groove, 0)), (0, 1, 0), 35.2, 0.35, seam)
    kit.lathe(at, (0, -1, 0), [(10, 23.4), (18.2, 23.2), (18.8, 22.2), (17, 20.6), (11, 19.6)], alloy, 0.5, 128)
    kit.lathe(at, (0, -1, 0), [(8, 20), (9, 20)], black, 0.2)
    for spoke in range(10):
        angle = spoke * math.pi / 5
        middle = at + Vector((12.6 * math.cos(angle), -15.4, 12.6 * math.sin(angle)))
        kit.block(middle, (18, 4.6, 4.4), alloy, 1.4, (0, -math.degrees(angle), 0))
    kit.lathe(at, (0, -1, 0), [(11, 7), (17.6, 6.6), (18.8, 4.6)], alloy, 0.9)
    for stud in range(6):
        angle = stud * math.pi / 3 + 0.3
        kit.nut(at + Vector((5 * math.cos(angle), -17.6, 5 * math.sin(angle))), at + Vector((5 * math.cos(angle), -19, 5 * math.sin(angle))), 1.9, metal)

# Rack: cross bars, an aluminium ladder on edge, a white tube for pipe.
for x in (232, 340, 448, 520):
    kit.tube([(x, side + 16, 246), (x, side + 16, 264), (x, 85, 264), (x, 85, 246)], 1.7, black, 5)
for y in (side + 26, side + 64):
    kit.block((372, y, 269), (372, 3.2, 8), alloy, 0.8)
for rung in range(13):
    kit.lathe((198 + rung * 29, side + 26, 269), (0, 1, 0), [(0, 1.5), (38, 1.5)], alloy, 0.1, 32)
kit.tube([(214, 10, 275), (520, 10, 275)], 9, kit.white_pvc(), segments=64)
for x, way in ((214, -1), (520, 1)):
    kit.lathe((x - way * 8, 10, 275), (way, 0, 0), [(0, 9.8), (10, 9.8)], orange, 1.0)

# Street: asphalt, kerb, pavement, brick wall with a stone cap on its plinth.
asphalt = kit.Surface('asphalt', (0.06, 0.06, 0.065), 0.85, spec=0.25)
asphalt.mottle(0.35, [(0.3, (0.035, 0.035, 0.038)), (0.55, (0.075, 0.074, 0.074)), (0.75, (0.12, 0.118, 0.115))], 10.0).bumpy(1.0, 0.3, 8.0)
kit.sheet((-1500, -1500, 0), (3600, 0, 0), (0, 1640, 0), asphalt)
kit.block((300, 150, 6), (3000, 16, 15), kit.concrete(1.0), 2.0)
kit.block((300, 225, 6), (3000, 136, 14), kit.concrete(1.1), 1.0)
kit.sheet((-900, 292, -10), (2400, 0, 0), (0, 0, 600), kit.Surface('mortar', (0.50, 0.44, 0.37), 0.9).bumpy(0.7, 0.25))
brick = kit.Surface('brick', (0.45, 0.16, 0.08), 0.78, spec=0.2).varied(
    [(0.0, (0.26, 0.085, 0.048)), (0.45, (0.42, 0.15, 0.08)), (0.8, (0.52, 0.22, 0.125)), (1.0, (0.60, 0.32, 0.20))]).bumpy(0.6, 0.25, 6.0)
places = []
for row in range(76):
    for column in range(-28, 57):
        places.append(((column * 21.4 + (10.7 if row % 2 else 0), 291.4 + random.uniform(-0.25, 0.25), 17 + row * 7.2), (0, 0, 0), 1.0))
kit.copies([kit.block((0, 0, 0), (20.3, 4, 6.2), brick, 0.35)], places)
kit.block((300, 287, 44), (3000, 12, 7), kit.concrete(1.15), 1.4)

kit.surroundings(kit.OPEN_AIR, fill=0.45, mirror=0.9)
kit.sun((0.50, 0.62, -0.66), 1.25)
kit.camera((150, -900, 150), (284, 0, 136), 48.5, blur=None, shift=(0, 0))
kit.shoot(exposure=0.0)
