import { schoolLinesAboveBaseline, drawSchoolLines } from '../drawing/school-lines.ts'
import { contentBottom, contentWidth, pageMargin } from '../pdf/canvas.ts'
import { drawDecoration, type PdfDocument } from '../pdf/pdf-document.ts'
import { computeHeadingHeight, layOutPart, type PartHeading } from './part.ts'

const rowHeight = 44
const maxLines = 14
const minLines = 6

export function layOutOwnSentences(paper: PdfDocument, part: PartHeading, y: number): number {
  const left = Math.floor((contentBottom - y - computeHeadingHeight(paper, part) - rowHeight / 2) / rowHeight)
  const rows = Array.from({ length: left < minLines ? maxLines : left }, () => ({
    height: rowHeight,
    draw: (top: number) => {
      drawDecoration(paper, () =>
        drawSchoolLines(paper.canvas, pageMargin, top + schoolLinesAboveBaseline, contentWidth),
      )
    },
  }))
  return layOutPart(paper, part, { rows, spare: 4 }, y)
}
