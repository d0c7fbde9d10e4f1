import type { PageRow } from '../pdf/rows.ts'
import { measureHeight, writeParagraph, type TextStyle } from '../pdf/text.ts'
import { drawTagged, type PdfDocument } from '../pdf/pdf-document.ts'

export interface ReportArea {
  readonly paper: PdfDocument
  readonly x: number
  readonly width: number
  /** The font size. Other sizes are relative to it. */
  readonly size: number
}

export const createGapRow = (height: number): PageRow => ({ height, draw: () => undefined })

export function createParagraphRow(
  { paper, x, width }: ReportArea,
  tag: string,
  text: string,
  style: TextStyle,
  below = 0,
): PageRow {
  const shown = toPrintable(text)
  return {
    height: measureHeight(paper.canvas, shown, width, style) + below,
    draw: (top) =>
      drawTagged(paper, tag, () => void writeParagraph(paper.canvas, shown, x, top, width, style)),
  }
}

/** Characters for which Andika would draw an empty box. */
const unprintable =
  /[^\p{Script=Latin}\u0020-\u007e\u00a0-\u00bf\u00d7\u00f7\u0400-\u045f\u048a-\u052f\u2010-\u2027\u20ac]/gu

export const toPrintable = (text: string): string =>
  text.normalize('NFC').replaceAll(/\s/gu, ' ').replaceAll(unprintable, '?')
