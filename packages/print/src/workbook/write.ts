import {
  schoolLinesAboveBaseline,
  schoolLinesBelowBaseline,
  drawSchoolLines,
  modelFontSize,
} from '../drawing/school-lines.ts'
import { contentWidth, pageMargin } from '../pdf/canvas.ts'
import { drawDecoration, drawTagged, type PdfDocument } from '../pdf/pdf-document.ts'
import { splitIntoRows } from '../pdf/rows.ts'
import { measureWidth, writeFitted } from '../pdf/text.ts'
import { layOutPart, type PartHeading } from './part.ts'
import type { WorkbookStep } from './step.ts'

const cellKinds = ['model', 'write', 'write', 'write'] as const
const modelStyle = { size: modelFontSize }
const cellGap = 10
const padding = 5
const linesHeight = schoolLinesAboveBaseline + schoolLinesBelowBaseline

/** Gives a long word two rows of lines. */
export function layOutWriting(
  paper: PdfDocument,
  { words }: WorkbookStep,
  part: PartHeading,
  y: number,
): number {
  const rows = words.map(({ word }) => {
    const columns = measureWidth(paper.canvas, word, modelStyle) < cellWidth(4) - 2 * padding ? 4 : 2
    return {
      height: (linesHeight + 4) * (4 / columns) + 8,
      draw: (top: number) => drawWord(paper, word, columns, top),
    }
  })
  return layOutPart(paper, part, { rows, spare: 8 }, y)
}

function cellWidth(columns: number): number {
  return (contentWidth - (columns - 1) * cellGap) / columns
}

function drawWord(paper: PdfDocument, text: string, columns: number, top: number): void {
  const { canvas } = paper
  const width = cellWidth(columns)
  for (const [row, cells] of splitIntoRows(cellKinds, columns).entries()) {
    const baseline = top + row * (linesHeight + 4) + schoolLinesAboveBaseline
    for (const [column, cell] of cells.entries()) {
      const x = pageMargin + column * (width + cellGap)
      drawDecoration(paper, () => drawSchoolLines(canvas, x, baseline, width))
      if (cell !== 'model') continue
      drawTagged(paper, 'P', () => {
        writeFitted(canvas, text, x + padding, baseline, width - 2 * padding, modelStyle)
      })
    }
  }
}
