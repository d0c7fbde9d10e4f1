import { mm, pageSize } from '../pdf/canvas.ts'
import { inkColors } from '../pdf/ink-colors.ts'
import { createPdf, drawDecoration, finishPdf, type PdfDocument } from '../pdf/pdf-document.ts'
import { splitIntoRows } from '../pdf/rows.ts'
import { drawLoginCard, type PrintedCards } from './card.ts'
import { drawPictureList } from './picture-list.ts'

const columns = 2
const rows = 4
/** Margin that no printer uses. */
const margin = mm(12)
const cardWidth = (pageSize.width - 2 * margin) / columns
const cardHeight = (pageSize.height - 2 * margin) / rows
/** Length of the cut lines in the margin, to align a paper cutter. */
const cutBeyond = mm(5)

/** Eight a page with cut lines; pictures follow on pages for the supervisor. `createdAt`: now by default. */
export async function renderLoginCards(
  printed: PrintedCards,
  { createdAt = new Date() }: { createdAt?: Date } = {},
): Promise<Uint8Array> {
  const title = ['Inlogkaarten', printed.title].filter(Boolean).join(' ')
  const paper = createPdf({ title, subject: 'Kaarten waarmee kinderen inloggen', createdAt })
  for (const page of splitIntoRows(printed.cards, columns * rows)) {
    paper.canvas.addPage()
    drawCutLines(paper, Math.ceil(page.length / columns))
    for (const [at, card] of page.entries()) {
      const x = margin + (at % columns) * cardWidth
      const y = margin + Math.floor(at / columns) * cardHeight
      drawLoginCard(paper, { x, y, width: cardWidth, height: cardHeight }, card, printed)
    }
  }
  if (printed.pictures_place === 'list') drawPictureList(paper, printed)
  return finishPdf(paper)
}

function drawCutLines(paper: PdfDocument, numRows: number): void {
  const { canvas } = paper
  const bottom = margin + numRows * cardHeight
  const right = margin + columns * cardWidth
  drawDecoration(paper, () => {
    canvas.save()
    canvas.lineWidth(0.6).strokeColor(inkColors.line).dash(4, { space: 3 })
    for (let row = 0; row <= numRows; row += 1) {
      const y = margin + row * cardHeight
      canvas.moveTo(margin - cutBeyond, y).lineTo(right + cutBeyond, y)
    }
    for (let column = 0; column <= columns; column += 1) {
      const x = margin + column * cardWidth
      canvas.moveTo(x, margin - cutBeyond).lineTo(x, bottom + cutBeyond)
    }
    canvas.stroke()
    canvas.restore()
  })
}
