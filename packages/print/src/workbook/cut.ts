import { drawWritingLine } from '../drawing/school-lines.ts'
import { contentWidth, pageMargin } from '../pdf/canvas.ts'
import { inkColors } from '../pdf/ink-colors.ts'
import { type PdfDocument, drawDecoration, drawTagged } from '../pdf/pdf-document.ts'
import { type TextStyle, measureWidest, measureWidth, writeFitted, writeLine } from '../pdf/text.ts'
import { type PartHeading, layOutPart } from './part.ts'
import type { WordsToCut } from './plan.ts'

const wordStyle: TextStyle = { size: 23, spacing: 5 }
const examples: Readonly<Record<WordsToCut['of'], { word: string; pieces: string[] }>> = {
  klankgroepen: { word: 'tafel', pieces: ['ta', 'fel'] },
  klanken: { word: 'boom', pieces: ['b', 'oo', 'm'] },
}

export function joinWordPieces(pieces: readonly string[]): string {
  return pieces.join('  |  ')
}

export function layOutCutting(
  paper: PdfDocument,
  { of, words }: WordsToCut,
  part: PartHeading,
  y: number,
): number {
  const { canvas } = paper
  const example = examples[of]
  const texts = [example, ...words].map(({ word }) => word)
  const left = Math.min(measureWidest(canvas, texts, wordStyle) + 26, contentWidth * 0.6)
  const repeated = { height: 54, draw: (top: number) => drawExample(paper, example, left, top + 27) }
  const rows = words.map(({ word }) => ({
    height: 44,
    draw: (top: number) => drawRow(paper, word, left, top + 29),
  }))
  return layOutPart(paper, part, { repeated, rows, spare: 18 }, y)
}

function drawRow(paper: PdfDocument, word: string, left: number, baseline: number): void {
  drawTagged(
    paper,
    'P',
    () => {
      // Space between the letters leaves room for a stripe, but less in a long word.
      writeFitted(paper.canvas, word, pageMargin, baseline, left - 16, wordStyle)
    },
    { actual: word },
  )
  drawDecoration(paper, () =>
    drawWritingLine(paper.canvas, pageMargin + left, baseline + 3, contentWidth - left),
  )
}

function drawExample(
  paper: PdfDocument,
  { word, pieces }: { word: string; pieces: readonly string[] },
  left: number,
  baseline: number,
): void {
  const { canvas } = paper
  drawDecoration(paper, () => {
    canvas.roundedRect(pageMargin - 10, baseline - 27, contentWidth + 20, 40, 10).fill(inkColors.tint)
    canvas.lineWidth(2).strokeColor(inkColors.leaf)
    for (let at = 1; at < pieces.length; at += 1) {
      const before = measureWidth(canvas, pieces.slice(0, at).join(''), wordStyle)
      const x = pageMargin + before + (wordStyle.spacing ?? 0) / 2
      canvas
        .moveTo(x + 2, baseline - 21)
        .lineTo(x - 2, baseline + 7)
        .stroke()
    }
    drawWritingLine(canvas, pageMargin + left, baseline + 3, contentWidth - left)
  })
  drawTagged(paper, 'P', () => {
    writeLine(canvas, word, pageMargin, baseline, wordStyle)
    writeLine(canvas, joinWordPieces(pieces), pageMargin + left + 6, baseline, {
      size: 20,
      color: inkColors.leaf,
    })
    writeLine(
      canvas,
      'voorbeeld',
      pageMargin + contentWidth,
      baseline - 1,
      { size: 10.5, color: inkColors.soft },
      'right',
    )
  })
}
