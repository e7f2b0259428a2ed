import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import stage as st
from props import *
from stage import *

reset(1600, 900, 30, exposure=0.15, bounces=8)
world("#7fb8a0", 0.10)
bg = mat("bg", "#12463b", 0.85)
bump(bg, "NOISE", 10, 0.06, 0.01)
cyclorama(bg, w=40, depth=14, h=16, r=2.4, y=3.0)


paper = mat("pp", "#f7efdf", 0.8)
cloth = mat("cl", "#d8300a", 0.55)
brass = mat("br", "#e0ab42", 0.25, metal=1)
bone = mat("bone", "#f4ecdf", 0.6)
butter = mat("b", "#ffb93a", 0.5)
w, h, d = 1.5, 2.0, 0.30
e = bpy.data.objects.new("e", None)
st.S.collection.objects.link(e)
ps = []
ps.append(box((w - 0.06, d - 0.04, h - 0.07), paper, (0, 0.0, h / 2), bev=0.004))
ps.append(box((w, 0.03, h), cloth, (0, d / 2, h / 2), bev=0.008))
ps.append(box((0.03, d + 0.03, h), cloth, (-w / 2, 0, h / 2), bev=0.008))
pg = mat("pg", "#ffffff", 0.8)
img(pg, f"{st.TEXTURES}/door-page.png", emission=0.55)
ps.append(plane(w - 0.07, h - 0.08, pg, (0, -d / 2 + 0.018, h / 2), (90, 0, 0)))
hinge = bpy.data.objects.new("h", None)
st.S.collection.objects.link(hinge)
hinge.parent = e
hinge.location = (-w / 2, -d / 2, 0)
hinge.rotation_euler = (0, 0, math.radians(-58))
cs = [
    box((w, 0.03, h), cloth, (w / 2, 0, h / 2), bev=0.008),
    sheet(w - 0.006, h - 0.006, "door-cover", (w / 2, -0.0155, h / 2), (90, 0, 0), 0.45, 0.2),
    sphere(0.052, brass, (w * 0.905, -0.075, h * 0.40)),
    cyl(0.03, 0.08, brass, (w * 0.905, -0.04, h * 0.40), (90, 0, 0), bev=0.004),
]
il = mat("il", "#ffe7b0", 0.8)
cs.append(plane(w - 0.04, h - 0.04, il, (w / 2, 0.0155, h / 2), (-90, 0, 0)))
for p in cs:
    p.parent = hinge
for p in ps:
    p.parent = e
e.location = (0.55, 0.3, 0.16)
e.rotation_euler = (0, 0, math.radians(5))
cyl(1.5, 0.16, bone, (0.45, 0.1, 0.08), bev=0.03)
# the light of the room behind the page
l = area((0.92, 0.0, 1.1), (0.35, -2.4, 0.2), 0.5, 230, "#ffb85a", size_y=1.5)
sphere(0.2, butter, (2.25, -0.55, 0.2))
torus(0.32, 0.10, mat("pn", "#0f3b33", 0.5), (-1.75, 0.5, 0.42), (86, 0, 30))
sphere(0.15, mat("v", "#ee3c12", 0.45), (-1.05, -0.95, 0.15))
cyl(0.30, 0.5, mat("sk", "#9cc7e8", 0.5), (2.3, 0.55, 0.25), bev=0.03)
area((-5.0, -2.6, 4.4), (0, 0, 0.8), 0.6, 420, "#ffe8cc")
area((4, -2, 3), (0, 0, 1), 1.5, 40, "#cfe8dc")
area((0, -7, 4), (0, 0, 1), 4, 46)
cam((0.1, -8.4, 2.3), (0.28, 0, 1.04), 58, fstop=8, focus=(0.3, -0.8, 1))
render()
