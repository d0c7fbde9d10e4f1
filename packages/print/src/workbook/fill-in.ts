import { drawWritingLine } from '../drawing/school-lines.ts'
import { contentWidth, pageMargin } from '../pdf/canvas.ts'
import { inkColors } from '../pdf/ink-colors.ts'
import { type PdfDocument, drawDecoration, drawTagged } from '../pdf/pdf-document.ts'
import { measureWidest, measureWidth, writeLine } from '../pdf/text.ts'
import { createWordBankRow } from './word-bank.ts'
import type { SentenceGap } from './gap.ts'
import { type PartHeading, layOutPart } from './part.ts'

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

/** Punctuation after the gap stays with it. */
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
