import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import stage as st
from props import *
from stage import *

reset(1600, 900, 26, exposure=0.2, bounces=8)
world("#ffb48a", 0.95, top="#5fa8dc")
wat = mat("wat", "#08424c", 0.04, spec=0.6, metal=0.0)
n = wat.node_tree
tc = n.nodes.new("ShaderNodeTexCoord")
mp = n.nodes.new("ShaderNodeMapping")
mp.inputs["Scale"].default_value = (1, 0.55, 1)
a = n.nodes.new("ShaderNodeTexNoise")
a.inputs["Scale"].default_value = 1.1
a.inputs["Detail"].default_value = 5
a.inputs["Distortion"].default_value = 0.6
bp = n.nodes.new("ShaderNodeBump")
bp.inputs["Strength"].default_value = 0.55
bp.inputs["Distance"].default_value = 0.35
n.links.new(tc.outputs["Object"], mp.inputs[0])
n.links.new(mp.outputs[0], a.inputs["Vector"])
n.links.new(a.outputs["Fac"], bp.inputs["Height"])
n.links.new(bp.outputs[0], P(wat).inputs["Normal"])
plane(200, 200, wat, (0, 60, 0))
sky = mat("sky", "#f3b58a", 1)
# sun disc backdrop
em = mat("sun", "#ff3a10", 1, emit="#ff2a06", estr=1.25)
cyl(6.0, 0.1, em, (6.2, 30, 4.6), (90, 0, 0), bev=0)
chrome = mat("ch", "#eef1f2", 0.06, metal=1)
pine = mat("pi", "#0f3b33", 0.28, metal=0.85)
verm = mat("ve", "#f03408", 0.3, coat=0.6, coat_rough=0.08)
ink = mat("in", "#0b1412", 0.35, metal=0.4)
bone = mat("bo", "#f4ecdf", 0.5)
brass = mat("br", "#d9b36a", 0.22, metal=1)
bump(pine, "WAVE", 1, 0.0)
P_ = []


def add(o):
    P_.append(o)
    return o


# shock along Z
add(cyl(0.50, 1.9, pine, (0, 0, -1.15), bev=0.05))
add(cyl(0.545, 0.10, brass, (0, 0, -0.35), bev=0.02))
add(cyl(0.545, 0.05, ink, (0, 0, -1.95), bev=0.015))
for i in range(9):
    add(cyl(0.515, 0.035, ink, (0, 0, -0.62 - 0.085 * i), bev=0.01))
add(cyl(0.17, 2.6, chrome, (0, 0, 0.8), bev=0.02))
add(cyl(0.78, 0.16, ink, (0, 0, 1.92), bev=0.05))
add(cyl(0.80, 0.14, brass, (0, 0, -1.02), bev=0.04))
add(cyl(0.26, 0.5, ink, (0, 0, 2.2), bev=0.04))
add(cyl(0.26, 0.4, pine, (0, 0, -2.3), bev=0.04))
for z in (2.62, -2.66):
    add(torus(0.30, 0.125, ink, (0, 0, z), (90, 0, 0)))
    add(cyl(0.22, 0.34, brass, (0, 0, z), (90, 0, 0), bev=0.03))
    add(cyl(0.10, 0.36, ink, (0, 0, z), (90, 0, 0), bev=0.01))
# reservoir
add(cyl(0.24, 1.3, brass, (0.86, 0, -1.5), bev=0.08))
add(cyl(0.25, 0.12, ink, (0.86, 0, -0.9), bev=0.02))
add(box((0.5, 0.2, 0.2), ink, (0.6, 0, -2.0), bev=0.04))
# spring
cu = bpy.data.curves.new("sp", "CURVE")
cu.dimensions = "3D"
cu.bevel_depth = 0.105
cu.bevel_resolution = 8
s = cu.splines.new("POLY")
N = 700
T = 7.2
s.points.add(N)
for i in range(N + 1):
    t = i / N
    a_ = 2 * math.pi * T * t
    z = -0.90 + 2.70 * (t + 0.035 * math.sin(2 * math.pi * t))
    s.points[i].co = (0.66 * math.cos(a_), 0.66 * math.sin(a_), z, 1)
o = bpy.data.objects.new("sp", cu)
st.S.collection.objects.link(o)
cu.materials.append(verm)
P_.append(o)
e = bpy.data.objects.new("e", None)
st.S.collection.objects.link(e)
for p in P_:
    p.parent = e
e.location = (-0.35, 0, 2.55)
e.rotation_euler = [math.radians(x) for x in (8, 48, -12)]
area((-5, -4, 7), (0, 0, 2.5), 2.2, 900, "#fff3e2")
area((5, -1, 5), (0, 0, 2.5), 1.0, 500, "#ffc9a6", size_y=5)
area((-3, 4, 5), (0, 0, 2.5), 2.5, 600, "#dff2ff")
area((0, -7, 1.2), (0, 0, 2.3), 5, 90, "#cfe8ff")
cam((0.25, -13.6, 1.9), (0.62, 0, 2.46), 50)
render()
