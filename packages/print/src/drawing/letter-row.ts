import type { Color } from '@letterliaan/dutch'
import type { Canvas } from '../pdf/canvas.ts'
import { inkColors } from '../pdf/ink-colors.ts'
import { writeLine } from '../pdf/text.ts'
import { drawBlock } from './block.ts'

interface Letter {
  readonly letters: string
  readonly code: string
  readonly color: Color | null
}

export interface BlockSize {
  readonly width: number
  readonly height: number
  readonly gap: number
}

export function computeLetterRowWidth(letters: number, { width, gap }: BlockSize): number {
  return letters * (width + gap) - gap
}

/** A space becomes a gap. `codeBelow`: draws a code letter, or a line to write it on, under each block. */
export function drawLetterRow(
  canvas: Canvas,
  letters: readonly Letter[],
  x: number,
  y: number,
  size: BlockSize,
  codeBelow: 'written' | 'line',
): void {
  const { width, height, gap } = size
  for (const [index, letter] of letters.entries()) {
    if (letter.letters === ' ') continue
    const left = x + index * (width + gap)
    drawBlock(canvas, { x: left, y, width, height }, { ...letter, code: '' })
    if (codeBelow === 'written') {
      const style = { size: height * 0.42, font: 'bold' as const, color: inkColors.soft }
      writeLine(canvas, letter.code, left + width / 2, y + height * 1.45, style, 'center')
    } else {
      const line = y + height + 16
      canvas.lineWidth(0.7).strokeColor(inkColors.line)
      canvas
        .moveTo(left + width * 0.2, line)
        .lineTo(left + width * 0.8, line)
        .stroke()
    }
  }
}
