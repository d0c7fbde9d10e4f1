import { contentBottom, contentWidth, pageMargin } from '../pdf/canvas.ts'
import { inkColors } from '../pdf/ink-colors.ts'
import { drawDecoration, drawTagged, type PdfDocument } from '../pdf/pdf-document.ts'
import { splitIntoRows } from '../pdf/rows.ts'
import { measureHeight, measureWidest, writeFitted, writeParagraph } from '../pdf/text.ts'
import { drawPicture } from '../pictures/draw.ts'
import { drawNameLine } from './part.ts'
import type { WorkbookAnchor } from './step.ts'

const anchorGap = 12
const padding = 12
const textTop = 44
const maxPictureSize = 112
const minPictureSize = 48
const wordStyle = { size: 24, font: 'bold' as const }
const hintStyle = { size: 14 }

/** Draws anchors in one row. Returns y of the end, or null if they do not fit in `room`. */
export function drawAnchors(
  paper: PdfDocument,
  anchors: readonly WorkbookAnchor[],
  top: number,
  room: number,
): number | null {
  if (anchors.length === 0) return top
  const hints = anchors.flatMap(({ hint }) => hint.split(/\s+/u))
  const isWide = measureWidest(paper.canvas, hints, hintStyle) <= widthOf(anchors.length) - 2 * padding
  const texts = heightOfTexts(paper, anchors, anchors.length)
  if (!isWide || texts + minPictureSize > room) return null
  const picture = Math.min(maxPictureSize, room - texts)
  drawRow(paper, anchors, anchors.length, { top, picture, height: picture + texts })
  return top + picture + texts
}

/** Draws anchors with long hints on pages of their own. */
export function layOutAnchors(paper: PdfDocument, anchors: readonly WorkbookAnchor[]): void {
  const columns = Math.min(2, anchors.length)
  let top = contentBottom
  for (const row of splitIntoRows(anchors, columns)) {
    const height = maxPictureSize + heightOfTexts(paper, row, columns)
    if (top + height > contentBottom) {
      paper.canvas.addPage()
      drawNameLine(paper, pageMargin + 20)
      top = pageMargin + 40
    }
    drawRow(paper, row, columns, { top, picture: maxPictureSize, height })
    top += height + anchorGap
  }
}

const widthOf = (columns: number): number => (contentWidth - (columns - 1) * anchorGap) / columns

function heightOfTexts({ canvas }: PdfDocument, row: readonly WorkbookAnchor[], columns: number): number {
  const width = widthOf(columns) - 2 * padding
  const hints = row.map(({ hint }) => measureHeight(canvas, hint, width, hintStyle))
  return textTop + Math.max(...hints) + 2 * padding
}

function drawRow(
  paper: PdfDocument,
  row: readonly WorkbookAnchor[],
  columns: number,
  { top, picture, height }: { readonly top: number; readonly picture: number; readonly height: number },
): void {
  const width = widthOf(columns)
  for (const [index, anchor] of row.entries()) {
    const place = { x: pageMargin + index * (width + anchorGap), y: top, width, height }
    drawAnchor(paper, anchor, place, picture)
  }
}

interface Place {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

function drawAnchor(
  paper: PdfDocument,
  { word, image, hint }: WorkbookAnchor,
  { x, y, width, height }: Place,
  picture: number,
): void {
  const { canvas } = paper
  const middle = x + width / 2
  drawDecoration(paper, () => {
    canvas.lineWidth(1.2).roundedRect(x, y, width, height, 14).stroke(inkColors.line)
  })
  drawTagged(
    paper,
    'Figure',
    () => {
      drawPicture(canvas, image, middle - picture / 2, y + padding, picture)
    },
    { alt: `Plaatje van ${word}` },
  )
  drawTagged(paper, 'P', () => {
    writeFitted(canvas, word, middle, y + padding + picture + 30, width - 2 * padding, wordStyle, 'center')
  })
  drawTagged(paper, 'P', () => {
    writeParagraph(
      canvas,
      hint,
      x + padding,
      y + padding + picture + 40,
      width - 2 * padding,
      hintStyle,
      'center',
    )
  })
}
