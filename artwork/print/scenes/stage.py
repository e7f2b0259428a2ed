"""Stage for the 3D pictures: materials, simple solids, lights and a camera for Blender 3.x with Cycles.

Run by render.mjs as `blender -b --python scenes/NAME.py -- TEXTURES OUT.png PERCENT`.
"""

import math
import os
import sys

import bpy
import numpy as np
from mathutils import Euler, Matrix, Vector

TEXTURES, OUT, PERCENT = (sys.argv[sys.argv.index("--") + 1 :] + ["", "", "100"])[:3]
S = None


def reset(w, h, samples=26, exposure=0.1, bounces=8):
    """An empty scene. Filmic shifts color: enter vermilion as #ee3c12 and butter as #ffb93a."""
    global S
    bpy.ops.wm.read_factory_settings(use_empty=True)
    S = bpy.context.scene
    S.render.engine = "CYCLES"
    S.render.resolution_x, S.render.resolution_y, S.render.resolution_percentage = w, h, int(PERCENT)
    c = S.cycles
    c.device, c.samples, c.use_adaptive_sampling, c.adaptive_threshold = "CPU", samples, True, 0.02
    c.max_bounces = c.transmission_bounces = bounces
    c.diffuse_bounces, c.glossy_bounces, c.sample_clamp_indirect, c.blur_glossy = 4, 6, 8, 0.5
    try:
        c.use_denoising, c.denoiser = True, "OPENIMAGEDENOISE"
    except TypeError:
        # Some distributions build Blender without the denoiser: six times the samples come close.
        c.use_denoising, c.samples = False, samples * 6
    S.view_settings.view_transform, S.view_settings.look = "Filmic", "Medium High Contrast"
    S.view_settings.exposure = exposure
    S.world = bpy.data.worlds.new("W")
    S.world.use_nodes = True


def render():
    S.render.image_settings.file_format = "PNG"
    S.render.filepath = OUT
    bpy.ops.render.render(write_still=True)


def hexc(h, a=1):
    h = h.lstrip("#")
    v = [int(h[i : i + 2], 16) / 255 for i in (0, 2, 4)]
    return tuple([(x / 12.92 if x <= 0.04045 else ((x + 0.055) / 1.055) ** 2.4) for x in v] + [a])


def world(color="#ffffff", strength=0.3, top=None):
    n = S.world.node_tree
    bg = n.nodes["Background"]
    if top:
        tc = n.nodes.new("ShaderNodeTexCoord")
        sp = n.nodes.new("ShaderNodeSeparateXYZ")
        cr = n.nodes.new("ShaderNodeValToRGB")
        mp = n.nodes.new("ShaderNodeMapRange")
        n.links.new(tc.outputs["Generated"], sp.inputs[0])
        n.links.new(sp.outputs["Z"], mp.inputs[0])
        mp.inputs[1].default_value = -1
        mp.inputs[2].default_value = 1
        n.links.new(mp.outputs[0], cr.inputs[0])
        cr.color_ramp.elements[0].color = hexc(color)
        cr.color_ramp.elements[1].color = hexc(top)
        n.links.new(cr.outputs[0], bg.inputs[0])
    else:
        bg.inputs[0].default_value = hexc(color)
    bg.inputs[1].default_value = strength


def mat(
    name,
    color="#cccccc",
    rough=0.5,
    metal=0,
    trans=0,
    ior=1.45,
    coat=0,
    coat_rough=0.05,
    sheen=0,
    spec=0.5,
    emit=None,
    estr=0,
    sss=0,
    sss_r=(1, 0.4, 0.2),
):
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    p = m.node_tree.nodes["Principled BSDF"]
    p.inputs["Base Color"].default_value = hexc(color)
    p.inputs["Roughness"].default_value = rough
    p.inputs["Metallic"].default_value = metal
    p.inputs["Transmission"].default_value = trans
    p.inputs["IOR"].default_value = ior
    p.inputs["Clearcoat"].default_value = coat
    p.inputs["Clearcoat Roughness"].default_value = coat_rough
    p.inputs["Sheen"].default_value = sheen
    p.inputs["Specular"].default_value = spec
    p.inputs["Subsurface"].default_value = sss
    p.inputs["Subsurface Radius"].default_value = sss_r
    p.inputs["Subsurface Color"].default_value = hexc(color)
    if emit:
        p.inputs["Emission"].default_value = hexc(emit)
        p.inputs["Emission Strength"].default_value = estr
    return m


def P(m):
    return m.node_tree.nodes["Principled BSDF"]


def bump(m, kind="NOISE", scale=60, strength=0.15, dist=0.01, detail=6, coords="Object", vec_scale=(1, 1, 1)):
    n = m.node_tree
    tc = n.nodes.new("ShaderNodeTexCoord")
    mp = n.nodes.new("ShaderNodeMapping")
    mp.inputs["Scale"].default_value = vec_scale
    t = n.nodes.new(
        {
            "NOISE": "ShaderNodeTexNoise",
            "WAVE": "ShaderNodeTexWave",
            "VORONOI": "ShaderNodeTexVoronoi",
            "MUSGRAVE": "ShaderNodeTexMusgrave",
        }[kind]
    )
    t.inputs["Scale"].default_value = scale
    if "Detail" in t.inputs:
        t.inputs["Detail"].default_value = detail
    b = n.nodes.new("ShaderNodeBump")
    b.inputs["Strength"].default_value = strength
    b.inputs["Distance"].default_value = dist
    n.links.new(tc.outputs[coords], mp.inputs[0])
    n.links.new(mp.outputs[0], t.inputs["Vector"])
    n.links.new(t.outputs["Fac" if "Fac" in t.outputs else "Distance"], b.inputs["Height"])
    n.links.new(b.outputs[0], P(m).inputs["Normal"])
    return t


def img(m, path, sock="Base Color", uv=True, interp="Cubic", ext="EXTEND", emission=None, colorspace=None):
    n = m.node_tree
    t = n.nodes.new("ShaderNodeTexImage")
    t.image = bpy.data.images.load(path)
    t.interpolation = interp
    t.extension = ext
    if colorspace:
        t.image.colorspace_settings.name = colorspace
    n.links.new(t.outputs[0], P(m).inputs[sock])
    if emission is not None:
        n.links.new(t.outputs[0], P(m).inputs["Emission"])
        P(m).inputs["Emission Strength"].default_value = emission
    return t


def _fin(o, m, smooth=True, loc=None, rot=None, scale=None):
    if m:
        o.data.materials.clear() if hasattr(o.data, "materials") else None
        o.data.materials.append(m)
    if loc:
        o.location = loc
    if rot:
        o.rotation_euler = [math.radians(r) for r in rot]
    if scale:
        o.scale = scale if hasattr(scale, "__len__") else (scale,) * 3
    if smooth and o.type == "MESH":
        for p in o.data.polygons:
            p.use_smooth = True
        o.data.use_auto_smooth = True
        o.data.auto_smooth_angle = math.radians(40)
    return o


def box(size, m, loc=(0, 0, 0), rot=(0, 0, 0), bev=0.03, seg=5):
    bpy.ops.mesh.primitive_cube_add(size=1)
    o = bpy.context.object
    o.data.transform(Matrix.Diagonal((*size, 1)))
    if bev:
        b = o.modifiers.new("b", "BEVEL")
        b.width = bev
        b.segments = seg
        b.limit_method = "NONE"
        b.harden_normals = False
    return _fin(o, m, True, loc, rot)


def sphere(r, m, loc=(0, 0, 0), sub=6, scale=None, rot=None):
    bpy.ops.mesh.primitive_uv_sphere_add(radius=r, segments=128, ring_count=64)
    return _fin(bpy.context.object, m, True, loc, rot, scale)


def cyl(r, h, m, loc=(0, 0, 0), rot=(0, 0, 0), bev=0.02, v=160, seg=4):
    bpy.ops.mesh.primitive_cylinder_add(radius=r, depth=h, vertices=v)
    o = bpy.context.object
    if bev:
        b = o.modifiers.new("b", "BEVEL")
        b.width = bev
        b.segments = seg
        b.limit_method = "ANGLE"
        b.angle_limit = math.radians(50)
    return _fin(o, m, True, loc, rot)


def torus(R, r, m, loc=(0, 0, 0), rot=(0, 0, 0)):
    bpy.ops.mesh.primitive_torus_add(major_radius=R, minor_radius=r, major_segments=192, minor_segments=64)
    return _fin(bpy.context.object, m, True, loc, rot)


def lathe(profile, m, loc=(0, 0, 0), rot=(0, 0, 0), seg=160, sub=0, scale=None):
    """profile: list of (r,z)"""
    vs = []
    fs = []
    n = len(profile)
    for i in range(seg):
        a = 2 * math.pi * i / seg
        for r, z in profile:
            vs.append((r * math.cos(a), r * math.sin(a), z))
    for i in range(seg):
        j = (i + 1) % seg
        for k in range(n - 1):
            fs.append((i * n + k, j * n + k, j * n + k + 1, i * n + k + 1))
    me = bpy.data.meshes.new("l")
    me.from_pydata(vs, [], fs)
    me.validate()
    o = bpy.data.objects.new("lathe", me)
    S.collection.objects.link(o)
    bpy.context.view_layer.objects.active = o
    o.select_set(True)
    import bmesh

    bm = bmesh.new()
    bm.from_mesh(me)
    bmesh.ops.remove_doubles(bm, verts=bm.verts, dist=1e-5)
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    bm.to_mesh(me)
    bm.free()
    o.select_set(False)
    return _fin(o, m, True, loc, rot, scale)


def smoothprof(pts, n=14):
    """Catmull-Rom through control points"""
    out = []
    p = [pts[0]] + list(pts) + [pts[-1]]
    for i in range(1, len(p) - 2):
        for k in range(n):
            t = k / n
            a, b, c, d = [np.array(x, float) for x in p[i - 1 : i + 3]]
            out.append(
                tuple(
                    0.5
                    * (
                        (2 * b)
                        + (-a + c) * t
                        + (2 * a - 5 * b + 4 * c - d) * t * t
                        + (-a + 3 * b - 3 * c + d) * t**3
                    )
                )
            )
    out.append(tuple(pts[-1]))
    return [(max(0, r), z) for r, z in out]


def plane(w, h, m, loc=(0, 0, 0), rot=(0, 0, 0)):
    bpy.ops.mesh.primitive_plane_add(size=1)
    o = bpy.context.object
    o.data.transform(Matrix.Diagonal((w, h, 1, 1)))
    return _fin(o, m, False, loc, rot)


def rounded_slab(w, h, t, r, m, m_face=None, loc=(0, 0, 0), rot=(0, 0, 0), seg=16, bev=0.01, uvinset=0):
    """extruded rounded rectangle; front face (+Z) gets m_face with UV 0..1 over w x h"""
    pts = []
    for cx, cy, a0 in (
        (w / 2 - r, h / 2 - r, 0),
        (-w / 2 + r, h / 2 - r, 90),
        (-w / 2 + r, -h / 2 + r, 180),
        (w / 2 - r, -h / 2 + r, 270),
    ):
        for k in range(seg + 1):
            a = math.radians(a0 + 90 * k / seg)
            pts.append((cx + r * math.cos(a), cy + r * math.sin(a)))
    n = len(pts)
    vs = [(x, y, t / 2) for x, y in pts] + [(x, y, -t / 2) for x, y in pts]
    fs = [tuple(range(n)), tuple(range(2 * n - 1, n - 1, -1))] + [
        (i, i + n, (i + 1) % n + n, (i + 1) % n) for i in range(n)
    ]
    me = bpy.data.meshes.new("slab")
    me.from_pydata(vs, [], fs)
    o = bpy.data.objects.new("slab", me)
    S.collection.objects.link(o)
    uv = me.uv_layers.new()
    for pl in me.polygons:
        for li in pl.loop_indices:
            v = me.vertices[me.loops[li].vertex_index].co
            uv.data[li].uv = (v.x / w + 0.5, v.y / h + 0.5)
    me.materials.append(m)
    if m_face:
        me.materials.append(m_face)
        me.polygons[0].material_index = 1
    if bev:
        b = o.modifiers.new("b", "BEVEL")
        b.width = bev
        b.segments = 3
        b.limit_method = "ANGLE"
        b.angle_limit = math.radians(60)
        b.material = 0
    o.location = loc
    o.rotation_euler = [math.radians(x) for x in rot]
    for p in me.polygons:
        p.use_smooth = True
    me.use_auto_smooth = True
    me.auto_smooth_angle = math.radians(40)
    return o


def cyclorama(m, w=40, depth=14, h=16, r=4, y=6):
    pts = [(-depth, 0)]
    for k in range(25):
        a = math.pi / 2 * k / 24
        pts.append((y - r + r * math.sin(a), r - r * math.cos(a)))
    pts.append((y, h))
    vs = []
    fs = []
    for yy, zz in pts:
        vs += [(-w / 2, yy, zz), (w / 2, yy, zz)]
    for i in range(len(pts) - 1):
        fs.append((2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2))
    me = bpy.data.meshes.new("cyc")
    me.from_pydata(vs, [], fs)
    o = bpy.data.objects.new("cyc", me)
    S.collection.objects.link(o)
    return _fin(o, m, True)


def area(
    loc, target, size, power, color="#ffffff", shape="RECTANGLE", size_y=None, spread=180, cam_vis=False
):
    l = bpy.data.lights.new("a", "AREA")
    l.energy = power
    l.color = hexc(color)[:3]
    l.shape = shape
    l.size = size
    l.size_y = size_y or size
    l.spread = math.radians(spread)
    o = bpy.data.objects.new("a", l)
    S.collection.objects.link(o)
    o.location = loc
    o.rotation_euler = (Vector(target) - Vector(loc)).to_track_quat("-Z", "Y").to_euler()
    o.visible_camera = cam_vis
    return o


def cam(loc, target, lens=70, fstop=None, focus=None, shift=(0, 0), roll=0, ortho=None):
    c = bpy.data.cameras.new("c")
    c.lens = lens
    c.shift_x, c.shift_y = shift
    o = bpy.data.objects.new("c", c)
    S.collection.objects.link(o)
    o.location = loc
    q = (Vector(target) - Vector(loc)).to_track_quat("-Z", "Y")
    o.rotation_euler = q.to_euler()
    o.rotation_euler.rotate_axis("Z", math.radians(roll))
    if fstop:
        c.dof.use_dof = True
        c.dof.aperture_fstop = fstop
        c.dof.focus_distance = (Vector(focus or target) - Vector(loc)).length
    if ortho:
        c.type = "ORTHO"
        c.ortho_scale = ortho
    S.camera = o
    return o
