import { type Canvas, mm } from '../pdf/canvas.ts'
import { xHeightRatio } from '../pdf/fonts.ts'
import { inkColors } from '../pdf/ink-colors.ts'

/** 4 mm: between the wide lines of groep 3 and the narrow ones of groep 5. */
const bodyHeight = mm(4)

export const modelFontSize = bodyHeight / xHeightRatio

export const schoolLinesAboveBaseline = bodyHeight * 1.8
export const schoolLinesBelowBaseline = bodyHeight * 0.7

export function drawSchoolLines(canvas: Canvas, x: number, baseline: number, width: number): void {
  canvas.lineWidth(0.7).strokeColor(inkColors.line)
  for (const y of [baseline, baseline - bodyHeight])
    canvas
      .moveTo(x, y)
      .lineTo(x + width, y)
      .stroke()
  canvas.lineWidth(0.5).strokeColor(inkColors.hairline).dash(1.5, { space: 2.5 })
  for (const y of [baseline - schoolLinesAboveBaseline, baseline + schoolLinesBelowBaseline])
    canvas
      .moveTo(x, y)
      .lineTo(x + width, y)
      .stroke()
  canvas.undash()
}

export function drawWritingLine(canvas: Canvas, x: number, y: number, width: number): void {
  canvas.lineWidth(0.8).strokeColor(inkColors.line)
  canvas
    .moveTo(x, y)
    .lineTo(x + width, y)
    .stroke()
}
