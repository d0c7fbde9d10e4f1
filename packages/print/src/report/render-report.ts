import { drawVine } from '../drawing/vine.ts'
import { contentBottom, contentWidth, pageMargin } from '../pdf/canvas.ts'
import { writeFooters } from '../pdf/footers.ts'
import { inkColors } from '../pdf/ink-colors.ts'
import { createPdf, drawDecoration, drawTagged, finishPdf, type PdfDocument } from '../pdf/pdf-document.ts'
import { computeHeightOfRows, type PageRow } from '../pdf/rows.ts'
import { measureHeight, writeParagraph } from '../pdf/text.ts'
import { createGapRow, createParagraphRow, type ReportArea } from './area.ts'
import type { PrintedReport, ReportFact } from './report.ts'
import { layOutSection, type RowGroup } from './sections.ts'

const pageTop = 42
const textSize = 10
/** Font sizes, of which the first that fits the letter on one page is used. */
const letterSizes = [13.5, 13, 12.5, 12, 11.5, 11, 10.5, 10, 9.5, 9, 8.5, 8, 7.5, 7]

/** Renders an A4 report that is clear in grey (RAP-1). `createdAt`: default now. */
export async function renderReport(
  report: PrintedReport,
  { createdAt = new Date() }: { createdAt?: Date } = {},
): Promise<Uint8Array> {
  const paper = createPdf({ title: report.title, subject: report.kind, createdAt })
  paper.canvas.addPage()
  drawDecoration(paper, () => drawVine(paper.canvas, pageMargin, pageTop + 4, contentWidth))
  placeGroups(paper, layOutReport(paper, report), pageTop + 26)
  writeFooters(paper, report.title)
  return finishPdf(paper)
}

function layOutReport(paper: PdfDocument, report: PrintedReport): RowGroup[] {
  const sizes = report.isOnePage ? letterSizes : [textSize]
  const room = contentBottom - pageTop - 26
  const tries = sizes.map(
    (size) => () => layOutSized({ paper, x: pageMargin, width: contentWidth, size }, report),
  )
  const fitting = tries.find((layOut) => computeHeightOfRows(layOut().flatMap(({ rows }) => rows)) <= room)
  const layOut = fitting ?? tries.at(-1)
  return layOut === undefined ? [] : layOut()
}

const layOutSized = (
  area: ReportArea,
  { kind, title, facts, sections, counting }: PrintedReport,
): RowGroup[] => [
  { head: null, rows: headingRows(area, kind, title, facts) },
  ...sections.flatMap((section) =>
    layOutSection(area, section).map((group, at) =>
      at === 0 && section.startsPage === true ? Object.assign({ startsPage: true }, group) : group,
    ),
  ),
  ...(counting.length === 0 ? [] : [{ head: null, rows: countingRows(area, counting), isWhole: true }]),
]

function headingRows(area: ReportArea, kind: string, title: string, facts: readonly ReportFact[]): PageRow[] {
  const { size } = area
  return [
    createParagraphRow(area, 'P', kind, { size: size * 1.05, color: inkColors.soft }),
    createParagraphRow(
      area,
      'H1',
      title,
      { size: size * 2, font: 'bold', color: inkColors.leaf },
      size * 0.5,
    ),
    ...facts.map((fact) => factRow(area, fact)),
    createGapRow(size * 1.1),
  ]
}

function factRow({ paper, x, width, size }: ReportArea, { label, value }: ReportFact): PageRow {
  const { canvas } = paper
  const labelWidth = size * 9
  const room = width - labelWidth
  return {
    height: measureHeight(canvas, value, room, { size }),
    draw: (top) =>
      drawTagged(paper, 'P', () => {
        writeParagraph(canvas, label, x, top, labelWidth, { size, color: inkColors.soft })
        writeParagraph(canvas, value, x + labelWidth, top, room, { size })
      }),
  }
}

function countingRows(area: ReportArea, counting: readonly string[]): PageRow[] {
  const { paper, x, width, size } = area
  const style = { size: Math.max(7, size * 0.75), color: inkColors.soft }
  const rule: PageRow = {
    height: 6,
    draw: (top) =>
      drawDecoration(paper, () => {
        paper.canvas.lineWidth(0.75).strokeColor(inkColors.hairline)
        paper.canvas
          .moveTo(x, top)
          .lineTo(x + width, top)
          .stroke()
      }),
  }
  const heading = createParagraphRow(area, 'H2', 'Zo is er geteld', { ...style, font: 'bold' })
  return [rule, heading, ...counting.map((text) => createParagraphRow(area, 'P', text, style, 1))]
}

function placeGroups(paper: PdfDocument, groups: readonly RowGroup[], top: number): void {
  let y = top
  const room = contentBottom - pageTop
  for (const { head, rows, isWhole = false, startsPage: isNext = false } of groups) {
    const height = computeHeightOfRows(rows)
    const startsPage = isNext || (isWhole && height <= room && y + height > contentBottom)
    for (const [at, row] of rows.entries()) {
      const isFull = y + row.height > contentBottom && y > pageTop
      if (isFull || (at === 0 && startsPage)) {
        paper.canvas.addPage()
        y = pageTop
        if (at > 0 && head !== null) {
          head.draw(y)
          y += head.height
        }
      }
      row.draw(y)
      y += row.height
    }
  }
}
