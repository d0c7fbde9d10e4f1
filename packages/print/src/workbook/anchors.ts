import { CONTENT_WIDTH, MARGIN } from '../paper/canvas.ts'
import { INK } from '../paper/ink.ts'
import type { Paper } from '../paper/paper.ts'
import { decoration, tagged } from '../paper/paper.ts'
import { heightOf, writeFitted, writeParagraph } from '../paper/text.ts'
import { drawPicture } from '../pictures/draw.ts'
import type { WorkbookAnchor } from './step.ts'

const GAP = 12
const PAD = 12
const TEXT_TOP = 44
const LARGEST = 112
const SMALLEST = 48
const WORD = { size: 24, font: 'bold' as const }
const HINT = { size: 14 }

/**
 * The anchor words beside each other: picture, word, and what helps.
 * @param room the height that there is; pictures are as large as it allows
 * @returns y below them
 */
export function drawAnchors(
  paper: Paper,
  anchors: readonly WorkbookAnchor[],
  top: number,
  room: number,
): number {
  if (anchors.length === 0) return top
  const width = (CONTENT_WIDTH - (anchors.length - 1) * GAP) / anchors.length
  const hints = anchors.map(({ hint }) => heightOf(paper.canvas, hint, width - 2 * PAD, HINT))
  const texts = TEXT_TOP + Math.max(...hints) + 2 * PAD
  const picture = Math.max(SMALLEST, Math.min(LARGEST, room - texts))
  for (const [index, anchor] of anchors.entries()) {
    const place = { x: MARGIN + index * (width + GAP), y: top, width, height: picture + texts }
    drawAnchor(paper, anchor, place, picture)
  }
  return top + picture + texts
}

type Place = { x: number; y: number; width: number; height: number }

function drawAnchor(
  paper: Paper,
  { word, image, hint }: WorkbookAnchor,
  { x, y, width, height }: Place,
  picture: number,
): void {
  const { canvas } = paper
  const middle = x + width / 2
  decoration(paper, () => {
    canvas.lineWidth(1.2).roundedRect(x, y, width, height, 14).stroke(INK.line)
  })
  tagged(
    paper,
    'Figure',
    () => {
      drawPicture(canvas, image, middle - picture / 2, y + PAD, picture)
    },
    { alt: `Plaatje van ${word}` },
  )
  tagged(paper, 'P', () => {
    writeFitted(canvas, word, middle, y + PAD + picture + 30, width - 2 * PAD, WORD, 'center')
  })
  tagged(paper, 'P', () => {
    writeParagraph(canvas, hint, x + PAD, y + PAD + picture + 40, width - 2 * PAD, HINT, 'center')
  })
}
