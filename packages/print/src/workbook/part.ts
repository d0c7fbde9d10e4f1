import { drawWritingLine } from '../drawing/school-lines.ts'
import { contentBottom, contentWidth, pageMargin, pageSize } from '../pdf/canvas.ts'
import { inkColors } from '../pdf/ink-colors.ts'
import { type PdfDocument, drawDecoration, drawTagged } from '../pdf/pdf-document.ts'
import { type PageRow, computeHeightOfRows } from '../pdf/rows.ts'
import { measureHeight, writeLine, writeParagraph } from '../pdf/text.ts'

export interface PartHeading {
  readonly number: number
  readonly title: string
  readonly instruction: string
}

export interface PartContent {
  readonly repeated?: PageRow
  readonly rows: readonly PageRow[]
  /** Extra distance between rows if the page has room for it. */
  readonly spare: number
}

const topHeight = 36
const spaceBetween = 22
const nameLineWidth = 150
const instructionStyle = { size: 15 }

/** Lays out all rows below `y` if they fit, or else on new pages that each have a heading. Returns y of the end. */
export function layOutPart(paper: PdfDocument, part: PartHeading, content: PartContent, y: number): number {
  const { rows, repeated, spare } = content
  const head = computeHeadingHeight(paper, part) + (repeated?.height ?? 0)
  const fits = y + spaceBetween + head + computeHeightOfRows(rows) <= contentBottom
  let top = startPage(paper, part, repeated, fits ? y + spaceBetween : null)
  const apart = Math.min(spare, spareOf(rows, contentBottom - top))
  for (const [index, row] of rows.entries()) {
    if (index > 0 && top + row.height > contentBottom) top = startPage(paper, part, repeated, null)
    row.draw(top)
    top += row.height + apart
  }
  return top - apart
}

export function computeHeadingHeight({ canvas }: PdfDocument, { instruction }: PartHeading): number {
  return 44 + measureHeight(canvas, instruction, contentWidth, instructionStyle) + 12
}

/** Returns the largest distance between rows that moves no row to the next page. */
function spareOf(rows: readonly PageRow[], room: number): number {
  let used = 0
  const onPage = rows.filter(({ height }) => (used += height) <= room)
  return Math.max(0, (room - computeHeightOfRows(onPage)) / Math.max(1, onPage.length))
}

function startPage(
  paper: PdfDocument,
  part: PartHeading,
  repeated: PageRow | undefined,
  top: number | null,
): number {
  if (top === null) {
    paper.canvas.addPage()
    drawNameLine(paper, topHeight + 28)
  }
  drawHead(paper, part, top ?? topHeight)
  const below = (top ?? topHeight) + computeHeadingHeight(paper, part)
  repeated?.draw(below)
  return below + (repeated?.height ?? 0)
}

function drawHead(paper: PdfDocument, { number, title, instruction }: PartHeading, top: number): void {
  const { canvas } = paper
  const baseline = top + 28
  drawDecoration(paper, () => {
    canvas
      .lineWidth(2)
      .circle(pageMargin + 16, baseline - 8, 16)
      .stroke(inkColors.leaf)
  })
  drawTagged(paper, 'H1', () => {
    const style = { size: 20, font: 'bold' as const, color: inkColors.leaf }
    writeLine(canvas, String(number), pageMargin + 16, baseline - 1, style, 'center')
    writeLine(canvas, title, pageMargin + 44, baseline, { size: 22, font: 'bold' })
  })
  drawTagged(paper, 'P', () => {
    writeParagraph(canvas, instruction, pageMargin, baseline + 16, contentWidth, instructionStyle)
  })
}

export function drawNameLine(paper: PdfDocument, baseline: number): void {
  const { canvas } = paper
  const x = pageSize.width - pageMargin - nameLineWidth
  drawTagged(paper, 'P', () => {
    writeLine(canvas, 'Naam', x - 6, baseline, { size: 12, color: inkColors.soft }, 'right')
  })
  drawDecoration(paper, () => drawWritingLine(canvas, x, baseline, nameLineWidth))
}
