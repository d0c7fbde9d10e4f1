/** What hangs on the walls: the chart of the child's way, and the board with its badges. */
import { ellipse, line, path } from '../../svg.ts'
import { outlinedDot, drawThing, inkColor, outlinedPath, starPath } from './things.ts'

/** A parchment with the four worlds, the way through them, and a star for each step that was made. */
export function drawChart(): string {
  const world = (x: number, y: number, fill: string, shade: string): string =>
    path(`M${x - 44} ${y}q-2-30 28-32 16-18 40-4 30 2 26 32-6 26-44 24-46 4-50-20z`, fill) +
    path(`M${x - 44} ${y}q4 24 50 20 38 2 44-24 4 30-44 32-46 2-50-28z`, shade)
  const body =
    line('M60 44Q170 6 280 44', '#6d4019', 6) +
    outlinedDot(170, 24, 9, '#8f5c2e', 4) +
    outlinedPath('M30 56q140 16 280 0l-4 188q-136-14-272 0z', '#fff0c8') +
    path('M34 62q140 16 272 0v22q-136 14-272 0z', '#f3d79b', 'opacity=".8"') +
    path('M36 236q134-14 268 0v-26q-134-12-268 0z', '#f3d79b', 'opacity=".6"') +
    world(88, 190, '#9ad05c', '#79b544') +
    world(166, 122, '#4fb38a', '#3a9a74') +
    world(232, 196, '#e8a65a', '#cf8a3f') +
    world(268, 110, '#a98be0', '#8c6cc8') +
    path('M240 118l14-30 14 22 12-20 14 28z', '#f3eaff') +
    path('M216 196h34v-14h-7v-10h-20v10h-7z', '#b06c34') +
    path('M160 122l10-24 12 24z', '#2f8a5f') +
    line(
      'M70 196Q110 168 128 150T166 128Q206 150 210 172T240 194Q280 170 276 146',
      '#c2452f',
      6,
      'stroke-dasharray="1 13"',
    ) +
    path(
      starPath(70, 190, 20) + starPath(132, 150, 17) + starPath(186, 134, 17),
      '#ffce3a',
      `stroke="${inkColor}" stroke-width="4"`,
    ) +
    path(
      starPath(222, 182, 15) + starPath(276, 148, 15),
      '#fff8e4',
      `stroke="${inkColor}" stroke-width="4"`,
    ) +
    outlinedPath('M20 50q0-14 14-14h272q14 0 14 14t-14 14H34q-14 0-14-14z', '#c98b4e', 5) +
    outlinedPath('M20 246q0-14 14-14h272q14 0 14 14t-14 14H34q-14 0-14-14z', '#c98b4e', 5) +
    line('M36 45h250M36 241h250', '#edc07e', 4)
  return drawThing({ width: 340, height: 272, body })
}

/** A board with badges on pegs, and a cup on its ledge. */
export function drawBadgeBoard(): string {
  const badge = (x: number, y: number, fill: string, ribbon: string, sign: string): string =>
    path(
      `M${x - 14} ${y + 16}l-8 40 16-8 6 12 6-12 16 8-8-40z`,
      ribbon,
      `stroke="${inkColor}" stroke-width="4"`,
    ) +
    outlinedDot(x, y, 31, fill, 5) +
    `<circle cx="${x}" cy="${y}" r="23" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="3"/>` +
    sign
  const white = (d: string): string => path(d, '#fffaf0')
  const body =
    line('M70 40Q170-6 270 40', '#6d4019', 6) +
    outlinedDot(170, 18, 9, '#8f5c2e', 4) +
    outlinedPath('M40 34h260q16 0 16 16v146q0 18-18 18H42q-18 0-18-18V50q0-16 16-16z', '#8f5c2e') +
    path('M42 44h256q8 0 8 8v18H34V52q0-8 8-8z', '#b98149') +
    line('M34 96h272M34 148h272', '#704521', 4, 'opacity=".6"') +
    badge(80, 84, '#4fa0d8', '#c2452f', path(starPath(80, 84, 17), '#fffaf0')) +
    badge(170, 76, '#ffb52e', '#3f8f42', white('M158 92q-6-26 26-32 4 30-16 34l-8 6-4-4z')) +
    badge(260, 84, '#ef6a8f', '#4f5fb8', white('M260 100q-22-16-16-28 8-8 16 2 8-10 16-2 6 12-16 28z')) +
    ellipse(170, 178, 70, 66, 'url(#warm)') +
    outlinedPath('M14 212h312v20q0 8-8 8H22q-8 0-8-8z', '#c98b4e') +
    path('M20 216h300v7H20z', '#edc07e') +
    line('M134 138q-26-2-22 20 4 16 28 18M206 138q26-2 22 20-4 16-28 18', inkColor, 12) +
    line('M134 138q-26-2-22 20 4 16 28 18M206 138q26-2 22 20-4 16-28 18', '#ffce3a', 5) +
    outlinedPath('M130 126h80q2 52-28 62v10h16v14h-56v-14h16v-10q-30-10-28-62z', '#ffce3a', 5) +
    path('M138 132h12q-2 36 14 50-26-12-26-50z', '#fff0a8') +
    path(starPath(174, 154, 14), '#ef9f1b') +
    outlinedPath('M58 212v-34q0-8 8-8h20q8 0 8 8v34z', '#86cf4a', 5) +
    line('M66 186h20M66 198h20', '#4fa537', 4) +
    outlinedPath('M252 212l10-44 22-8 14 14-4 38z', '#b5ecff', 5) +
    path('M262 168l22-8-8 48h-12z', '#e6faff')
  return drawThing({ width: 340, height: 252, body })
}
