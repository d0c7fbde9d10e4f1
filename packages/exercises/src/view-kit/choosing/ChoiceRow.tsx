import { Button, HiddenText, joinClasses } from '@letterliaan/ui'
import type { ReactNode } from 'react'
import styles from './ChoiceRow.module.css'

export interface ChoiceRowProps<T extends string> {
  /** What is chosen, for a screen reader. */
  readonly legend: string
  readonly choices: readonly { readonly value: T; readonly label: ReactNode }[]
  /** Choices that were wrong: they stay in their place and do nothing any more. */
  readonly tried: readonly T[]
  readonly onChoose: (choice: T) => void
  /** The last wrong move: it lies on the choice that was made. */
  readonly wrongMove: ReactNode
  /** The choice is made: the row leaves its place empty, so that nothing jumps. */
  readonly isOver: boolean
  readonly className?: string | undefined
}

/** A few things to choose one from, each with one tap. */
export function ChoiceRow<T extends string>(props: ChoiceRowProps<T>) {
  const { legend, choices, tried, onChoose, wrongMove, isOver, className } = props
  return (
    <fieldset className={joinClasses(styles.row, className)} data-over={isOver || undefined} inert={isOver}>
      <legend>
        <HiddenText>{legend}</HiddenText>
      </legend>
      {choices.map(({ value, label }) => (
        <div key={value} className={styles.place}>
          <Button
            variant="quiet"
            size="large"
            className={styles.choice}
            aria-disabled={tried.includes(value) || undefined}
            onClick={() => onChoose(value)}
          >
            {label}
          </Button>
          {value === tried.at(-1) && wrongMove}
        </div>
      ))}
    </fieldset>
  )
}
