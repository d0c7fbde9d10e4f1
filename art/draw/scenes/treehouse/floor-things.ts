import { seededRandom } from '@letterliaan/rules/random'
import { leafFan } from '../../plants.ts'

import { ellipse, line, path } from '../../svg.ts'
import { outlinedBox, outlinedDot, drawThing, inkColor, outlinedPath, starPath } from './things.ts'

const shadow = (x: number, y: number, rx: number, ry: number): string =>
  ellipse(x, y, rx, ry, '#3a1c0c', 'opacity=".35"')

function drawBooks(foot: number, books: string): string {
  return books
    .split(' ')
    .map((text) => {
      const [x = '0', width = '0', height = '0', fill = ''] = text.split(',')
      const [left, wide, high] = [Number(x), Number(width), Number(height)]
      return (
        outlinedBox(left, foot - high, wide, high, fill, 4, 4) +
        path(
          `M${left + 2} ${foot - high + 14}h${wide - 4}v7h${4 - wide}zM${left + 2} ${foot - 20}h${wide - 4}v5h${4 - wide}z`,
          '#fff',
          'opacity=".6"',
        )
      )
    })
    .join('')
}

export function drawBookshelf(): string {
  const random = seededRandom(351)
  const board = (y: number): string =>
    outlinedBox(22, y, 236, 16, '#b98149', 4, 4) + path(`M28 ${y + 4}h224v4H28z`, '#e0ad6b')
  const body =
    shadow(140, 386, 140, 14) +
    outlinedPath('M14 40h252v344H14z', '#6d4019') +
    path('M24 50h232v324H24z', '#4f2c12') +
    drawBooks(152, '32,26,82,#e2503e 60,22,70,#ffce3a 84,30,88,#4fa0d8 116,22,74,#5faa3c') +
    `<g transform="rotate(11 150 152)">${drawBooks(152, '144,24,80,#b07bea')}</g>` +
    outlinedDot(214, 122, 29, '#58b8d8', 5) +
    path('M196 108q10-14 22-8 2 12-8 14-2 12-12 8zM222 118q14-2 16 8-8 14-16 8z', '#6cbf4b') +
    line('M188 146q26 14 50 0M214 152v-4', inkColor, 5) +
    board(150) +
    drawBooks(262, '32,30,84,#3fa58a 64,24,72,#ef6a8f 90,20,90,#ffa94d') +
    outlinedPath('M126 262v-30q0-10 10-10h38q10 0 10 10v30z', '#ffe7b0', 4) +
    path(starPath(155, 243, 15), '#ef9f1b') +
    drawBooks(262, '192,26,78,#4f5fb8 220,28,88,#c2452f') +
    board(260) +
    drawBooks(372, '32,24,78,#86cf4a 58,30,88,#8a5cc8 90,22,70,#4fa0d8') +
    outlinedPath('M126 318h76v54h-76z', '#d59a5c', 4) +
    line('M126 336h76M126 354h76M146 318v54M184 318v54', '#8a5a2c', 4) +
    drawBooks(372, '212,20,84,#ffce3a 234,18,74,#e2503e') +
    board(368) +
    outlinedPath('M8 32q0-10 10-10h244q10 0 10 10v18H8z', '#a86d38', 5) +
    path('M16 28h248v6H16z', '#d59a5c') +
    leafFan('heart', 52, 14, 34, [150, 200, 110, 250, 180], ['#3f8f42', '#62ab4c', '#2c7038'], random)
  return drawThing({ width: 280, height: 430, body: `<g transform="translate(0 28)">${body}</g>` })
}

export function drawTelescope(): string {
  const leg = (d: string): string => line(d, inkColor, 20) + line(d, '#b47a40', 9)
  const body =
    shadow(146, 372, 112, 13) +
    leg('M142 190L60 366') +
    leg('M150 190L236 366') +
    leg('M146 190V374') +
    line('M96 300q50 18 100 0', inkColor, 6) +
    `<g transform="rotate(-24 146 168)">` +
    outlinedPath('M20 146h62v44H20z', '#8a5a2c') +
    outlinedPath('M70 138h110v60H70z', '#e0a33a') +
    path('M74 144h102v14H74z', '#ffd978') +
    outlinedPath('M176 128h92v80h-92z', '#c97f2c') +
    path('M180 134h84v18h-84z', '#f2b85a') +
    outlinedPath('M260 118h22v100h-22z', '#ffce3a') +
    ellipse(284, 168, 11, 48, '#bdeeff', `stroke="${inkColor}" stroke-width="5"`) +
    ellipse(286, 152, 4, 18, '#fff') +
    outlinedPath('M6 142h20v52H6z', '#5b3415') +
    `</g>` +
    outlinedDot(146, 186, 17, '#c97f2c', 5) +
    outlinedDot(146, 186, 6, '#ffe9a8')
  return drawThing({ width: 296, height: 390, body })
}

export function drawDesk(): string {
  const body =
    shadow(160, 300, 150, 16) +
    outlinedPath(
      'M52 156q-4 90-34 138 30 12 62-6 40 18 80 14 44 6 82-14 32 18 62 6-32-46-36-138z',
      '#7d4d26',
    ) +
    line(
      'M92 190q-2 50-14 88M144 196v84M200 192q4 46 14 82M244 180q4 40 14 70',
      '#5b3415',
      6,
      'opacity=".7"',
    ) +
    ellipse(160, 152, 132, 46, '#e2b678', `stroke="${inkColor}" stroke-width="6"`) +
    `<g fill="none" stroke="#b98149" stroke-width="4"><ellipse cx="160" cy="152" rx="106" ry="35"/><ellipse cx="160" cy="152" rx="78" ry="24"/></g>` +
    ellipse(252, 96, 74, 74, 'url(#warm)') +
    outlinedPath('M232 80h42q4 0 4 6v52q0 10-10 10h-30q-10 0-10-10V86q0-6 4-6z', '#fff3cf', 5) +
    path('M240 112h26v28h-26z', '#fffaf0') +
    path('M253 84q13 14 0 28-13-14 0-28z', '#ff9d3a') +
    path('M253 94q6 8 0 16-6-8 0-16z', '#fff3a8') +
    outlinedPath('M228 72h50v14h-50z', '#b9542e', 5) +
    outlinedPath('M40 140L64 70q46-20 80 8 38-26 78-4l2 76q-46-10-82 12-44-28-102-22z', '#c2452f') +
    outlinedPath('M54 128L74 70q40-16 70 10v72q-40-28-90-24z', '#fffaea', 4) +
    outlinedPath('M144 80q34-24 70-6l0 66q-40-8-70 12z', '#fff1cf', 4) +
    line('M84 92q24-6 46 6M78 108q26-6 52 8M158 98q20-12 42-8M158 114q20-10 42-8', '#b98a5a', 4) +
    path(starPath(182, 128, 11), '#ffce3a') +
    path('M170 152l-8 34 12-8 10 10-2-36z', '#4f5fb8', `stroke="${inkColor}" stroke-width="4"`) +
    `<g transform="rotate(24 206 60)">` +
    outlinedPath('M198 10h18v74l-9 20-9-20z', '#ffce3a', 4) +
    path('M198 84h18l-9 20z', '#ffe9c0', `stroke="${inkColor}" stroke-width="4"`) +
    outlinedPath('M198 6q0-10 9-10t9 10v10h-18z', '#ef6a8f', 4) +
    `</g>`
  return drawThing({ width: 320, height: 320, body })
}

export function drawCushion(): string {
  const body =
    shadow(150, 84, 146, 18) +
    outlinedPath('M16 58q-10-34 40-42 94-18 188 0 50 8 40 42 4 34-134 34T16 58z', '#4f8f9a') +
    path('M30 44q4-18 32-20 88-16 176 0 28 2 32 20-120-22-240 0z', '#7fc0c4') +
    line('M40 66q110 22 220 0', '#3a737e', 5, 'opacity=".8"') +
    outlinedDot(18, 60, 10, '#ffce3a', 4) +
    outlinedDot(282, 60, 10, '#ffce3a', 4)
  return drawThing({ width: 300, height: 106, body })
}
