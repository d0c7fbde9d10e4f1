import { inkColors } from '../pdf/ink-colors.ts'
import { drawDecoration, drawTagged } from '../pdf/pdf-document.ts'
import type { PageRow } from '../pdf/rows.ts'
import { measureHeight, writeParagraph, type TextStyle } from '../pdf/text.ts'
import type { ReportArea } from './area.ts'
import type { ReportColumn, ReportRow } from './report.ts'

export interface TableRows {
  readonly head: PageRow
  readonly rows: readonly PageRow[]
}

const padding = 4

interface Place {
  readonly x: number
  readonly width: number
}

export function layOutTable(
  area: ReportArea,
  columns: readonly ReportColumn[],
  rows: readonly ReportRow[],
): TableRows {
  const places = placeColumns(area, columns)
  return {
    head: headRow(area, columns, places),
    rows: rows.map((row) => bodyRow(area, columns, places, row)),
  }
}

function placeColumns({ x, width }: ReportArea, columns: readonly ReportColumn[]): Place[] {
  const total = columns.reduce((sum, column) => sum + column.width, 0)
  let at = x
  return columns.map((column) => {
    const place = { x: at, width: (width * column.width) / total }
    at += place.width
    return place
  })
}

function headRow(area: ReportArea, columns: readonly ReportColumn[], places: readonly Place[]): PageRow {
  const { paper, size } = area
  const { canvas } = paper
  const style = { size: size * 0.9, font: 'bold' as const }
  const heights = columns.map(
    ({ label }, at) => measureHeight(canvas, label, roomOf(places[at]), style) + 2 * padding,
  )
  const height = Math.max(...heights)
  return {
    height,
    draw: (top) => {
      for (const [at, column] of columns.entries()) {
        const place = places[at]
        if (place === undefined) continue
        drawTagged(paper, 'P', () =>
          writeInCell(area, column.label, place, top + height - (heights[at] ?? 0), style, column.align),
        )
      }
      drawDecoration(paper, () => drawRule(area, top + height, 1.2))
    },
  }
}

function bodyRow(
  area: ReportArea,
  columns: readonly ReportColumn[],
  places: readonly Place[],
  { cells, isTotal = false }: ReportRow,
): PageRow {
  const { paper, size } = area
  const { canvas } = paper
  const style = { size, ...(isTotal && { font: 'bold' as const }) }
  const heights = cells.map((text, at) => measureHeight(canvas, text, roomOf(places[at]), style))
  const height = Math.max(...heights) + padding
  return {
    height,
    draw: (top) => {
      drawDecoration(paper, () => drawRule(area, top + height, isTotal ? 1 : 0.4))
      for (const [at, text] of cells.entries()) {
        const place = places[at]
        if (place === undefined || text === '') continue
        drawTagged(paper, 'P', () =>
          writeInCell(area, text, place, top - padding / 2, style, columns[at]?.align),
        )
      }
    },
  }
}

const roomOf = (place: Place | undefined): number => (place?.width ?? 0) - 2 * padding

function writeInCell(
  { paper: { canvas } }: ReportArea,
  text: string,
  place: Place,
  top: number,
  style: TextStyle,
  align: ReportColumn['align'],
): void {
  writeParagraph(canvas, text, place.x + padding, top + padding, roomOf(place), style, align)
}

function drawRule({ paper: { canvas }, x, width }: ReportArea, y: number, weight: number): void {
  canvas.lineWidth(weight).strokeColor(weight < 1 ? inkColors.hairline : inkColors.line)
  canvas
    .moveTo(x, y)
    .lineTo(x + width, y)
    .stroke()
}
