"""A tank water heater on its stand in a garage: drain pan, expansion tank, relief discharge, gas line, flue."""
import math
import sys

sys.path.insert(0, '.')
import bmesh

import fittings
import kit

kit.begin()
line = fittings.soldered_copper()
orange, navy = kit.paint('orange', 0.32, 0.5), kit.paint('navy', 0.4, 0.3)
enamel = kit.Surface('enamel', (0.78, 0.79, 0.80), 0.3, coat=0.5).bumpy(0.25, 0.03)
galvanised, black = kit.steel(0.32), kit.Surface('black iron', (0.035, 0.035, 0.04), 0.45).bumpy(4.0, 0.02)
brass = kit.brass()
small = fittings.COPPER_ONE

# Garage: painted wall, skirting, sealed concrete floor.
kit.sheet((-400, 45, 0), (800, 0, 0), (0, 0, 400), kit.Surface('wall', (0.17, 0.29, 0.46), 0.7, spec=0.2).bumpy(0.6, 0.05))
kit.block((0, 44, 6), (800, 2, 12), kit.paint((0.66, 0.68, 0.70), 0.5, 0.1), 0.4)
kit.sheet((-400, -500, 0), (800, 0, 0), (0, 545, 0), kit.concrete(0.9).worn(0.05, 0.25, 0.5))

# Stand: a garage heater's burner stands 45 cm above the floor.
stand = 32
kit.block((0, 0, stand - 1.5), (72, 66, 3), navy, 0.5)
for x in (-32, 32):
    for y in (-29, 29):
        kit.block((x, y, (stand - 3) / 2), (5, 5, stand - 3), navy, 0.4)
    kit.block((x, 0, 12), (3, 54, 4), navy, 0.3)
kit.block((0, -29, 12), (60, 3, 4), navy, 0.3)

# Pan with a rolled rim and its drain.
pan = [(0, 32), (0.2, 32.2), (6, 33.2), (6.4, 33.6), (6.4, 32.9), (0.6, 31.6)]
kit.lathe((0, 0, stand), (0, 0, 1), pan, galvanised, 0.2)
kit.ring((0, 0, stand + 6.3), (0, 0, 1), 33.3, 0.4, galvanised)

# Tank.
base, top = stand + 3, stand + 3 + 100
kit.lathe((0, 0, base), (0, 0, 1), [(0, 23.5), (3, 23.5), (3.01, 25.5), (100, 25.5)], enamel, 2.2, 128)
kit.lathe((0, 0, base), (0, 0, 1), [(-0.5, 24.6), (3.2, 24.6)], kit.paint('navy2'), 0.3, 128)
for z in (base + 13, top - 13):
    kit.ring((0, 0, z), (0, 0, 1), 25.5, 0.35, enamel)


def wrap(low, high, start, end, surface, out=25.62):
    """A label wound on the tank, its angles in degrees from the front."""
    bm = bmesh.new()
    columns = []
    for step in range(41):
        angle = math.radians(start + (end - start) * step / 40)
        columns.append([bm.verts.new((out * math.sin(angle), -out * math.cos(angle), z)) for z in (base + low, base + high)])
    for left, right in zip(columns, columns[1:]):
        bm.faces.new((left[0], right[0], right[1], left[1]))
    kit.solid('label', bm, surface, 180)


white, yellow = kit.paint('paper', 0.45, 0.1), kit.paint('gas', 0.45, 0.1)
wrap(48, 82, -34, 8, kit.paint('orange', 0.45, 0.1))
wrap(71, 78, -30, 4, white, 25.68)
for z, end in ((64, -2), (60.5, 2), (57, -8)):
    wrap(z, z + 1.4, -30, end, white, 25.68)
wrap(51, 54, -30, -22, kit.paint('navy', 0.45, 0.1), 25.68)
wrap(62, 82, 20, 42, yellow)
for z in (77, 74, 71, 68, 65):
    wrap(z, z + 0.9, 23, 39, kit.paint('ink', 0.5, 0.1), 25.68)

# Gas control, burner door, drain cock.
kit.block((-3, -28, base + 30), (15, 9, 12), navy, 0.9)
kit.lathe((-3, -32, base + 31), (0, -1, 0), [(0, 3.6), (1.6, 3.6), (1.7, 2.9), (4.2, 2.6)], orange, 0.35)
kit.block((-3, -36.3, base + 32.2), (0.5, 0.4, 2.2), white, 0.1)
kit.block((0, -25.2, base + 13.5), (24, 1.6, 11), enamel, 0.5)
for x in (-9, 9):
    kit.nut((x, -26, base + 13.5), (x, -26.6, base + 13.5), 1.4, galvanised)
kit.lathe((14, -20.5, base + 9), (0.55, -0.83, 0), [(0, 2.0), (2, 2.0), (2.1, 1.4), (6, 1.4)], brass, 0.15)
kit.lathe((17, -25, base + 9.8), (0, 0, -1), [(0, 1.4), (3.4, 1.4), (3.5, 1.7), (5.2, 1.7)], brass, 0.15)
kit.lathe((17, -25, base + 10), (0, 0, 1), [(0, 0.6), (1.2, 0.6), (1.3, 1.9), (2.4, 1.9)], kit.paint('orange'), 0.2)

# Draft hood on legs, flue, storm collar at the vent's joint.
flue = 5.2
for x, y in ((-8, -6), (8, -6), (-8, 6), (8, 6)):
    kit.block((x, y, top + 4.5), (1.6, 0.25, 9), galvanised, 0.08)
kit.lathe((0, 0, top + 6), (0, 0, 1), [(0, 13), (1.6, 13), (1.7, 12.2), (9, 6.4), (14, 5.6)], galvanised, 0.5)
kit.lathe((0, 0, top + 18), (0, 0, 1), [(0, flue), (200, flue)], galvanised, 0.1)
kit.lathe((0, 0, top + 34), (0, 0, 1), [(0, flue + 0.5), (4, flue + 0.5)], galvanised, 0.25)


def connection(x):
    """Nipple, union and flare where a line leaves the tank's top."""
    kit.lathe((x, 0, top - 0.5), (0, 0, 1), [(0, 2.6), (1.2, 2.4)], galvanised, 0.2)
    kit.lathe((x, 0, top), (0, 0, 1), [(0, 1.3), (6, 1.3)], brass, 0.1)
    kit.nut((x, 0, top + 3.4), (x, 0, top + 6.8), 5.0, brass)
    kit.lathe((x, 0, top + 6.6), (0, 0, 1), [(0, 1.9), (2.2, 1.9), (2.4, 1.6), (3.4, 1.6)], brass, 0.1)


connection(-17)
connection(17)
# Hot leaves to the right; cold comes down on the left through a full-bore valve, the expansion tank after it.
line.run([(17, 0, top + 8), (17, 0, top + 26), (400, 0, top + 26)], small)
cold = top + 20
line.run([(-17, 0, top + 8), (-17, 0, cold), (-52, 0, cold), (-52, 0, 500)], small)
line.tee((-35, 0, cold), (-1, 0, 0), (0, 0, -1), small)
fittings.ball_valve((-52, 0, cold + 11), (0, 0, 1), (0.3, -0.95, 0), small, orange, 1)
kit.nut((-35, 0, cold - 6.4), (-35, 0, cold - 4.2), 3.6, brass)
kit.lathe((-35, 0, cold - 6), (0, 0, -1), [(0, 1.3), (2.5, 1.3)], brass, 0.1)
tank = [(0, 2), (0.6, 5.5), (3.2, 9.4), (7, 10.2), (15.4, 10.2), (15.5, 10.55), (16.5, 10.55), (16.6, 10.2), (25, 10.2), (29, 9.4), (31.6, 5.5), (32.2, 2)]
kit.lathe((-35, 0, cold - 8), (0, 0, -1), tank, kit.paint('#2A6FB8', 0.3, 0.5), 1.2, 128)
kit.lathe((-35, 0, cold - 39.8), (0, 0, -1), [(0, 1.0), (2.4, 1.0)], kit.Surface('cap', (0.04, 0.04, 0.05), 0.4), 0.2)
# Straps carry the expansion tank to the wall.
kit.lathe((-35, 0, cold - 17.5), (0, 0, -1), [(0, 10.4), (2.2, 10.4)], galvanised, 0.08)
kit.block((-35, 27, cold - 18.6), (3, 36, 2.2), galvanised, 0.2)

# Temperature and pressure relief valve, its discharge falling to 15 cm above the floor.
side = top - 17
kit.lathe((24, -5, side), (1, -0.2, 0), [(0, 2.3), (2.6, 2.3), (2.7, 1.6), (4, 1.6)], brass, 0.12)
kit.nut((27, -5.6, side), (29.4, -6.1, side), 4.0, brass)
kit.lathe((31, -6.4, side - 3.2), (0, 0, 1), [(0, 1.7), (1, 1.9), (5.2, 2.2), (7.4, 1.6), (9.2, 1.2)], brass, 0.3)
kit.block((33.4, -6.9, side + 6.4), (7, 1.4, 0.35), galvanised, 0.12, (0, 14, 0))
line.run([(31, -6.4, side - 3), (31, -6.4, side - 15), (43, -8.5, side - 15), (43, -8.5, 15)], small)

# Gas: black iron drop with its dirt leg, a cock with an orange handle, a yellow connector.
gas_x = -62
kit.lathe((gas_x, -10, 500), (0, 0, -1), [(0, 1.35), (500 - base - 14, 1.35)], black, 0.1)
parts = [kit.lathe((gas_x, -10, base + 26), (0, 0, 1), [(0, 2.0), (8.4, 2.0)], black, 0.3),
         kit.lathe((gas_x, -10, base + 30), (1, 0, 0), [(0, 2.0), (4.6, 2.0)], black, 0.3)]
kit.fuse(parts, 0.12, 5)
kit.lathe((gas_x, -10, base + 14), (0, 0, -1), [(-3.5, 2.0), (0.6, 2.0), (1.2, 1.6)], black, 0.3)
kit.lathe((gas_x, -10, base + 30), (1, 0, 0), [(4, 1.35), (12, 1.35)], black, 0.1)
kit.nut((gas_x + 8, -10, base + 30), (gas_x + 16, -10, base + 30), 4.2, brass)
kit.lathe((gas_x + 12, -11.5, base + 30), (0, -1, 0), [(0, 1.3), (2.4, 1.3)], brass, 0.2)
kit.block((gas_x + 14, -14.4, base + 30), (8, 0.8, 2.2), orange, 0.3)
kit.nut((gas_x + 16, -10, base + 30), (gas_x + 19, -10, base + 30), 3.6, brass)
kit.tube([(gas_x + 18, -10, base + 30), (gas_x + 26, -12, base + 30), (gas_x + 40, -27, base + 24), (-16, -29, base + 30), (-9, -28, base + 30)],
         1.15, kit.Surface('connector', 'gas', 0.38, coat=0.3), 9)
kit.nut((-13.5, -28.4, base + 30), (-10.4, -28, base + 30), 3.4, brass)

# A toolbox waits on the floor.
kit.block((76, -6, 9), (44, 21, 17), orange, 1.0)
kit.block((76, -6, 19.6), (45, 22, 4.4), navy, 0.9)
for x in (63, 89):
    kit.block((x, -17.2, 17.6), (4, 1, 5), galvanised, 0.3)
kit.tube([(66, -6, 21), (66, -6, 27), (86, -6, 27), (86, -6, 21)], 1.1, navy, 2.4)

kit.surroundings(kit.STUDIO, fill=0.3, mirror=1.2)
kit.softbox((-260, -300, 330), (0, 0, 110), 150, 1.7, (1.0, 0.91, 0.79))
kit.softbox((300, -160, 150), (0, 0, 110), 60, 0.3, (0.78, 0.88, 1.0), 260)
kit.camera((-46, -455, 132), (8, 0, 132), 62.5, blur=11, shift=(0.0, -0.178))
kit.shoot(exposure=0.1)
