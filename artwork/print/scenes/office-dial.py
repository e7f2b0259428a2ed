import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import stage as st
from props import *
from stage import *

reset(1600, 900, 26, exposure=0.1, bounces=6)
world("#eef6ff", 0.34)
bg = mat("bg", "#8fc0e6", 0.85)
bump(bg, "NOISE", 14, 0.06, 0.01)
cyclorama(bg, w=60, depth=20, h=16, r=3, y=6)


def wedge(a0, a1, r0, r1, h, m, z=0):
    n = 18
    vs = []
    fs = []
    for k in range(n + 1):
        a = a0 + (a1 - a0) * k / n
        for r in (r0, r1):
            for zz in (0, h):
                vs.append((r * math.cos(a), r * math.sin(a), zz))
    for k in range(n):
        b = 4 * k
        fs += [
            (b + 1, b + 3, b + 7, b + 5),
            (b, b + 4, b + 6, b + 2),
            (b, b + 1, b + 5, b + 4),
            (b + 2, b + 6, b + 7, b + 3),
        ]
    fs += [(0, 2, 3, 1), (4 * n, 4 * n + 1, 4 * n + 3, 4 * n + 2)]
    me = bpy.data.meshes.new("w")
    me.from_pydata(vs, [], fs)
    o = bpy.data.objects.new("w", me)
    st.S.collection.objects.link(o)
    b = o.modifiers.new("b", "BEVEL")
    b.width = 0.035
    b.segments = 4
    b.limit_method = "ANGLE"
    b.angle_limit = math.radians(50)
    return st._fin(o, m, True, (0, 0, z))


pine = mat("p", "#14493e", 0.5)
butter = mat("b", "#ffb93a", 0.5)
verm = mat("v", "#ee3c12", 0.45)
peach = mat("pe", "#f7a68c", 0.5)
bone = mat("bo", "#f4ecdf", 0.65)
white = mat("wh", "#fffaf0", 0.7)
C = (-0.5, 0)
state = ["ok"] * 7 + ["w", "b", "r", "q", "q"]
M = {"ok": (pine, 0.42), "w": (butter, 0.60), "b": (verm, 1.15), "r": (peach, 0.30), "q": (bone, 0.16)}
e = bpy.data.objects.new("e", None)
st.S.collection.objects.link(e)
for i, s in enumerate(state):
    g = 0.03
    a0 = math.pi / 2 - (i * math.pi / 6) - g
    a1 = math.pi / 2 - ((i + 1) * math.pi / 6) + g
    m, h = M[s]
    o = wedge(a1, a0, 1.02, 1.78, h, m)
    o.parent = e
c = cyl(0.92, 0.30, white, (0, 0, 0.15), bev=0.03)
c.parent = e
t = sheet(1.25, 1.25, "office-count", (0, 0, 0.3015))
e.location = (-0.75, 0.1, 0)
e.rotation_euler = (0, 0, math.radians(-44))
t.location = (-0.75, 0.1, 0.3015)
# the letter that will not leave
m = mat("mm", "#ffffff", 0.7)
img(m, f"{st.TEXTURES}/office-mail.png")
o = rounded_slab(1.7, 1.12, 0.05, 0.05, white, m, loc=(1.95, 0.55, 0.545), rot=(72, 0, -24), bev=0.01)
sphere(0.2, butter, (1.35, -0.85, 0.2))
sphere(0.13, pine, (2.5, -0.55, 0.13))
torus(0.26, 0.085, verm, (-3.15, 0.9, 0.34), (82, 0, 34))
area((-5.2, -2.2, 4.6), (0, 0, 0.4), 0.6, 820, "#fff0d8")
area((4, -3, 3), (0, 0, 0.5), 2, 60, "#dff0ff")
area((0, -7, 5), (0, 0, 0.4), 4, 90)
cam((0.15, -7.2, 4.3), (0.10, 0.16, 0.34), 48)
render()
