// The four labels of the harbor series as SVG strings, 344 x 768 each; boards place them flat, on cans and on bottles.
const harbor = (() => {
  const W = 344,
    H = 768,
    M = 500 // M: how far the drawing runs on past both edges, so that it can wrap round a can
  const rnd = rng(42)
  const wave = (y0, a, f, p, w = W + M, h = H, x0 = -M) => {
    let d = `M${x0} ${h}`
    for (let x = x0; x <= w; x += 4)
      d += `L${x} ${(y0 + Math.sin(x / f + p) * a + Math.sin((x / f) * 2.3 + p * 2) * a * 0.28).toFixed(1)}`
    return d + `L${w} ${h}Z`
  }
  const line = (y0, a, f, p) => {
    let d = ''
    for (let x = -M; x <= W + M; x += 6)
      d +=
        (x == -M ? 'M' : 'L') +
        x +
        ' ' +
        (y0 + Math.sin(x / f + p) * a + Math.sin((x / f) * 2.3 + p * 2) * a * 0.28).toFixed(1)
    return d
  }
  const layer = (y, a, f, p, c, st = '#f4ecdf', n = 3) => {
    let s = `<path d="${wave(y, a, f, p)}" fill="${c}"/>`
    for (let j = 1; j <= n; j++)
      s += `<path d="${line(y + j * 11, a, f, p)}" fill=none stroke="${st}" stroke-width=${(2 - j * 0.4).toFixed(1)} opacity=${(0.75 - j * 0.17).toFixed(2)} stroke-dasharray="${44 + j * 22} ${9 + j * 12}"/>`
    return s
  }
  // die shapes
  const can = `M22 0H${W - 22}Q${W} 0 ${W} 22V${H - 22}Q${W} ${H} ${W - 22} ${H}H22Q0 ${H} 0 ${H - 22}V22Q0 0 22 0Z`
  const bot = `M0 172A172 172 0 0 1 ${W} 172V${H - 16}Q${W} ${H} ${W - 16} ${H}H16Q0 ${H} 0 ${H - 16}Z`
  const T = (cls, x, y, z, c, t, an = 'middle', ex = '') =>
    `<text class=${cls} x=${x} y=${y} font-size=${z} fill="${c}" text-anchor=${an} ${ex}>${t}</text>`
  const crest = (x, y, c, k) =>
    `<g transform="translate(${x} ${y})"><circle r=25 fill="${c}"/><circle r=21 fill=none stroke="${k}" stroke-width=1.4 /><path d="M-13 6a13 13 0 0 1 26 0Z" fill="${k}"/><path d="M-15 11q5-4 10 0t10 0 10 0" fill=none stroke="${k}" stroke-width=2 stroke-linecap=round /></g>`
  const foot = (c, l, r) => T('mo', 26, H - 26, 11.5, c, l, 'start') + T('mo', W - 26, H - 26, 11.5, c, r, 'end')
  // ---- 1 Fog Signal (can)
  let A = `<rect x=${-M} width=${W + 2 * M} height=${H} fill="#f4ecdf"/><circle cx=206 cy=292 r=124 fill="#ffd36a"/>`
  for (let i = 0; i < 8; i++) {
    const y = 250 + i * 24
    A += `<rect x=${-M + (i % 2 ? 26 : -14)} y=${y} width=${W + 2 * M} height=${5 + i * 2.4} rx=8 fill="#f4ecdf" opacity=${(0.62 + i * 0.05).toFixed(2)} />`
  }
  A +=
    layer(420, 14, 60, 0.4, '#c9d8cb', '#ffffff') +
    layer(462, 18, 74, 2.1, '#9db8a4') +
    `<g><path d="M60 470C70 440 96 436 116 438 140 434 166 444 172 470Z" fill="#0e1f1b"/><path d="M92 448 99 226H131L138 448Z" fill="#fffdf8"/><path d="M98 268 97 304 134 304 132.500 268ZM95.500 346 94 384 136.500 384 135 346Z" fill="#f4481e"/><path d="M115 226H131L138 448H115Z" fill="#0e1f1b" opacity=.12 /><rect x=88 y=216 width=54 height=11 rx=3 fill="#0e1f1b"/><rect x=100 y=184 width=30 height=32 fill="#ffd36a"/><path d="M100 184v32M110 184v32M120 184v32M130 184v32" stroke="#0e1f1b" stroke-width=3 /><path d="M94 184Q115 156 136 184Z" fill="#0e1f1b"/><path d="M130 196 ${W + M} 85V308L130 208Z" fill="#ffd36a" opacity=.5 /><path d="M100 196 ${-M} 85V308L100 208Z" fill="#ffd36a" opacity=.5 /></g>` +
    layer(506, 16, 66, 3.6, '#5f8f7d') +
    layer(556, 20, 80, 5, '#1d5548') +
    layer(612, 15, 70, 1.2, '#123b33')
  A +=
    `<rect x=${-M} width=${W + 2 * M} height=20 fill="#123b33"/><rect x=${-M} y=26 width=${W + 2 * M} height=4 fill="#f4481e"/>` +
    T('br', 176, 72, 19, '#0e1f1b', 'REUBEN’S BREWS') +
    T('mo', 172, 96, 10.5, '#3d4f47', 'SMALL BATCH, No. 3') +
    T('n', 172, 628, 104, '#f4ecdf', 'Fog') +
    T('n', 172, 706, 86, '#f4ecdf', 'Signal') +
    foot('#f4ecdf', '6.6% ALC', '473 ML')
  // ---- 2 First Ferry (bottle)
  let B = `<rect x=${-M} width=${W + 2 * M} height=${H} fill="#123450"/>`
  for (let i = 0; i < 54; i++) {
    const x = rnd() * W,
      y = rnd() * 360
    B += `<circle cx=${x.toFixed(1)} cy=${y.toFixed(1)} r=${(rnd() * 1.5 + 0.5).toFixed(1)} fill="#f4ecdf" opacity=${(0.35 + rnd() * 0.6).toFixed(2)} />`
  }
  B += `<circle cx=172 cy=268 r=142 fill="#1c4668"/><circle cx=172 cy=268 r=116 fill="#ffd36a"/><g clip-path="url(#moon)" fill="#f0b732"><circle cx=124 cy=232 r=22 /><circle cx=224 cy=210 r=14 /><circle cx=178 cy=194 r=9 /><path d="M172 152A116 116 0 0 1 172 384A150 150 0 0 0 172 152Z" opacity=.35 /></g><path d="M${-M} 404H${W + M}V${H}H${-M}Z" fill="#0e2a41"/>`
  for (let i = 0; i < 9; i++) {
    const y = 418 + i * 15,
      w = 210 - Math.abs(i - 2) * 18
    B += `<rect x=${172 - w / 2 + Math.sin(i * 2.1) * 12} y=${y} width=${w} height=${5.5 - i * 0.3} rx=3 fill="#ffedbd" opacity=${(0.9 - i * 0.085).toFixed(2)} />`
  }
  B += `<g transform="translate(0 6)"><path d="M44 372H300L282 408H66Z" fill="#f4481e"/><path d="M50 384H294" stroke="#f4ecdf" stroke-width=3.500 /><rect x=72 y=336 width=200 height=36 fill="#f4ecdf"/><rect x=96 y=306 width=150 height=30 fill="#f4ecdf"/><rect x=120 y=284 width=62 height=22 fill="#f4ecdf"/><path d="M206 306V262H230V306Z" fill="#0e1f1b"/><rect x=206 y=272 width=24 height=8 fill="#f4481e"/>`
  for (let i = 0; i < 9; i++)
    B += `<rect x=${82 + i * 21} y=346 width=12 height=13 rx=2 fill="${i % 4 == 2 ? '#123450' : '#f0b732'}"/>`
  for (let i = 0; i < 6; i++)
    B += `<rect x=${104 + i * 23} y=315 width=13 height=12 rx=2 fill="${i == 4 ? '#123450' : '#f0b732'}"/>`
  B += `<path d="M218 258C212 240 232 232 224 214C218 200 238 192 232 172" fill=none stroke="#f4ecdf" stroke-width=8 stroke-linecap=round opacity=.5 /></g>`
  B +=
    layer(500, 12, 58, 0.8, '#0c2438', '#9cc7e8') +
    layer(556, 14, 72, 2.6, '#081a2a', '#9cc7e8') +
    layer(632, 10, 64, 4.4, '#05121d', '#9cc7e8', 2) +
    crest(172, 66, '#f4ecdf', '#123450') +
    T('br', 176, 128, 17, '#f4ecdf', 'REUBEN’S BREWS') +
    T('n', 172, 622, 92, '#f4ecdf', 'First') +
    T('n', 172, 700, 92, '#ffd36a', 'Ferry') +
    foot('#f4ecdf', '5.9% ALC', '500 ML')
  // ---- 3 Red Buoy (can)
  let C = `<rect x=${-M} width=${W + 2 * M} height=${H} fill="#f4481e"/><circle cx=172 cy=300 r=150 fill="#ff7a4f"/><circle cx=172 cy=300 r=112 fill="#ffa27f"/><circle cx=172 cy=300 r=74 fill="#ffcdbc"/>`
  for (const [x, y, z] of [
    [48, 166, 0.8],
    [252, 142, 1],
    [282, 196, 0.7],
  ])
    C += `<path d="M${x} ${y}q${12 * z} ${-15 * z} ${24 * z} 0q${12 * z} ${-15 * z} ${24 * z} 0" fill=none stroke="#3a0d04" stroke-width=${4 * z} stroke-linecap=round />`
  C +=
    layer(432, 14, 62, 1.4, '#ffd36a', '#7c1d10') +
    `<g transform="rotate(-7 172 430)"><path d="M150 208H194L206 262H138Z" fill="#0e1f1b"/><path d="M172 206V178" stroke="#0e1f1b" stroke-width=6 /><circle cx=172 cy=170 r=11 fill="#ffd36a"/><path d="M172 208H194L206 262H172Z" fill="#fff" opacity=.12 /><path d="M138 262H206L232 424H112Z" fill="#f4ecdf"/><path d="M132 298H212L218.500 336H126ZM119.500 378H225L231 414H113.500Z" fill="#c93410"/><path d="M172 262H206L232 424H172Z" fill="#0e1f1b" opacity=.16 /><path d="M84 424H260Q268 466 172 470Q76 466 84 424Z" fill="#0e1f1b"/></g>` +
    layer(462, 18, 56, 3.2, '#f0b732', '#7c1d10') +
    layer(520, 16, 70, 0.2, '#c93410', '#ffd9cc') +
    layer(574, 18, 82, 2.2, '#8f210f', '#ffd9cc') +
    layer(640, 12, 66, 4, '#5e1409', '#ffd9cc', 2)
  C +=
    `<rect x=${-M} width=${W + 2 * M} height=20 fill="#0e1f1b"/><rect x=${-M} y=26 width=${W + 2 * M} height=4 fill="#f4ecdf"/>` +
    T('br', 176, 72, 19, '#2a0a03', 'REUBEN’S BREWS') +
    T('mo', 172, 96, 10.5, '#2a0a03', 'SMALL BATCH, No. 3') +
    T('n', 172, 626, 96, '#fff6ee', 'Red') +
    T('n', 172, 704, 92, '#fff6ee', 'Buoy') +
    foot('#fff6ee', '5.4% ALC', '473 ML')
  // ---- 4 Salt Meadow (bottle)
  let D = `<rect x=${-M} width=${W + 2 * M} height=${H} fill="#9cc7e8"/><circle cx=172 cy=300 r=132 fill="#123b33"/>`
  for (let i = 0; i < 6; i++) D += `<rect x=30 y=${318 + i * 19} width=284 height=${3 + i * 2.6} fill="#9cc7e8"/>`
  D += `<path d="${wave(416, 8, 90, 1)}" fill="#fff1c9"/>`
  const F = ['#ffdf90', '#f0b732', '#ffd36a', '#e0a321', '#ffdf90', '#d6951a']
  for (let i = 0; i < 16; i++) {
    const x0 = -260 + i * 54,
      x1 = x0 + 54,
      v = 172
    D += `<path d="M${v + (x0 - v) * 0.16} 426L${v + (x1 - v) * 0.16} 426L${x1 * 1.25 - 43} ${H}L${x0 * 1.25 - 43} ${H}Z" fill="${F[i % 6]}"/>`
  }
  D += `<path d="M${-M} 424H0Q86 412 172 424T344 420H${W + M}V440H344Q258 446 172 438T0 442H${-M}Z" fill="#3f7f6f"/>`
  // heron
  D += `<g transform="translate(196 330)" fill="#fffdf8"><path d="M-6 66C-34 58-48 34-40 14C-28 30-8 32 12 34C26 36 34 50 26 62C18 72 6 70-6 66Z"/><path d="M18 44C30 30 6 14 14-8C18-22 34-26 44-20L74-14 44-10C34-12 26-8 26 0C24 14 40 28 32 52Z"/><path d="M-40 14C-44 30-38 52-16 62C-30 46-36 30-40 14Z" fill="#0e1f1b"/><path d="M28-20C20-26 10-24 4-16C14-18 22-16 30-12Z" fill="#0e1f1b"/><circle cx=38 cy=-15 r=2 fill="#0e1f1b"/><path d="M74-14 46-11 46-17Z" fill="#f4481e"/><path d="M2 68 0 118M12 68 16 118" stroke="#0e1f1b" stroke-width=3.500 fill=none /></g>`
  for (let i = 0; i < 26; i++) {
    const x = rnd() * W,
      h = 34 + rnd() * 64,
      bx = (rnd() - 0.5) * 26,
      y = 470 + rnd() * 70
    D +=
      `<path d="M${x.toFixed(1)} ${(y + 60).toFixed(1)}Q${x.toFixed(1)} ${(y + 20).toFixed(1)} ${(x + bx).toFixed(1)} ${(y + 60 - h).toFixed(1)}" fill=none stroke="#123b33" stroke-width=2.600 stroke-linecap=round />` +
      (i % 2
        ? `<ellipse cx=${(x + bx).toFixed(1)} cy=${(y + 56 - h).toFixed(1)} rx=3.400 ry=9 fill="#123b33" transform="rotate(${bx.toFixed(0)} ${(x + bx).toFixed(1)} ${(y + 56 - h).toFixed(1)})"/>`
        : '')
  }
  D +=
    layer(552, 12, 66, 2, '#3f7f6f') +
    layer(604, 14, 78, 3.8, '#1d5548') +
    layer(652, 10, 60, 0.6, '#123b33', '#f4ecdf', 2) +
    crest(172, 66, '#123b33', '#ffd36a') +
    T('br', 176, 128, 17, '#0e1f1b', 'REUBEN’S BREWS') +
    T('n', 172, 634, 92, '#f4ecdf', 'Salt') +
    T('n', 172, 706, 82, '#ffd36a', 'Meadow') +
    foot('#f4ecdf', '4.6% ALC', '500 ML')

  const styles = [
    ['hazy pale', '#ffd36a'],
    ['coffee stout', '#9cc7e8'],
    ['amber ale', '#ffd36a'],
    ['sea-salt gose', '#f4ecdf'],
  ]
  const art = [A, B, C, D].map((g, i) => g + T('se', 172, H - 23, 26, styles[i][1], styles[i][0]))
  // One clip for the moon of First Ferry, and paper grain; put these into the drawing's <defs> once.
  const defs = `<clipPath id=moon><circle cx=172 cy=268 r=116 /></clipPath><filter id=grain x=0 y=0 width="100%" height="100%"><feTurbulence type=fractalNoise baseFrequency=.85 numOctaves=2 seed=4 /><feColorMatrix values="0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  0 0 0 -1.5 1"/></filter>`
  return { W, H, can, bottle: bot, art, defs, die: (i) => (i % 2 ? bot : can) }
})()
