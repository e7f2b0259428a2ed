"""Things that stand on the stage: cans, printed sheets, cartons."""

import math
import random

import bpy

import stage as st
from stage import box, cyl, img, lathe, mat, plane, rounded_slab, smoothprof, sphere, torus


def uvlathe(prof, m, seg=192):
    L = [0]
    for i in range(1, len(prof)):
        L.append(L[-1] + math.dist(prof[i], prof[i - 1]))
    T = L[-1]
    n = len(prof)
    vs = []
    fs = []
    uvs = []
    for i in range(seg + 1):
        a = 2 * math.pi * i / seg
        for r, z in prof:
            vs.append((r * math.cos(a), r * math.sin(a), z))
    for i in range(seg):
        for k in range(n - 1):
            fs.append((i * n + k, (i + 1) * n + k, (i + 1) * n + k + 1, i * n + k + 1))
    me = bpy.data.meshes.new("u")
    me.from_pydata(vs, [], fs)
    uv = me.uv_layers.new()
    for pl in me.polygons:
        for li in pl.loop_indices:
            vi = me.loops[li].vertex_index
            uv.data[li].uv = ((vi // n) / seg, L[vi % n] / T)
    o = bpy.data.objects.new("u", me)
    st.S.collection.objects.link(o)
    return st._fin(o, m, True)


def can(label, loc, rotz=0, drops=0):
    """A beer can; the texture wraps it once, drops of water sit on it."""
    alu = mat("alu", "#d9dcdd", 0.22, metal=1)
    lm = mat("lab", "#ffffff", 0.34, metal=0.12, coat=0.35, coat_rough=0.12)
    img(lm, f"{st.TEXTURES}/{label}.png")
    body = uvlathe(
        smoothprof(
            [
                (0.262, 0.012),
                (0.298, 0.05),
                (0.325, 0.1),
                (0.33, 0.15),
                (0.33, 0.3),
                (0.33, 0.9),
                (0.33, 1.02),
                (0.322, 1.07),
                (0.295, 1.135),
                (0.272, 1.165),
            ],
            8,
        ),
        lm,
    )
    rim = lathe(
        smoothprof(
            [
                (0.272, 1.165),
                (0.270, 1.178),
                (0.279, 1.192),
                (0.276, 1.202),
                (0.266, 1.198),
                (0.258, 1.17),
                (0.25, 1.158),
                (0.235, 1.163),
                (0.2, 1.168),
                (0.0, 1.168),
            ],
            6,
        ),
        alu,
    )
    bot = lathe([(0.0, 0.05), (0.2, 0.03), (0.235, 0.0), (0.25, 0), (0.262, 0.012)], alu)
    tab = torus(0.05, 0.012, alu, (0.035, 0, 1.18))
    tab.scale = (1.25, 0.9, 0.5)
    tab2 = rounded_slab(0.12, 0.07, 0.012, 0.03, alu, loc=(-0.04, 0, 1.178))
    cut = torus(0.085, 0.006, alu, (-0.11, 0, 1.17))
    cut.scale = (1, 0.8, 0.6)
    ps = [body, rim, bot, tab, tab2, cut]
    if drops:
        wm = mat("w", "#ffffff", 0.0, trans=1, ior=1.33)
        random.seed(4)
        bpy.ops.mesh.primitive_uv_sphere_add(radius=1, segments=20, ring_count=12)
        src = bpy.context.object
        st._fin(src, wm)
        src.location = (0, 0, -50)
        for _ in range(drops):
            a = random.uniform(0, 2 * math.pi)
            z = random.uniform(0.12, 1.05)
            r = random.choice([0.0035, 0.005, 0.006, 0.008, 0.011]) * random.uniform(0.7, 1.25)
            d = bpy.data.objects.new("d", src.data)
            st.S.collection.objects.link(d)
            d.location = (0.3305 * math.cos(a), 0.3305 * math.sin(a), z)
            d.rotation_euler = (0, 0, a)
            d.scale = (r * 0.42, r, r * random.uniform(1, 1.5))
            ps.append(d)
    e = bpy.data.objects.new("e", None)
    st.S.collection.objects.link(e)
    for p in ps:
        p.parent = e
    e.location = loc
    e.rotation_euler = [math.radians(x) for x in (0, 0, rotz)]
    return e


def sheet(w, h, path, loc, rot=(0, 0, 0), rough=0.6, coat=0):
    m = mat("t", "#ffffff", rough, coat=coat)
    img(m, f"{st.TEXTURES}/{path}.png")
    return plane(w, h, m, loc, rot)


def carton(size, front, side=None, lid=None, loc=(0, 0, 0), rz=0, edge="#888888"):
    # a box with artwork on three faces; the artwork floats a hair above the board
    w, d, h = size
    e = bpy.data.objects.new("e", None)
    st.S.collection.objects.link(e)
    ps = [box((w - 0.004, d - 0.004, h - 0.004), mat("ed", edge, 0.6), (0, 0, h / 2), bev=0.006)]
    ps.append(sheet(w - 0.012, h - 0.012, front, (0, -d / 2, h / 2), (90, 0, 0)))
    if side:
        ps.append(sheet(d - 0.012, h - 0.012, side, (w / 2, 0, h / 2), (90, 0, 90)))
    if lid:
        ps.append(sheet(w - 0.012, d - 0.012, lid, (0, 0, h), (0, 0, 0)))
    for p in ps:
        p.parent = e
    e.location = loc
    e.rotation_euler = (0, 0, math.radians(rz))
    return e
