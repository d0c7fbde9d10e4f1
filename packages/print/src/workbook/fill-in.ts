import { drawWritingLine } from '../drawing/school-lines.ts'
import { contentWidth, pageMargin } from '../pdf/canvas.ts'
import { inkColors } from '../pdf/ink-colors.ts'
import { drawDecoration, drawTagged, type PdfDocument } from '../pdf/pdf-document.ts'
import { measureWidest, measureWidth, writeLine, type TextStyle } from '../pdf/text.ts'
import type { PageRow } from '../pdf/rows.ts'
import type { SentenceGap } from './gap.ts'
import { layOutPart, type PartHeading } from './part.ts'

const textStyle = { size: 16 }
const lineHeight = 31
const numberWidth = 26

interface Piece {
  readonly text: string | null
  readonly x: number
  readonly line: number
}

export function layOutFillingIn(
  paper: PdfDocument,
  gaps: readonly SentenceGap[],
  part: PartHeading,
  y: number,
): number {
  const { canvas } = paper
  const words = gaps.map(({ word }) => word)
  const gapWidth = Math.min(240, Math.max(110, measureWidest(canvas, words, textStyle) * 1.6))
  const rows = gaps.map((gap, index) => {
    const pieces = layPieces(paper, gap, gapWidth)
    return {
      height: ((pieces.at(-1)?.line ?? 0) + 1) * lineHeight + 12,
      draw: (top: number) => drawSentence(paper, index + 1, pieces, top, gapWidth),
    }
  })
  return layOutPart(paper, part, { repeated: createWordBankRow(paper, words), rows, spare: 18 }, y)
}

/** Keeps punctuation after the gap next to the gap. */
function layPieces({ canvas }: PdfDocument, { before, after }: SentenceGap, gapWidth: number): Piece[] {
  const space = measureWidth(canvas, ' ', textStyle)
  const texts: (string | null)[] = [...before.split(' ').filter((text) => text !== ''), null]
  const [mark = '', ...rest] = after.split(' ')
  const pieces: Piece[] = []
  let x = 0
  let line = 0
  for (const text of [...texts, mark, ...rest]) {
    const isMark = text === mark && pieces.at(-1)?.text === null
    const width = text === null ? gapWidth : measureWidth(canvas, text, textStyle)
    const from = isMark || x === 0 ? x : x + space
    const wraps = from + width > contentWidth - numberWidth && !isMark
    if (wraps) line += 1
    const at = wraps ? 0 : from
    pieces.push({ text, x: at, line })
    x = at + width
  }
  return pieces
}

function drawSentence(
  paper: PdfDocument,
  number: number,
  pieces: readonly Piece[],
  top: number,
  gapWidth: number,
): void {
  const { canvas } = paper
  const place = ({ x, line }: Piece): [number, number] => [
    pageMargin + numberWidth + x,
    top + lineHeight * (line + 0.75),
  ]
  drawTagged(paper, 'P', () => {
    writeLine(canvas, String(number), pageMargin, top + lineHeight * 0.75, {
      ...textStyle,
      font: 'bold',
      color: inkColors.leaf,
    })
    for (const piece of pieces) {
      if (piece.text !== null) writeLine(canvas, `${piece.text} `, ...place(piece), textStyle)
    }
  })
  drawDecoration(paper, () => {
    const gap = pieces.find(({ text }) => text === null)
    if (!gap) return
    const [x, y] = place(gap)
    drawWritingLine(canvas, x, y + 3, gapWidth)
  })
}

const wordStyle: TextStyle = { size: 17 }
const wordGap = 30
const padding = 18
const bankLineHeight = 25

function createWordBankRow(paper: PdfDocument, words: readonly string[]): PageRow {
  const { canvas } = paper
  const lines = breakWords(
    words.toSorted((a, b) => a.localeCompare(b, 'nl')),
    (word) => measureWidth(canvas, word, wordStyle),
  )
  const height = lines.length * bankLineHeight + 18
  const draw = (top: number): void => {
    drawDecoration(paper, () => {
      canvas
        .lineWidth(1.2)
        .roundedRect(pageMargin, top, contentWidth, height, 12)
        .fillAndStroke(inkColors.tint, inkColors.line)
    })
    for (const [index, line] of lines.entries()) drawLine(paper, line, top + 26 + index * bankLineHeight)
  }
  return { height: height + 14, draw }
}

/** Breaks lines between words, but never inside a word such as 's morgens or auto-ongeluk. */
function breakWords(words: readonly string[], measure: (word: string) => number): string[][] {
  const lines: string[][] = [[]]
  let width = 0
  for (const word of words) {
    const wider = width + (width === 0 ? 0 : wordGap) + measure(word)
    if (width > 0 && wider > contentWidth - 2 * padding) {
      lines.push([word])
      width = measure(word)
    } else {
      lines.at(-1)?.push(word)
      width = wider
    }
  }
  return lines
}

function drawLine(paper: PdfDocument, words: readonly string[], baseline: number): void {
  const { canvas } = paper
  const widths = words.map((word) => measureWidth(canvas, word, wordStyle))
  const width = widths.reduce((sum, each) => sum + each, (words.length - 1) * wordGap)
  let x = pageMargin + (contentWidth - width) / 2
  for (const [index, word] of words.entries()) {
    drawTagged(paper, 'P', () => {
      writeLine(canvas, word, x, baseline, wordStyle)
    })
    x += (widths[index] ?? 0) + wordGap
  }
}
