import type { Canvas } from '../pdf/canvas.ts'
import { inkColors } from '../pdf/ink-colors.ts'

const waveHeight = 7
const leafDistance = 34

export function drawVine(canvas: Canvas, x: number, y: number, width: number): void {
  const bends = Math.max(2, Math.round(width / leafDistance))
  const step = width / bends
  canvas.lineWidth(2.2).strokeColor(inkColors.leaf).lineCap('round')
  canvas.moveTo(x, y)
  for (let bend = 0; bend < bends; bend += 1) {
    const from = x + bend * step
    const top = bend % 2 === 0 ? y - waveHeight : y + waveHeight
    canvas.bezierCurveTo(from + step / 3, top, from + (2 * step) / 3, top, from + step, y)
  }
  canvas.stroke()
  for (let bend = 0; bend < bends; bend += 1) {
    const side = bend % 2 === 0 ? -1 : 1
    drawLeaf(canvas, x + (bend + 0.5) * step, y + side * waveHeight * 0.72, side * 58 - (side < 0 ? 8 : -8))
  }
}

function drawLeaf(canvas: Canvas, x: number, y: number, angle: number): void {
  canvas.save()
  canvas.translate(x, y).rotate(angle)
  canvas.lineWidth(1.2)
  canvas
    .moveTo(0, 0)
    .bezierCurveTo(3, -8, 12, -8, 17, 0)
    .bezierCurveTo(12, 8, 3, 8, 0, 0)
    .fillAndStroke(inkColors.leafLight, inkColors.leaf)
  canvas.moveTo(2, 0).lineTo(11, 0).lineWidth(0.8).stroke(inkColors.leaf)
  canvas.restore()
}
