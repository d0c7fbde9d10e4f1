/** The document that is drawn on, page after page. Lengths are points (1/72 inch), y goes down. */
export type Canvas = PDFKit.PDFDocument

/** A4, upright. */
export const pageSize = { width: 595.28, height: 841.89 } as const

/** Left and right white, which every printer leaves; also where the holes of a folder fall. */
export const pageMargin = 45

/** From the left to the right margin. */
export const contentWidth = pageSize.width - 2 * pageMargin

/** Where the content of a page ends and its foot begins. */
export const contentBottom = pageSize.height - 52

const pointsPerMm = 72 / 25.4

/** Millimetres in points: school lines are measured in millimetres. */
export function mm(millimetres: number): number {
  return millimetres * pointsPerMm
}
