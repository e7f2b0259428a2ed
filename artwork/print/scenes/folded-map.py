import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import stage as st
from props import *
from stage import *

reset(1600, 900, 26, exposure=0.1, bounces=6)
world("#cfe4f6", 0.24)
bg = mat("bg", "#123f66", 0.8)
bump(bg, "NOISE", 14, 0.06, 0.01)
plane(60, 60, bg, (0, 0, 0))


# an accordion-folded sheet, its creases left standing
W_, H_, nx, ny = 6.0, 3.75, 8, 2
vs = []
fs = []
uv = []


def hgt(u, v):
    k = u * nx
    tri = abs((k % 2) - 1)
    return 0.05 + 0.20 * tri + 0.05 * abs(v - 0.5) * 2


cols = [i / nx for i in range(nx + 1)]
rows = [j / ny for j in range(ny + 1)]
for v in rows:
    for u in cols:
        vs.append(((u - 0.5) * W_ * 0.985, (v - 0.5) * H_, hgt(u, v)))
        uv.append((u, v))
N = nx + 1
for j in range(ny):
    for i in range(nx):
        fs.append((j * N + i, j * N + i + 1, (j + 1) * N + i + 1, (j + 1) * N + i))
me = bpy.data.meshes.new("map")
me.from_pydata(vs, [], fs)
l = me.uv_layers.new()
for pl in me.polygons:
    for li in pl.loop_indices:
        l.data[li].uv = uv[me.loops[li].vertex_index]
mm = mat("mm", "#ffffff", 0.75)
img(mm, f"{st.TEXTURES}/map.png")
o = bpy.data.objects.new("map", me)
st.S.collection.objects.link(o)
o.data.materials.append(mm)
sol = o.modifiers.new("s", "SOLIDIFY")
sol.thickness = 0.01
e = bpy.data.objects.new("e", None)
st.S.collection.objects.link(e)
o.parent = e
verm = mat("v", "#ee3c12", 0.4, coat=0.4)
butter = mat("b", "#ffb93a", 0.5)
bone = mat("bo", "#f4ecdf", 0.6)
ink = mat("in", "#0e1f1b", 0.5)
steel = mat("stl", "#cfd6d8", 0.25, metal=1)
pine = mat("p", "#14493e", 0.5)


def pos(u, v):
    return ((u - 0.5) * W_ * 0.985, (v - 0.5) * H_, hgt(u, v))


def pin(u, v, m, s=1):
    x, y, z = pos(u, v)
    a = cyl(0.018 * s, 0.5 * s, steel, (x, y, z + 0.25 * s), bev=0)
    b = sphere(0.11 * s, m, (x, y, z + 0.56 * s))
    a.parent = b.parent = e


pin(0.37, 0.645, verm, 1.15)
pin(0.60, 0.55, butter)
pin(0.112, 0.52, bone)

e.rotation_euler = (0, 0, math.radians(-9))
e.location = (0.15, 0.1, 0.0)


# a delivery truck, toy sized
def truck(u, v, rz, body, cab, s=0.5):
    x, y, z = pos(u, v)
    t = bpy.data.objects.new("t", None)
    st.S.collection.objects.link(t)
    P_ = [
        box((1.0, 0.46, 0.5), body, (-0.1, 0, 0.42), bev=0.03),
        box((0.34, 0.44, 0.36), cab, (0.60, 0, 0.35), bev=0.05),
        box((0.05, 0.36, 0.14), mat("gl", "#0b1f33", 0.1), (0.755, 0, 0.42), bev=0.02),
    ]
    for wx in (-0.42, -0.16, 0.58):
        for wy in (-0.2, 0.2):
            P_.append(cyl(0.1, 0.07, ink, (wx, wy, 0.1), (90, 0, 0), bev=0.015))
    for p in P_:
        p.parent = t
    t.parent = e
    t.location = (x, y, z - 0.005)
    t.scale = (s,) * 3
    # it stands on one panel of the sheet and leans with it
    t.rotation_euler = (0, -math.atan2(0.20, W_ * 0.985 / nx), math.radians(rz))


truck(0.186, 0.60, 0, bone, verm, 0.50)
area((-6.0, 2.6, 3.2), (0, 0.0, 0), 0.5, 1500, "#ffe2b8")
area((0, -6, 6), (0, 0, 0), 4, 120, "#dcebff")
cam((0.5, -5.6, 4.5), (0.1, -0.02, 0.1), 50, fstop=9, focus=(-0.6, 0.2, 0.3))
render()
