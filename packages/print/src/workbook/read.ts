import { pageMargin, contentWidth } from '../pdf/canvas.ts'
import { inkColors } from '../pdf/ink-colors.ts'
import { drawDecoration, drawTagged, type PdfDocument } from '../pdf/pdf-document.ts'
import { splitIntoRows } from '../pdf/rows.ts'
import { measureWidest, writeLine } from '../pdf/text.ts'
import { layOutPart, type PartHeading } from './part.ts'
import type { WorkbookStep } from './step.ts'

const wordStyle = { size: 23 }
const dotIndexes = [0, 1, 2]
const dotRadius = 6
const dotsWidth = 3 * 18 + 14

export function layOutReading(
  paper: PdfDocument,
  { words }: WorkbookStep,
  part: PartHeading,
  y: number,
): number {
  const { canvas } = paper
  const texts = words.map(({ word }) => word)
  const columns = measureWidest(canvas, texts, wordStyle) + dotsWidth < contentWidth / 2 - 16 ? 2 : 1
  const width = contentWidth / columns
  const rows = splitIntoRows(texts, columns).map((row) => ({
    height: 39,
    draw: (top: number) => {
      for (const [column, text] of row.entries()) drawWord(paper, text, pageMargin + column * width, top + 27)
    },
  }))
  return layOutPart(paper, part, { rows, spare: 16 }, y)
}

function drawWord(paper: PdfDocument, text: string, x: number, baseline: number): void {
  const { canvas } = paper
  drawDecoration(paper, () => {
    canvas.lineWidth(1.1).strokeColor(inkColors.text)
    for (const dot of dotIndexes)
      canvas.circle(x + dotRadius + 1 + dot * 18, baseline - 7, dotRadius).stroke()
  })
  drawTagged(paper, 'P', () => {
    writeLine(canvas, text, x + dotsWidth, baseline, wordStyle)
  })
}
