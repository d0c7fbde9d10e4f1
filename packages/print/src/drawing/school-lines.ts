import { type Canvas, mm } from '../pdf/canvas.ts'
import { xHeightRatio } from '../pdf/fonts.ts'
import { inkColors } from '../pdf/ink-colors.ts'

/** Lines for writing. Lengths are in points. */
export interface LineRuling {
  /** Distance from the line to the top of a small letter. */
  readonly bodyHeight: number
  readonly above: number
  readonly below: number
  /** If true, draws only the line to write on. */
  readonly isSingle: boolean
}

export type LineRulingName = 'wide' | 'middle' | 'narrow'

function ruling(bodyHeight: number, isSingle = false): LineRuling {
  return { bodyHeight, above: bodyHeight * 1.8, below: bodyHeight * 0.7, isSingle }
}

/** From groep 5 children write on one line. */
export const lineRulings: Readonly<Record<LineRulingName, LineRuling>> = {
  wide: ruling(mm(5)),
  middle: ruling(mm(4)),
  narrow: ruling(mm(3), true),
}

/** Between the wide lines of groep 3 and the narrow lines of groep 5. */
const common = lineRulings.middle

export const computeModelFontSize = ({ bodyHeight }: LineRuling): number => bodyHeight / xHeightRatio
export const modelFontSize = computeModelFontSize(common)

export const schoolLinesAboveBaseline = common.above
export const schoolLinesBelowBaseline = common.below

export function drawSchoolLines(
  canvas: Canvas,
  x: number,
  baseline: number,
  width: number,
  { bodyHeight, above, below, isSingle }: LineRuling = common,
): void {
  if (isSingle) return drawWritingLine(canvas, x, baseline, width)
  canvas.lineWidth(0.7).strokeColor(inkColors.line)
  for (const y of [baseline, baseline - bodyHeight])
    canvas
      .moveTo(x, y)
      .lineTo(x + width, y)
      .stroke()
  canvas.lineWidth(0.5).strokeColor(inkColors.hairline).dash(1.5, { space: 2.5 })
  for (const y of [baseline - above, baseline + below])
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
