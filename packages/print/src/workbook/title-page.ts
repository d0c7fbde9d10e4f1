import { drawVine } from '../drawing/vine.ts'
import { drawWritingLine } from '../drawing/writing-line.ts'
import { BOTTOM, CONTENT_WIDTH, MARGIN, PAGE } from '../paper/canvas.ts'
import { INK } from '../paper/ink.ts'
import type { Paper } from '../paper/paper.ts'
import { decoration, tagged } from '../paper/paper.ts'
import { heightOf, writeLine, writeParagraph } from '../paper/text.ts'
import { drawAnchors } from './anchors.ts'
import type { Part } from './part.ts'
import type { WorkbookStep } from './step.ts'

const LABEL = { size: 32, font: 'bold' as const, color: INK.leaf }
const RULE = { size: 21 }
const PAD = 20
const PART = 27

/** The first page: the step, the child's name, the rule, the anchors, and what there is to do. */
export function layTitlePage(
  paper: Paper,
  { label, rule, anchors }: WorkbookStep,
  parts: readonly Part[],
): void {
  const { canvas } = paper
  canvas.addPage()
  decoration(paper, () => drawVine(canvas, MARGIN, 54, CONTENT_WIDTH))
  tagged(paper, 'P', () => {
    writeLine(canvas, 'Werkboek', MARGIN, 104, { size: 17, color: INK.soft })
  })
  let y = 108
  tagged(paper, 'H1', () => {
    y += writeParagraph(canvas, label, MARGIN, y, CONTENT_WIDTH, LABEL)
  })
  y = drawNameLines(paper, y + 30)
  y = drawRule(paper, rule, y + 26)
  const partsTop = BOTTOM - partsHeight(parts)
  y = drawAnchors(paper, anchors, y + 20, partsTop - y - 36)
  drawParts(paper, parts, Math.min(y + 24, partsTop))
}

function drawNameLines(paper: Paper, baseline: number): number {
  const { canvas } = paper
  const style = { size: 15 }
  let name = 0
  const dateAt = PAGE.width - MARGIN - 170
  let date = 0
  tagged(paper, 'P', () => {
    name = writeLine(canvas, 'Naam', MARGIN, baseline, style) + 10
    date = writeLine(canvas, 'Datum', dateAt, baseline, style) + 10
  })
  decoration(paper, () => {
    drawWritingLine(canvas, MARGIN + name, baseline + 2, dateAt - MARGIN - name - 20)
    drawWritingLine(canvas, dateAt + date, baseline + 2, 170 - date)
  })
  return baseline
}

function drawRule(paper: Paper, rule: string, top: number): number {
  const { canvas } = paper
  const width = CONTENT_WIDTH - 2 * PAD
  const height = heightOf(canvas, rule, width, RULE) + 54
  decoration(paper, () => {
    canvas.lineWidth(2).roundedRect(MARGIN, top, CONTENT_WIDTH, height, 16).fillAndStroke(INK.tint, INK.leaf)
  })
  tagged(paper, 'H2', () => {
    writeLine(canvas, 'Zo schrijf je het', MARGIN + PAD, top + 28, {
      size: 13,
      font: 'bold',
      color: INK.leaf,
    })
  })
  tagged(paper, 'P', () => {
    writeParagraph(canvas, rule, MARGIN + PAD, top + 38, width, RULE)
  })
  return top + height
}

function partsHeight(parts: readonly Part[]): number {
  return 24 + Math.ceil(parts.length / 2) * PART
}

/** A list of the parts, with a box to tick when it is done. */
function drawParts(paper: Paper, parts: readonly Part[], top: number): void {
  const { canvas } = paper
  tagged(paper, 'H2', () => {
    writeLine(canvas, 'Kruis aan wat je af hebt', MARGIN, top + 14, { size: 15, font: 'bold' })
  })
  const rows = Math.ceil(parts.length / 2)
  for (const [index, { number, title }] of parts.entries()) {
    const x = MARGIN + Math.floor(index / rows) * (CONTENT_WIDTH / 2)
    const baseline = top + 44 + (index % rows) * PART
    decoration(paper, () => {
      canvas
        .lineWidth(1.2)
        .roundedRect(x, baseline - 13, 15, 15, 3)
        .stroke(INK.text)
    })
    tagged(paper, 'P', () => {
      writeLine(canvas, `${number}   ${title}`, x + 25, baseline, { size: 15 })
    })
  }
}
