"""Plumbing parts for the product pictures: runs with shouldered fittings, valves, hangers. Sizes in cm."""
import math
from dataclasses import dataclass

from mathutils import Matrix, Vector

import kit

# Outside diameters, as the trade's tables give them.
COPPER_HALF, COPPER_THREE_QUARTER, COPPER_ONE = 1.59, 2.22, 2.86
PVC_ONE_HALF, PVC_TWO, PVC_THREE, PVC_FOUR = 4.83, 6.03, 8.89, 11.43
PEX_HALF, PEX_THREE_QUARTER, PEX_ONE = 1.59, 2.22, 2.86


@dataclass
class System:
    """How one kind of pipe is joined: its pipe, its fittings, and the mark that a joint leaves."""

    pipe: kit.Surface
    fitting: kit.Surface
    joint: kit.Surface
    glued: bool
    wall: float
    depth: float
    turn: float

    def hub(self, od):
        """(outside radius, socket depth) of a fitting for pipe of outside diameter `od`."""
        return od / 2 + self.wall * od, self.depth * od

    def _mark(self, at, away, od):
        """Solder bead, or the primer that shows beyond a glued socket."""
        at, away = Vector(at), Vector(away).normalized()
        if not self.glued:
            kit.ring(at + away * 0.02, away, od / 2 + 0.03, 0.10, self.joint)
            return
        kit.lathe(at - away * 0.3, away, [(0, od / 2 + 0.03), (0.3 + od * 0.055, od / 2 + 0.03)], self.joint, 0.02)

    def _socket(self, mouth, inward, od):
        """Rings of a socket from its mouth inwards: rolled lip, cup, shoulder."""
        outer, deep = self.hub(od)
        lip, body = outer - 0.35 * (outer - od / 2), (od / 2 + outer) / 2 if self.glued else od / 2 + 0.05
        if self.glued:
            steps = [(0, lip), (0.03 * od, outer), (deep - 0.06 * od, outer), (deep, body + 0.3 * (outer - body)), (deep + 0.06 * od, body)]
        else:
            steps = [(0, lip), (0.05, outer), (deep - 0.2, outer), (deep, outer - 0.05), (deep + 0.25, body)]
        return [(mouth + inward * along, inward, radius) for along, radius in steps]

    def elbow(self, corner, back, on, od):
        """A bend at `corner` between the outgoing directions `back` and `on`; returns both socket mouths."""
        corner, back, on = Vector(corner), Vector(back).normalized(), Vector(on).normalized()
        outer, deep = self.hub(od)
        opening = back.angle(on)
        radius = self.turn * od
        reach = radius / math.tan(opening / 2)
        mouths = [corner + side * (reach + deep + 0.1 * od) for side in (back, on)]
        first = self._socket(mouths[0], -back, od)
        body = first[-1][2]
        bend = [(p, t, body) for p, t in kit.bends([corner + back * (reach + 0.05 * od), corner, corner + on * (reach + 0.05 * od)], radius)]
        last = [(p, -t, r) for p, t, r in reversed(self._socket(mouths[1], -on, od))]
        kit.skin(first + bend[1:-1] + last, self.fitting)
        self._mark(mouths[0], back, od)
        self._mark(mouths[1], on, od)
        return mouths

    def coupling(self, centre, axis, od):
        """A straight joint."""
        centre, axis = Vector(centre), Vector(axis).normalized()
        _, deep = self.hub(od)
        ends = [centre - axis * deep * 1.04, centre + axis * deep * 1.04]
        first = self._socket(ends[0], axis, od)[:-2]
        last = [(p, -t, r) for p, t, r in reversed(self._socket(ends[1], -axis, od)[:-2])]
        middle = [(centre - axis * 0.08, axis, first[-1][2] - 0.03), (centre + axis * 0.08, axis, first[-1][2] - 0.03)]
        kit.skin(first + (middle if not self.glued else []) + last, self.fitting)
        self._mark(ends[0], -axis, od)
        self._mark(ends[1], axis, od)

    def tee(self, centre, axis, branch, od, branch_od=None, lean=0.0):
        """A tee whose run lies along `axis`; `lean` in degrees tips the branch along it, which makes a wye."""
        centre, axis, branch = Vector(centre), Vector(axis).normalized(), Vector(branch).normalized()
        branch_od = branch_od or od
        outer, deep = self.hub(od)
        limb = (branch * math.cos(math.radians(lean)) + axis * math.sin(math.radians(lean))).normalized()
        half = branch_od * (0.62 + 0.55 * math.sin(math.radians(lean)))
        parts = []
        run = [centre - axis * (half + deep), centre + axis * (half + deep)]
        first = self._socket(run[0], axis, od)
        last = [(p, -t, r) for p, t, r in reversed(self._socket(run[1], -axis, od))]
        parts.append(kit.skin(first + last, self.fitting, 64))
        _, branch_deep = self.hub(branch_od)
        mouth = centre + limb * (od * (0.55 + 0.75 * math.sin(math.radians(lean))) + branch_deep + 0.12 * od)
        side = self._socket(mouth, -limb, branch_od)
        side.append((centre, -limb, side[-1][2]))
        parts.append(kit.skin(side, self.fitting, 64))
        kit.fuse(parts, max(0.05, od / 45), 5)
        self._mark(run[0], -axis, od)
        self._mark(run[1], axis, od)
        self._mark(mouth, limb, branch_od)
        return mouth

    def run(self, points, od, bore=None):
        """Pipe along a polyline with an elbow at every corner."""
        points = [Vector(p) for p in points]
        kit.tube(points, od / 2, self.pipe, self.turn * od, 56, bore)
        for before, corner, after in zip(points, points[1:], points[2:]):
            self.elbow(corner, before - corner, after - corner, od)


def soldered_copper():
    return System(kit.copper(), kit.copper(), kit.solder(), False, 0.065, 0.72, 0.95)


def glued_pvc():
    return System(kit.white_pvc(), kit.white_pvc(), kit.pvc_primer(), True, 0.06, 0.45, 0.85)


def ball_valve(centre, axis, up, od, handle, lever=1.0):
    """A brass ball valve, its steel lever gripped in the `handle` surface; `lever` -1 points it against `axis`."""
    centre, axis, up = Vector(centre), Vector(axis).normalized(), Vector(up).normalized()
    cast, turned, metal = kit.brass(cast=True), kit.brass(), kit.steel(0.25)
    r = od / 2
    body = [(-1.9 * r, 1.36 * r), (-1.3 * r, 1.4 * r), (-0.8 * r, 1.72 * r), (0, 1.85 * r), (0.8 * r, 1.72 * r), (1.3 * r, 1.4 * r), (1.9 * r, 1.36 * r)]
    parts = [kit.lathe(centre, axis, body, cast, 0.5 * r), kit.lathe(centre, up, [(0, 0.85 * r), (2.1 * r, 0.85 * r)], cast, 0.1)]
    kit.fuse(parts, r / 22, 6)
    for side in (-1, 1):
        kit.nut(centre + axis * side * 1.5 * r, centre + axis * side * 2.9 * r, 3.0 * r, turned)
        kit.lathe(centre, axis * side, [(2.8 * r, 1.25 * r), (3.5 * r, 1.25 * r)], turned, 0.08)
        kit.ring(centre + axis * side * 3.52 * r, axis, r + 0.03, 0.09, kit.solder())
    kit.nut(centre + up * 2.0 * r, centre + up * 2.45 * r, 1.35 * r, turned)
    kit.lathe(centre, up, [(2.4 * r, 0.42 * r), (2.95 * r, 0.42 * r)], turned, 0.04)
    kit.nut(centre + up * 2.78 * r, centre + up * 3.1 * r, 1.05 * r, metal)
    _lever(centre + up * 2.65 * r, axis * lever, up, r, handle, metal)


def _lever(pivot, along, up, r, handle, metal):
    """Strap, step and plastic grip of a quarter-turn handle, built along x and turned into place."""
    across = up.cross(along)
    place = Matrix((along, across, up)).transposed()
    strap = kit.block((1.2 * r, 0, 0), (4.6 * r, 1.15 * r, 0.16), metal, 0.05)
    rise = kit.block((3.75 * r, 0, 0.3 * r), (0.85 * r, 1.15 * r, 0.16), metal, 0.05, (0, -42, 0))
    grip = kit.block((7.1 * r, 0, 0.62 * r), (6.6 * r, 1.5 * r, 0.62 * r), handle, 0.26 * r, (0, 0, 0), 6)
    for part in (strap, rise, grip):
        part.matrix_world = Matrix.Translation(pivot) @ place.to_4x4()


def pipe_clamp(at, axis, wall, od, surface):
    """A strap around a pipe with two ears on a surface that lies in direction `wall`."""
    at, axis, wall = Vector(at), Vector(axis).normalized(), Vector(wall).normalized()
    kit.lathe(at - axis * 0.8, axis, [(0, od / 2 + 0.14), (1.6, od / 2 + 0.14)], surface, 0.06)
    across = axis.cross(wall)
    for side in (-1, 1):
        ear = kit.block((0, 0, 0), (1.6, 1.9, 0.14), surface, 0.05)
        seat = at + wall * (od / 2 - 0.05) + across * side * (od / 2 + 0.85)
        ear.matrix_world = Matrix.Translation(seat) @ Matrix((axis, across, axis.cross(across))).transposed().to_4x4()
        head = kit.lathe(seat - wall * 0.06, -wall, [(0, 0.42), (0.16, 0.36), (0.24, 0.2)], kit.steel(0.25), 0.05)
        head.name = 'screw'
