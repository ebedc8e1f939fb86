"""Below a kitchen sink: a disposal, a white PVC trap, two supply stops with braided hoses."""
import math
import sys

sys.path.insert(0, '.')
from mathutils import Vector

import fittings
import kit

kit.begin(8)
pvc = fittings.glued_pvc()
tail = 3.8
metal, galvanised = kit.chrome(), kit.steel(0.24)
navy, orange = kit.paint('navy', 0.3, 0.6), kit.paint('orange', 0.3, 0.6)
back = 34.0


def slip_nut(at, axis, od=tail):
    """A ribbed hand-tight nut where tubular drain pieces meet."""
    at, axis = Vector(at), Vector(axis).normalized()
    outline = [(-0.3, od / 2 + 0.35), (0.1, od / 2 + 0.85), (2.2, od / 2 + 0.95), (2.5, od / 2 + 0.6)]
    kit.lathe(at, axis, outline, pvc.fitting, 0.15, 160, lambda angle: 1 + 0.022 * math.cos(16 * angle), 30)
    kit.lathe(at, axis, [(2.3, od / 2 + 0.3), (3.0, od / 2 + 0.22)], pvc.fitting, 0.1)


# Cabinet: painted sides, birch back and floor, face frame in navy.
birch = kit.Surface('birch', 'wood', 0.45, coat=0.25).mottle(
    0.35, [(0.3, (0.55, 0.37, 0.21)), (0.5, (0.66, 0.47, 0.28)), (0.62, (0.60, 0.41, 0.24)), (0.75, (0.70, 0.52, 0.33))], 4.0, (0.05, 1, 1.2))
kit.sheet((-90, back, -30), (180, 0, 0), (0, 0, 140), birch)
kit.block((0, 0, -1.5), (180, 110, 3), birch, 0.3)
for x in (-63, 63):
    kit.block((x, -6, 30), (3, 90, 70), kit.paint('paper', 0.5, 0.1), 0.3)
for x in (-59, 59):
    kit.block((x, -47, 30), (10, 2.4, 80), navy, 0.3)
kit.block((0, -47, 64.5), (130, 2.4, 9), navy, 0.3)

# Two steel bowls from below, the flanges of their drains.
for x in (-25, 20):
    bowl = [(0, 12), (0.4, 15), (3.2, 17.6), (18, 18.6)]
    kit.lathe((x, 4, 55), (0, 0, 1), bowl, galvanised, 1.8, 128, lambda angle: (abs(math.cos(angle)) ** 6 + abs(math.sin(angle)) ** 6) ** (-1 / 6), 60)
    kit.lathe((x, 4, 55.2), (0, 0, -1), [(0, 5.4), (1.2, 5.4), (1.3, 4.2), (4.6, 4.0)], galvanised, 0.2)

# Disposal: mounting ring, chamber, motor shell with its band.
at = Vector((20, 4, 0))


def turned(outline, surface, round_by=0.5):
    kit.lathe(at, (0, 0, 1), outline, surface, round_by, 128)


turned([(50.4, 5.2), (48.6, 6.4), (47.8, 6.4), (46.8, 6.0)], galvanised, 0.2)
turned([(47.4, 6.2), (46.2, 8.6), (44, 9.6), (35.5, 9.9), (34.6, 9.6)], kit.Surface('chamber', (0.045, 0.05, 0.06), 0.4), 0.7)
turned([(34.9, 10.3), (34.2, 10.6), (33.2, 10.6), (32.6, 10.3)], metal, 0.25)
turned([(32.8, 10.1), (30, 10.5), (17, 10.5), (13.6, 9.4), (12.4, 7.4), (12.2, 4)], navy, 1.1)
turned([(26.6, 10.56), (26.6, 10.62), (23.4, 10.62), (23.4, 10.56)], orange, 0.02)
for tab in range(3):
    angle = math.radians(20 + 120 * tab - 90)
    kit.lathe(at + Vector((6.6 * math.cos(angle), 6.6 * math.sin(angle), 48.1)), (math.cos(angle), math.sin(angle), 0), [(0, 0.55), (3.2, 0.5)], galvanised, 0.15)
kit.lathe(at + Vector((0, -10.2, 16.2)), (0, -1, 0), [(0, 1.0), (0.8, 1.0)], kit.paint('#B5261A', 0.4), 0.2)

# Drain: strainer tailpiece, tee from the disposal, trap, arm to the wall with its fall.
left = Vector((-25, 4, 0))
tee_at = Vector((-25, 4, 37))
kit.lathe((-25, 4, 52), (0, 0, -1), [(0, 3.2), (1.2, 3.0), (1.3, tail / 2), (12, tail / 2)], pvc.pipe, 0.15)
slip_nut((-25, 4, 47.5), (0, 0, 1))
slip_nut((-25, 4, 49.9), (0, 0, -1), 4.4)
body = [kit.lathe((-25, 4, 44.5), (0, 0, -1), [(0, 2.3), (14, 2.3)], pvc.fitting, 0.3), kit.lathe(tee_at, (1, 0, 0), [(0, 2.25), (6.4, 2.25)], pvc.fitting, 0.3)]
kit.fuse(body, 0.12, 5)
slip_nut((-25, 4, 42.4), (0, 0, 1))
slip_nut((-20.4, 4, 37), (1, 0, 0))
elbow_x = at.x - 9.4
kit.tube([(-22, 4, 37.0), (elbow_x + 2, 4, 38.6)], tail / 2, pvc.pipe)
kit.lathe((elbow_x + 1.2, 4, 38.6), (-1, 0, 0.0), [(0, 3.2), (1.0, 3.2), (1.2, 2.6), (3.2, 2.4)], kit.Surface('gasket', (0.03, 0.03, 0.035), 0.6), 0.2)
slip_nut((-25, 4, 30.8), (0, 0, -1))
bend = [(-25, 4, 31), (-25, 4, 14.4), (-38, 4, 14.4), (-38, 4, 27.4), (-38, back, 28.2)]
kit.tube(bend[:3] + [(-38, 4, 20)], tail / 2, pvc.pipe, 6.2)
slip_nut((-25, 4, 20.4), (0, 0, 1))
slip_nut((-38, 4, 21.2), (0, 0, 1))
kit.tube([(-38, 4, 20), (-38, 4, 27.6), (-38, back + 2, 27.0)], tail / 2, pvc.pipe, 4.4)
slip_nut((-38, 15, 27.4), (0, -1, 0))
kit.lathe((-38, back - 0.05, 27.0), (0, -1, 0), [(0, 4.6), (0.3, 4.4), (1.3, 2.1)], metal, 0.3)
kit.lathe((-31.5, 4, 12.6), (0, 0, -1), [(-0.6, 1.7), (1.2, 1.7), (1.3, 1.3), (2.0, 1.2)], pvc.fitting, 0.2)

# Supply stops with orange handles, hoses up behind the bowls.
braid = kit.Surface('braid', (0.62, 0.63, 0.65), 0.28, 1.0).bumpy(7.0, 0.06, 1.0)
for x, colour, end in ((-8.5, '#B5261A', Vector((-4, 26, 72))), (0.5, '#1F6FD0', Vector((2.5, 26, 72)))):
    z = 22
    kit.lathe((x, back - 0.05, z), (0, -1, 0), [(0, 3.1), (0.3, 3.0), (1.0, 1.3)], metal, 0.25)
    kit.lathe((x, back - 0.4, z), (0, -1, 0), [(0, 0.8), (4, 0.8)], metal, 0.1)
    kit.nut((x, back - 2.4, z), (x, back - 4.0, z), 2.3, metal)
    kit.lathe((x, back - 3.8, z), (0, -1, 0), [(0, 1.05), (5.2, 1.05), (5.4, 0.7), (7, 0.7)], metal, 0.2)
    kit.lathe((x, back - 6.2, z), (0, 0, 1), [(0, 0.95), (2.6, 0.95)], metal, 0.15)
    kit.nut((x, back - 6.2, z + 2.4), (x, back - 6.2, z + 4), 2.1, metal)
    handle = kit.loft([(h, kit.oval(2.4 - i, 1.2 - i, 1.2 - i, 2.2)) for h, i in ((0, 0.25), (0.2, 0.06), (0.5, 0), (1.3, 0), (1.6, 0.08), (1.8, 0.3))], kit.paint(colour, 0.3, 0.6))
    handle.rotation_euler, handle.location = (math.pi / 2, 0, 0), (x, back - 10.2, z)
    start = Vector((x, back - 6.2, z + 3.8))
    hose = kit.bezier(start, start + Vector((0, 0, 18)), end - Vector((0, 0, 24)), end, 260)
    kit.cable(hose, lambda t: 0.66 + 0.045 * math.sin(t * 900), braid, 28)

# The power cord, and a bucket for what drips while the trap is open.
kit.cable(kit.bezier((24, 8, 13), (26, 22, 3), (46, 30, 6), (47, back - 1, 26), 80), 0.5, kit.Surface('cord', (0.03, 0.03, 0.035), 0.5))
kit.block((47, back - 0.6, 28), (8, 1.2, 12), kit.paint('paper', 0.4, 0.2), 0.4)
bucket = [(0, 9.2), (0.4, 9.6), (13.4, 11.4), (13.6, 11.9), (14.8, 12.0), (14.8, 11.2), (1.2, 9.0)]
kit.lathe((-31, -8, 0.1), (0, 0, 1), bucket, orange, 0.25)

kit.surroundings(kit.STUDIO, fill=0.36, mirror=1.1)
kit.softbox((-90, -190, 90), (0, 0, 28), 60, 1.3, (1.0, 0.92, 0.80))
kit.softbox((120, -150, 30), (0, 0, 28), 40, 0.35, (0.80, 0.89, 1.0), 90)
kit.softbox((0, -30, 58), (0, 10, 10), 60, 0.25, (1.0, 0.95, 0.88), 20)
kit.camera((12, -168, 40), (-3, 0, 31), 62, blur=10)
kit.shoot(exposure=0.0)
