/** Lengths are in points (1/72 inch), and y increases downwards. */
export type Canvas = PDFKit.PDFDocument

export const pageSize = { width: 595.28, height: 841.89 } as const

/** Wide enough for any printer and for punched holes. */
export const pageMargin = 45

export const contentWidth = pageSize.width - 2 * pageMargin

export const contentBottom = pageSize.height - 52

const pointsPerMm = 72 / 25.4

export function mm(millimetres: number): number {
  return millimetres * pointsPerMm
}
