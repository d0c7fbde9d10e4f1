import { Button, Glyph, HiddenText, joinClasses, shared } from '@letterliaan/ui'
import type { ReactNode } from 'react'
import styles from './ChoiceRow.module.css'

export interface ChoiceRowProps<T extends string> {
  readonly legend: string
  readonly choices: readonly { readonly value: T; readonly label: ReactNode }[]
  /** Wrong choices. They stay in place, disabled. */
  readonly tried: readonly T[]
  /** Chosen ones, which stay marked. Omitted if only one choice is made. */
  readonly chosen?: readonly T[]
  readonly onChoose: (choice: T) => void
  readonly wrongMove: ReactNode
  /** True after the choice. The row still takes its space, so that nothing moves. */
  readonly isOver: boolean
  readonly className?: string | undefined
  readonly speaker?: ReactNode
}

export function ChoiceRow<T extends string>(props: ChoiceRowProps<T>) {
  const { legend, choices, tried, chosen, onChoose, wrongMove, isOver, className, speaker } = props
  return (
    <fieldset
      className={joinClasses(shared.row, styles.row, className)}
      data-over={isOver || undefined}
      inert={isOver}
    >
      <legend>
        <HiddenText>{legend}</HiddenText>
      </legend>
      {choices.map(({ value, label }) => (
        <div key={value} className={styles.place}>
          <Button
            variant={chosen?.includes(value) ? 'secondary' : 'quiet'}
            size="large"
            icon={chosen?.includes(value) ? <Glyph name="check" /> : undefined}
            aria-pressed={chosen?.includes(value)}
            className={styles.choice}
            aria-disabled={tried.includes(value) || undefined}
            onClick={() => onChoose(value)}
          >
            {label}
          </Button>
          {value === tried.at(-1) && wrongMove}
        </div>
      ))}
      {speaker}
    </fieldset>
  )
}
