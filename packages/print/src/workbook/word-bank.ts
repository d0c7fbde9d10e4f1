import { contentWidth, pageMargin } from '../pdf/canvas.ts'
import { inkColors } from '../pdf/ink-colors.ts'
import type { PdfDocument } from '../pdf/pdf-document.ts'
import { drawDecoration, drawTagged } from '../pdf/pdf-document.ts'
import type { PageRow } from '../pdf/rows.ts'
import type { TextStyle } from '../pdf/text.ts'
import { measureWidth, writeLine } from '../pdf/text.ts'

const wordStyle: TextStyle = { size: 17 }
const wordGap = 30
const padding = 18
const lineHeight = 25

export function createWordBankRow(paper: PdfDocument, words: readonly string[]): PageRow {
  const { canvas } = paper
  const lines = breakWords(
    words.toSorted((a, b) => a.localeCompare(b, 'nl')),
    (word) => measureWidth(canvas, word, wordStyle),
  )
  const height = lines.length * lineHeight + 18
  const draw = (top: number): void => {
    drawDecoration(paper, () => {
      canvas
        .lineWidth(1.2)
        .roundedRect(pageMargin, top, contentWidth, height, 12)
        .fillAndStroke(inkColors.tint, inkColors.line)
    })
    for (const [index, line] of lines.entries()) drawLine(paper, line, top + 26 + index * lineHeight)
  }
  return { height: height + 14, draw }
}

/** Breaks lines between words, never inside: 's morgens, auto-ongeluk. */
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
