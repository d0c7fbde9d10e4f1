import { contentWidth, pageMargin } from '../pdf/canvas.ts'
import { inkColors } from '../pdf/ink-colors.ts'
import { drawDecoration, drawTagged, type PdfDocument } from '../pdf/pdf-document.ts'
import { measureHeight, writeFitted, writeParagraph } from '../pdf/text.ts'
import { drawPicture } from '../pictures/draw.ts'
import type { WorkbookAnchor } from './step.ts'

const anchorGap = 12
const padding = 12
const textTop = 44
const maxPictureSize = 112
const minPictureSize = 48
const wordStyle = { size: 24, font: 'bold' as const }
const hintStyle = { size: 14 }

export function drawAnchors(
  paper: PdfDocument,
  anchors: readonly WorkbookAnchor[],
  top: number,
  room: number,
): number {
  if (anchors.length === 0) return top
  const width = (contentWidth - (anchors.length - 1) * anchorGap) / anchors.length
  const hints = anchors.map(({ hint }) => measureHeight(paper.canvas, hint, width - 2 * padding, hintStyle))
  const texts = textTop + Math.max(...hints) + 2 * padding
  const picture = Math.max(minPictureSize, Math.min(maxPictureSize, room - texts))
  for (const [index, anchor] of anchors.entries()) {
    const place = { x: pageMargin + index * (width + anchorGap), y: top, width, height: picture + texts }
    drawAnchor(paper, anchor, place, picture)
  }
  return top + picture + texts
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
