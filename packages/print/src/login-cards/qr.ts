import { encodeQR } from 'qr'
import type { Canvas } from '../pdf/canvas.ts'

/** The white that a reader needs around a code, in modules (ISO/IEC 18004). */
const quietModules = 4

/**
 * Draws a QR code in black on the white of the page, with the white around it that readers need.
 * @param x @param y left top corner, in points
 * @param size width and height with the white, in points
 */
export function drawQr(canvas: Canvas, text: string, x: number, y: number, size: number): void {
  // More correction would make its modules too small for the camera of an old tablet.
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

/** The runs of dark modules of a row: one rectangle each leaves no hairlines between modules. */
function runsOf(modules: readonly boolean[]): [start: number, end: number][] {
  const runs: [number, number][] = []
  for (const [at, isDark] of modules.entries()) {
    const last = runs.at(-1)
    if (isDark && last?.[1] === at) last[1] = at + 1
    else if (isDark) runs.push([at, at + 1])
  }
  return runs
}
