import type { Canvas } from '../paper/canvas.ts'
import { mm } from '../paper/canvas.ts'
import { X_HEIGHT } from '../paper/fonts.ts'
import { INK } from '../paper/ink.ts'

/** The zone of the small letters: 4 mm, between the wide lines of groep 3 and the narrow ones of groep 5. */
const BODY = mm(4)

/** Size at which printed letters fill the lines as written ones should. */
export const MODEL_SIZE = BODY / X_HEIGHT

/** From the baseline up to the highest line, and down to the lowest. */
export const ABOVE = BODY * 1.8
export const BELOW = BODY * 0.7

/** School lines: a zone for the small letters, and thin lines for what sticks out. */
export function drawSchoolLines(canvas: Canvas, x: number, baseline: number, width: number): void {
  canvas.lineWidth(0.7).strokeColor(INK.line)
  for (const y of [baseline, baseline - BODY])
    canvas
      .moveTo(x, y)
      .lineTo(x + width, y)
      .stroke()
  canvas.lineWidth(0.5).strokeColor(INK.hairline).dash(1.5, { space: 2.5 })
  for (const y of [baseline - ABOVE, baseline + BELOW])
    canvas
      .moveTo(x, y)
      .lineTo(x + width, y)
      .stroke()
  canvas.undash()
}
