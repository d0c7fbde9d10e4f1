import { readFileSync } from 'node:fs'
import type { Canvas } from './canvas.ts'

export type FontName = 'regular' | 'bold'

/** Height of a small letter, as a share of the font size. */
export const xHeightRatio = 1040 / 2048

/** Not reduced, because children's names have letters from all of Europe (DAG-3). */
const fontFiles: Readonly<Record<FontName, string>> = {
  regular: import.meta.resolve('@expo-google-fonts/andika/Andika_400Regular.ttf'),
  bold: import.meta.resolve('@expo-google-fonts/andika/Andika_700Bold.ttf'),
}

let fonts: readonly (readonly [name: string, font: Buffer])[] | undefined

export function registerFonts(canvas: Canvas): void {
  fonts ??= Object.entries(fontFiles).map(([name, address]) => [name, readFileSync(new URL(address))])
  for (const [name, font] of fonts) canvas.registerFont(name, font)
}
