import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import stage as st
from props import *
from stage import *

reset(1200, 1600, 26, exposure=0.1, bounces=6)
world("#eef4ea", 0.34)
bg = mat("bg", "#86a892", 0.85)
bump(bg, "NOISE", 10, 0.06, 0.01)
cyclorama(bg, w=40, depth=14, h=16, r=3, y=3.2)


paper = mat("pp", "#f7efdf", 0.8)
cloth = mat("cl", "#0e2a41", 0.6)
bone = mat("bone", "#f4ecdf", 0.6)
verm = mat("v", "#ee3c12", 0.5)
butter = mat("b", "#ffb93a", 0.5)


def book(w, h, d, front, spine, loc, rz, tilt=0):
    e = bpy.data.objects.new("e", None)
    st.S.collection.objects.link(e)
    ps = [
        box((w - 0.03, d - 0.05, h - 0.05), paper, (-0.0, 0, h / 2), bev=0.004),
        box((w, 0.022, h), cloth, (0, -d / 2, h / 2), bev=0.006),
        box((w, 0.022, h), cloth, (0, d / 2, h / 2), bev=0.006),
        box((0.022, d + 0.02, h), cloth, (-w / 2, 0, h / 2), bev=0.006),
        sheet(w - 0.004, h - 0.004, front, (0, -d / 2 - 0.0125, h / 2), (90, 0, 0), 0.38, 0.25),
        sheet(d + 0.02, h - 0.004, spine, (-w / 2 - 0.0125, 0, h / 2), (90, 0, -90), 0.38, 0.25),
    ]
    for p in ps:
        p.parent = e
    e.location = loc
    e.rotation_euler = (math.radians(tilt), 0, math.radians(rz))
    return e


book(1.5, 2.25, 0.25, "log-front", "log-spine", (0.02, 0.05, 0.30), 24)
# plinth: two more copies lying flat
for i, (rz, c) in enumerate(((-8, "#123450"),)):
    box((2.3, 1.7, 0.26), bone, (0.05, 0.05, 0.13), (0, 0, rz), bev=0.02)
sphere(0.21, verm, (0.92, -0.62, 0.47))
cyl(0.62, 0.06, butter, (-0.95, 1.6, 2.25), (90, 0, 0), bev=0.02)
area((-4.4, -3.4, 4.6), (0, 0, 1.2), 0.5, 640, "#fff0dc")
area((3.5, -2, 2), (0, 0, 0.8), 1.2, 40, "#ffe4c8", size_y=3)
area((0, -6, 4), (0, 0, 1), 4, 60)
cam((-0.25, -8.8, 2.3), (0.03, 0, 1.32), 84, fstop=9, focus=(0, -0.4, 1.3))
render()
