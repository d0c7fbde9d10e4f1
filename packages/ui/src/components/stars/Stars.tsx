import { fill } from '@letterliaan/texts'
import { uiTexts } from '@letterliaan/texts/ui'
import { commonTexts } from '@letterliaan/texts/common'
import { joinClasses } from '../join-classes.ts'
import { HiddenText } from '../HiddenText.tsx'
import { useWording } from '../../pictures/useWording.ts'
import styles from './Stars.module.css'
import shared from '../../shared.module.css'

export function Star({ earned }: { earned: boolean }) {
  return (
    <svg className={joinClasses(styles.star, earned && styles.earned)} viewBox="0 0 48 48" aria-hidden="true">
      <path
        className={styles.body}
        d="M24 4.5c1.6 0 2.5 1.3 3.3 2.9l4.3 8.8 9.7 1.5c3.6.6 4.5 3.1 2 5.7l-7 6.9 1.6 9.7c.6 3.5-1.6 5-4.7 3.4L24 38.9l-9.2 4.5c-3.1 1.6-5.3.1-4.7-3.4l1.6-9.7-7-6.9c-2.5-2.6-1.6-5.1 2-5.7l9.7-1.5 4.3-8.8c.8-1.6 1.7-2.9 3.3-2.9z"
      />
      {earned && <path className={styles.shine} d="M18.5 19.5l3-6.5" />}
    </svg>
  )
}

interface StarsProps {
  readonly count: number
  readonly of?: number
  readonly label?: string
}

export function Stars({ count, of = 3, label = fill(uiTexts.starsOf, { count, of }) }: StarsProps) {
  return (
    <span className={joinClasses(shared.inline, styles.stars)}>
      <HiddenText>{label}</HiddenText>
      {Array.from({ length: of }, (_, index) => (
        <Star key={index} earned={index < count} />
      ))}
    </span>
  )
}

export type StarLevel = 1 | 2 | 3

interface StarChooserProps {
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
          className={joinClasses(shared.column, styles.level, level === value && styles.current)}
          onClick={() => onChoose(level)}
        >
          <span className={styles.shown}>
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
