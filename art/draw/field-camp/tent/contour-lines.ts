import { ellipse } from '../../svg.ts'

/** The lines of a map on the ground sheet. */
export const drawContourLines = (
  { x, y, rx, ry }: { readonly x: number; readonly y: number; readonly rx: number; readonly ry: number },
  isWide: boolean,
): string =>
  [0.62, 0.46, 0.3, 0.15]
    .map((part, at) =>
      ellipse(
        x + (isWide ? 40 : 20) * at,
        y - 3 * at,
        rx * part,
        ry * part,
        'none',
        'stroke="#d9e6d6" stroke-opacity=".4" stroke-width="3"',
      ),
    )
    .join('')
