"""A wall-hung tankless water heater: isolation valves with purge ports, gas cock, relief valve, sealed vent."""
import math
import sys

sys.path.insert(0, '.')
from mathutils import Vector

import fittings
import kit

kit.begin(4)
line = fittings.soldered_copper()
od, r = fittings.COPPER_ONE, fittings.COPPER_ONE / 2
orange, navy = kit.paint('orange', 0.32, 0.5), kit.paint('navy', 0.4, 0.3)
brass, galvanised = kit.brass(), kit.steel(0.3)
black = kit.Surface('black iron', (0.035, 0.035, 0.04), 0.45).bumpy(4.0, 0.02)
pvc = kit.white_pvc()

# Wall of painted brick in paper white, a plywood backer in navy.
brick = kit.Surface('brick', (0.68, 0.63, 0.55), 0.7, spec=0.2).varied(
    [(0.0, (0.62, 0.56, 0.48)), (0.5, (0.70, 0.65, 0.57)), (1.0, (0.76, 0.72, 0.64))]).bumpy(0.7, 0.18, 6.0)
bricks = [kit.block((0, 0, 0), (19.6, 4, 5.6), brick, 0.45)]
places = []
for row in range(-14, 15):
    for column in range(-9, 10):
        places.append(((column * 20.6 + (10.3 if row % 2 else 0), 6.0, row * 6.6), (0, 0, 0), 1.0))
kit.copies(bricks, places)
kit.sheet((-250, 5.0, -150), (500, 0, 0), (0, 0, 300), kit.Surface('mortar', (0.50, 0.46, 0.40), 0.9).bumpy(1.0, 0.2))
kit.block((-2, 2.9, 20), (66, 2.2, 112), navy, 0.5)
for x in (-31, 27):
    for z in (-18, 60):
        kit.lathe((x, 1.9, z), (0, -1, 0), [(0, 1.1), (0.3, 1.0), (0.5, 0.6)], galvanised, 0.1)

# Cabinet: a body, a front pan standing a little proud, a display, a drain of light along its seam.
cabinet = kit.Surface('cabinet', (0.80, 0.81, 0.82), 0.28, coat=0.6)
middle, wide, tall, deep = Vector((-2, -10, 33)), 37, 46, 19
kit.block(middle + Vector((0, 1.5, 0)), (wide, deep - 3, tall), cabinet, 1.4)
kit.block(middle + Vector((0, -deep / 2 + 1.2, 0.6)), (wide + 0.8, 4.4, tall - 4), cabinet, 2.0, steps=6)
face = middle.y - deep / 2 - 1.0
kit.block((middle.x, face - 0.05, 19), (15, 0.5, 6.2), kit.Surface('panel', (0.012, 0.014, 0.02), 0.12, coat=1.0), 0.24)
kit.block((middle.x, face - 0.05, 48), (wide - 9, 0.6, 0.7), orange, 0.2)
glow = kit.Surface('digits', (1.0, 0.42, 0.08), glow=5)


def digit(x, z, lit, size=1.15):
    """Seven-segment figure; `lit` names its segments a to g."""
    bars = {'a': (0, 2, 1), 'b': (1, 1, 0), 'c': (1, -1, 0), 'd': (0, -2, 1), 'e': (-1, -1, 0), 'f': (-1, 1, 0), 'g': (0, 0, 1)}
    for name in lit:
        dx, dz, flat = bars[name]
        shape = (size * 0.85, 0.12, 0.2) if flat else (0.2, 0.12, size * 0.85)
        kit.block((x + dx * size * 0.5, face - 0.32, z + dz * size * 0.5), shape, glow, 0.03)


digit(middle.x - 2.4, 19.2, 'bc')
digit(middle.x, 19.2, 'abged')
digit(middle.x + 2.4, 19.2, 'abcdef')
for x in (-5.6, 5.6):
    kit.lathe((middle.x + x, face - 0.2, 19), (0, -1, 0), [(0, 0.8), (0.35, 0.75)], galvanised, 0.08)

# Concentric vent from the top through an elbow to the wall above.
vent = Vector((middle.x, -9, middle.z + tall / 2))
kit.lathe(vent, (0, 0, 1), [(-0.5, 7.2), (1.2, 7.2), (1.3, 6.4), (4.5, 6.4)], galvanised, 0.2)
kit.tube([vent + Vector((0, 0, 3)), vent + Vector((0, 0, 70))], 5.6, pvc, segments=96)
kit.lathe(vent + Vector((0, 0, 9)), (0, 0, 1), [(0, 6.1), (5, 6.1)], pvc, 0.3)

# Below: cold, hot, gas, condensate. Each water line has an isolation valve with a purge port.
low = middle.z - tall / 2


def isolation(x, handle, away):
    """Union nut, tee valve with its lever across, purge port with cap, drop to the floor."""
    kit.lathe((x, -10, low + 0.5), (0, 0, -1), [(0, 1.5), (3.4, 1.5)], brass, 0.1)
    kit.nut((x, -10, low - 1.6), (x, -10, low - 5.2), 5.2, brass)
    fittings.ball_valve((x, -10, low - 10.5), (0, 0, -1), (0, -1, 0), od, handle, 1)
    port = Vector((x, -10, low - 10.5))
    side = Vector((away, -0.25, 0)).normalized()
    kit.lathe(port + side * 1.2, side, [(0, 1.25), (4.2, 1.25), (4.3, 1.6), (6.8, 1.6)], kit.brass(cast=True), 0.15)
    kit.lathe(port + side * 7.2, side, [(0, 1.75), (2.2, 1.75), (2.4, 1.3)], kit.Surface('cap', (0.03, 0.03, 0.035), 0.5), 0.2)
    line.run([(x, -10, low - 15), (x, -10, -160)], od)


isolation(-14, kit.paint('#1F6FD0', 0.32, 0.5), -1)
isolation(-1, kit.paint('#C9261A', 0.32, 0.5), 1)
line.tee((-1, -10, -19), (0, 0, -1), (1, 0, 0), od, fittings.COPPER_THREE_QUARTER)
# Relief valve on the hot side, its discharge beside the drop.
kit.nut((2.2, -10, -19), (4.6, -10, -19), 3.4, brass)
kit.lathe((5.2, -10, -21.6), (0, 0, 1), [(0, 1.3), (0.8, 1.5), (4.4, 1.7), (6.2, 1.2), (7.4, 0.9)], brass, 0.25)
kit.tube([(5.2, -10, -21), (5.2, -10, -160)], fittings.COPPER_HALF / 2, line.pipe)
line.coupling((-14, -10, -17), (0, 0, 1), od)

# Gas: cock with an orange lever, union, dirt leg.
gas = 11.5
kit.lathe((gas, -10, low + 0.5), (0, 0, -1), [(0, 1.7), (4.5, 1.7)], black, 0.12)
kit.nut((gas, -10, low - 3.6), (gas, -10, low - 7.4), 5.4, black)
kit.lathe((gas, -10, low - 7), (0, 0, -1), [(0, 1.7), (6, 1.7)], black, 0.12)
kit.nut((gas, -10, low - 11.4), (gas, -10, low - 19), 4.8, brass)
kit.ball((gas, -10, low - 15.2), 2.7, kit.brass(cast=True))
kit.lathe((gas, -12, low - 15.2), (0, -1, 0), [(0, 1.5), (1.8, 1.5), (1.9, 1.0), (2.6, 1.0)], brass, 0.12)
kit.block((gas, -14.9, low - 17.6), (2.1, 0.8, 8.4), orange, 0.35)
kit.lathe((gas, -10, low - 18.6), (0, 0, -1), [(0, 1.7), (10, 1.7)], black, 0.12)
cross = low - 26
parts = [kit.lathe((gas, -10, cross + 4.2), (0, 0, -1), [(0, 2.5), (8.4, 2.5)], black, 0.4),
         kit.lathe((gas, -10, cross), (1, 0, 0), [(0, 2.5), (5.4, 2.5)], black, 0.4)]
kit.fuse(parts, 0.14, 5)
kit.lathe((gas, -10, cross), (1, 0, 0), [(4, 1.7), (200, 1.7)], black, 0.12)
kit.lathe((gas, -10, cross - 3), (0, 0, -1), [(0, 1.7), (9, 1.7)], black, 0.12)
kit.lathe((gas, -10, cross - 10), (0, 0, -1), [(0, 2.4), (3.4, 2.4), (4.2, 1.8)], black, 0.4)

# Condensate hose and the power whip.
kit.cable(kit.bezier((-8, -8, low + 1), (-8, -8, low - 12), (-6, -3, low - 14), (-7.5, -2, low - 60)), 0.9, kit.Surface('hose', (0.75, 0.76, 0.76), 0.35, coat=0.3))
kit.cable(kit.bezier((5.2, -8, low + 1), (5.2, -8, low - 14), (22, 0, low - 6), (22, 0, low + 12)), 0.55, kit.Surface('cord', (0.03, 0.03, 0.035), 0.5))
kit.block((22, 0.6, low + 16), (7, 3, 11), kit.Surface('box', (0.62, 0.62, 0.61), 0.4), 0.4)

kit.surroundings(kit.STUDIO, fill=0.32, mirror=1.2)
kit.softbox((-170, -190, 170), (0, 0, 10), 80, 1.45, (1.0, 0.91, 0.78))
kit.softbox((170, -110, 20), (0, 0, 0), 40, 0.25, (0.78, 0.88, 1.0), 170)
kit.camera((28, -240, 22), (0, -6, 22), 70, blur=10, shift=(0, -0.005))
kit.shoot(exposure=0.0)
