import { readFileSync } from 'node:fs'
import type { Canvas } from './canvas.ts'

/** Andika, made for beginning readers. */
export type FontName = 'regular' | 'bold'

const WEIGHTS: Readonly<Record<FontName, number>> = { regular: 400, bold: 700 }

/** Height of an x of Andika, as a part of the font size. */
export const X_HEIGHT = 1040 / 2048

/** Height of a d or l of Andika, as a part of the font size. */
export const ASCENDER = 1500 / 2048

/** Files of `.woff`: fontkit 2.0.4 can't cut down the composed letters (é, ë) of the `.woff2`. */
const FILES = Object.entries(WEIGHTS).map(([name, weight]) => ({
  name,
  address: new URL(import.meta.resolve(`@fontsource/andika/files/andika-latin-${weight}-normal.woff`)),
}))

/** Makes the fonts known to the document, which embeds only the letters it uses. */
export function registerFonts(canvas: Canvas): void {
  for (const { name, address } of FILES) canvas.registerFont(name, readFileSync(address))
}
