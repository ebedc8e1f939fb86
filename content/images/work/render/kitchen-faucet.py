"""A chrome kitchen faucet running into a white sink; navy tile below, an orange wall above."""
import math
import sys

sys.path.insert(0, '.')
from mathutils import Vector

import kit

kit.begin(3)
metal = kit.chrome()
ceramic = kit.Surface('ceramic', (0.80, 0.80, 0.79), 0.1, coat=1.0)
stone = kit.Surface('quartz', (0.72, 0.70, 0.67), 0.25, coat=0.3).mottle(0.35, [(0.35, (0.70, 0.68, 0.65)), (0.6, (0.78, 0.76, 0.73)), (0.75, (0.64, 0.62, 0.60))], 8.0)
water = kit.Surface('water', (0.80, 0.93, 1.0), 0.0, clear=1.0, ior=1.33)

# Wall: painted orange above a field of stacked navy tiles, a brass-edged shelf between them.
kit.sheet((-300, 32, -60), (600, 0, 0), (0, 0, 300), kit.Surface('wall', '#EE6418', 0.6, spec=0.2).bumpy(0.8, 0.03))
tile = kit.Surface('tile', 'navy', 0.08, coat=0.8).varied([(0.0, (0.006, 0.016, 0.055)), (0.5, (0.010, 0.026, 0.085)), (1.0, (0.018, 0.042, 0.12))]).bumpy(0.16, 0.12)
tiles = [kit.block((0, 0, 0), (6.1, 1.2, 15.2), tile, 0.25)]
places = []
for column in range(-22, 23):
    for row in range(2):
        places.append(((column * 6.4, 31.4, 7.7 + 15.5 * row), (0, 0, 0), 1.0))
kit.copies(tiles, places)
kit.block((0, 31.8, 15), (400, 0.8, 31), kit.Surface('grout', (0.35, 0.38, 0.42), 0.8), 0)
kit.block((0, 27, 32.4), (400, 10, 2.2), kit.timber((0.03, 0.8, 1.2)), 0.35)

# Counter with an apron sink; the bowl is a rounded box taken out of the ceramic.
left, right, front, back, floor = -27, 37, -34, 9, -20
counter = kit.block((0, -3, -1.6), (400, 70, 3.2), stone, 0)
kit.cut(counter, kit.block(((left + right) / 2, (front + back) / 2 - 20, -1.6), (right - left + 5, back - front + 45, 12), stone, 0))
kit.soften(counter, 0.35, 4)
bowl = kit.block(((left + right) / 2, (front + back) / 2, -12.2), (right - left + 6, back - front + 6, 24), ceramic, 1.2, steps=6)
kit.cut(bowl, kit.block(((left + right) / 2, (front + back) / 2, floor / 2 + 10), (right - left, back - front, -floor + 20), ceramic, 5.5, steps=12))
kit.soften(bowl, 0.9, 5)
drain = Vector((4, -14, floor + 0.02))
kit.lathe(drain, (0, 0, 1), [(0, 5.6), (0.35, 5.4), (0.3, 4.2), (-1.0, 3.9)], metal, 0.12)

# Faucet: escutcheon, body, gooseneck, pull-down spray head, side lever.
base = Vector((12, 14.5, 0))
kit.lathe(base, (0, 0, 1), [(0, 3.3), (0.5, 3.3), (0.9, 2.6)], metal, 0.2)
kit.lathe(base + Vector((0, 0, 0.8)), (0, 0, 1), [(0, 2.45), (9.6, 2.35), (10.4, 2.0), (11, 1.75)], metal, 0.35)
kit.ring(base + Vector((0, 0, 11.2)), (0, 0, 1), 1.72, 0.12, metal)
reach, high, neck = 10.5, 27.0, 1.35
swing = Vector((-0.78, -0.626, 0))
path = [base + Vector((0, 0, 11)), base + Vector((0, 0, high * 0.6))]
for step in range(49):
    angle = math.pi * step / 48 * 1.06
    path.append(base + swing * (reach - reach * math.cos(angle)) + Vector((0, 0, high + reach * math.sin(angle))))
aim = (path[-1] - path[-2]).normalized()
path.append(path[-1] + aim * 2)
kit.cable(path, neck, metal, 64)
spout = path[-1]
head = [(-0.2, 1.42), (0.3, 1.5), (5.4, 1.62), (9.2, 1.95), (10.4, 1.95), (10.6, 1.7), (10.4, 1.3)]
kit.lathe(spout, aim, head, metal, 0.25)
kit.lathe(spout + aim * 0.05, aim, [(0, 1.53), (0.5, 1.53)], kit.Surface('seam', (0.02, 0.02, 0.02), 0.4), 0.05)
kit.lathe(spout + aim * 10.1, aim, [(0, 1.4), (0.2, 1.35)], kit.Surface('spray face', (0.04, 0.04, 0.045), 0.5), 0.05)
arm = Vector((0.92, -0.38, 0)).normalized()
kit.lathe(base + Vector((0, 0, 6.4)) + arm * 2.0, arm, [(0, 1.75), (2.2, 1.75), (2.6, 1.5), (3.0, 1.1)], metal, 0.25)
lever = kit.bezier(base + Vector((0, 0, 6.6)) + arm * 4.2, base + Vector((0, 0, 9)) + arm * 5.2, base + Vector((0, 0, 12)) + arm * 6.4, base + Vector((0, 0, 15.5)) + arm * 9.4, 30)
kit.cable(lever, lambda t: 0.62 - 0.16 * t, metal, 32)
kit.ball(lever[-1], 0.48, metal)

# The stream: it narrows as it falls and spreads where it lands.
start = spout + aim * 10.3
fall = start.z - floor - 0.3
rings = []
for step in range(81):
    t = step / 80
    radius = 1.0 * (1 + 2.2 * t) ** -0.22 * (1 + 0.02 * math.sin(t * 46) * t)
    if t > 0.985:
        radius *= 1 + 55 * (t - 0.985)
    rings.append((start + Vector((aim.x * 6 * t, aim.y * 6 * t, -fall * t)), (0, 0, -1), radius))
kit.skin(rings, water, 48, shape=lambda angle: 1 + 0.045 * math.sin(3 * angle + 0.4), smooth=180)
foot = rings[-1][0]
for radius, lift in ((3.4, 0.10), (6.2, 0.07), (9.4, 0.05)):
    kit.ring(foot + Vector((0, 0, -0.25)), (0, 0, 1), radius, lift, water)

# On the shelf and the counter: a soap bottle, a cup, a plant pot.
amber = kit.Surface('bottle', (0.85, 0.26, 0.03), 0.1, coat=1.0)
kit.lathe((-21, 18, 0), (0, 0, 1), [(0, 3.4), (12, 3.4), (14.5, 1.5), (16.2, 1.4)], amber, 0.9)
kit.lathe((-21, 18, 16), (0, 0, 1), [(0, 1.6), (1.8, 1.6), (1.9, 0.5), (4.4, 0.5)], metal, 0.15)
kit.cable(kit.bezier((-21, 18, 20.2), (-21, 17.4, 21.2), (-20.4, 16, 21.2), (-20, 14.4, 20.4), 20), 0.45, metal)
kit.lathe((-31.5, 19, 0), (0, 0, 1), [(0, 3.1), (9.5, 3.7), (9.5, 3.3), (3, 2.9)], ceramic, 0.3)

kit.surroundings([(0.0, (0.03, 0.02, 0.02)), (0.44, (0.10, 0.08, 0.08)), (0.5, (0.75, 0.70, 0.66)), (0.58, (0.12, 0.11, 0.12)),
                  (0.68, (0.2, 0.2, 0.22)), (0.76, (1.0, 0.97, 0.93)), (1.0, (1.0, 0.98, 0.95))], fill=0.34, mirror=1.15)
kit.softbox((-110, -110, 130), (0, 10, 5), 70, 1.3, (1.0, 0.93, 0.83))
kit.softbox((120, -70, 60), (4, 10, 15), 26, 0.3, (0.8, 0.88, 1.0), 120)
kit.camera((26, -122, 36), (-2, 0, 13.5), 55, blur=10)
kit.shoot(exposure=0.0, bounces=8)
