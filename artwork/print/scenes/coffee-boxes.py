import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import stage as st
from props import *
from stage import *

reset(1200, 1500, 26, exposure=0.1, bounces=6)
world("#ffe9dc", 0.34)
bg = mat("bg", "#f79a7c", 0.85)
bump(bg, "NOISE", 10, 0.06, 0.01)
cyclorama(bg, w=40, depth=14, h=16, r=3, y=4)


S_ = (0.98, 0.56, 1.4)
carton(S_, "coffee-2-front", "coffee-2-side", "coffee-2-lid", (-0.34, 0.12, 0), -20, "#123b33")
carton(S_, "coffee-1-front", "coffee-1-side", "coffee-1-lid", (-0.22, 0.18, 1.4), -31, "#f4481e")
carton(S_, "coffee-0-front", "coffee-0-side", "coffee-0-lid", (0.66, -0.72, 0), -27, "#ffd36a")
bone = mat("bone", "#f4ecdf", 0.6)
pine = mat("p", "#123b33", 0.5)
lathe(
    smoothprof(
        [
            (0, 0.02),
            (0.17, 0.02),
            (0.2, 0.04),
            (0.235, 0.2),
            (0.25, 0.36),
            (0.255, 0.40),
            (0.245, 0.405),
            (0.235, 0.36),
            (0.215, 0.2),
            (0.17, 0.07),
            (0, 0.06),
        ],
        8,
    ),
    bone,
    (-0.62, -1.05, 0),
)
torus(0.095, 0.026, bone, (-0.9, -1.05, 0.22), (90, 0, 0))
lathe([(0, 0.3), (0.222, 0.3)], mat("cf", "#2a1208", 0.15, coat=0.6), (-0.62, -1.05, 0))
cyl(0.38, 0.035, bone, (-0.62, -1.05, 0.018), bev=0.012)
area((-4.2, -3.2, 4.2), (0, 0, 1), 0.5, 560, "#fff0dc")
area((3.5, -2, 2), (0, 0, 0.8), 1.2, 45, "#ffd9c0", size_y=3)
area((0, -6, 4), (0, 0, 1), 4, 55)
cam((0.2, -8.6, 2.75), (0.13, 0, 1.30), 86, fstop=9, focus=(0.4, -0.7, 1))
render()
