import type { Canvas } from '../pdf/canvas.ts'
import { inkColors } from '../pdf/ink-colors.ts'

/** A single line to write on. */
export function drawWritingLine(canvas: Canvas, x: number, y: number, width: number): void {
  canvas.lineWidth(0.8).strokeColor(inkColors.line)
  canvas
    .moveTo(x, y)
    .lineTo(x + width, y)
    .stroke()
}
