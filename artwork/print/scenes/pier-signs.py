import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import stage as st
from props import *
from stage import *

reset(1600, 1000, 26, exposure=0.1, bounces=6)
world("#fff3dc", 0.30)
bg = mat("bg", "#ffb52e", 0.85)
bump(bg, "NOISE", 10, 0.06, 0.01)
plane(40, 40, mat("fl", "#efe4d0", 0.7), (0, 0, 0))
plane(40, 12, bg, (0, 2.0, 6), (90, 0, 0))
box((40, 0.12, 0.30), mat("sk", "#123b33", 0.6), (0, 1.97, 0.15), bev=0.01)


pine = mat("p", "#123b33", 0.5)
ink = mat("in", "#0e1f1b", 0.4, metal=0.4)
bone = mat("bo", "#f4ecdf", 0.6)
verm = mat("v", "#ee3c12", 0.5)
sky = mat("s", "#9cc7e8", 0.5)
steel = mat("stl", "#c9cfd0", 0.3, metal=1)
# totem
tx = -1.75
box((1.24, 0.26, 3.1), pine, (tx, 0.55, 1.55), (0, 0, 14), bev=0.015)
e = bpy.data.objects.new("e", None)
st.S.collection.objects.link(e)
s = sheet(1.22, 3.05, "sign-totem", (0, -0.1315, 1.545), (90, 0, 0))
s.parent = e
e.location = (tx, 0.55, 0)
e.rotation_euler = (0, 0, math.radians(14))
# hanging departures board
for x in (0.05, 2.75):
    cyl(0.022, 3, ink, (x, 0.9, 4.1), bev=0)
box((3.3, 0.2, 1.22), ink, (1.4, 0.9, 2.35), bev=0.03)
sheet(3.22, 1.174, "sign-board", (1.4, 0.797, 2.35), (90, 0, 0), 0.35, 0.3)
# blade sign on the wall, bench, luggage
m = mat("dm", "#ffffff", 0.5)
img(m, f"{st.TEXTURES}/sign-disc.png")
o = rounded_slab(0.9, 0.9, 0.07, 0.449, ink, m, loc=(3.55, 1.55, 1.25), rot=(90, 0, -22), bev=0.01)
box((0.05, 0.5, 0.05), ink, (3.62, 1.75, 1.25), bev=0.005)
box((2.1, 0.55, 0.11), bone, (1.45, 0.85, 0.52), bev=0.03)
[box((0.1, 0.5, 0.5), pine, (x, 0.85, 0.25), bev=0.02) for x in (0.7, 2.2)]
box((0.52, 0.30, 0.62), verm, (2.85, 0.45, 0.33), (0, 0, -18), bev=0.06)
torus(0.1, 0.02, ink, (2.85, 0.45, 0.66), (90, 0, -18))
sphere(0.2, sky, (0.35, -0.1, 0.2))
area((-6.0, -4.2, 5.2), (0, 0.5, 1.4), 0.5, 1300, "#ffedd0")
area((4, -4, 3), (0, 0, 1.2), 2, 60, "#ffe0c0")
area((0, -8, 4), (0, 0, 1.2), 5, 150)
cam((0.35, -9.0, 1.75), (0.62, 0.3, 1.66), 52)
render()
