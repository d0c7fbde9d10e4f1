import { cardPictureNames, type CardPicture } from '@letterliaan/contract/card-pictures'
import { contentBottom, contentWidth, mm, pageMargin } from '../pdf/canvas.ts'
import { inkColors } from '../pdf/ink-colors.ts'
import { drawDecoration, drawTagged, type PdfDocument } from '../pdf/pdf-document.ts'
import { splitIntoRows } from '../pdf/rows.ts'
import { writeFitted, writeLine, writeParagraph } from '../pdf/text.ts'
import { drawPicture } from '../pictures/draw.ts'
import type { PrintedCard, PrintedCards } from './card.ts'

const top = 118
const rowHeight = mm(13)
const perPage = Math.floor((contentBottom - top) / rowHeight)
const nameWidth = 190
const pictureSize = mm(9)
const columnWidth = (contentWidth - nameWidth) / 3

export function drawPictureList(paper: PdfDocument, { title, cards }: PrintedCards): void {
  const rows = cards.flatMap(({ screen_name, pictures }) => (pictures ? [{ screen_name, pictures }] : []))
  for (const page of splitIntoRows(rows, perPage)) {
    paper.canvas.addPage()
    drawHeading(paper, title)
    for (const [at, row] of page.entries()) drawRow(paper, row, top + at * rowHeight)
  }
}

function drawHeading(paper: PdfDocument, title: string): void {
  const { canvas } = paper
  const heading = ['Plaatjes', title].filter(Boolean).join(' ')
  drawTagged(paper, 'H1', () => {
    const style = { size: 22, font: 'bold' as const, color: inkColors.leaf }
    writeFitted(canvas, heading, pageMargin, 62, contentWidth, style)
  })
  drawTagged(paper, 'P', () => {
    const text =
      'Alleen voor u als begeleider. Een kind kiest na het scannen van de kaart deze 3 plaatjes, in deze volgorde. Bewaar de lijst niet bij de kaarten.'
    writeParagraph(canvas, text, pageMargin, 72, contentWidth, { size: 11, color: inkColors.soft })
  })
}

function drawRow(
  paper: PdfDocument,
  { screen_name, pictures }: Pick<PrintedCard, 'screen_name'> & { readonly pictures: readonly CardPicture[] },
  y: number,
): void {
  const { canvas } = paper
  const baseline = y + rowHeight / 2 + 5
  drawDecoration(paper, () => {
    canvas.lineWidth(0.5).strokeColor(inkColors.hairline)
    canvas
      .moveTo(pageMargin, y)
      .lineTo(pageMargin + contentWidth, y)
      .stroke()
    for (const [at, picture] of pictures.entries()) {
      const x = pageMargin + nameWidth + at * columnWidth
      drawPicture(canvas, picture, x, y + (rowHeight - pictureSize) / 2, pictureSize)
    }
  })
  drawTagged(paper, 'P', () => {
    const name = { size: 13, font: 'bold' as const }
    writeFitted(canvas, screen_name, pageMargin, baseline, nameWidth - 12, name)
    for (const [at, picture] of pictures.entries()) {
      const x = pageMargin + nameWidth + at * columnWidth + pictureSize + 6
      writeLine(canvas, `${at + 1} ${cardPictureNames[picture]}`, x, baseline, { size: 11 })
    }
  })
}
