import type { Color } from '@letterliaan/contract'
import { colorNames } from '@letterliaan/contract/palette'
import { ColorDot } from './ColorDot.tsx'
import { colorMeanings } from './color-meanings.ts'
import styles from './ColorPalette.module.css'

export interface ColorPaletteProps {
  readonly brush: Color | null
  readonly onBrush: (color: Color) => void
}

/**
 * The eleven colours to paint blocks with (TPL-32): a radio group, each colour with its name, meaning and code letter.
 */
export function ColorPalette({ brush, onBrush }: ColorPaletteProps) {
  return (
    <fieldset className={styles.palette}>
      <legend className={styles.legend}>Kies een kleur</legend>
      {colorNames.map((color) => (
        <label key={color} className={styles.color} title={describe(color)}>
          <input
            type="radio"
            name="kleur"
            className={styles.radio}
            aria-label={describe(color)}
            checked={brush === color}
            onChange={() => onBrush(color)}
          />
          <ColorDot color={color} />
        </label>
      ))}
      <p className={styles.chosen} aria-hidden="true">
        {brush === null ? '' : describe(brush)}
      </p>
    </fieldset>
  )
}

const describe = (color: Color): string => `${colorMeanings[color].name}: ${colorMeanings[color].meaning}`
