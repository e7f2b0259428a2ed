import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import stage as st
from props import *
from stage import *

reset(1600, 800, 26, exposure=0.12, bounces=8)
world("#fff0d8", 0.3)
bg = mat("bg", "#ffb52e", 0.85)
bump(bg, "NOISE", 10, 0.06, 0.01)
cyclorama(bg, w=60, depth=14, h=16, r=3, y=4.2)
pine = mat("pine", "#123b33", 0.6)
bone = mat("bone", "#f4ecdf", 0.65)
bump(bone, "NOISE", 60, 0.06, 0.003)
verm = mat("v", "#ee3c12", 0.5)
sky = mat("sk", "#9cc7e8", 0.5)
ink = mat("ink", "#0e1f1b", 0.5)
# four cans on three heights
cyl(0.60, 0.26, bone, (-1.42, -0.10, 0.13), bev=0.03)
can("wrap-0", (-1.42, -0.10, 0.26), 90 + 10, drops=90)
cyl(0.52, 0.62, pine, (-0.34, 0.42, 0.31), bev=0.03)
can("wrap-1", (-0.34, 0.42, 0.62), 90 - 4, drops=90)
box((1.15, 0.9, 0.12), verm, (0.62, -0.34, 0.06), (0, 0, 8), bev=0.03)
can("wrap-2", (0.62, -0.34, 0.12), 90 - 8, drops=90)
cyl(0.58, 0.40, bone, (1.66, 0.25, 0.20), bev=0.03)
can("wrap-3", (1.66, 0.25, 0.40), 90 - 16, drops=90)
cyl(1.45, 0.08, verm, (0.55, 2.7, 1.55), (90, 0, 0), bev=0.02)
sphere(0.17, sky, (-0.42, -0.72, 0.17))
torus(0.30, 0.10, pine, (2.62, -0.12, 0.40), (84, 0, 28))
sphere(0.13, verm, (1.36, -0.82, 0.13))
box((0.34, 0.34, 0.34), bone, (-2.44, 0.32, 0.17), (0, 0, 24), bev=0.03)
sphere(0.2, ink, (-2.44, 0.32, 0.54))
area((-4.4, -3.0, 4.0), (0, 0, 0.7), 0.8, 520, "#fff0dc")
area((4, -1.5, 1.8), (0, 0, 0.8), 1.4, 50, "#ffd9c0", size_y=3)
area((-3.4, 1.5, 1.6), (0, 0, 0.9), 0.6, 60, "#ffffff", size_y=2.4)
area((0, -6, 3), (0, 0, 0.8), 4, 50)
cam((0.05, -8.9, 1.85), (0.1, 0, 0.9), 70, fstop=7, focus=(0, -0.4, 0.9))
render()
