import { drawLetterRow, computeLetterRowWidth } from '../drawing/letter-row.ts'
import { contentWidth, pageMargin } from '../pdf/canvas.ts'
import { inkColors } from '../pdf/ink-colors.ts'
import { drawTagged, type PdfDocument } from '../pdf/pdf-document.ts'
import { splitIntoRows } from '../pdf/rows.ts'
import { writeFitted, writeLine, writeParagraph } from '../pdf/text.ts'
import { joinWordPieces } from './cut.ts'
import type { PartHeading } from './part.ts'
import type { WorkbookPlan } from './plan.ts'
import { listCodedLetters, type WorkbookWord } from './step.ts'

const blockSize = { width: 14.5, height: 18, gap: 1.5 }
const columnCount = 2

export interface AnsweredParts {
  readonly color: PartHeading
  readonly cut: PartHeading
  readonly fillIn: PartHeading | null
}

export function layOutAnswers(
  paper: PdfDocument,
  { color, cuts, gaps }: WorkbookPlan,
  parts: AnsweredParts,
): void {
  const { canvas } = paper
  canvas.addPage()
  drawTagged(paper, 'H1', () => {
    writeLine(canvas, 'Antwoorden', pageMargin, 64, { size: 22, font: 'bold' })
  })
  drawTagged(paper, 'P', () => {
    const text = 'Voor u als begeleider. Haal deze bladzijde eruit voordat het kind begint.'
    writeParagraph(canvas, text, pageMargin, 76, contentWidth, { size: 12, color: inkColors.soft })
  })
  let y = drawTitle(paper, parts.color, 118)
  y = drawColors(paper, color, y)
  y = drawTitle(paper, parts.cut, y)
  y = drawTexts(
    paper,
    cuts.words.map(({ pieces }) => joinWordPieces(pieces)),
    y,
  )
  if (!parts.fillIn) return
  y = drawTitle(paper, parts.fillIn, y)
  drawTexts(
    paper,
    gaps.map(({ written }, index) => `${index + 1}   ${written}`),
    y,
  )
}

function drawTitle(paper: PdfDocument, { number, title }: PartHeading, top: number): number {
  drawTagged(paper, 'H2', () => {
    writeLine(paper.canvas, `${number}   ${title}`, pageMargin, top + 16, {
      size: 14,
      font: 'bold',
      color: inkColors.leaf,
    })
  })
  return top + 30
}

function drawColors(paper: PdfDocument, words: readonly WorkbookWord[], top: number): number {
  const width = contentWidth / columnCount
  const rows = splitIntoRows(words, columnCount)
  const row = 36
  for (const [index, cells] of rows.entries()) {
    for (const [column, word] of cells.entries()) {
      const fit = Math.min(1, (width - 14) / computeLetterRowWidth(word.word.length, blockSize))
      const size = { ...blockSize, width: blockSize.width * fit, gap: blockSize.gap * fit }
      const place = [pageMargin + column * width, top + index * row] as const
      const draw = (): void => drawLetterRow(paper.canvas, listCodedLetters(word), ...place, size, 'written')
      drawTagged(paper, 'P', draw, { actual: word.word })
    }
  }
  return top + rows.length * row + 8
}

function drawTexts(paper: PdfDocument, texts: readonly string[], top: number): number {
  const rows = splitIntoRows(texts, columnCount)
  const row = 21
  for (const [index, cells] of rows.entries()) {
    for (const [column, text] of cells.entries()) {
      const x = pageMargin + (column * contentWidth) / columnCount
      drawTagged(paper, 'P', () => {
        writeFitted(paper.canvas, text, x, top + index * row + 14, contentWidth / columnCount - 14, {
          size: 14,
        })
      })
    }
  }
  return top + rows.length * row + 12
}
