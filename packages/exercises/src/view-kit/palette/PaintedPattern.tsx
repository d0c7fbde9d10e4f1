import type { Color } from '@letterliaan/contract'
import { palette } from '@letterliaan/contract/palette'
import { useId, type CSSProperties } from 'react'
import { colorPatterns } from './color-patterns.ts'
import styles from './PaintedPattern.module.css'

/**
 * The pattern of a colour over all of what it stands in. Drawn, not a gradient: a browser with forced colours leaves those
 * out, and draws this in the colour of its text.
 */
export function PaintedPattern({ color }: { readonly color: Color }) {
  const id = useId()
  const { path, isFilled } = colorPatterns[color]
  return (
    <svg className={styles.pattern} data-pattern={color} aria-hidden="true" focusable="false">
      <pattern id={id} width="12" height="12" patternUnits="userSpaceOnUse">
        <path
          d={path}
          fill={isFilled ? 'currentColor' : 'none'}
          stroke={isFilled ? 'none' : 'currentColor'}
          strokeWidth="2"
        />
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  )
}

/** Colours on which dark letters can't be read. */
const dark: ReadonlySet<Color> = new Set(['black', 'darkblue', 'brown', 'purple', 'red', 'green'])

/** Something in a colour, with letters that can be read on it; undefined where it has none. */
export const paintOf = (color: Color | null): CSSProperties | undefined =>
  color === null
    ? undefined
    : { backgroundColor: palette[color], color: dark.has(color) ? '#fff' : undefined }
