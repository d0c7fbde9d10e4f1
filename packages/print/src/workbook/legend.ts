import { drawBlock } from '../drawing/block.ts'
import { contentWidth, pageMargin } from '../paper/canvas.ts'
import { inkColors } from '../paper/ink.ts'
import type { Paper } from '../paper/paper.ts'
import { tagged } from '../paper/paper.ts'
import type { Row } from '../paper/rows.ts'
import { rowsOf } from '../paper/rows.ts'
import { writeFitted, writeLine } from '../paper/text.ts'
import type { Kind } from './kinds.ts'

const columnCount = 3
const rowHeight = 29
const blockSize = 23

/**
 * What the colours mean, as a row of a page: a block in the colour with its code letter, the kind of sound, and the
 * colour's name for who sees or prints no colours.
 */
export function legendOf(paper: Paper, kinds: readonly Kind[]): Row {
  const rows = rowsOf(kinds, columnCount)
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

function drawKind(paper: Paper, { color, name, colorName, code }: Kind, x: number, y: number): void {
  const { canvas } = paper
  tagged(paper, 'P', () => {
    drawBlock(canvas, { x, y, width: blockSize, height: blockSize }, { letters: code, code: '', color })
    writeFitted(canvas, name, x + blockSize + 7, y + 10, contentWidth / columnCount - blockSize - 15, {
      size: 12,
    })
    writeLine(canvas, colorName, x + blockSize + 7, y + 22, { size: 10, color: inkColors.soft })
  })
}
