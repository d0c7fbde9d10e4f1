/** What the four panels share: their size, their ground, and lines over their whole width. */
import type { Point } from '../../pen.ts'
import type { Ground } from '../../trail.ts'

export const panelWidth = 600
export const panelHeight = 800
export const panelGround: Ground = { width: panelWidth, height: panelHeight, horizon: 330, farScale: 0.35 }

export const lineThrough = (heights: string): Point[] =>
  heights.split(' ').map((y, i, all): Point => [-30 + ((panelWidth + 60) * i) / (all.length - 1), Number(y)])
