import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import stage as st
from props import *
from stage import *

reset(1200, 1200, 26, exposure=0.12, bounces=8)
world("#ffe6d0", 0.24)
bg = mat("bg", "#ee3c12", 0.85)
bump(bg, "NOISE", 10, 0.06, 0.01)
cyclorama(bg, w=40, depth=14, h=16, r=3, y=4)
pine = mat("pine", "#123b33", 0.6)
bone = mat("bone", "#f4ecdf", 0.65)
bump(bone, "NOISE", 60, 0.06, 0.003)
butter = mat("but", "#ffb93a", 0.5)
cyl(0.60, 0.22, bone, (-0.28, 0.0, 0.11), bev=0.03)
can("wrap-1", (-0.28, 0, 0.22), 90 + 6, drops=160)
cyl(0.50, 0.56, pine, (0.66, 0.36, 0.28), bev=0.03)
can("wrap-3", (0.66, 0.36, 0.56), 90 - 12, drops=160)
cyl(0.80, 0.08, butter, (0.10, 1.9, 1.50), (90, 0, 0), bev=0.02)
sphere(0.15, butter, (0.42, -0.55, 0.15))
torus(0.2, 0.066, pine, (-0.96, 0.25, 0.27), (80, 0, -30))
area((-3.2, -2.6, 4.0), (0, 0, 0.7), 0.6, 330, "#fff0dc")
area((3, -1.5, 1.8), (0, 0, 0.8), 1.2, 50, "#ffd9c0", size_y=3)
area((-2.6, 1.5, 1.5), (0, 0, 0.9), 0.6, 60, "#ffffff", size_y=2.4)
area((0, -6, 3), (0, 0, 0.8), 4, 40)
cam((0.1, -6.0, 1.9), (0.14, 0, 0.84), 84, fstop=6, focus=(-0.28, -0.3, 0.9))
render()
