import type { Canvas } from './canvas.ts'
import type { FontName } from './fonts.ts'
import { inkColors } from './ink-colors.ts'

export interface TextStyle {
  readonly size: number
  readonly font?: FontName
  readonly color?: string
  /** Space between letters, in points. */
  readonly spacing?: number
}

type Align = 'left' | 'center' | 'right'

/** Makes the height of a line 1.4 times the font size, because Andika's own is 1.6. */
const lineGap = -0.2

/** Characters for which Andika would draw an empty box. */
const unprintable =
  /[^\p{Script=Latin}\u0020-\u007e\u00a0-\u00bf\u00d7\u00f7\u0400-\u045f\u048a-\u052f\u2010-\u2027\u20ac\u2192]/gu

const toPrintable = (text: string): string =>
  text.normalize('NFC').replaceAll(/\s/gu, ' ').replaceAll(unprintable, '?')

export function writeLine(
  canvas: Canvas,
  text: string,
  x: number,
  baseline: number,
  style: TextStyle,
  align: Align = 'left',
): number {
  const width = measureWidth(canvas, text, style)
  const shift = align === 'left' ? 0 : align === 'center' ? width / 2 : width
  applyStyle(canvas, style)
  canvas.text(toPrintable(text), x - shift, baseline, {
    lineBreak: false,
    baseline: 'alphabetic',
    characterSpacing: style.spacing ?? 0,
  })
  return width
}

export function writeFitted(
  canvas: Canvas,
  text: string,
  x: number,
  baseline: number,
  room: number,
  style: TextStyle,
  align: Align = 'left',
): number {
  return writeLine(canvas, text, x, baseline, shrinkToFit(canvas, text, room, style), align)
}

export function shrinkToFit(canvas: Canvas, text: string, room: number, style: TextStyle): TextStyle {
  const fit = Math.min(1, room / Math.max(1, measureWidth(canvas, text, style)))
  return { ...style, size: style.size * fit, spacing: (style.spacing ?? 0) * fit }
}

/** Writes wrapped text from y `top`. Returns the height. */
export function writeParagraph(
  canvas: Canvas,
  text: string,
  x: number,
  top: number,
  width: number,
  style: TextStyle,
  align: Align = 'left',
): number {
  applyStyle(canvas, style)
  canvas.text(toPrintable(text), x, top, { width, align, lineGap: lineGap * style.size })
  return measureHeight(canvas, text, width, style)
}

export function measureWidth(canvas: Canvas, text: string, style: TextStyle): number {
  applyStyle(canvas, style)
  // pdfkit would subtract a space for an empty text.
  return text === '' ? 0 : canvas.widthOfString(toPrintable(text), { characterSpacing: style.spacing ?? 0 })
}

export function measureHeight(canvas: Canvas, text: string, width: number, style: TextStyle): number {
  applyStyle(canvas, style)
  return canvas.heightOfString(toPrintable(text), { width, lineGap: lineGap * style.size })
}

export function measureWidest(canvas: Canvas, texts: readonly string[], style: TextStyle): number {
  return Math.max(0, ...texts.map((text) => measureWidth(canvas, text, style)))
}

function applyStyle(canvas: Canvas, { size, font = 'regular', color = inkColors.text }: TextStyle): void {
  canvas.font(font).fontSize(size).fillColor(color)
}
