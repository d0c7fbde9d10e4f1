import { formatCardCode } from '@letterliaan/contract/card-code'
import { cardPictureNames, type CardPicture } from '@letterliaan/contract/card-pictures'
import { mm } from '../pdf/canvas.ts'
import { inkColors } from '../pdf/ink-colors.ts'
import { drawDecoration, drawTagged, type PdfDocument } from '../pdf/pdf-document.ts'
import { writeFitted, writeLine } from '../pdf/text.ts'
import { buddyRatio, drawBuddy } from '../pictures/buddy.ts'
import { drawPicture } from '../pictures/draw.ts'
import { drawQr } from './qr.ts'

export interface PrintedCard {
  readonly screen_name: string
  /** 1 to 6. */
  readonly buddy_id: number
  /** The address in the QR code, which logs in. */
  readonly address: string
  readonly code: string
  /** In order; null for none. */
  readonly pictures: readonly CardPicture[] | null
}

export interface PrintedCards {
  /** The group; '' if there is none. */
  readonly title: string
  /** As a child types it: 'school.nl'. */
  readonly place: string
  readonly pictures_place: 'list' | 'card'
  readonly cards: readonly PrintedCard[]
}

export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

const padding = mm(4)
const qrSize = mm(46)

export function drawLoginCard(
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
