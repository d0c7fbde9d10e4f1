/** Lengths are in points (1/72 inch), and y increases downwards. */
export type Canvas = PDFKit.PDFDocument

/** The size of a portrait A4 page. */
export const pageSize = { width: 595.28, height: 841.89 } as const

/** Every printer can print inside this margin, which has room for punched holes. */
export const pageMargin = 45

export const contentWidth = pageSize.width - 2 * pageMargin

export const contentBottom = pageSize.height - 52

const pointsPerMm = 72 / 25.4

export function mm(millimetres: number): number {
  return millimetres * pointsPerMm
}
