import type { Canvas } from '../pdf/canvas.ts'
import { inkColors } from '../pdf/ink-colors.ts'
import { drawDecoration, drawTagged } from '../pdf/pdf-document.ts'
import type { PageRow } from '../pdf/rows.ts'
import { writeFitted, writeLine } from '../pdf/text.ts'
import type { ReportArea } from './area.ts'
import type { ChartPoint, ReportChart } from './report.ts'

const plotHeight = 150
const axisWidth = 34
const phaseShade = '#ece5d8'
const bandShade = '#86cf4a'
/** Series differ in dashes and marks, so that they need no colour. */
const dashes = [null, 4, 1.5] as const
const marks = ['circle', 'square', 'diamond'] as const

interface Plot {
  readonly canvas: Canvas
  readonly left: number
  readonly right: number
  readonly xOf: (at: number) => number
  readonly yOf: (share: number) => number
}

export function createChartRow(area: ReportArea, chart: ReportChart): PageRow {
  const { paper, x, width, size } = area
  const legend = chart.series.length * size * 1.4
  const top0 = size * 1.6
  return {
    height: top0 + plotHeight + size * 2 + legend + size,
    draw: (top) => {
      const plot = toPlot(area, chart, top + top0)
      drawDecoration(paper, () => drawPlot(plot, chart))
      drawTagged(paper, 'Figure', () => writeLabels(plot, chart, area), { alt: chart.alt })
      for (const [at, { name }] of chart.series.entries()) {
        const y = top + top0 + plotHeight + size * 2 + at * size * 1.4
        drawDecoration(paper, () => drawKey(paper.canvas, at, x + axisWidth, y + size * 0.6))
        drawTagged(paper, 'P', () =>
          writeFitted(paper.canvas, name, x + axisWidth + 30, y + size * 0.9, width - axisWidth - 30, {
            size: size * 0.9,
          }),
        )
      }
    },
  }
}

function toPlot(
  { paper: { canvas }, x, width }: ReportArea,
  { since, until }: ReportChart,
  top: number,
): Plot {
  const [left, right] = [x + axisWidth, x + width]
  return {
    canvas,
    left,
    right,
    xOf: (at) => left + ((right - left) * (at - since)) / Math.max(1, until - since),
    yOf: (share) => top + plotHeight * (1 - share),
  }
}

function drawPlot({ canvas, left, right, xOf, yOf }: Plot, { phases, series }: ReportChart): void {
  for (const { since, until } of phases)
    canvas.rect(xOf(since), yOf(1), xOf(until) - xOf(since), plotHeight).fill(phaseShade)
  for (const share of [0, 0.25, 0.5, 0.75, 1]) {
    canvas.lineWidth(0.5).strokeColor(inkColors.hairline)
    canvas.moveTo(left, yOf(share)).lineTo(right, yOf(share)).stroke()
  }
  for (const [at, { points }] of series.entries()) {
    const spots = points.map((point) => toSpot(point, xOf, yOf))
    drawBand(canvas, spots)
    drawLine(canvas, spots, at)
  }
}

interface Spot {
  readonly x: number
  readonly y: number
  readonly low: number
  readonly high: number
}

const toSpot = ({ at, value, low, high }: ChartPoint, xOf: Plot['xOf'], yOf: Plot['yOf']): Spot => ({
  x: xOf(at),
  y: yOf(value),
  low: yOf(low),
  high: yOf(high),
})

function drawBand(canvas: Canvas, spots: readonly Spot[]): void {
  const [first, ...others] = spots
  if (first === undefined || others.length === 0) return
  canvas.save().fillOpacity(0.25).moveTo(first.x, first.high)
  for (const { x, high } of others) canvas.lineTo(x, high)
  for (const { x, low } of spots.toReversed()) canvas.lineTo(x, low)
  canvas.closePath().fill(bandShade).restore()
}

function drawLine(canvas: Canvas, spots: readonly Spot[], series: number): void {
  canvas.lineWidth(1.2).strokeColor(inkColors.leaf)
  const dash = dashes[series % dashes.length] ?? null
  if (dash !== null) canvas.dash(dash, { space: dash })
  for (const [at, { x, y }] of spots.entries())
    if (at === 0) canvas.moveTo(x, y)
    else canvas.lineTo(x, y)
  canvas.stroke().undash()
  for (const { x, y, low, high } of spots) {
    canvas.lineWidth(0.75).moveTo(x, low).lineTo(x, high).stroke()
    drawMark(canvas, series, x, y)
  }
}

function drawMark(canvas: Canvas, series: number, x: number, y: number): void {
  const mark = marks[series % marks.length]
  if (mark === 'circle') canvas.circle(x, y, 3)
  if (mark === 'square') canvas.rect(x - 2.7, y - 2.7, 5.4, 5.4)
  if (mark === 'diamond') canvas.polygon([x, y - 3.8], [x + 3.8, y], [x, y + 3.8], [x - 3.8, y])
  // The marks serve up to six goals of two interventions: first filled, then open.
  if (series < marks.length) canvas.fill(inkColors.leaf)
  else canvas.fillAndStroke('#ffffff', inkColors.leaf)
}

function drawKey(canvas: Canvas, series: number, x: number, y: number): void {
  const ends = [x, x + 24].map((end) => ({ x: end, y, low: y, high: y }))
  drawLine(canvas, ends, series)
}

function writeLabels(
  { canvas, left, right, xOf, yOf }: Plot,
  chart: ReportChart,
  { size }: ReportArea,
): void {
  const style = { size: size * 0.8, color: inkColors.soft }
  for (const share of [0, 0.5, 1])
    writeLine(canvas, `${share * 100}%`, left - 4, yOf(share) + size * 0.3, style, 'right')
  for (const { label, since, until } of chart.phases)
    writeFitted(canvas, label, xOf(since) + 2, yOf(1) - 4, xOf(until) - xOf(since) - 4, style)
  writeLine(canvas, chart.sinceLabel, left, yOf(0) + size * 1.2, style)
  writeLine(canvas, chart.untilLabel, right, yOf(0) + size * 1.2, style, 'right')
}
