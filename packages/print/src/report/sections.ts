import { inkColors } from '../pdf/ink-colors.ts'
import { drawDecoration } from '../pdf/pdf-document.ts'
import { computeHeightOfRows, type PageRow } from '../pdf/rows.ts'
import { createGapRow, createParagraphRow, type ReportArea } from './area.ts'
import { createBarRows, createFieldRows, createListRows, createTextRows } from './blocks.ts'
import type { ReportBlock, ReportSection } from './report.ts'
import { createChartRow } from './chart.ts'
import { layOutTable } from './table.ts'

export interface RowGroup {
  readonly head: PageRow | null
  readonly rows: readonly PageRow[]
  readonly isWhole?: boolean
  readonly startsPage?: boolean
}

const boxPadding = 14

/** Keeps title, introduction and the first row on one page. */
export function layOutSection(area: ReportArea, section: ReportSection): RowGroup[] {
  const { title, blocks, isBoxed = false, isWhole = false } = section
  if (isBoxed) return [{ head: null, rows: [boxRow(area, section), createGapRow(area.size)] }]
  const opening = blocks.findIndex(({ type }) => type !== 'text')
  const numTexts = opening === -1 ? blocks.length : opening
  const texts = blocks.slice(0, numTexts).flatMap((block) => layOutBlock(area, block).rows)
  const [first, ...others] = blocks.slice(numTexts).map((block) => layOutBlock(area, block))
  return [
    { ...openGroup([titleRow(area, title), ...texts], first ?? { head: null, rows: [] }), isWhole },
    ...others.map((group) => openGroup([], group)),
    { head: null, rows: [createGapRow(area.size * 0.9)] },
  ]
}

function openGroup(above: readonly PageRow[], { head, rows }: RowGroup): RowGroup {
  const [first, ...others] = rows
  return { head, rows: [stack([...above, ...(head ? [head] : []), ...(first ? [first] : [])]), ...others] }
}

const titleRow = (area: ReportArea, title: string): PageRow =>
  createParagraphRow(
    area,
    'H2',
    title,
    { size: area.size * 1.3, font: 'bold', color: inkColors.leaf },
    area.size * 0.3,
  )

function layOutBlock(area: ReportArea, block: ReportBlock): RowGroup {
  switch (block.type) {
    case 'text':
      return { head: null, rows: createTextRows(area, block.text) }
    case 'list':
      return { head: null, rows: createListRows(area, block.items) }
    case 'bars':
      return { head: null, rows: createBarRows(area, block.bars) }
    case 'fields':
      return { head: null, rows: createFieldRows(area, block.fields) }
    case 'chart':
      return { head: null, rows: [createChartRow(area, block)] }
    case 'table':
      return layOutTable(area, block.columns, block.rows)
  }
}

const withHead = ({ head, rows }: RowGroup): readonly PageRow[] => (head === null ? rows : [head, ...rows])

function boxRow(area: ReportArea, { title, blocks }: ReportSection): PageRow {
  const { paper } = area
  const inset = { ...area, x: area.x + boxPadding, width: area.width - 2 * boxPadding }
  const groups = blocks.map((block) => layOutBlock(inset, block))
  const content = stack([titleRow(inset, title), ...groups.flatMap(withHead)])
  const height = content.height + 2 * boxPadding - area.size * 0.5
  return {
    height,
    draw: (top) => {
      drawDecoration(paper, () => {
        paper.canvas.lineWidth(1.2)
        paper.canvas.roundedRect(area.x, top, area.width, height, 12)
        paper.canvas.fillAndStroke(inkColors.tint, inkColors.leaf)
      })
      content.draw(top + boxPadding - 3)
    },
  }
}

const stack = (rows: readonly PageRow[]): PageRow => ({
  height: computeHeightOfRows(rows),
  draw: (top) => {
    let y = top
    for (const row of rows) {
      row.draw(y)
      y += row.height
    }
  },
})
