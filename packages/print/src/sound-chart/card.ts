import { drawBlock, type PageArea } from '../drawing/block.ts'
import { inkColors } from '../pdf/ink-colors.ts'
import { drawDecoration, drawTagged, type PdfDocument } from '../pdf/pdf-document.ts'
import { shrinkToFit, measureWidth, writeLine, type TextStyle } from '../pdf/text.ts'
import { drawPicture } from '../pictures/draw.ts'
import type { SoundCard, SpellingExample } from '@letterliaan/dutch/sound-chart'

/** Heights of the big block, of the part with block, picture and word, and of a row with another spelling. */
const blockSize = 40
const headHeight = 78
const rowHeight = 18
const padding = 7

/** `others`: number of other spellings. */
export function computeSoundCardHeight(others: number): number {
  return headHeight + (others === 0 ? 2 : others * rowHeight + 5)
}

export function drawSoundCard(paper: PdfDocument, box: PageArea, card: SoundCard): void {
  const { canvas } = paper
  const { x, y, width, height } = box
  drawDecoration(paper, () => {
    canvas.lineWidth(0.9).strokeColor(inkColors.line)
    canvas.roundedRect(x, y, width, height, 8).stroke()
  })
  drawHead(paper, box, card)
  for (const [index, other] of card.others.entries()) {
    const top = y + headHeight + index * rowHeight
    drawTagged(paper, 'P', () => {
      drawBlock(canvas, { x: x + padding, y: top, width: 27, height: 16 }, { ...other, code: '' })
    })
    writeExample(paper, other, { x: x + padding + 31, y: top + 12, width: width - 2 * padding - 26 }, 12.5)
  }
}

function drawHead(paper: PdfDocument, { x, y, width }: PageArea, { picture, first }: SoundCard): void {
  const { canvas } = paper
  const block = { x: x + padding, y: y + padding, width: blockWidth(first.letters, width), height: blockSize }
  drawTagged(paper, 'P', () => drawBlock(canvas, block, { ...first, code: first.code.charAt(0) }))
  const left = block.x + block.width
  const room = x + width - left
  const size = Math.min(blockSize, room - 10)
  const drawAnchor = (): void => {
    drawPicture(canvas, picture, left + (room - size) / 2, y + padding + (blockSize - size) / 2, size)
  }
  drawTagged(paper, 'Figure', drawAnchor, { alt: `Plaatje van ${first.word}` })
  writeExample(paper, first, { x: x + padding, y: y + headHeight - 12, width: width - 2 * padding + 3 }, 16)
}

function blockWidth(letters: string, card: number): number {
  return Math.min(26 + letters.length * 11, card * 0.48, 52)
}

interface Line {
  readonly x: number
  readonly y: number
  readonly width: number
}

function writeExample(
  paper: PdfDocument,
  example: SpellingExample,
  { x, y, width }: Line,
  maxSize: number,
): void {
  const { canvas } = paper
  const { word, at, letters } = example
  const { size } = shrinkToFit(canvas, word, width, { size: maxSize, font: 'bold' })
  const plain: TextStyle = { size }
  const bold: TextStyle = { size, font: 'bold' }
  const before = word.slice(0, at)
  const from = x + measureWidth(canvas, before, plain)
  const to = from + measureWidth(canvas, letters, bold)
  const draw = (): void => {
    writeLine(canvas, before, x, y, plain)
    writeLine(canvas, letters, from, y, bold)
    writeLine(canvas, word.slice(at + letters.length), to, y, plain)
  }
  drawTagged(paper, 'P', draw, { actual: word })
  drawDecoration(paper, () => {
    canvas.lineWidth(1).strokeColor(inkColors.text)
    canvas
      .moveTo(from, y + size * 0.16)
      .lineTo(to, y + size * 0.16)
      .stroke()
  })
}
