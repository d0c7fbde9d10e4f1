import { useId, type ReactNode } from 'react'
import { HiddenText, joinClasses, shared } from '@letterliaan/ui'
import styles from './Choice.module.css'

export interface ChoiceOption<Value extends string> {
  readonly value: Value
  readonly label: ReactNode
}

export interface ChoiceProps<Value extends string> {
  readonly legend: string
  readonly options: readonly ChoiceOption<Value>[]
  /** Null if nothing is chosen yet. */
  readonly value: Value | null
  readonly onChange: (value: Value) => void
}

export function Choice<Value extends string>({ legend, options, value, onChange }: ChoiceProps<Value>) {
  const name = useId()
  return (
    <fieldset>
      <legend>
        <HiddenText>{legend}</HiddenText>
      </legend>
      <div className={styles.choice}>
        {options.map((option) => (
          <label key={option.value} className={joinClasses(shared.inline, styles.option)}>
            <input
              type="radio"
              name={name}
              className={joinClasses(shared.hiddenInput, styles.input)}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
