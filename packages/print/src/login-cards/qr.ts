import { encodeQR } from 'qr'
import type { Canvas } from '../pdf/canvas.ts'

/** Quiet zone in modules (ISO/IEC 18004). */
const quietModules = 4

/** Draws in black. `x`, `y`: upper left corner; `size` includes the quiet zone; in points. */
export function drawQr(canvas: Canvas, text: string, x: number, y: number, size: number): void {
  // More correction would make modules too small for an old tablet's camera.
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

/** One rectangle per run avoids hairlines between modules. */
function runsOf(modules: readonly boolean[]): [start: number, end: number][] {
  const runs: [number, number][] = []
  for (const [at, isDark] of modules.entries()) {
    const last = runs.at(-1)
    if (isDark && last?.[1] === at) last[1] = at + 1
    else if (isDark) runs.push([at, at + 1])
  }
  return runs
}
