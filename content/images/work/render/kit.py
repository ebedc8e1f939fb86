"""Stage and shapes for the product pictures: materials, solids, light, camera, output.

One Blender unit is 1 cm everywhere; x runs to the right, y away from the camera, z up.
Written for the Blender 3.4 that Debian 12 packages: Cycles on the CPU, no built-in denoiser.
"""
import math
import random
import sys
import time

import bmesh
import bpy
from mathutils import Matrix, Vector

import denoise

PALETTE = {
    'ink': '#0B1D3A', 'navy': '#10274B', 'navy2': '#1A3763', 'navy3': '#264B80', 'steel': '#6C8CB2',
    'mist': '#B9CCDF', 'sky': '#DCE7F1', 'ice': '#EEF4F9', 'paper': '#FFF8EE', 'wall': '#FBEBD5',
    'wood': '#D9A066', 'orange': '#F26A1B', 'deep': '#C94F0C', 'amber': '#FFB45C',
    'hot': '#E2402A', 'cold': '#2F86E0', 'gas': '#FFC24B',
}


# ---------------------------------------------------------------- materials

def rgb(colour):
    """Linear RGBA of a palette name, a '#rrggbb' string or an (r, g, b) that is linear already."""
    if isinstance(colour, str):
        code = PALETTE.get(colour, colour).lstrip('#')
        parts = [int(code[i:i + 2], 16) / 255 for i in (0, 2, 4)]
        colour = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts]
    return (*colour[:3], 1.0)


class Surface:
    """A Principled material plus the few procedural textures that the pictures need.

    Textures use object coordinates; solids are built in world coordinates, so a texture is in cm.
    """

    def __init__(self, name, colour, rough=0.4, metal=0.0, coat=0.0, clear=0.0, ior=1.45, glow=0.0, spec=0.5):
        self.data = bpy.data.materials.new(name)
        self.data.use_nodes = True
        self.tree = self.data.node_tree
        self.bsdf = self.tree.nodes['Principled BSDF']
        for socket, value in (
            ('Base Color', rgb(colour)), ('Roughness', rough), ('Metallic', metal), ('Clearcoat', coat),
            ('Clearcoat Roughness', 0.08), ('Transmission', clear), ('IOR', ior), ('Specular', spec),
        ):
            self.bsdf.inputs[socket].default_value = value
        if glow:
            self.bsdf.inputs['Emission'].default_value = rgb(colour)
            self.bsdf.inputs['Emission Strength'].default_value = glow
        self.albedo = denoise.expose_albedo(self.tree)
        self.albedo.default_value = rgb(colour)

    def _node(self, kind, **values):
        node = self.tree.nodes.new(kind)
        for socket, value in values.items():
            node.inputs[socket].default_value = value
        return node

    def _noise(self, scale, detail=4.0, stretch=(1, 1, 1)):
        coords = self._node('ShaderNodeTexCoord')
        mapping = self._node('ShaderNodeMapping', Scale=stretch)
        noise = self._node('ShaderNodeTexNoise', Scale=scale, Detail=detail)
        self.tree.links.new(coords.outputs['Object'], mapping.inputs['Vector'])
        self.tree.links.new(mapping.outputs[0], noise.inputs['Vector'])
        return noise

    def _ramp(self, source, stops):
        ramp = self._node('ShaderNodeValToRGB')
        marks = ramp.color_ramp.elements
        marks[0].position, marks[0].color = stops[0][0], rgb(stops[0][1])
        marks[1].position, marks[1].color = stops[-1][0], rgb(stops[-1][1])
        for position, colour in stops[1:-1]:
            marks.new(position).color = rgb(colour)
        self.tree.links.new(source, ramp.inputs[0])
        return ramp

    def mottle(self, scale, stops, detail=5.0, stretch=(1, 1, 1)):
        """Colour by noise: `scale` blotches a cm, `stops` as (noise value, colour)."""
        ramp = self._ramp(self._noise(scale, detail, stretch).outputs['Fac'], stops)
        self.tree.links.new(ramp.outputs[0], self.bsdf.inputs['Base Color'])
        self.tree.links.new(ramp.outputs[0], self.albedo)
        return self

    def worn(self, scale, low, high, detail=4.0):
        """Roughness between `low` and `high` by noise: fingerprints, wiping, dust."""
        noise = self._noise(scale, detail)
        span = self._node('ShaderNodeMapRange')
        span.inputs[1].default_value, span.inputs[2].default_value = 0.3, 0.7
        span.inputs[3].default_value, span.inputs[4].default_value = low, high
        self.tree.links.new(noise.outputs['Fac'], span.inputs[0])
        self.tree.links.new(span.outputs[0], self.bsdf.inputs['Roughness'])
        return self

    def bumpy(self, scale, height, detail=3.0, stretch=(1, 1, 1)):
        """Relief of `height` cm, `scale` bumps a cm."""
        bump = self._node('ShaderNodeBump', Strength=1.0, Distance=height)
        self.tree.links.new(self._noise(scale, detail, stretch).outputs['Fac'], bump.inputs['Height'])
        self.tree.links.new(bump.outputs['Normal'], self.bsdf.inputs['Normal'])
        return self

    def varied(self, stops):
        """Colour by object: every scattered stone, blade or brick takes its own from `stops`."""
        info = self._node('ShaderNodeObjectInfo')
        ramp = self._ramp(info.outputs['Random'], stops)
        self.tree.links.new(ramp.outputs[0], self.bsdf.inputs['Base Color'])
        self.tree.links.new(ramp.outputs[0], self.albedo)
        return self


def copper():
    """Bright new copper tube, faintly clouded by handling."""
    return Surface('copper', (0.95, 0.46, 0.27), 0.2, 1.0).mottle(
        0.16, [(0.34, (0.86, 0.33, 0.15)), (0.55, (0.97, 0.44, 0.24)), (0.7, (0.95, 0.48, 0.30))]).worn(0.35, 0.12, 0.24)


def solder():
    """The dull silver line that a soldered joint leaves."""
    return Surface('solder', (0.62, 0.60, 0.57), 0.36, 1.0)


def brass(cast=False):
    """Yellow brass, turned smooth, or `cast` with the grain of the sand mould."""
    surface = Surface('brass', (0.86, 0.60, 0.24), 0.3 if cast else 0.2, 1.0)
    return surface.bumpy(5.0, 0.03) if cast else surface.worn(0.6, 0.14, 0.26)


def chrome():
    return Surface('chrome', (0.80, 0.82, 0.85), 0.05, 1.0)


def steel(rough=0.3):
    """Galvanised or brushed steel."""
    return Surface('steel', (0.60, 0.62, 0.65), rough, 1.0).worn(0.5, rough * 0.75, rough * 1.25)


def paint(colour, rough=0.35, coat=0.4):
    return Surface('paint ' + str(colour), colour, rough, coat=coat)


def white_pvc():
    return Surface('pvc', (0.84, 0.84, 0.82), 0.3, coat=0.15)


def pvc_primer():
    """The purple primer that inspectors look for at every glued joint."""
    return Surface('primer', (0.20, 0.06, 0.36), 0.35).mottle(0.9, [(0.35, (0.22, 0.08, 0.40)), (0.65, (0.45, 0.32, 0.58))])


def timber(along=(0.05, 0.9, 0.9)):
    """Framing lumber; `along` squeezes the grain, small on the axis that the board runs along."""
    surface = Surface('timber', 'wood', 0.62, spec=0.25)
    surface.mottle(0.55, [(0.28, (0.46, 0.25, 0.10)), (0.42, (0.62, 0.37, 0.17)), (0.47, (0.70, 0.44, 0.21)), (0.53, (0.60, 0.35, 0.15)),
                          (0.58, (0.74, 0.49, 0.25)), (0.72, (0.68, 0.43, 0.20))], 2.5, along)
    return surface.bumpy(2.2, 0.03, 3.0, along)


def concrete(tone=1.0):
    stops = [(0.3, (0.36, 0.35, 0.33)), (0.52, (0.47, 0.46, 0.44)), (0.72, (0.56, 0.55, 0.52))]
    stops = [(at, tuple(c * tone for c in colour)) for at, colour in stops]
    return Surface('concrete', (0.5, 0.5, 0.5), 0.75, spec=0.3).mottle(0.12, stops, 9.0).bumpy(2.5, 0.06, 6.0)


# ---------------------------------------------------------------- solids

def solid(name, bm, surface, smooth=35):
    """Turn a bmesh into an object; edges sharper than `smooth` degrees stay edges."""
    data = bpy.data.meshes.new(name)
    bm.to_mesh(data)
    bm.free()
    body = bpy.data.objects.new(name, data)
    bpy.context.collection.objects.link(body)
    data.materials.append(surface.data)
    if smooth:
        data.polygons.foreach_set('use_smooth', [True] * len(data.polygons))
        data.use_auto_smooth = True
        data.auto_smooth_angle = math.radians(smooth)
    return body


def skin(rings, surface, segments=72, shape=None, caps=True, smooth=40, name='skin'):
    """A closed solid through `rings` of (centre, tangent, radius), the frame carried along without twist.

    `shape(angle)` multiplies the radius around the ring, so that a hexagon is a ring like any other.
    """
    bm = bmesh.new()
    previous, rows, axis = None, [], None
    for centre, tangent, radius in rings:
        tangent = Vector(tangent).normalized()
        if previous is None:
            axis = tangent.orthogonal().normalized()
        else:
            axis = previous.rotation_difference(tangent) @ axis
        previous, other = tangent, tangent.cross(axis)
        row = []
        for step in range(segments):
            angle = 2 * math.pi * step / segments
            reach = radius * (shape(angle) if shape else 1.0)
            row.append(bm.verts.new(Vector(centre) + (axis * math.cos(angle) + other * math.sin(angle)) * reach))
        rows.append(row)
    for low, high in zip(rows, rows[1:]):
        for step in range(segments):
            after = (step + 1) % segments
            bm.faces.new((low[step], low[after], high[after], high[step]))
    if caps:
        bm.faces.new(list(reversed(rows[0])))
        bm.faces.new(rows[-1])
    return solid(name, bm, surface, smooth)


def oval(half_width, front, back, square=2.0, segments=96):
    """An egg-shaped outline in the xy plane: `front` and `back` reach along -y and +y, `square` above 2 boxes it."""
    outline = []
    for step in range(segments):
        angle = 2 * math.pi * step / segments
        c, s = math.cos(angle), math.sin(angle)
        x = half_width * math.copysign(abs(c) ** (2 / square), c)
        y = (back if s > 0 else front) * math.copysign(abs(s) ** (2 / square), s)
        outline.append((x, y))
    return outline


def loft(sections, surface, smooth=60):
    """A closed solid through outlines with the same number of points: `sections` are (z, [(x, y), …])."""
    bm = bmesh.new()
    rows = [[bm.verts.new((x, y, z)) for x, y in outline] for z, outline in sections]
    for low, high in zip(rows, rows[1:]):
        for i in range(len(low)):
            after = (i + 1) % len(low)
            bm.faces.new((low[i], low[after], high[after], high[i]))
    bm.faces.new(list(reversed(rows[0])))
    bm.faces.new(rows[-1])
    return solid('loft', bm, surface, smooth)


def prism(outline, near, far, surface, bevel=0.0, angle=40):
    """An xz outline (in order, not crossing itself) pushed from y = `near` to y = `far`, its long edges rounded."""
    bm = bmesh.new()
    front = [bm.verts.new((x, near, z)) for x, z in outline]
    rear = [bm.verts.new((x, far, z)) for x, z in outline]
    bm.faces.new(front)
    bm.faces.new(list(reversed(rear)))
    for i in range(len(outline)):
        after = (i + 1) % len(outline)
        bm.faces.new((front[i], rear[i], rear[after], front[after]))
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces[:])
    body = solid('prism', bm, surface, 35)
    if bevel:
        soften(body, bevel, 5, angle)
        bpy.context.view_layer.objects.active = body
        bpy.ops.object.modifier_apply(modifier='soften')
    return body


def fillet(outline, radius, steps=4):
    """Round the corners of a list of 2D points; a corner too short for `radius` gets what fits."""
    rounded = [outline[0]]
    for before, corner, after in zip(outline, outline[1:], outline[2:]):
        p, c, q = Vector(before), Vector(corner), Vector(after)
        reach = min(radius, (p - c).length * 0.45, (q - c).length * 0.45)
        if reach < 1e-4:
            rounded.append(corner)
            continue
        start, end = c + (p - c).normalized() * reach, c + (q - c).normalized() * reach
        for step in range(steps + 1):
            t = step / steps
            rounded.append(tuple(start * (1 - t) ** 2 + c * 2 * t * (1 - t) + end * t ** 2))
    rounded.append(outline[-1])
    return rounded


def lathe(at, axis, outline, surface, round_by=0.12, segments=96, shape=None, smooth=40):
    """A turned part: `outline` is a list of (distance along `axis` from `at`, radius), its corners rounded."""
    at, axis = Vector(at), Vector(axis).normalized()
    first, last = outline[0], outline[-1]
    closed = [(first[0], 1e-3), *outline, (last[0], 1e-3)]
    rings = [(at + axis * along, axis, max(radius, 1e-3)) for along, radius in fillet(closed, round_by)]
    return skin(rings, surface, segments, shape, smooth=smooth)


def hexagon(angle):
    """Ring shape of a nut with slightly rounded corners, 1.0 on the flats."""
    power = 40
    total = sum(abs(math.cos(angle - side * math.pi / 3)) ** power for side in range(3))
    return total ** (-1 / power)


def nut(a, b, flats, surface):
    """A chamfered hexagon from `a` to `b`; `flats` is the width across flats in cm."""
    a, b = Vector(a), Vector(b)
    length, half = (b - a).length, flats / 2
    edge = min(0.12 * flats, length * 0.25)
    outline = [(0, half * 0.93), (edge, half), (length - edge, half), (length, half * 0.93)]
    return lathe(a, b - a, outline, surface, edge * 0.6, 144, hexagon, smooth=28)


def bends(points, radius, step=6.0):
    """(point, tangent) pairs along a polyline whose corners are true arcs of `radius`."""
    points = [Vector(p) for p in points]
    path = [(points[0], (points[1] - points[0]).normalized())]
    for before, corner, after in zip(points, points[1:], points[2:]):
        back, on = (before - corner).normalized(), (after - corner).normalized()
        opening = back.angle(on)
        turn = math.pi - opening
        if turn < 0.01:
            continue
        reach = radius / math.tan(opening / 2)
        centre = corner + (back + on).normalized() * (radius / math.sin(opening / 2))
        arm = corner + back * reach - centre
        hinge = back.cross(on).normalized() * -1
        count = max(2, round(math.degrees(turn) / step))
        for k in range(count + 1):
            swing = Matrix.Rotation(turn * k / count, 3, hinge)
            path.append((centre + swing @ arm, swing @ (-back)))
    path.append((points[-1], (points[-1] - points[-2]).normalized()))
    return path


def tube(points, radius, surface, bend=None, segments=48, bore=None):
    """A round pipe along a polyline; `bend` is the corner radius, `bore` the inside radius of an open end."""
    path = bends(points, bend or radius * 2.4)
    edge = min(radius * 0.08, 0.1)
    rings = [(p, t, radius) for p, t in path]
    start, end = path[0], path[-1]
    rings = [(start[0], start[1], radius - edge), (start[0] + start[1] * edge, start[1], radius), *rings[1:-1],
             (end[0] - end[1] * edge, end[1], radius), (end[0], end[1], radius - edge)]
    if bore:
        rings += [(end[0], end[1], bore + edge), (end[0] - end[1] * edge, end[1], bore)]
        rings += [(p, t, bore) for p, t in reversed(path[1:-1])]
        rings += [(start[0] + start[1] * edge, start[1], bore), (start[0], start[1], bore + edge), rings[0]]
    return skin(rings, surface, segments, caps=not bore)


def bezier(p0, p1, p2, p3, count=60):
    """Points of a cubic curve: cables, hoses, jets."""
    p0, p1, p2, p3 = (Vector(p) for p in (p0, p1, p2, p3))
    return [p0 * (1 - t) ** 3 + p1 * 3 * t * (1 - t) ** 2 + p2 * 3 * t * t * (1 - t) + p3 * t ** 3 for t in (i / count for i in range(count + 1))]


def cable(points, radius, surface, segments=20):
    """A flexible round thing through closely spaced `points`; `radius` is a number or a function of 0 … 1."""
    points = [Vector(p) for p in points]
    rings = []
    for i, point in enumerate(points):
        tangent = points[min(i + 1, len(points) - 1)] - points[max(i - 1, 0)]
        rings.append((point, tangent, radius(i / (len(points) - 1)) if callable(radius) else radius))
    return skin(rings, surface, segments, smooth=180)


def ring(at, axis, radius, thickness, surface):
    """A bead: solder, O-ring, weld."""
    bpy.ops.mesh.primitive_torus_add(major_radius=radius, minor_radius=thickness, major_segments=72, minor_segments=14)
    body = bpy.context.object
    body.location = at
    body.rotation_mode = 'QUATERNION'
    body.rotation_quaternion = Vector(axis).to_track_quat('Z', 'Y')
    body.data.materials.append(surface.data)
    body.data.polygons.foreach_set('use_smooth', [True] * len(body.data.polygons))
    return body


def ball(at, radius, surface, scale=(1, 1, 1)):
    bm = bmesh.new()
    bmesh.ops.create_uvsphere(bm, u_segments=64, v_segments=32, radius=radius)
    bmesh.ops.scale(bm, vec=scale, verts=bm.verts)
    bmesh.ops.translate(bm, vec=at, verts=bm.verts)
    return solid('ball', bm, surface, 180)


def block(centre, size, surface, bevel=0.15, turn=(0, 0, 0), steps=4):
    """A box with rounded edges; `turn` in degrees about x, y, z."""
    bm = bmesh.new()
    bmesh.ops.create_cube(bm, size=1)
    bmesh.ops.scale(bm, vec=size, verts=bm.verts)
    if bevel:
        bmesh.ops.bevel(bm, geom=bm.edges[:], offset=bevel, segments=steps, profile=0.5, affect='EDGES', clamp_overlap=True)
    for axis, angle in zip('XYZ', turn):
        bmesh.ops.rotate(bm, matrix=Matrix.Rotation(math.radians(angle), 3, axis), verts=bm.verts)
    bmesh.ops.translate(bm, vec=centre, verts=bm.verts)
    return solid('block', bm, surface, 32)


def sheet(corner, right, up, surface, cuts=1):
    """A flat quad from `corner` along two vectors: wall, floor, label."""
    bm = bmesh.new()
    corner, right, up = Vector(corner), Vector(right), Vector(up)
    rows = [[bm.verts.new(corner + right * i / cuts + up * j / cuts) for i in range(cuts + 1)] for j in range(cuts + 1)]
    for low, high in zip(rows, rows[1:]):
        for i in range(cuts):
            bm.faces.new((low[i], low[i + 1], high[i + 1], high[i]))
    return solid('sheet', bm, surface, 180)


def relief(x_range, y_range, height, surface, step=1.0):
    """Ground as a height field: `height(x, y)` in cm on a grid of `step` cm."""
    bm = bmesh.new()
    columns = int((x_range[1] - x_range[0]) / step) + 1
    lines = int((y_range[1] - y_range[0]) / step) + 1
    grid = []
    for j in range(lines):
        y = y_range[0] + j * step
        grid.append([bm.verts.new((x_range[0] + i * step, y, height(x_range[0] + i * step, y))) for i in range(columns)])
    for low, high in zip(grid, grid[1:]):
        for i in range(columns - 1):
            bm.faces.new((low[i], low[i + 1], high[i + 1], high[i]))
    return solid('relief', bm, surface, 180)


def cut(body, *tools):
    """Take `tools` away from `body` and delete them."""
    for tool in tools:
        modifier = body.modifiers.new('cut', 'BOOLEAN')
        modifier.object, modifier.operation, modifier.solver = tool, 'DIFFERENCE', 'EXACT'
        bpy.context.view_layer.objects.active = body
        bpy.ops.object.modifier_apply(modifier=modifier.name)
        bpy.data.objects.remove(tool)
    return body


def soften(body, width, segments=3, angle=30):
    """Round the sharp edges that a cut left."""
    modifier = body.modifiers.new('soften', 'BEVEL')
    modifier.width, modifier.segments = width, segments
    modifier.limit_method, modifier.angle_limit = 'ANGLE', math.radians(angle)
    return body


def fuse(bodies, grain=0.08, passes=6):
    """Melt overlapping solids into one casting with soft inside corners; `grain` is its fineness in cm."""
    for body in bpy.context.selected_objects:
        body.select_set(False)
    for body in bodies:
        body.select_set(True)
    bpy.context.view_layer.objects.active = bodies[0]
    bpy.ops.object.join()
    whole = bpy.context.object
    melt = whole.modifiers.new('melt', 'REMESH')
    melt.mode, melt.voxel_size, melt.use_smooth_shade = 'VOXEL', grain, True
    relax = whole.modifiers.new('relax', 'SMOOTH')
    relax.factor, relax.iterations = 0.5, passes
    whole.data.auto_smooth_angle = math.pi
    return whole


def copies(sources, places):
    """Instances of the objects `sources`, picked in turn, at (location, euler, scale); shares their meshes."""
    for index, (location, turn, scale) in enumerate(places):
        source = sources[index % len(sources)]
        twin = bpy.data.objects.new('copy', source.data)
        twin.location, twin.rotation_euler, twin.scale = location, turn, (scale,) * 3
        bpy.context.collection.objects.link(twin)
    for source in sources:
        source.hide_render = True


# ---------------------------------------------------------------- light, camera, output

def begin(seed=7):
    """An empty scene; random numbers repeat from run to run."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    random.seed(seed)


def softbox(at, to, size, level, tint=(1.0, 1.0, 1.0), height=None):
    """A rectangular lamp. `level` 1 lights a white surface at `to` to full white, however far the lamp stands."""
    lamp = bpy.data.lights.new('softbox', 'AREA')
    distance = (Vector(to) - Vector(at)).length
    lamp.shape, lamp.size, lamp.size_y = 'RECTANGLE', size, height or size
    lamp.energy, lamp.color = level * math.pi ** 2 * distance ** 2, tint
    body = bpy.data.objects.new('softbox', lamp)
    bpy.context.collection.objects.link(body)
    body.location, body.rotation_mode = at, 'QUATERNION'
    body.rotation_quaternion = (Vector(to) - Vector(at)).to_track_quat('-Z', 'Y')
    body.visible_camera = False
    return body


def sun(direction, level, tint=(1.0, 0.90, 0.74), softness=1.5):
    """Sunlight travelling along `direction`; `softness` is the sun's width in degrees."""
    lamp = bpy.data.lights.new('sun', 'SUN')
    lamp.energy, lamp.color, lamp.angle = level * math.pi, tint, math.radians(softness)
    body = bpy.data.objects.new('sun', lamp)
    bpy.context.collection.objects.link(body)
    body.rotation_mode = 'QUATERNION'
    body.rotation_quaternion = Vector(direction).to_track_quat('-Z', 'Y')


def surroundings(bands, fill=0.3, mirror=1.0):
    """What is around the stage: colours by height as (0 nadir … 1 zenith, colour).

    Shiny things see it at strength `mirror`, everything else is lit by it at `fill`, so that metal has
    something to reflect without a flat, foggy picture.
    """
    world = bpy.data.worlds.new('surroundings')
    bpy.context.scene.world = world
    world.use_nodes = True
    tree = world.node_tree
    nodes, link = tree.nodes, tree.links.new
    coords, split = nodes.new('ShaderNodeTexCoord'), nodes.new('ShaderNodeSeparateXYZ')
    link(coords.outputs['Generated'], split.inputs[0])
    height = nodes.new('ShaderNodeMapRange')
    height.inputs[1].default_value, height.inputs[2].default_value = -1, 1
    link(split.outputs[2], height.inputs[0])
    ramp = nodes.new('ShaderNodeValToRGB')
    marks = ramp.color_ramp.elements
    marks[0].position, marks[0].color = bands[0][0], rgb(bands[0][1])
    marks[1].position, marks[1].color = bands[-1][0], rgb(bands[-1][1])
    for position, colour in bands[1:-1]:
        marks.new(position).color = rgb(colour)
    link(height.outputs[0], ramp.inputs[0])
    link(ramp.outputs[0], nodes['Background'].inputs[0])
    rays, strength = nodes.new('ShaderNodeLightPath'), nodes.new('ShaderNodeMath')
    strength.operation = 'MULTIPLY_ADD'
    strength.inputs[1].default_value, strength.inputs[2].default_value = mirror - fill, fill
    link(rays.outputs['Is Glossy Ray'], strength.inputs[0])
    link(strength.outputs[0], nodes['Background'].inputs[1])


STUDIO = [(0.0, (0.02, 0.02, 0.03)), (0.42, (0.07, 0.07, 0.09)), (0.5, (0.42, 0.44, 0.50)),
          (0.56, (0.10, 0.11, 0.14)), (0.68, (0.16, 0.17, 0.20)), (0.78, (0.95, 0.93, 0.90)), (1.0, (1.0, 0.98, 0.95))]
OPEN_AIR = [(0.0, (0.16, 0.12, 0.09)), (0.49, (0.30, 0.25, 0.20)), (0.52, (0.95, 0.93, 0.90)),
            (0.65, (0.62, 0.75, 0.95)), (1.0, (0.24, 0.42, 0.80))]


def camera(at, to, lens=50, blur=None, shift=(0, 0)):
    """A camera on a 36 mm frame; `blur` is the f-number, None keeps everything sharp."""
    data = bpy.data.cameras.new('camera')
    data.lens, data.clip_start, data.clip_end = lens, 1, 20000
    data.shift_x, data.shift_y = shift
    body = bpy.data.objects.new('camera', data)
    bpy.context.collection.objects.link(body)
    body.location, body.rotation_mode = at, 'QUATERNION'
    body.rotation_quaternion = (Vector(to) - Vector(at)).to_track_quat('-Z', 'Y')
    if blur:
        data.dof.use_dof = True
        # Cycles takes a unit for a metre; ours is a centimetre.
        data.dof.aperture_fstop = blur / 100
        data.dof.focus_distance = (Vector(to) - Vector(at)).length
    bpy.context.scene.camera = body


def shoot(exposure=0.0, look='Medium High Contrast', bounces=6):
    """Render to the path, size and samples that follow `--` on Blender's command line (see make.py)."""
    path, width, height, samples = sys.argv[sys.argv.index('--') + 1:][:4]
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    cycles = scene.cycles
    cycles.device, cycles.samples = 'CPU', int(samples)
    cycles.use_adaptive_sampling, cycles.adaptive_threshold = True, 0.03
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = bounces, 2, 4
    cycles.transmission_bounces = bounces
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.sample_clamp_indirect, cycles.blur_glossy = 3, 0.5
    cycles.use_denoising = False
    scene.render.resolution_x, scene.render.resolution_y = int(width), int(height)
    scene.render.threads_mode, scene.render.threads = 'FIXED', 2
    scene.view_settings.view_transform, scene.view_settings.look = 'Filmic', look
    scene.view_settings.exposure = exposure
    scene.render.image_settings.file_format, scene.render.image_settings.color_mode = 'PNG', 'RGB'
    scene.render.filepath = path
    begun = time.time()
    passes = denoise.capture_passes(scene)
    bpy.ops.render.render(write_still=False)
    denoise.clean(passes, scene, path)
    print('rendered %s in %.0f s' % (path, time.time() - begun))
