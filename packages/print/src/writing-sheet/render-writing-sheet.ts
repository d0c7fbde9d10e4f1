import {
  drawSchoolLines,
  computeModelFontSize,
  type LineRuling,
  lineRulings,
} from '../drawing/school-lines.ts'
import { contentBottom, contentWidth, mm, pageMargin } from '../pdf/canvas.ts'
import { writeFooters } from '../pdf/footers.ts'
import { inkColors } from '../pdf/ink-colors.ts'
import { createPdf, drawDecoration, drawTagged, finishPdf, type PdfDocument } from '../pdf/pdf-document.ts'
import { writeFitted, writeLine } from '../pdf/text.ts'
import { type PrintedWritingSheet, chooseRuling } from './writing-sheet.ts'

const headTop = pageMargin + 22
const wordsTop = headTop + 56
/** Room below the words, for the code. */
const codeHeight = mm(20)
const wordsBottom = contentBottom - codeHeight
const wordGap = mm(4)
const rowGap = mm(2)
const rowsOfWord = 2

/** Prints each word as an example with lines to write it twice, one sheet per page. `createdAt`: default now. */
export async function renderWritingSheets(
  sheets: readonly PrintedWritingSheet[],
  { createdAt = new Date() }: { createdAt?: Date } = {},
): Promise<Uint8Array> {
  const names = sheets.map(({ screen_name }) => screen_name).join(', ')
  const paper = createPdf({
    title: `Overschrijfblad ${names}`,
    subject: 'Woorden om over te schrijven',
    createdAt,
  })
  for (const sheet of sheets) {
    const { count } = paper.canvas.bufferedPageRange()
    const lines = lineRulings[chooseRuling(sheet.level_id)]
    for (const words of pagesOf(sheet.words, lines)) drawPage(paper, sheet, words, lines)
    writeFooters(paper, 'Overschrijfblad', count)
  }
  return finishPdf(paper)
}

const rowHeightOf = ({ above, below }: LineRuling): number => above + below + rowGap

const wordHeightOf = (lines: LineRuling): number => rowHeightOf(lines) * (rowsOfWord + 1) + wordGap

/** Spreads the words evenly, so that no page has only one word. */
function pagesOf(words: readonly string[], lines: LineRuling): (readonly string[])[] {
  const room = Math.floor((wordsBottom - wordsTop) / wordHeightOf(lines))
  const perPage = Math.ceil(words.length / Math.ceil(words.length / room))
  return Array.from({ length: Math.ceil(words.length / perPage) }, (_, page) =>
    words.slice(page * perPage, (page + 1) * perPage),
  )
}

function drawPage(
  paper: PdfDocument,
  sheet: PrintedWritingSheet,
  words: readonly string[],
  lines: LineRuling,
): void {
  paper.canvas.addPage()
  drawHead(paper, sheet)
  for (const [at, word] of words.entries()) drawWord(paper, lines, word, wordsTop + at * wordHeightOf(lines))
  drawCode(paper, sheet)
}

function drawHead(paper: PdfDocument, { screen_name }: PrintedWritingSheet): void {
  const { canvas } = paper
  drawTagged(paper, 'H1', () => {
    const style = { size: 22, font: 'bold' as const, color: inkColors.leaf }
    writeFitted(canvas, `Overschrijfblad van ${screen_name}`, pageMargin, headTop, contentWidth, style)
  })
  drawTagged(paper, 'P', () => {
    writeLine(canvas, 'Kijk, dek af, schrijf, kijk na.', pageMargin, headTop + 26, { size: 14 })
  })
}

function drawWord(paper: PdfDocument, lines: LineRuling, word: string, top: number): void {
  const { canvas } = paper
  const rowHeight = rowHeightOf(lines)
  drawTagged(paper, 'P', () => {
    // On a single line the model would be large enough to write, but too small to read.
    const size = Math.max(computeModelFontSize(lines), computeModelFontSize(lineRulings.middle))
    writeFitted(canvas, word, pageMargin, top + lines.above, contentWidth, { size })
  })
  drawDecoration(paper, () => {
    for (let row = 1; row <= rowsOfWord; row += 1)
      drawSchoolLines(canvas, pageMargin, top + row * rowHeight + lines.above, contentWidth, lines)
  })
}

function drawCode(paper: PdfDocument, { code }: PrintedWritingSheet): void {
  const { canvas } = paper
  const baseline = contentBottom - mm(8)
  drawTagged(paper, 'P', () => {
    writeLine(canvas, 'Vul in hoe het ging: begeleider → Overschrijfbladen', pageMargin, baseline - 5, {
      size: 11,
      color: inkColors.soft,
    })
    const style = { size: 24, font: 'bold' as const, spacing: 2 }
    writeLine(canvas, code, pageMargin + contentWidth, baseline, style, 'right')
  })
}
