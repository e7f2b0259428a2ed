const POOL = fact('incident.pool')
// name, share of the pod that is back on the old build, what is said about it
const PODS = [
  ['inventory-0', 1, 'Back, checked twice'],
  ['inventory-1', 1, 'Back, checked twice'],
  ['inventory-2', 1, 'Back, checked once'],
  ['inventory-3', 0.56, 'Draining, 4 calls left'],
  ['inventory-4', 0, `Still on ${fact('incident.deploy.id')}`],
  ['inventory-5', 0, `Still on ${fact('incident.deploy.id')}`],
]
pods.innerHTML = PODS.map(([name, share, note]) => {
  const old = share < 1
  const seats = Array.from({ length: old ? POOL.after : POOL.before }, () => '<i></i>').join('')
  const look = !old ? '--g:#2d343b;--c:#a9b1b9;--t:#fff' : share ? '--g:#d9ed6b;--c:#f7ffdb;--t:#232801' : '--g:#f54248;--c:#7c1b1f;--t:#1e0706'
  const level = share && old ? `<span class="level" style="height:${share * 100}%"></span>` : ''
  return `<div class="pod"><div class="well" style="${look}">${level}<span class="seat">${old ? POOL.after : POOL.before}<small>${old && !share ? 'seats' : share < 1 ? 'seats, filling' : 'seats'}</small></span>${seats}</div><h2>${name}</h2><p>${note}</p></div>`
}).join('')

// 58 of 90 seconds
const R = 126
const around = 2 * Math.PI * R
ring.innerHTML = `<circle cx="143" cy="143" r="${R}" fill="none" stroke="#005057" stroke-width="18"/><circle cx="143" cy="143" r="${R}" fill="none" stroke="#d9ed6b" stroke-width="18" stroke-linecap="round" stroke-dasharray="${(around * 58) / fact('incident.rollBack.seconds')} ${around}" transform="rotate(-90 143 143)"/>${[0, 1, 2, 3, 4, 5].map((i) => `<circle cx="143" cy="17" r="5" fill="${i < 4 ? '#626e02' : '#43b8c4'}" transform="rotate(${i * 60} 143 143)"/>`).join('')}`

// one bar every 15 s from 14:00 to 14:15
const random = rng(23)
const X = 272
const STEP = 12.6
const BASE = 190
const height = (percent) => percent * 3.7
const failing = (minute) => failingAt(840 + minute) + (minute < 12 ? random() * 2.4 - 1.2 : 0)
let bars = ''
for (let i = 0; i < 53; i++) {
  const tall = Math.max(1.5, height(failing(i / 4)))
  bars += `<rect x="${X + i * STEP}" y="${BASE - tall}" width="9.600" height="${tall}" rx="2" fill="${i > 48 ? '#d9ed6b' : '#f54248'}"/>`
}
for (let i = 53; i < 61; i++) bars += `<rect x="${X + i * STEP}" y="${BASE - 3}" width="9.600" height="3" rx="1.500" fill="#3e444a"/>`
const at = (minute) => X + minute * 4 * STEP
for (const [minute, label] of [[0, '14:00'], [5, '14:05'], [10, '14:10'], [15, '14:15']]) bars += `<text x="${at(minute)}" y="214" fill="#999ea3" font-family="Client Mono" font-size="12.500" text-anchor="${minute ? (minute === 15 ? 'end' : 'middle') : 'start'}">${label}</text>`
bars += `<path d="M${at(2.1)} 30V${BASE}" stroke="#eceef0" stroke-dasharray="3 3"/><text x="${at(2.1) + 9}" y="40" fill="#eceef0" font-family="Client Mono" font-size="12.500">${fact('incident.deploy.id')} out</text><path d="M${at(12.16)} 30V${BASE}" stroke="#d9ed6b" stroke-dasharray="3 3"/><text x="${at(12.16) - 9}" y="40" fill="#d9ed6b" font-family="Client Mono" font-size="12.500" text-anchor="end">roll back</text>`
bars += `<text x="1054" y="72" fill="#fff" font-family="Client Display" font-weight="640" font-size="46" letter-spacing="-2" text-anchor="end">11.4%</text><text x="1054" y="96" fill="#b3b8bd" font-family="Client Text" font-size="14" text-anchor="end">was ${fact('incident.orders.failingShare')}%</text>`
fall.innerHTML = bars
