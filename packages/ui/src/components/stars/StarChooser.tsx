import { fill } from '@letterliaan/texts'
import * as commonTexts from '@letterliaan/texts/common'
import * as uiTexts from '@letterliaan/texts/ui'
import { useWording } from '../../pictures/useWording.ts'
import { joinClasses } from '../join-classes.ts'
import { HiddenText } from '../HiddenText.tsx'
import { Star } from './Star.tsx'
import styles from './StarChooser.module.css'

export type StarLevel = 1 | 2 | 3

export interface StarChooserProps {
  readonly label: string
  readonly value?: StarLevel | undefined
  readonly completed?: readonly StarLevel[]
  readonly offered?: readonly StarLevel[]
  readonly disabled?: boolean
  readonly onChoose: (level: StarLevel) => void
}

const allLevels: readonly StarLevel[] = [1, 2, 3]
const noLevels: readonly StarLevel[] = []

export function StarChooser({
  label,
  value,
  completed = noLevels,
  offered = allLevels,
  disabled = false,
  onChoose,
}: StarChooserProps) {
  const word = useWording()
  return (
    <fieldset className={styles.chooser}>
      <legend>
        <HiddenText>{label}</HiddenText>
      </legend>
      {offered.map((level) => (
        <button
          key={level}
          type="button"
          disabled={disabled}
          aria-pressed={value === undefined ? undefined : level === value}
          className={joinClasses(styles.level, level === value && styles.current)}
          onClick={() => onChoose(level)}
        >
          <span className={styles.stars}>
            {allLevels.slice(0, level).map((star) => (
              <Star key={star} earned />
            ))}
          </span>
          <span className={styles.name}>{fill(uiTexts.stars, { count: level })}</span>
          {completed.includes(level) && <span className={styles.done}>{word(commonTexts.reached)}</span>}
        </button>
      ))}
    </fieldset>
  )
}
