import { joinClasses, shared } from '@letterliaan/ui'
import type { Color } from '@letterliaan/contract'
import { palette } from '@letterliaan/contract/palette'
import { useId, type CSSProperties } from 'react'
import { colorPatterns } from './color-patterns.ts'
import styles from './PaintedPattern.module.css'

/** Draws the pattern, because forced colours remove gradients but show drawings in the text colour. */
export function PaintedPattern({ color }: { readonly color: Color }) {
  const id = useId()
  const { path, isFilled } = colorPatterns[color]
  return (
    <svg
      className={joinClasses(shared.cover, shared.full, styles.pattern)}
      data-pattern={color}
      aria-hidden="true"
      focusable="false"
    >
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

/** Paints on which dark letters are unreadable. */
const dark: ReadonlySet<Color> = new Set(['black', 'darkblue', 'brown', 'purple', 'red', 'green'])

/** Returns a style with readable letters; undefined without a colour. */
export const getPaintStyle = (color: Color | null): CSSProperties | undefined =>
  color === null
    ? undefined
    : { backgroundColor: palette[color], color: dark.has(color) ? '#fff' : undefined }
