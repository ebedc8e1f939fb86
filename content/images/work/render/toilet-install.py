"""A new white toilet on tile, with its supply stop and braided hose."""
import math
import sys

sys.path.insert(0, '.')
from mathutils import Vector

import kit

kit.begin(6)
china = kit.Surface('china', (0.82, 0.82, 0.81), 0.08, coat=1.0)
seat_white = kit.Surface('seat', (0.83, 0.83, 0.82), 0.18, coat=0.6)
metal = kit.chrome()
wall_at = 41.5


def blended(stops, steps=8):
    """Catmull-Rom through rows of numbers."""
    rows = [stops[0], *stops, stops[-1]]
    out = []
    for a, b, c, d in zip(rows, rows[1:], rows[2:], rows[3:]):
        for k in range(steps):
            t = k / steps
            out.append(tuple(0.5 * (2 * q + (r - p) * t + (2 * p - 5 * q + 4 * r - s) * t * t + (3 * q - p - 3 * r + s) * t ** 3)
                             for p, q, r, s in zip(a, b, c, d)))
    out.append(stops[-1])
    return out


def rounded_slab(low, high, half_width, front, back, square, edge, surface, at_y=0.0, taper=0.0):
    """A flat or tall oval body whose top and bottom edges are quarter rounds."""
    stops = [(low + edge * (1 - math.cos(a)), edge * (1 - math.sin(a))) for a in (k * math.pi / 16 for k in range(9))]
    stops += [(high - edge * (1 - math.cos(a)), edge * (1 - math.sin(a))) for a in (k * math.pi / 16 for k in range(8, -1, -1))]
    sections = []
    for z, inset in stops:
        grow = taper * (z - low) / (high - low)
        outline = kit.oval(half_width - inset + grow, front - inset + grow * 0.6, back - inset + grow * 0.2, square)
        sections.append((z, [(x, y + at_y) for x, y in outline]))
    return kit.loft(sections, surface)


# Bowl with a skirt that hides the trapway: (z, half width, front, back, squareness).
body = blended([(0.0, 12.2, 19.4, 33, 3.4), (0.8, 12.9, 20.2, 33.6, 3.4), (6, 12.8, 20.0, 33.6, 3.3), (14, 13.0, 20.2, 33.6, 3.1),
                (22, 14.4, 22.6, 33.6, 2.8), (29, 17.0, 27.0, 33.6, 2.6), (34, 18.6, 29.8, 33.6, 2.5), (37, 19.0, 30.4, 33.6, 2.5)], 8)
body += [(38.2, 18.9, 30.2, 33.5, 2.5), (38.9, 18.5, 29.7, 33.2, 2.5), (39.2, 17.8, 28.9, 32.6, 2.5)]
kit.loft([(z, kit.oval(w, f, b, n)) for z, w, f, b, n in body], china)
rounded_slab(39.5, 41.6, 18.9, 30.6, 13.5, 2.3, 0.9, seat_white)
rounded_slab(41.9, 44.0, 18.7, 30.3, 14.2, 2.3, 0.9, seat_white)
for x in (-7.5, 7.5):
    kit.lathe((x - 2.2, 14.6, 42), (1, 0, 0), [(0, 1.5), (4.4, 1.5)], metal, 0.3)

# Tank, lid, flush lever.
rounded_slab(38.6, 74.5, 19.6, 10.4, 10.6, 6.0, 2.4, china, 29.6, 1.8)
rounded_slab(74.8, 78.6, 22.4, 12.2, 11.2, 6.0, 1.3, china, 29.6)
kit.lathe((-14.5, 17.6, 68.5), (0, -1, 0), [(0, 1.9), (0.7, 1.8), (0.9, 1.1), (2.2, 1.0)], metal, 0.2)
kit.cable(kit.bezier((-14.8, 15.4, 68.5), (-11, 14.6, 68.6), (-8.6, 14.4, 68.2), (-6, 14.6, 67.4), 24), lambda t: 0.62 + 0.2 * t, metal)
kit.ball((-6, 14.6, 67.4), 0.82, metal)
kit.ball((-14.8, 15.4, 68.5), 0.85, metal)

# Bead of caulk where china meets tile.
foot = kit.oval(12.5, 19.7, 33.2, 3.4)
kit.cable([(x, y, 0.1) for x, y in [*foot, foot[0]]], 0.35, kit.Surface('caulk', (0.75, 0.75, 0.74), 0.5))

# Supply: escutcheon, quarter-turn stop with an orange handle, braided hose to the tank's shank.
stop = Vector((-27, wall_at - 6.2, 17))
kit.lathe((stop.x, wall_at - 0.1, stop.z), (0, -1, 0), [(0, 3.6), (0.3, 3.5), (1.1, 1.5)], metal, 0.25)
kit.lathe((stop.x, wall_at - 0.5, stop.z), (0, -1, 0), [(0, 0.8), (4, 0.8)], metal, 0.1)
kit.nut((stop.x, wall_at - 2.2, stop.z), (stop.x, wall_at - 3.9, stop.z), 2.3, metal)
kit.lathe((stop.x, wall_at - 3.7, stop.z), (0, -1, 0), [(0, 1.05), (5.4, 1.05), (5.6, 0.7), (7, 0.7)], metal, 0.2)
kit.lathe(stop + Vector((0, 0, 0)), (0, 0, 1), [(0, 0.95), (2.6, 0.95)], metal, 0.15)
kit.nut(stop + Vector((0, 0, 2.4)), stop + Vector((0, 0, 4.0)), 2.1, metal)
handle = kit.loft([(z, kit.oval(2.5 - i, 1.25 - i, 1.25 - i, 2.2)) for z, i in ((0, 0.25), (0.2, 0.06), (0.5, 0), (1.3, 0), (1.6, 0.08), (1.8, 0.3))], kit.paint('orange', 0.3, 0.6))
handle.rotation_euler, handle.location = (math.pi / 2, 0, 0), (stop.x, stop.y - 4.0, stop.z)
braid = kit.Surface('braid', (0.62, 0.63, 0.65), 0.28, 1.0).bumpy(7.0, 0.06, 1.0)
shank = Vector((-14, 27, 38.6))
hose = kit.bezier(stop + Vector((0, 0, 3.8)), stop + Vector((0, -1, 16)), shank + Vector((-2, 0, -15)), shank - Vector((0, 0, 4)), 240)
kit.cable(hose, lambda t: 0.62 + 0.045 * math.sin(t * 700), braid, 32)
kit.lathe(shank - Vector((0, 0, 5.2)), (0, 0, 1), [(0, 0.85), (1.4, 0.95)], metal, 0.1)
kit.lathe(shank - Vector((0, 0, 4)), (0, 0, 1), [(0, 1.5), (0.6, 1.9), (2.6, 1.9), (3.0, 1.6)], seat_white, 0.25)

# Room: navy wall, white skirting, hexagon tile with a few navy ones.
kit.sheet((-300, wall_at, 0), (600, 0, 0), (0, 0, 300), kit.Surface('wall', 'navy2', 0.6, spec=0.25).bumpy(0.7, 0.04))
white = kit.paint((0.76, 0.76, 0.75), 0.4, 0.2)
kit.block((0, wall_at - 0.9, 6.5), (600, 1.8, 13), white, 0.35)
kit.block((0, wall_at - 1.2, 12.6), (600, 2.6, 1.2), white, 0.4)
kit.sheet((-300, -300, 0.0), (600, 0, 0), (0, 300 + wall_at, 0), kit.Surface('grout', (0.42, 0.41, 0.40), 0.85))
pale = kit.Surface('pale tile', (0.7, 0.68, 0.63), 0.2, coat=0.6).varied([(0.0, (0.62, 0.59, 0.53)), (1.0, (0.76, 0.73, 0.68))])
blue = kit.Surface('navy tile', 'navy3', 0.2, coat=0.6)
across = 9.0


def hexagon_tile(surface):
    return kit.lathe((0, 0, -0.4), (0, 0, 1), [(0, across / 2 - 0.12), (0.62, across / 2 - 0.12)], surface, 0.12, 144, kit.hexagon, 28)


pale_places, blue_places = [], []
for row in range(-22, 6):
    for column in range(-17, 18):
        x, y = (column + (0.5 if row % 2 else 0)) * across, row * across * math.sqrt(3) / 2
        # One navy tile in every seventh place.
        group = blue_places if (column * 1 + (row // 2) * 3 + (2 if row % 2 else 0)) % 7 == 0 else pale_places
        # A turned part starts its ring at 45 degrees; 15 more bring a flat side to face along the row.
        group.append(((x, y, 0), (0, 0, math.pi / 12), 1.0))
kit.copies([hexagon_tile(pale)], pale_places)
kit.copies([hexagon_tile(blue)], blue_places)

# A towel on a ring and a shelf with a plant pot, to the right.
kit.block((52, wall_at - 8, 84), (40, 16, 2.6), kit.timber((0.03, 0.8, 1.2)), 0.4)
kit.lathe((60, wall_at - 8, 85.3), (0, 0, 1), [(0, 4.6), (8.4, 5.8), (8.6, 5.2), (7, 5.0)], kit.paint('orange', 0.5, 0.1), 0.4)
leaf = kit.Surface('leaf', (0.05, 0.16, 0.05), 0.4, coat=0.2).varied([(0.0, (0.03, 0.11, 0.035)), (1.0, (0.09, 0.23, 0.07))])
for n in range(17):
    heading, reach = n * 2.4, 6 + (n * 37 % 11) * 0.7
    tip = Vector((60 + reach * math.cos(heading), wall_at - 8 + 0.55 * reach * math.sin(heading), 97 + (n * 53 % 13)))
    root = Vector((60, wall_at - 8, 92))
    curve = kit.bezier(root, root + Vector((0, 0, 6)), tip - Vector((0, 0, -2)), tip, 16)
    kit.cable(curve, lambda t: 0.08 + 1.5 * math.sin(math.pi * t) ** 1.5 * 0.7, leaf, 8)
for k in range(4):
    kit.block((40 - k * 0.1, wall_at - 8, 86.6 + 2.5 * k), (17, 12, 2.4), kit.Surface('towel', 'paper' if k % 2 else (0.62, 0.20, 0.03), 0.95).bumpy(3.5, 0.2), 1.1)

kit.surroundings(kit.STUDIO, fill=0.34, mirror=1.0)
kit.softbox((-170, -170, 190), (0, 0, 35), 90, 1.1, (1.0, 0.92, 0.81))
kit.softbox((170, -110, 90), (0, 0, 35), 50, 0.22, (0.78, 0.88, 1.0), 170)
kit.camera((-72, -212, 76), (7, 8, 43.5), 56, blur=10)
kit.shoot(exposure=0.0)
