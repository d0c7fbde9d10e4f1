import { inkColors } from '../pdf/ink-colors.ts'
import { drawDecoration, drawTagged } from '../pdf/pdf-document.ts'
import type { PageRow } from '../pdf/rows.ts'
import { measureHeight, writeFitted, writeLine, writeParagraph } from '../pdf/text.ts'
import { createGapRow, createParagraphRow, type ReportArea } from './area.ts'
import type { ReportBar, ReportField } from './report.ts'

const writingLine = 22

export const createTextRows = (area: ReportArea, text: string): PageRow[] => [
  createParagraphRow(area, 'P', text, { size: area.size }, area.size * 0.35),
]

export function createListRows(area: ReportArea, items: readonly string[]): PageRow[] {
  const { paper, x, size } = area
  const inset = { ...area, x: x + size * 1.3, width: area.width - size * 1.3 }
  return items.map((item) => {
    const row = createParagraphRow(inset, 'P', item, { size }, size * 0.35)
    return {
      height: row.height,
      draw: (top) => {
        drawDecoration(
          paper,
          () => void paper.canvas.circle(x + size * 0.5, top + size * 0.75, size * 0.2).fill(inkColors.leaf),
        )
        row.draw(top)
      },
    }
  })
}

export function createBarRows(area: ReportArea, bars: readonly ReportBar[]): PageRow[] {
  const { paper, x, width, size } = area
  const detailStyle = { size: size * 0.88, color: inkColors.soft }
  return bars.map(({ name, share, text, detail }) => {
    const detailHeight = detail === undefined ? 0 : measureHeight(paper.canvas, detail, width, detailStyle)
    return {
      height: size * 2.9 + detailHeight,
      draw: (top) => {
        const { canvas } = paper
        drawTagged(paper, 'P', () => {
          const taken = writeLine(canvas, text, x + width, top + size, { size }, 'right')
          const style = { size, font: 'bold' as const }
          writeFitted(canvas, name, x, top + size, width - taken - size, style)
        })
        drawDecoration(paper, () => drawBar(area, top + size * 1.45, share))
        if (detail !== undefined)
          drawTagged(
            paper,
            'P',
            () => void writeParagraph(canvas, detail, x, top + size * 2.1, width, detailStyle),
          )
      },
    }
  })
}

/** Draws a bar with an outline, so that it is clear in grey. */
function drawBar({ paper: { canvas }, x, width, size }: ReportArea, top: number, share: number): void {
  const height = size * 0.5
  canvas.lineWidth(0.75)
  canvas.roundedRect(x, top, width, height, height / 2).fillAndStroke('#ffffff', inkColors.line)
  if (share <= 0) return
  canvas.roundedRect(x, top, Math.max(height, width * Math.min(1, share)), height, height / 2)
  canvas.fill(inkColors.leaf)
}

export const createFieldRows = (area: ReportArea, fields: readonly ReportField[]): PageRow[] =>
  fields.flatMap(({ label, value, lines }) => {
    const name = createParagraphRow(area, 'P', label, { size: area.size, font: 'bold' })
    const apart = createGapRow(area.size * 0.4)
    return value === ''
      ? [apart, name, ...Array.from({ length: lines }, () => lineRow(area))]
      : [apart, name, createParagraphRow(area, 'P', value, { size: area.size }, area.size * 0.4)]
  })

const lineRow = ({ paper, x, width }: ReportArea): PageRow => ({
  height: writingLine,
  draw: (top) =>
    drawDecoration(paper, () => {
      const y = top + writingLine - 5
      paper.canvas.lineWidth(0.6).strokeColor(inkColors.line)
      paper.canvas
        .moveTo(x, y)
        .lineTo(x + width, y)
        .stroke()
    }),
})
