import { drawWritingLine } from '../drawing/writing-line.ts'
import { BOTTOM, CONTENT_WIDTH, MARGIN, PAGE } from '../paper/canvas.ts'
import { INK } from '../paper/ink.ts'
import type { Paper } from '../paper/paper.ts'
import { decoration, tagged } from '../paper/paper.ts'
import type { Row } from '../paper/rows.ts'
import { heightOfRows } from '../paper/rows.ts'
import { heightOf, writeLine, writeParagraph } from '../paper/text.ts'

/** A part of the workbook: its number, its name, and what the child does. */
export type Part = { number: number; title: string; instruction: string }

/** What a part holds: under its head something that each of its pages repeats, then its rows. */
export type PartContent = {
  repeated?: Row
  rows: readonly Row[]
  /** The most that a row is set apart from the next where its page has room. */
  spare: number
}

const TOP = 36
const BETWEEN = 22
const NAME_LINE = 150
const INSTRUCTION = { size: 15 }

/**
 * Lays a part below what is on the page already when all of it fits there; else on pages of its own, each with the
 * part's head.
 * @param y where the page's content ends; the bottom when a new page must begin
 * @returns y where this part ends
 */
export function layPart(paper: Paper, part: Part, content: PartContent, y: number): number {
  const { rows, repeated, spare } = content
  const head = headHeight(paper, part) + (repeated?.height ?? 0)
  const fits = y + BETWEEN + head + heightOfRows(rows) <= BOTTOM
  let top = startPage(paper, part, repeated, fits ? y + BETWEEN : null)
  const apart = Math.min(spare, spareOf(rows, BOTTOM - top))
  for (const [index, row] of rows.entries()) {
    if (index > 0 && top + row.height > BOTTOM) top = startPage(paper, part, repeated, null)
    row.draw(top)
    top += row.height + apart
  }
  return top - apart
}

/** The height of a part's number, name and instruction. */
export function headHeight({ canvas }: Paper, { instruction }: Part): number {
  return 44 + heightOf(canvas, instruction, CONTENT_WIDTH, INSTRUCTION) + 12
}

/** How far rows can be set apart so that no more than now go to the next page. */
function spareOf(rows: readonly Row[], room: number): number {
  let used = 0
  const onPage = rows.filter(({ height }) => (used += height) <= room)
  return Math.max(0, (room - heightOfRows(onPage)) / Math.max(1, onPage.length))
}

/** @returns y below the head and what is repeated */
function startPage(paper: Paper, part: Part, repeated: Row | undefined, top: number | null): number {
  if (top === null) {
    paper.canvas.addPage()
    drawNameLine(paper, TOP + 28)
  }
  drawHead(paper, part, top ?? TOP)
  const below = (top ?? TOP) + headHeight(paper, part)
  repeated?.draw(below)
  return below + (repeated?.height ?? 0)
}

function drawHead(paper: Paper, { number, title, instruction }: Part, top: number): void {
  const { canvas } = paper
  const baseline = top + 28
  decoration(paper, () => {
    canvas
      .lineWidth(2)
      .circle(MARGIN + 16, baseline - 8, 16)
      .stroke(INK.leaf)
  })
  tagged(paper, 'H1', () => {
    const style = { size: 20, font: 'bold' as const, color: INK.leaf }
    writeLine(canvas, String(number), MARGIN + 16, baseline - 1, style, 'center')
    writeLine(canvas, title, MARGIN + 44, baseline, { size: 22, font: 'bold' })
  })
  tagged(paper, 'P', () => {
    writeParagraph(canvas, instruction, MARGIN, baseline + 16, CONTENT_WIDTH, INSTRUCTION)
  })
}

function drawNameLine(paper: Paper, baseline: number): void {
  const { canvas } = paper
  const x = PAGE.width - MARGIN - NAME_LINE
  tagged(paper, 'P', () => {
    writeLine(canvas, 'Naam', x - 6, baseline, { size: 12, color: INK.soft }, 'right')
  })
  decoration(paper, () => drawWritingLine(canvas, x, baseline, NAME_LINE))
}
