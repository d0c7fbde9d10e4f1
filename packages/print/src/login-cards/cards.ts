import { encodeQR } from 'qr'
import { formatCardCode } from '@letterliaan/contract/card-code'
import { cardPictureNames, type CardPicture } from '@letterliaan/contract/card-pictures'
import { mm, pageSize, contentBottom, contentWidth, pageMargin, type Canvas } from '../pdf/canvas.ts'
import { inkColors } from '../pdf/ink-colors.ts'
import { createPdf, drawDecoration, finishPdf, drawTagged, type PdfDocument } from '../pdf/pdf-document.ts'
import { splitIntoRows } from '../pdf/rows.ts'
import { writeFitted, writeLine, writeParagraph } from '../pdf/text.ts'
import { buddyRatio, drawBuddy } from '../pictures/buddy.ts'
import { drawPicture } from '../pictures/draw.ts'

const columns = 2
const rowsOfPage = 4
/** Wide enough for any printer. */
const margin = mm(12)
const cardWidth = (pageSize.width - 2 * margin) / columns
const cardHeight = (pageSize.height - 2 * margin) / rowsOfPage
/** Length of the cut lines in the margin, which align a paper cutter. */
const cutBeyond = mm(5)

/** Prints eight cards a page, with cut lines, and then the pictures for the supervisor. `createdAt`: default now. */
export async function renderLoginCards(
  printed: PrintedCards,
  { createdAt = new Date() }: { createdAt?: Date } = {},
): Promise<Uint8Array> {
  const title = ['Inlogkaarten', printed.title].filter(Boolean).join(' ')
  const paper = createPdf({ title, subject: 'Kaarten waarmee kinderen inloggen', createdAt })
  for (const page of splitIntoRows(printed.cards, columns * rowsOfPage)) {
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

export interface PrintedCard {
  readonly screen_name: string
  readonly buddy_id: number
  /** The address that the QR code contains and that logs the child in. */
  readonly address: string
  readonly code: string
  /** The pictures in order; null if there are none. */
  readonly pictures: readonly CardPicture[] | null
}

export interface PrintedCards {
  /** The name of the group; '' if there is none. */
  readonly title: string
  /** The address as a child types it, such as 'school.nl'. */
  readonly place: string
  readonly pictures_place: 'list' | 'card'
  readonly cards: readonly PrintedCard[]
}

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

const padding = mm(4)
const qrSize = mm(46)

function drawLoginCard(
  paper: PdfDocument,
  box: Box,
  card: PrintedCard,
  { place, pictures_place }: PrintedCards,
): void {
  const { canvas } = paper
  const left = box.x + padding
  const right = box.x + box.width - padding
  const qrLeft = right - qrSize + mm(4)
  const room = qrLeft - left - mm(1)
  const bottom = box.y + box.height - padding
  const isOnCard = card.pictures !== null && pictures_place === 'card'
  const name = { size: 19, font: 'bold' as const, color: inkColors.text }
  drawTagged(paper, 'H2', () => {
    writeFitted(canvas, card.screen_name, left, box.y + padding + 16, room, name)
  })
  const buddyWidth = isOnCard ? mm(19) : mm(25)
  drawDecoration(paper, () =>
    drawBuddy(canvas, card.buddy_id, left + (room - buddyWidth) / 2, box.y + padding + 23, buddyWidth),
  )
  if (isOnCard) drawCardPictures(paper, card.pictures, left, box.y + padding + 27 + buddyWidth * buddyRatio)
  drawTagged(paper, 'Figure', () => drawQr(canvas, card.address, qrLeft, box.y + mm(1), qrSize), {
    alt: `QR-code waarmee ${card.screen_name} inlogt`,
  })
  const spot = qrLeft + qrSize / 2
  drawTagged(paper, 'P', () => {
    const soft = { size: 9, color: inkColors.soft }
    const line = bottom - 20
    writeFitted(canvas, `Geen camera? Ga naar ${place}`, left, line, right - left, soft)
    const width = writeLine(canvas, 'Je code:', left, bottom - 2, { ...soft, size: 11 })
    const code = { size: 17, font: 'bold' as const, spacing: 1.2 }
    writeLine(canvas, formatCardCode(card.code), left + width + 8, bottom, code)
  })
  drawTagged(paper, 'P', () => {
    const scan = { size: 9, color: inkColors.soft }
    writeLine(canvas, 'Scan mij', spot, box.y + mm(1) + qrSize + 2, scan, 'center')
  })
}

function drawCardPictures(
  paper: PdfDocument,
  pictures: readonly CardPicture[] | null,
  left: number,
  top: number,
): void {
  const size = mm(9)
  for (const [at, picture] of (pictures ?? []).entries()) {
    drawTagged(
      paper,
      'Figure',
      () => void drawPicture(paper.canvas, picture, left + at * (size + mm(2)), top, size),
      { alt: `Plaatje ${at + 1}: ${cardPictureNames[picture]}` },
    )
  }
}

/** Width of the white border in modules (ISO/IEC 18004). */
const quietModules = 4

/** Draws a QR code in black. `x`, `y`: upper left corner; `size` includes the border; all in points. */
function drawQr(canvas: Canvas, text: string, x: number, y: number, size: number): void {
  // A higher level would make modules too small for an old tablet's camera.
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: quietModules })
  const module = size / rows.length
  canvas.save()
  canvas.translate(x, y).scale(module)
  for (const [row, modules] of rows.entries()) {
    for (const [start, end] of runsOf(modules)) canvas.rect(start, row, end - start, 1)
  }
  canvas.fill('#000000')
  canvas.restore()
}

/** Groups modules into rectangles, which avoids thin lines between them. */
function runsOf(modules: readonly boolean[]): [start: number, end: number][] {
  const runs: [number, number][] = []
  for (const [at, isDark] of modules.entries()) {
    const last = runs.at(-1)
    if (isDark && last?.[1] === at) last[1] = at + 1
    else if (isDark) runs.push([at, at + 1])
  }
  return runs
}

const top = 118
const rowHeight = mm(13)
const perPage = Math.floor((contentBottom - top) / rowHeight)
const nameWidth = 190
const pictureSize = mm(9)
const columnWidth = (contentWidth - nameWidth) / 3

function drawPictureList(paper: PdfDocument, { title, cards }: PrintedCards): void {
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
