import { readFileSync } from 'node:fs'
import type { Canvas } from './canvas.ts'
import { unpackWoff } from './woff.ts'

/** Andika, made for beginning readers. */
export type FontName = 'regular' | 'bold'

/** Height of an x of Andika, as a part of the font size. */
export const xHeightRatio = 1040 / 2048

/** The `.woff` files: fontkit 2.0.4 can't cut down the composed letters (é, ë) of the `.woff2`. */
const fontFiles: Readonly<Record<FontName, string>> = {
  regular: import.meta.resolve('@fontsource/andika/files/andika-latin-400-normal.woff'),
  bold: import.meta.resolve('@fontsource/andika/files/andika-latin-700-normal.woff'),
}

/** Unpacked once for all documents. */
let fonts: readonly (readonly [name: string, font: Buffer])[] | undefined

/** Makes the fonts known to the document, which embeds only the letters it uses. */
export function registerFonts(canvas: Canvas): void {
  fonts ??= Object.entries(fontFiles).map(([name, address]) => [
    name,
    unpackWoff(readFileSync(new URL(address))),
  ])
  for (const [name, font] of fonts) canvas.registerFont(name, font)
}
