const C = {
  web: '#8bd6df',
  gw: '#9ba5b0',
  ord: '#d9ed6b',
  inv: '#f54248',
  pay: '#c9b6f2',
  db: '#80888f',
  msg: '#b9c86f',
  fraud: '#f2a7b5',
}
const { rows, took: T, median } = DATA.slowTrace
// The call to inventory is the one that is looked at.
const R = rows.map((row) => [...row, row[3] === 'reserve' ? 1 : 0])
slower.textContent = `+${((T - median) / 1000).toFixed(2)} s vs p50`
p95.textContent = `p95 ${nodeOf('inventory').p95[0]}`
wf.innerHTML =
  '<div class=ax><div>Service &amp; operation</div><div class="ticks mono"><span>0</span><span>307ms</span><span>613ms</span><span>920ms</span><span>1.23s</span><span>1.53s</span><span>1.84s</span></div></div>' +
  R.map(
    (r) =>
      `<div class="row ${r[7] ? 'sel' : ''}"><div class=n style="--d:${r[0]};--c:${C[r[1]]}"><s></s><b style="font-weight:520">${r[2]}</b><u>${r[3]}</u></div><div class=t><div class="bar ${(r[4] + r[5]) / T > 0.86 ? 'l' : ''}" style="--c:${C[r[1]]};--s:${r[6]}%;left:${(r[4] / T) * 100}%;width:${(r[5] / T) * 100}%"><i class=mono>${r[0] ? r[5] + ' ms' : ''}</i></div></div></div>`,
  ).join('')
let s = 7
const rnd = () => (s = (s * 16807) % 2147483647) / 2147483647
mini.innerHTML =
  '<svg width=100% height=100% viewBox="0 0 1100 74" preserveAspectRatio=none>' +
  R.map(
    (r, i) =>
      `<rect x=${(r[4] / T) * 1080 + 10} y=${8 + i * 3.4} width=${Math.max(3, (r[5] / T) * 1080)} height=2.4 rx=1.2 fill="${C[r[1]]}" opacity=.9 />`,
  ).join('') +
  '<rect x=196 y=1 width=566 height=72 fill="#d9ed6b" opacity=.07 /><path d="M196 0V74M762 0V74" stroke="#d9ed6b" stroke-width=1.5 /></svg>'
let h = ''
for (let i = 0; i < 46; i++) {
  const v =
    72 * Math.exp(-Math.pow((i - 13) / 7, 2)) + 16 * Math.exp(-Math.pow((i - 34) / 4, 2)) + 3 + rnd() * 7
  h += `<rect x=${i * 6.45} y=${90 - v} width=4.6 height=${v} rx=1.5 fill="${i > 30 ? '#f54248' : '#555d66'}"/>`
}
hist.innerHTML = h + '<path d="M194 0V90" stroke="#d9ed6b" stroke-dasharray="3 3"/>'
