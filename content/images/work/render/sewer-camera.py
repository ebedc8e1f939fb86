"""A sewer camera's push-cable reel beside an open white cleanout; the lit camera head is about to go in."""
import math
import random
import sys

sys.path.insert(0, '.')
from mathutils import Vector

import grounds
import kit

kit.begin(11)
orange, navy = kit.paint('orange', 0.32, 0.5), kit.paint('navy', 0.4, 0.3)
metal, rubber = kit.steel(0.22), kit.Surface('rubber', (0.025, 0.025, 0.03), 0.6)
pvc = kit.white_pvc()

# Ground: a bare patch of clay around the cleanout, lawn behind and to the sides.
bumps = grounds.rough_ground(0.035, 2.0)


def bare(x, y):
    """0 on the lawn, 1 inside the dug patch, its edge ragged."""
    reach = math.hypot((x - 2) / 62, (y + 12) / 34) + 0.14 * bumps(x * 2.2, y * 2.2)
    return max(0.0, min(1.0, (1.12 - reach) * 5))


def ground(x, y):
    return bumps(x, y) - 3.2 * bare(x, y)


kit.relief((-260, 260), (-110, 330), ground, grounds.clay(), 2.2)
grounds.clods(grounds.scatter(900, (-75, 75), (-85, 30), ground, lambda x, y: bare(x, y) > 0.3), (0.3, 2.2))
grounds.lawn(grounds.scatter(5200, (-135, 135), (-70, 178), ground, lambda x, y: bare(x, y) < 0.35 - 0.3 * random.random()), 6.5)

# A cedar fence closes the yard.
cedar = kit.timber((1.2, 0.8, 0.03)).varied([(0.0, (0.36, 0.20, 0.10)), (0.5, (0.46, 0.27, 0.14)), (1.0, (0.55, 0.35, 0.19))])
for board in range(-16, 17):
    kit.block((board * 14.6, 178 + random.uniform(-0.5, 0.5), 88), (14.1, 1.8, 190), cedar, 0.3)

# Cleanout: pipe, threaded adapter with its mouth open, primer at the joint.
mouth = 15.0
at = Vector((-27, -6, 0))
wall = [(-20, 5.7), (mouth - 8.2, 5.7), (mouth - 8.1, 6.6), (mouth - 0.2, 6.75), (mouth, 6.5), (mouth, 5.6), (mouth - 0.5, 5.35), (mouth - 6, 5.2), (-20, 5.2)]
kit.skin([(at + Vector((0, 0, z)), (0, 0, 1), r) for z, r in kit.fillet(wall, 0.25)], pvc, 96, caps=False)
for turn in range(6):
    kit.ring(at + Vector((0, 0, mouth - 0.9 - 0.55 * turn)), (0, 0, 1), 5.3, 0.16, pvc)
kit.lathe(at + Vector((0, 0, mouth - 8.6)), (0, 0, 1), [(0, 5.74), (0.6, 5.74)], kit.pvc_primer(), 0.02)
# Its plug lies in front, square head up.
plug = Vector((-50, -22, ground(-50, -22) + 0.8))
tip = Vector((0.16, -0.22, 1)).normalized()
kit.lathe(plug, tip, [(0, 5.1), (2.0, 5.2), (2.1, 6.1), (3.4, 6.1)], pvc, 0.25)
for turn in range(3):
    kit.ring(plug + tip * (0.4 + 0.55 * turn), tip, 5.15, 0.15, pvc)
head = kit.block((0, 0, 0), (3.4, 3.4, 2.4), pvc, 0.3)
head.location, head.rotation_mode = plug + tip * 4.4, 'QUATERNION'
head.rotation_quaternion = tip.to_track_quat('Z', 'Y')

# Reel, turned a little to the left: its axle lies along `axle`.
hub = Vector((33, 8, 31))
yaw = math.radians(-24)
axle, side, up = Vector((math.sin(yaw), -math.cos(yaw), 0)), Vector((math.cos(yaw), math.sin(yaw), 0)), Vector((0, 0, 1))


def on_reel(depth, radius, angle):
    """A point of the reel: `depth` along the axle towards the viewer, angle from the right, counter-clockwise."""
    return hub + axle * depth + side * radius * math.cos(angle) + up * radius * math.sin(angle)


for depth in (-9, 9):
    kit.ring(hub + axle * depth, axle, 25, 1.0, orange)
    kit.ring(hub + axle * depth, axle, 13.5, 0.7, orange)
    for spoke in range(8):
        angle = spoke * math.pi / 4 + 0.2
        kit.tube([on_reel(depth, 4, angle), on_reel(depth, 24.6, angle)], 0.6, orange)
for spoke in range(16):
    angle = spoke * math.pi / 8 + 0.2
    kit.tube([on_reel(-9, 25, angle), on_reel(9, 25, angle)], 0.5, orange)
kit.lathe(hub - axle * 12, axle, [(0, 2.6), (24, 2.6)], metal, 0.3)
kit.lathe(hub + axle * 9, axle, [(0, 5.4), (1.6, 5.4), (3.4, 3.4), (4.6, 3.2)], navy, 0.5)
# The push cable, wound in the cage, then out over the top.
push = kit.Surface('push cable', (0.80, 0.62, 0.10), 0.35, coat=0.3)
turns = []
for k in range(11 * 48):
    angle = -k * 2 * math.pi / 48
    lap = k / 48
    turns.append(on_reel(-6.6 + 1.25 * lap + 0.3 * math.sin(lap * 5), 22.6 - 1.1 * (0.5 + 0.5 * math.sin(lap * 2.4)), angle + math.pi / 2))
kit.cable(turns, 0.6, push)
for layer in (19.6, 17.4):
    for lap in range(9):
        kit.ring(hub + axle * (-6 + 1.4 * lap), axle, layer + 0.4 * math.sin(lap * 3), 0.6, push)
# Stand: two bent legs, feet, carrying handle and wheels.
for depth in (-13, 13):
    kit.tube([on_reel(depth, 0, 0), hub + axle * depth + side * 19 - up * 30.5], 1.25, navy)
    kit.tube([on_reel(depth, 0, 0), hub + axle * depth - side * 19 - up * 30.5], 1.25, navy)
    kit.tube([hub + axle * depth - side * 26 - up * 30.5, hub + axle * depth + side * 24 - up * 30.5], 1.25, navy)
    kit.lathe(hub + axle * (depth - 1.4), axle, [(0, 3.2), (2.8, 3.2)], metal, 0.3)
    kit.lathe(hub + axle * (depth * 1.16 - 1.8) + side * 24 - up * 27.5, axle, [(0, 5.2), (3.6, 5.2)], rubber, 0.9)
    kit.lathe(hub + axle * (depth * 1.16 - 2.1) + side * 24 - up * 27.5, axle, [(0, 2.4), (4.2, 2.4)], metal, 0.4)
for foot in (-26, 12):
    kit.tube([hub - axle * 13 + side * foot - up * 30.5, hub + axle * 13 + side * foot - up * 30.5], 1.25, navy)

# Cable to the camera head: it springs out of the cage and noses into the mouth.
nose = at + Vector((1.5, 0.5, mouth + 9.0))
aim = Vector((-0.34, -0.72, -0.72)).normalized()
leave = on_reel(4, 23, math.radians(118))
run = kit.bezier(leave, leave - side * 26 + up * 13, nose - aim * 30 + up * 9, nose - aim * 13, 70)
kit.cable(run, 0.6, push)
spring = kit.bezier(nose - aim * 13, nose - aim * 9, nose - aim * 4, nose, 130)
kit.cable(spring, lambda t: 1.15 + 0.16 * math.sin(t * 120), metal)
kit.lathe(nose - aim * 0.5, aim, [(0, 1.35), (0.8, 1.9), (6.4, 1.9), (6.5, 2.15), (7.4, 2.15), (7.5, 1.75), (7.2, 1.7)], metal, 0.18)
kit.lathe(nose + aim * 6.85, aim, [(0, 0.8), (0.14, 0.7)], kit.Surface('lens', (0.01, 0.01, 0.02), 0.03, coat=1.0), 0.04)
across = aim.orthogonal().normalized()
for lamp in range(10):
    angle = lamp * 2 * math.pi / 10
    spot = nose + aim * 6.9 + (across * math.cos(angle) + aim.cross(across) * math.sin(angle)) * 1.28
    kit.ball(spot, 0.3, kit.Surface('led', (1.0, 0.93, 0.80), glow=22))
kit.softbox(nose + aim * 7.4, nose + aim * 16, 2.6, 0.9, (1.0, 0.93, 0.82))

kit.surroundings(kit.OPEN_AIR, fill=0.42, mirror=0.8)
kit.sun((0.72, 0.52, -0.74), 1.5)
kit.camera((-12, -172, 58), (-2, 0, 23.5), 48, blur=4)
kit.shoot(exposure=0.1)
