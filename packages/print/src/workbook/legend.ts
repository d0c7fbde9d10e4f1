import { drawBlock } from '../drawing/block.ts'
import { contentWidth, pageMargin } from '../pdf/canvas.ts'
import { inkColors } from '../pdf/ink-colors.ts'
import type { PdfDocument } from '../pdf/pdf-document.ts'
import { drawTagged } from '../pdf/pdf-document.ts'
import type { PageRow } from '../pdf/rows.ts'
import { splitIntoRows } from '../pdf/rows.ts'
import { writeFitted, writeLine } from '../pdf/text.ts'
import type { LegendKind } from './legend-kinds.ts'

const columnCount = 3
const rowHeight = 29
const blockSize = 23

export function createLegendRow(paper: PdfDocument, kinds: readonly LegendKind[]): PageRow {
  const rows = splitIntoRows(kinds, columnCount)
  return {
    height: rows.length * rowHeight + 14,
    draw: (top) => {
      for (const [row, cells] of rows.entries()) {
        for (const [column, kind] of cells.entries()) {
          drawKind(paper, kind, pageMargin + (column * contentWidth) / columnCount, top + row * rowHeight)
        }
      }
    },
  }
}

function drawKind(
  paper: PdfDocument,
  { color, name, colorName, code }: LegendKind,
  x: number,
  y: number,
): void {
  const { canvas } = paper
  drawTagged(paper, 'P', () => {
    drawBlock(canvas, { x, y, width: blockSize, height: blockSize }, { letters: code, code: '', color })
    writeFitted(canvas, name, x + blockSize + 7, y + 10, contentWidth / columnCount - blockSize - 15, {
      size: 12,
    })
    writeLine(canvas, colorName, x + blockSize + 7, y + 22, { size: 10, color: inkColors.soft })
  })
}
