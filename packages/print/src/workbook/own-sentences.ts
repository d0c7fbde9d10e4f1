import { ABOVE, drawSchoolLines } from '../drawing/school-lines.ts'
import { BOTTOM, CONTENT_WIDTH, MARGIN } from '../paper/canvas.ts'
import type { Paper } from '../paper/paper.ts'
import { decoration } from '../paper/paper.ts'
import type { Part } from './part.ts'
import { headHeight, layPart } from './part.ts'

const ROW = 44
const MOST = 14
const LEAST = 6

/** Part: empty lines for sentences of the child's own, on what is left of the page or on one of their own. */
export function layOwnSentences(paper: Paper, part: Part, y: number): number {
  const left = Math.floor((BOTTOM - y - headHeight(paper, part) - ROW / 2) / ROW)
  const rows = Array.from({ length: left < LEAST ? MOST : left }, () => ({
    height: ROW,
    draw: (top: number) => {
      decoration(paper, () => drawSchoolLines(paper.canvas, MARGIN, top + ABOVE, CONTENT_WIDTH))
    },
  }))
  return layPart(paper, part, { rows, spare: 4 }, y)
}
