/** Lengths in points (1/72 inch), y goes down. */
export type Canvas = PDFKit.PDFDocument

/** A4, upright. */
export const pageSize = { width: 595.28, height: 841.89 } as const

/** White on every printer; also where a folder's holes fall. */
export const pageMargin = 45

export const contentWidth = pageSize.width - 2 * pageMargin

export const contentBottom = pageSize.height - 52

const pointsPerMm = 72 / 25.4

export function mm(millimetres: number): number {
  return millimetres * pointsPerMm
}
