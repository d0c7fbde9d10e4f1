import type { Color } from '@letterliaan/dutch'
import { drawLetterRow, computeLetterRowWidth, type BlockSize } from '../drawing/letter-row.ts'
import { contentWidth, pageMargin } from '../pdf/canvas.ts'
import { drawTagged, type PdfDocument } from '../pdf/pdf-document.ts'
import { splitIntoRows, type PageRow } from '../pdf/rows.ts'
import { drawBlock } from '../drawing/block.ts'
import { inkColors } from '../pdf/ink-colors.ts'
import { writeFitted, writeLine } from '../pdf/text.ts'
import { layOutPart, type PartHeading } from './part.ts'
import { listCodedLetters, type WorkbookWord } from './step.ts'

/** Points, by the number of words in a row. */
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

const columnCount = 3
const rowHeight = 29
const blockSize = 23

function createLegendRow(paper: PdfDocument, kinds: readonly LegendKind[]): PageRow {
  const rows = splitIntoRows(kinds, columnCount)
  return {
    height: rows.length * rowHeight + 14,
    draw: (top) => {
      for (const [row, cells] of rows.entries()) {
        for (const [column, kind] of cells.entries()) {
          drawKind(paper, kind, pageMargin + (column * contentWidth) / columnCount, top + row * rowHeight)
        }
      }
    },
  }
}

function drawKind(
  paper: PdfDocument,
  { color, name, colorName, code }: LegendKind,
  x: number,
  y: number,
): void {
  const { canvas } = paper
  drawTagged(paper, 'P', () => {
    drawBlock(canvas, { x, y, width: blockSize, height: blockSize }, { letters: code, code: '', color })
    writeFitted(canvas, name, x + blockSize + 7, y + 10, contentWidth / columnCount - blockSize - 15, {
      size: 12,
    })
    writeLine(canvas, colorName, x + blockSize + 7, y + 22, { size: 10, color: inkColors.soft })
  })
}

/** A line of the legend (dutch.md §1.4–1.5). */
interface LegendKind {
  readonly color: Color
  readonly name: string
  readonly colorName: string
  readonly code: string
}

const legendKinds: readonly LegendKind[] = [
  { color: 'green', name: 'korte klank', colorName: 'groen', code: 'K' },
  { color: 'yellow', name: 'lange klank', colorName: 'geel', code: 'L' },
  { color: 'red', name: 'tweetekenklank', colorName: 'rood', code: 'T' },
  { color: 'white', name: 'drie of vier letters', colorName: 'wit', code: 'T' },
  { color: 'orange', name: 'zachte u', colorName: 'oranje', code: 'D' },
  { color: 'lightblue', name: 'medeklinker', colorName: 'lichtblauw', code: 'M' },
  { color: 'darkblue', name: 'medeklinker met meer letters', colorName: 'donkerblauw', code: 'M' },
  { color: 'purple', name: 'dubbele medeklinker', colorName: 'paars', code: 'M' },
  { color: 'black', name: 'stille letter', colorName: 'zwart', code: 'S' },
  { color: 'black', name: 'teken', colorName: 'zwart', code: 'H' },
  { color: 'pink', name: 'stukje voor- of achteraan', colorName: 'roze', code: '' },
  { color: 'brown', name: 'letter uit een andere taal', colorName: 'bruin', code: '' },
]

const sharesCode = (kinds: readonly LegendKind[]): boolean => {
  const codes = kinds.map(({ code }) => code).filter((code) => code !== '')
  return new Set(codes).size < codes.length
}

/** Lists the kinds. Two of them are black and differ in their code letters. */
export function listLegendKinds(words: readonly WorkbookWord[]): LegendKind[] {
  const letters = words.flatMap(listCodedLetters).filter(({ letters: text }) => text !== ' ')
  return legendKinds.filter(({ color, code }) =>
    letters.some((letter) => letter.color === color && (color !== 'black' || letter.code === code)),
  )
}
