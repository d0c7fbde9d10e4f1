/** The document that is drawn on, page after page. Lengths are points (1/72 inch), y goes down. */
export type Canvas = PDFKit.PDFDocument

/** A4, upright. */
export const PAGE = { width: 595.28, height: 841.89 } as const

/** Left and right white, which every printer leaves; also where the holes of a folder fall. */
export const MARGIN = 45

/** From the left to the right margin. */
export const CONTENT_WIDTH = PAGE.width - 2 * MARGIN

/** Where the content of a page ends and its foot begins. */
export const BOTTOM = PAGE.height - 52

const POINTS_PER_MM = 72 / 25.4

/** Millimetres in points: school lines are measured in millimetres. */
export function mm(millimetres: number): number {
  return millimetres * POINTS_PER_MM
}
