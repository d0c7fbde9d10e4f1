import { contentBottom, contentWidth, pageMargin, pageSize } from './canvas.ts'
import { inkColors } from './ink-colors.ts'
import { drawDecoration, type PdfDocument } from './pdf-document.ts'
import { writeFitted, writeLine } from './text.ts'

const footerStyle = { size: 10, color: inkColors.soft }

/** `from`: the index of the page that gets number 1. */
export function writeFooters(paper: PdfDocument, name: string, from = 0): void {
  const { canvas } = paper
  const { count } = canvas.bufferedPageRange()
  for (let page = from; page < count; page += 1) {
    canvas.switchToPage(page)
    drawDecoration(paper, () => {
      const y = contentBottom + 12
      canvas.lineWidth(0.75).strokeColor(inkColors.hairline)
      canvas
        .moveTo(pageMargin, y)
        .lineTo(pageSize.width - pageMargin, y)
        .stroke()
      const brand = writeLine(canvas, 'Letterliaan', pageMargin, y + 15, {
        ...footerStyle,
        font: 'bold',
        color: inkColors.leaf,
      })
      const place = `bladzijde ${page - from + 1} van ${count - from}`
      const places = writeLine(canvas, place, pageSize.width - pageMargin, y + 15, footerStyle, 'right')
      writeFitted(
        canvas,
        name,
        pageMargin + brand + 8,
        y + 15,
        contentWidth - brand - places - 24,
        footerStyle,
      )
    })
  }
}
