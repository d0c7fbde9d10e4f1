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
  return {
    height: measureHeight(paper.canvas, text, width, style) + below,
    draw: (top) =>
      drawTagged(paper, tag, () => void writeParagraph(paper.canvas, text, x, top, width, style)),
  }
}
