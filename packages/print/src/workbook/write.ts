import { ABOVE, BELOW, drawSchoolLines, MODEL_SIZE } from '../drawing/school-lines.ts'
import { CONTENT_WIDTH, MARGIN } from '../paper/canvas.ts'
import type { Paper } from '../paper/paper.ts'
import { decoration, tagged } from '../paper/paper.ts'
import { rowsOf } from '../paper/rows.ts'
import { widthOf, writeFitted } from '../paper/text.ts'
import type { Part } from './part.ts'
import { layPart } from './part.ts'
import type { WorkbookStep } from './step.ts'

/** The model and three times the word. */
const CELLS = ['model', 'write', 'write', 'write'] as const
const MODEL = { size: MODEL_SIZE }
const GAP = 10
const PAD = 5
const LINES = ABOVE + BELOW

/** Part: each word stands on school lines and is written three times after it; a long word on two rows of lines. */
export function layWriting(paper: Paper, { words }: WorkbookStep, part: Part, y: number): number {
  const rows = words.map(({ word }) => {
    const columns = widthOf(paper.canvas, word, MODEL) < cellWidth(4) - 2 * PAD ? 4 : 2
    return {
      height: (LINES + 4) * (4 / columns) + 8,
      draw: (top: number) => drawWord(paper, word, columns, top),
    }
  })
  return layPart(paper, part, { rows, spare: 8 }, y)
}

function cellWidth(columns: number): number {
  return (CONTENT_WIDTH - (columns - 1) * GAP) / columns
}

function drawWord(paper: Paper, text: string, columns: number, top: number): void {
  const { canvas } = paper
  const width = cellWidth(columns)
  for (const [row, cells] of rowsOf(CELLS, columns).entries()) {
    const baseline = top + row * (LINES + 4) + ABOVE
    for (const [column, cell] of cells.entries()) {
      const x = MARGIN + column * (width + GAP)
      decoration(paper, () => drawSchoolLines(canvas, x, baseline, width))
      if (cell !== 'model') continue
      tagged(paper, 'P', () => {
        writeFitted(canvas, text, x + PAD, baseline, width - 2 * PAD, MODEL)
      })
    }
  }
}
