import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import stage as st
from props import *
from stage import *

reset(1600, 900, 26, exposure=0.08, bounces=6)
world("#fff3e2", 0.32)
bg = mat("bg", "#e8dcc8", 0.85)
bump(bg, "NOISE", 14, 0.06, 0.01)
plane(60, 60, bg, (0, 0, 0))


card = mat("cd", "#fffdf8", 0.7)
brass = mat("br", "#d9a13a", 0.25, metal=1)
ink = mat("in", "#0e1f1b", 0.5)
verm = mat("v", "#ee3c12", 0.5)
pine = mat("p", "#123b33", 0.5)
n = 20
w, h, t = 0.52, 2.6, 0.018
for i in range(n):
    a = math.radians(214 - i * (248 / (n - 1)))
    z = 0.03 + i * 0.024
    m = mat("s", "#ffffff", 0.5, coat=0.15)
    img(m, f"{st.TEXTURES}/swatch-%d.png" % i)
    o = rounded_slab(w, h, t, 0.03, card, m, bev=0.003)
    r = h / 2 - 0.14
    o.location = (r * math.cos(a), r * math.sin(a), z)
    o.rotation_euler = (0, 0, a - math.pi / 2)
cyl(0.075, 0.62, brass, (0, 0, 0.28), bev=0.02)
cyl(0.035, 0.64, ink, (0, 0, 0.28), bev=0.005)
sphere(0.27, verm, (-0.12, -1.0, 0.27))
torus(0.17, 0.06, pine, (0.52, -0.98, 0.06))
area((-5.2, 3.6, 3.4), (0, 0.2, 0), 0.45, 900, "#fff0d8")
area((0, -5, 5), (0, 0, 0), 4, 90)
cam((0, -5.6, 6.9), (0, 0.42, 0.1), 50)
render()
