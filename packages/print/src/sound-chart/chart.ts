import { drawVine } from '../drawing/vine.ts'
import { contentBottom, contentWidth, pageMargin } from '../pdf/canvas.ts'
import { writeFooters } from '../pdf/footers.ts'
import { inkColors, chooseInkColors } from '../pdf/ink-colors.ts'
import { drawDecoration, finishPdf, createPdf, drawTagged, type PdfDocument } from '../pdf/pdf-document.ts'
import { measureWidth, writeLine } from '../pdf/text.ts'
import { computeSoundCardHeight, drawSoundCard } from './card.ts'
import { listChartPages, type ChartBand, type ChartSection } from '@letterliaan/dutch/sound-chart'

const cardGap = 5
const headHeight = 25
const spaceAfterBand = 7

/** The code letters and names of dutch.md §1.4. */
const codeNames = [
  ['K', 'korte klank'],
  ['L', 'lange klank'],
  ['T', 'tweetekenklank'],
  ['D', 'zachte u'],
  ['M', 'medeklinker'],
  ['S', 'stille letter'],
  ['H', 'teken'],
] as const

/** Renders the Klankenkaart on two A4 pages, the same for everyone. `createdAt`: default now. */
export async function renderSoundChart({
  createdAt = new Date(),
}: { createdAt?: Date } = {}): Promise<Uint8Array> {
  const subject = 'Alle klanken met hun letters, kleur en plaatje'
  const paper = createPdf({ title: 'Klankenkaart', subject, createdAt })
  for (const [index, bands] of listChartPages().entries()) {
    paper.canvas.addPage()
    let y = drawTitle(paper, index === 0 ? 'klinkers' : 'medeklinkers')
    for (const band of bands) y = drawBand(paper, band, y)
    drawCodes(paper)
  }
  writeFooters(paper, 'Klankenkaart')
  return finishPdf(paper)
}

function drawTitle(paper: PdfDocument, part: string): number {
  const { canvas } = paper
  const title = { size: 27, font: 'bold' as const, color: inkColors.leaf }
  let end = pageMargin
  drawTagged(paper, 'H1', () => {
    end += writeLine(canvas, 'Klankenkaart', pageMargin, 56, title) + 10
    end += writeLine(canvas, part, end, 56, { size: 17, color: inkColors.soft })
  })
  drawDecoration(paper, () => drawVine(canvas, end + 16, 48, pageMargin + contentWidth - end - 16))
  return 70
}

function drawBand(paper: PdfDocument, band: ChartBand, top: number): number {
  const columns = band.reduce((sum, section) => sum + section.columns, 0)
  const width = (contentWidth - (columns - 1) * cardGap) / columns
  let x = pageMargin
  let bottom = top
  for (const section of band) {
    bottom = Math.max(bottom, drawSection(paper, section, x, top, width))
    x += section.columns * (width + cardGap)
  }
  return bottom + spaceAfterBand
}

function drawSection(
  paper: PdfDocument,
  section: ChartSection,
  x: number,
  top: number,
  width: number,
): number {
  const { cards, columns } = section
  drawHead(paper, section, x, top)
  let y = top + headHeight
  for (let start = 0; start < cards.length; start += columns) {
    const row = cards.slice(start, start + columns)
    const height = computeSoundCardHeight(Math.max(...row.map((card) => card.others.length)))
    for (const [index, card] of row.entries()) {
      drawSoundCard(paper, { x: x + index * (width + cardGap), y, width, height }, card)
    }
    y += height + cardGap
  }
  return y - cardGap
}

function drawCodes(paper: PdfDocument): void {
  const { canvas } = paper
  const letter = { size: 11, font: 'bold' as const }
  const name = { size: 10, color: inkColors.soft }
  const widths = codeNames.map(
    (code) => measureWidth(canvas, code[0], letter) + 4 + measureWidth(canvas, code[1], name),
  )
  const gap = (contentWidth - widths.reduce((sum, width) => sum + width, 0)) / (codeNames.length - 1)
  let x = pageMargin
  for (const [index, [code, meaning]] of codeNames.entries()) {
    drawTagged(paper, 'P', () => {
      const width = writeLine(canvas, code, x, contentBottom - 2, letter)
      writeLine(canvas, meaning, x + width + 4, contentBottom - 2, name)
    })
    x += (widths[index] ?? 0) + gap
  }
}

function drawHead(paper: PdfDocument, { title, rule, cards }: ChartSection, x: number, top: number): void {
  const { canvas } = paper
  const baseline = top + 17
  const color = cards[0]?.first.color
  drawDecoration(paper, () => {
    canvas.lineWidth(1.2)
    canvas
      .circle(x + 7, baseline - 5, 6)
      .fillAndStroke(color ? chooseInkColors(color).fill : '#ffffff', inkColors.text)
  })
  drawTagged(paper, 'H2', () => {
    const width = writeLine(canvas, title, x + 20, baseline, { size: 14.5, font: 'bold' })
    writeLine(canvas, rule, x + 30 + width, baseline, { size: 11.5, color: inkColors.soft })
  })
}
