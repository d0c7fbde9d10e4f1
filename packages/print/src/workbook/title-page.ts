import { drawVine } from '../drawing/vine.ts'
import { drawWritingLine } from '../drawing/school-lines.ts'
import { contentBottom, contentWidth, pageMargin, pageSize } from '../pdf/canvas.ts'
import { inkColors } from '../pdf/ink-colors.ts'
import { type PdfDocument, drawDecoration, drawTagged } from '../pdf/pdf-document.ts'
import { measureHeight, writeLine, writeParagraph } from '../pdf/text.ts'
import { drawAnchors, layOutAnchors } from './anchors.ts'
import type { PartHeading } from './part.ts'
import type { WorkbookStep } from './step.ts'

const labelStyle = { size: 32, font: 'bold' as const, color: inkColors.leaf }
const ruleStyle = { size: 21 }
const padding = 20
const partHeight = 27

export function layOutTitlePage(
  paper: PdfDocument,
  { label, rule, anchors }: WorkbookStep,
  parts: readonly PartHeading[],
): void {
  const { canvas } = paper
  canvas.addPage()
  drawDecoration(paper, () => drawVine(canvas, pageMargin, 54, contentWidth))
  drawTagged(paper, 'P', () => {
    writeLine(canvas, 'Werkboek', pageMargin, 104, { size: 17, color: inkColors.soft })
  })
  let y = 108
  drawTagged(paper, 'H1', () => {
    y += writeParagraph(canvas, label, pageMargin, y, contentWidth, labelStyle)
  })
  y = drawNameLines(paper, y + 30)
  y = drawRule(paper, rule, y + 26)
  const partsTop = contentBottom - partsHeight(parts)
  const end = drawAnchors(paper, anchors, y + 20, partsTop - y - 36)
  drawParts(paper, parts, Math.min((end ?? y) + 24, partsTop))
  if (end === null) layOutAnchors(paper, anchors)
}

function drawNameLines(paper: PdfDocument, baseline: number): number {
  const { canvas } = paper
  const style = { size: 15 }
  let name = 0
  const dateAt = pageSize.width - pageMargin - 170
  let date = 0
  drawTagged(paper, 'P', () => {
    name = writeLine(canvas, 'Naam', pageMargin, baseline, style) + 10
    date = writeLine(canvas, 'Datum', dateAt, baseline, style) + 10
  })
  drawDecoration(paper, () => {
    drawWritingLine(canvas, pageMargin + name, baseline + 2, dateAt - pageMargin - name - 20)
    drawWritingLine(canvas, dateAt + date, baseline + 2, 170 - date)
  })
  return baseline
}

function drawRule(paper: PdfDocument, rule: string, top: number): number {
  const { canvas } = paper
  const width = contentWidth - 2 * padding
  const height = measureHeight(canvas, rule, width, ruleStyle) + 54
  drawDecoration(paper, () => {
    canvas
      .lineWidth(2)
      .roundedRect(pageMargin, top, contentWidth, height, 16)
      .fillAndStroke(inkColors.tint, inkColors.leaf)
  })
  drawTagged(paper, 'H2', () => {
    writeLine(canvas, 'Zo schrijf je het', pageMargin + padding, top + 28, {
      size: 13,
      font: 'bold',
      color: inkColors.leaf,
    })
  })
  drawTagged(paper, 'P', () => {
    writeParagraph(canvas, rule, pageMargin + padding, top + 38, width, ruleStyle)
  })
  return top + height
}

function partsHeight(parts: readonly PartHeading[]): number {
  return 24 + Math.ceil(parts.length / 2) * partHeight
}

function drawParts(paper: PdfDocument, parts: readonly PartHeading[], top: number): void {
  const { canvas } = paper
  drawTagged(paper, 'H2', () => {
    writeLine(canvas, 'Kruis aan wat je af hebt', pageMargin, top + 14, { size: 15, font: 'bold' })
  })
  const rows = Math.ceil(parts.length / 2)
  for (const [index, { number, title }] of parts.entries()) {
    const x = pageMargin + Math.floor(index / rows) * (contentWidth / 2)
    const baseline = top + 44 + (index % rows) * partHeight
    drawDecoration(paper, () => {
      canvas
        .lineWidth(1.2)
        .roundedRect(x, baseline - 13, 15, 15, 3)
        .stroke(inkColors.text)
    })
    drawTagged(paper, 'P', () => {
      writeLine(canvas, `${number}   ${title}`, x + 25, baseline, { size: 15 })
    })
  }
}
