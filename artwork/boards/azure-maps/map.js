// procedural cartography -> SVG string. makeMap(W,H,theme,seed)
function makeMap(W, H, T, seed = 11, mid = '') {
  let s = seed
  const R = () => (s = (s * 16807) % 2147483647) / 2147483647
  const rr = (a, b) => a + (b - a) * R()
  const ang = 0.22,
    cx = W / 2,
    cy = H / 2
  const warp = (x, y) => {
    let X = x + 38 * Math.sin(y * 0.0042 + 1) + 16 * Math.sin(y * 0.011 + x * 0.004 + 2),
      Y = y + 34 * Math.sin(x * 0.0038 + 2) + 14 * Math.sin(x * 0.01 - y * 0.005)
    X -= cx
    Y -= cy
    return [cx + X * Math.cos(ang) - Y * Math.sin(ang), cy + X * Math.sin(ang) + Y * Math.cos(ang)]
  }
  const poly = (x0, y0, x1, y1, st = 26) => {
    const p = []
    const E = (ax, ay, bx, by) => {
      const n = Math.max(1, Math.ceil(Math.hypot(bx - ax, by - ay) / st))
      for (let i = 0; i < n; i++) p.push(warp(ax + ((bx - ax) * i) / n, ay + ((by - ay) * i) / n))
    }
    E(x0, y0, x1, y0)
    E(x1, y0, x1, y1)
    E(x1, y1, x0, y1)
    E(x0, y1, x0, y0)
    return 'M' + p.map((q) => q[0].toFixed(1) + ' ' + q[1].toFixed(1)).join('L') + 'Z'
  }
  const line = (ax, ay, bx, by, st = 22) => {
    const n = Math.max(1, Math.ceil(Math.hypot(bx - ax, by - ay) / st))
    let d = ''
    for (let i = 0; i <= n; i++) {
      const q = warp(ax + ((bx - ax) * i) / n, ay + ((by - ay) * i) / n)
      d += (i ? 'L' : 'M') + q[0].toFixed(1) + ' ' + q[1].toFixed(1)
    }
    return d
  }
  let blocks = '',
    bld = '',
    parks = '',
    roads = [[], [], []]
  const gaps = [18, 14, 10, 7, 5, 4, 4, 3]
  function split(x0, y0, x1, y1, d) {
    const w = x1 - x0,
      h = y1 - y0
    if ((w < 78 && h < 78) || (d > 6 && R() < 0.05) || d > 9) {
      const k = R()
      if (k < 0.075) {
        parks += `<path d="${poly(x0, y0, x1, y1)}"/>`
        const n = Math.floor((w * h) / 420)
        for (let i = 0; i < n; i++) {
          const q = warp(rr(x0 + 6, x1 - 6), rr(y0 + 6, y1 - 6))
          parks += `<circle cx=${q[0].toFixed(1)} cy=${q[1].toFixed(1)} r=${rr(1.6, 3.8).toFixed(1)} fill="${T.tree}" stroke="none"/>`
        }
        return
      }
      blocks += poly(x0, y0, x1, y1)
      // buildings
      const bs = (a, b, c, e, l) => {
        const ww = c - a,
          hh = e - b
        if ((ww < 20 && hh < 20) || l > 4) {
          if (R() < 0.86 && ww > 5 && hh > 5) {
            const i = 1.3
            bld += poly(a + i, b + i, c - i, e - i, 60)
          }
          return
        }
        if (ww > hh) {
          const m = a + ww * rr(0.36, 0.64)
          bs(a, b, m, e, l + 1)
          bs(m, b, c, e, l + 1)
        } else {
          const m = b + hh * rr(0.36, 0.64)
          bs(a, b, c, m, l + 1)
          bs(a, m, c, e, l + 1)
        }
      }
      bs(x0 + 3, y0 + 3, x1 - 3, y1 - 3, 0)
      return
    }
    const g = gaps[Math.min(d, 7)] / 2
    if (w > h) {
      const m = x0 + w * rr(0.38, 0.62)
      roads[d < 2 ? 0 : d < 4 ? 1 : 2].push([m, y0 - 6, m, y1 + 6])
      split(x0, y0, m - g, y1, d + 1)
      split(m + g, y0, x1, y1, d + 1)
    } else {
      const m = y0 + h * rr(0.38, 0.62)
      roads[d < 2 ? 0 : d < 4 ? 1 : 2].push([x0 - 6, m, x1 + 6, m])
      split(x0, y0, x1, m - g, d + 1)
      split(x0, m + g, x1, y1, d + 1)
    }
  }
  const M = 260
  split(-M, -M, W + M, H + M, 0)
  const rp = (L, w, c) =>
    `<g fill=none stroke="${c}" stroke-width=${w} stroke-linecap=round stroke-linejoin=round>${L.map((r) => `<path d="${line(...r)}"/>`).join('')}</g>`
  const river = `M${-60} ${H * 0.7}C${W * 0.16} ${H * 0.6} ${W * 0.24} ${H * 0.86} ${W * 0.42} ${H * 0.78}S${W * 0.62} ${H * 0.4} ${W * 0.8} ${H * 0.42}S${W * 0.97} ${H * 0.3} ${W + 80} ${H * 0.24}`
  let o = `<rect width=${W} height=${H} fill="${T.road}"/><path d="${blocks}" fill="${T.block}"/><g fill="${T.park}">${parks}</g><path d="${bld}" fill="${T.bld}" stroke="${T.bldS}" stroke-width=.6 />`
  o += mid
  o += `<path d="${river}" fill=none stroke="${T.bank}" stroke-width=${H * 0.115} stroke-linecap=round /><path d="${river}" fill=none stroke="${T.water}" stroke-width=${H * 0.1} stroke-linecap=round />`
  for (let k = 0; k < 3; k++)
    o += `<path d="${river}" fill=none stroke="${T.water2}" stroke-width=${H * (0.07 - 0.022 * k)} opacity=.35 />`
  o += rp(roads[1], 9, T.case) + rp(roads[1], 7, T.r1) + rp(roads[0], 17, T.case0) + rp(roads[0], 13.5, T.r0)
  return { svg: o, warp, line, roads, river }
}
