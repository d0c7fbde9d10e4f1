import { BOTTOM, CONTENT_WIDTH, MARGIN, PAGE } from './canvas.ts'
import { INK } from './ink.ts'
import type { Paper } from './paper.ts'
import { decoration } from './paper.ts'
import { writeFitted, writeLine } from './text.ts'

const STYLE = { size: 10, color: INK.soft }

/** Writes the foot of every page: whose it is, what it is, and which page of how many. */
export function writeFeet(paper: Paper, name: string): void {
  const { canvas } = paper
  const { start, count } = canvas.bufferedPageRange()
  for (let page = start; page < start + count; page += 1) {
    canvas.switchToPage(page)
    decoration(paper, () => {
      const y = BOTTOM + 12
      canvas.lineWidth(0.75).strokeColor(INK.hairline)
      canvas
        .moveTo(MARGIN, y)
        .lineTo(PAGE.width - MARGIN, y)
        .stroke()
      const brand = writeLine(canvas, 'Letterliaan', MARGIN, y + 15, {
        ...STYLE,
        font: 'bold',
        color: INK.leaf,
      })
      const place = `bladzijde ${page + 1} van ${count}`
      const places = writeLine(canvas, place, PAGE.width - MARGIN, y + 15, STYLE, 'right')
      writeFitted(canvas, name, MARGIN + brand + 8, y + 15, CONTENT_WIDTH - brand - places - 24, STYLE)
    })
  }
}
