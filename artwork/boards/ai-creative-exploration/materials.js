// name, picture, size and position of the crop, what it is for, colors with their shares
const MATERIALS = [
  [
    'Glass',
    '12-lenses',
    'auto 142%',
    '64% 60%',
    'Bends what stands behind it. For comparison.',
    [
      ['#ffd36a', 6],
      ['#fff3c9', 2],
      ['#f4481e', 1],
      ['#0e1f1b', 1],
    ],
  ],
  [
    'Ceramic',
    '02-stoneware-sun',
    'auto 190%',
    '26% 88%',
    'Slow and handmade. For people.',
    [
      ['#f4ecdf', 5],
      ['#d8cbb6', 2],
      ['#123b33', 2],
      ['#f4481e', 1],
    ],
  ],
  [
    'Felt',
    '10-draped',
    'auto 130%',
    '30% 70%',
    'Hides what holds it up. For systems.',
    [
      ['#f4481e', 6],
      ['#c2330f', 3],
      ['#ffd36a', 1],
    ],
  ],
  [
    'Paper',
    '06-streamline-ribbons',
    'auto 106%',
    '60% 34%',
    'Shows direction. For flow.',
    [
      ['#ffd36a', 5],
      ['#d98b2b', 3],
      ['#f4481e', 2],
      ['#123b33', 1],
    ],
  ],
  [
    'Resin',
    '13-resin-layers',
    'auto 128%',
    '46% 46%',
    'Layers you can see into. For depth.',
    [
      ['#9cc7e8', 5],
      ['#2f7f86', 3],
      ['#ffb35c', 2],
      ['#ff7a5a', 1],
    ],
  ],
  [
    'Brass',
    '11-orrery',
    'auto 150%',
    '50% 40%',
    'Keeps time. For order.',
    [
      ['#123b33', 6],
      ['#b48a3c', 2],
      ['#f4481e', 2],
      ['#f4ecdf', 1],
    ],
  ],
]

document.querySelector('#row').innerHTML = MATERIALS.map(
  ([name, file, size, position, use, colors]) => `<section class="m">
    <div class="p" style="background-image:url(../../../content/images/ai/${file}.webp);background-size:${size};background-position:${position}"></div>
    <div class="t"><h2>${name}</h2><p>${use}</p><div class="s">${colors.map(([color, share]) => `<i style="--c:${color};--f:${share}"></i>`).join('')}</div></div>
  </section>`,
).join('')
