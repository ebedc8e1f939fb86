"""A sewer jetter's nozzle inside a drain cut open lengthwise: water jets, grease ahead, clean wall behind."""
import math
import random
import sys

sys.path.insert(0, '.')
import bmesh
from mathutils import Vector, noise

import grounds
import kit

kit.begin(15)
pvc = kit.white_pvc()
outer, inner = 8.0, 7.1

# The drain, its near upper part sawn off along its length.
drain = kit.tube([(-70, 0, 0), (70, 0, 0)], outer, pvc, segments=128, bore=inner)
tool = kit.block((0, 0, 0), (94, 30, 30), pvc, 0)
tool.rotation_euler, tool.location = (math.radians(-38), 0, 0), (0, -9.4, 15.0 - 1.6)
kit.cut(drain, tool)
kit.soften(drain, 0.12, 3, 40)
drain.data.auto_smooth_angle = math.radians(30)

# Grease ahead of the nozzle: it coats the wall, thick below, and breaks off where the jets have been.
grease = kit.Surface('grease', (0.24, 0.13, 0.05), 0.35, coat=0.5)
grease.mottle(0.6, [(0.3, (0.10, 0.052, 0.022)), (0.5, (0.25, 0.14, 0.06)), (0.7, (0.48, 0.34, 0.18))], 7.0).bumpy(1.6, 0.18, 5.0)
bm = bmesh.new()
rows = []
for i in range(150):
    x = 7.5 + i * 0.27
    row = []
    for j in range(91):
        angle = math.radians(-158 + 206 * j / 90)
        grow = min(1.0, max(0.0, (x - 8.5 + 2.6 * noise.noise(Vector((0, j * 0.09, 3)))) / 9))
        low = 0.5 - 0.5 * math.sin(angle)
        # It thins out to nothing at both sides, so that it clings to the wall.
        side = min(1.0, j / 14, (90 - j) / 22)
        thick = side ** 0.7 * grow * (0.3 + 3.1 * low ** 1.4) * (1 + 0.45 * noise.fractal(Vector((x * 0.28, j * 0.10, 0)), 0.8, 2, 4))
        reach = inner + 0.12 - max(0.0, thick)
        row.append(bm.verts.new((x, reach * math.cos(angle), reach * math.sin(angle))))
    rows.append(row)
for low, high in zip(rows, rows[1:]):
    for j in range(90):
        bm.faces.new((low[j], low[j + 1], high[j + 1], high[j]))
kit.solid('grease', bm, grease, 180)
crumbs = kit.Surface('crumbs', (0.2, 0.1, 0.04), 0.4, coat=0.4).varied([(0.0, (0.10, 0.052, 0.022)), (1.0, (0.40, 0.27, 0.13))])
places = []
for _ in range(90):
    x, angle = random.uniform(-34, 9), math.radians(random.gauss(-88, 13))
    places.append(((x, (inner - 0.2) * math.cos(angle), (inner - 0.2) * math.sin(angle)), (random.random() * 6,) * 3, random.uniform(0.1, 0.36)))
kit.copies([grounds.stone(crumbs, 0.5) for _ in range(4)], places)

# Hose, crimped end, nozzle: a stainless bullet with a brass collar and angled ports.
orange = kit.paint('orange', 0.32, 0.5)
metal, brass = kit.steel(0.14), kit.brass()
axis = -2.6
hose = kit.bezier((-95, 0, -4.4), (-60, 0.4, -4.6), (-34, -0.3, -4.6), (-13, 0, axis), 90)
kit.cable(hose, 1.45, orange, 48)
lead = Vector((-13, 0, axis))
kit.lathe(lead - Vector((1.5, 0, 0)), (1, 0, 0), [(0, 1.62), (0.5, 1.75), (4.6, 1.75), (5.0, 1.5)], metal, 0.15)
for groove in range(4):
    kit.ring(lead + Vector((-0.2 + 0.9 * groove, 0, 0)), (1, 0, 0), 1.74, 0.1, metal)
kit.nut((-9.7, 0, axis), (-7.8, 0, axis), 3.5, brass)
nozzle = [(0, 1.7), (0.6, 1.95), (1.4, 2.3), (2.4, 2.55), (5.2, 2.55), (5.5, 2.35), (6.0, 2.35), (6.3, 2.55), (7.6, 2.45), (10.4, 1.9), (12.4, 1.05), (13.0, 0.55)]
kit.lathe((-8.0, 0, axis), (1, 0, 0), nozzle, metal, 0.25, 128)
kit.ring((-2.25, 0, axis), (1, 0, 0), 2.36, 0.22, brass)

# Jets: back along the wall, one ahead; each a core in a widening, broken veil.
water = kit.Surface('water', (0.88, 0.96, 1.0), 0.02, clear=1.0, ior=1.33)
spray = kit.Surface('spray', (0.92, 0.97, 1.0), 0.25, clear=0.35, ior=1.15)
spray.bsdf.inputs['Emission'].default_value = (0.8, 0.9, 1.0, 1.0)
spray.bsdf.inputs['Emission Strength'].default_value = 0.22


def jet(start, aim, length, width):
    start, aim = Vector(start), Vector(aim).normalized()
    points = [start + aim * length * k / 40 + Vector((0, 0, -0.0016 * (length * k / 40) ** 2)) for k in range(41)]
    kit.cable(points, lambda t: (0.10 + width * t * (1 + 0.16 * math.sin(t * 31 + start.y))) * min(1.0, 3.2 * (1.01 - t)), spray, 24)
    shapes = kit.ball((0, 0, 0), 1.0, water)
    drops = []
    for _ in range(110):
        t = random.random() ** 0.7
        side = Vector((random.gauss(0, 1), random.gauss(0, 1), random.gauss(0, 1))) * (0.25 + 1.3 * width * t)
        drops.append((start + aim * length * t * 1.06 + side * 1.1, (0, 0, 0), random.uniform(0.05, 0.2)))
    kit.copies([shapes], drops)


for step in range(9):
    angle = math.radians(15 + 360 * step / 9)
    out = Vector((0, math.cos(angle), math.sin(angle)))
    if out.y < -0.25:
        continue  # this one would leave through the cut
    jet(Vector((-6.6, 0, axis)) + out * 2.2, Vector((-1.0, 0, 0)) + out * 0.36, 14.5, 0.46)
jet((4.9, 0, axis), (1, 0, 0.05), 9, 0.4)

# Runoff along the bottom.
bm = bmesh.new()
rows = []
for i in range(320):
    x = -70 + i * 0.26
    level = -inner + 1.5 + 0.10 * noise.noise(Vector((x * 0.6, 0, 0)))
    half = math.sqrt(inner ** 2 - level ** 2) - 0.02
    rows.append([bm.verts.new((x, half * (j / 12 - 1), level + 0.13 * noise.noise(Vector((x * 0.9, j * 0.5, 1))))) for j in range(25)])
for low, high in zip(rows, rows[1:]):
    for j in range(24):
        bm.faces.new((low[j], low[j + 1], high[j + 1], high[j]))
kit.solid('runoff', bm, kit.Surface('runoff', (0.42, 0.50, 0.50), 0.04, clear=0.7, ior=1.33), 180)

# A navy sweep behind; the drain rests on two blocks.
navy = kit.Surface('sweep', 'navy', 0.65, spec=0.2)
curve = [(-260, -22)] + [(60 + 60 * math.sin(a), 38 - 60 * math.cos(a)) for a in (k * math.pi / 32 for k in range(17))] + [(120, 300)]
bm = bmesh.new()
rows = [(bm.verts.new((-500, y, z)), bm.verts.new((500, y, z))) for y, z in curve]
for low, high in zip(rows, rows[1:]):
    bm.faces.new((low[0], low[1], high[1], high[0]))
kit.solid('sweep', bm, navy, 80)
kit.surroundings(kit.STUDIO, fill=0.3, mirror=1.2)
kit.softbox((-70, -80, 110), (0, 0, 0), 44, 1.5, (1.0, 0.92, 0.80))
kit.softbox((90, -60, 30), (5, 0, 0), 20, 0.35, (0.78, 0.88, 1.0), 90)
kit.softbox((-20, 60, 60), (0, 0, 0), 50, 0.5, (0.85, 0.92, 1.0), 10)
kit.camera((-10, -80, 50), (0.5, 0, -1.2), 78, blur=11)
kit.shoot(exposure=0.0, bounces=8)
