import { useId, type CSSProperties, type ReactNode } from 'react'
import styles from './OneOf.module.css'

export interface OneOfOption<Value extends string | number> {
  readonly value: Value
  readonly label: string
  /** Shows what it does, beside the words. */
  readonly sign?: ReactNode
  readonly style?: CSSProperties
}

export interface OneOfProps<Value extends string | number> {
  readonly legend: string
  readonly options: readonly OneOfOption<Value>[]
  readonly value: Value
  readonly onChoose: (value: Value) => void
}

/** One of a few large choices, all in sight; the chosen one has a mark, not only a colour. */
export function OneOf<Value extends string | number>({
  legend,
  options,
  value,
  onChoose,
}: OneOfProps<Value>) {
  const name = useId()
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.options}>
        {options.map((option) => (
          <label key={option.value} className={styles.option} style={option.style}>
            <input
              type="radio"
              name={name}
              className={styles.input}
              checked={option.value === value}
              onChange={() => onChoose(option.value)}
            />
            {option.sign !== undefined && <span aria-hidden="true">{option.sign}</span>}
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
