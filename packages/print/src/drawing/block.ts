import type { Color } from '@letterliaan/dutch'
import type { Canvas } from '../pdf/canvas.ts'
import { inkColors, chooseInkColors } from '../pdf/ink-colors.ts'
import { measureWidth, writeLine } from '../pdf/text.ts'

export interface PageArea {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Letters, with the code letter of their kind printed small in the corner. */
export interface BlockFace {
  readonly letters: string
  readonly code: string
  readonly color: Color | null
}

/** A code letter says the same as the colour, for grey print and colour-blind readers (dutch.md §1.5). */
export function drawBlock(
  canvas: Canvas,
  { x, y, width, height }: PageArea,
  { letters, code, color }: BlockFace,
): void {
  const { fill, letter } =
    color === null ? { fill: '#ffffff', letter: inkColors.text } : chooseInkColors(color)
  canvas.lineWidth(1.2)
  canvas.roundedRect(x, y, width, height, height * 0.16).fillAndStroke(fill, inkColors.text)
  const codeSize = height * 0.25
  const wide = measureWidth(canvas, letters, { size: 1 })
  const letterSize = Math.min(height * (code === '' ? 0.78 : 0.56), (width * 0.84) / wide)
  const low = code === '' ? 0 : height * 0.08
  writeLine(
    canvas,
    letters,
    x + width / 2,
    y + height / 2 + letterSize * 0.26 - low,
    { size: letterSize, color: letter },
    'center',
  )
  const style = { size: codeSize, font: 'bold' as const, color: letter }
  writeLine(canvas, code, x + width - height * 0.1, y + height * 0.92, style, 'right')
}
