import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import stage as st
from props import *
from stage import *

reset(1600, 1000, 26, exposure=0.1, bounces=6)
world("#dcebf6", 0.28)
bg = mat("bg", "#2b6a99", 0.85)
bump(bg, "NOISE", 14, 0.06, 0.01)
plane(60, 60, bg, (0, 0, 0))


white = mat("wh", "#fffaf0", 0.8)
bone = mat("bo", "#f4ecdf", 0.8)
verm = mat("v", "#ee3c12", 0.5)
butter = mat("b", "#ffb93a", 0.5)
brass = mat("br", "#d9a13a", 0.25, metal=1)
ink = mat("in", "#0e1f1b", 0.5)
wood = mat("wo", "#d9a066", 0.6)


def leaf(w, h, path, x, y, rz, z=0.01, t=0.012, edge=white):
    m = mat("l", "#ffffff", 0.75)
    img(m, f"{st.TEXTURES}/{path}.png")
    return rounded_slab(w, h, t, 0.012, edge, m, loc=(x, y, z + t / 2), rot=(0, 0, rz), bev=0.002)


leaf(1.9, 2.69, "stationery-letter", -1.25, 0.12, 9)
leaf(2.2, 1.1, "stationery-envelope", 1.12, 0.86, -7, 0.01, 0.03, bone)
leaf(1.25, 1.79, "stationery-note", 2.32, -0.42, 6, 0.01, 0.11, butter)
for i in range(9):
    leaf(0.92, 0.595, "stationery-back", 0.62, -0.62, -16 + i * 0.6 * (-1) ** i, 0.01 + i * 0.022, 0.02)
leaf(0.92, 0.595, "stationery-card", 0.42, -1.28, 10, 0.01, 0.02)
leaf(0.62, 0.62, "stationery-label", -2.72, -0.92, -14, 0.01, 0.008)
# pencil, paper weight
p = cyl(0.042, 1.9, butter, (-0.08, 0.98, 0.06), (90, 0, 64), bev=0.005, v=6)
cyl(0.043, 0.14, verm, (-0.08 - 1.0 * 0.899, 0.98 + 1.0 * 0.438, 0.06), (90, 0, 64), bev=0.01)
sphere(0.22, verm, (-2.5, 0.75, 0.22))
torus(0.17, 0.055, brass, (1.5, -1.3, 0.06))
area((-5.6, 3.8, 3.6), (0, 0, 0), 0.4, 1150, "#ffeccc")
area((0, -5, 6), (0, 0, 0), 4, 110, "#e6f1ff")
cam((0, -2.9, 7.6), (0.0, -0.06, 0), 48)
render()
