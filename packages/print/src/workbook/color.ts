import type { BlockSize } from '../drawing/letter-row.ts'
import { drawLetterRow, computeLetterRowWidth } from '../drawing/letter-row.ts'
import { contentWidth, pageMargin } from '../pdf/canvas.ts'
import type { PdfDocument } from '../pdf/pdf-document.ts'
import { drawTagged } from '../pdf/pdf-document.ts'
import { splitIntoRows } from '../pdf/rows.ts'
import { listLegendKinds, sharesCode } from './legend-kinds.ts'
import { createLegendRow } from './legend.ts'
import type { PartHeading } from './part.ts'
import { layOutPart } from './part.ts'
import type { WorkbookWord } from './step.ts'
import { listCodedLetters } from './step.ts'

/** In points, by number of words in a row. */
const blockWidths = { 2: 30, 1: 36 } as const
const blockGap = 3

const sameLetter = 'Hebben twee kleuren dezelfde letter? Dan schrijf je bij allebei die letter.'

export function layOutColoring(
  paper: PdfDocument,
  words: readonly WorkbookWord[],
  part: PartHeading,
  y: number,
): number {
  const maxLetters = Math.max(0, ...words.map(({ word }) => word.length))
  const inTwo = computeLetterRowWidth(maxLetters, { width: blockWidths[2], height: 31, gap: blockGap })
  const columns = inTwo < contentWidth / 2 - 16 ? 2 : 1
  const size = {
    width: Math.min(blockWidths[columns], contentWidth / maxLetters - blockGap),
    height: 31,
    gap: blockGap,
  }
  const rows = splitIntoRows(words, columns).map((row) => ({
    height: 54,
    draw: (top: number) => {
      for (const [column, word] of row.entries()) {
        drawWord(paper, word, pageMargin + (column * contentWidth) / columns, top, size)
      }
    },
  }))
  const kinds = listLegendKinds(words)
  const told = sharesCode(kinds) ? { ...part, instruction: `${part.instruction} ${sameLetter}` } : part
  return layOutPart(paper, told, { repeated: createLegendRow(paper, kinds), rows, spare: 26 }, y)
}

function drawWord(paper: PdfDocument, word: WorkbookWord, x: number, y: number, size: BlockSize): void {
  const letters = listCodedLetters(word).map(({ letters: text, code }) => ({
    letters: text,
    code,
    color: null,
  }))
  const draw = (): void => drawLetterRow(paper.canvas, letters, x, y, size, 'line')
  drawTagged(paper, 'P', draw, { actual: word.word })
}
