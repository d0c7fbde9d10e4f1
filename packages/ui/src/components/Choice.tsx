import type { CSSProperties, ReactNode } from 'react'
import styles from './Choice.module.css'

export interface ChoiceProps {
  /** Of the group: one of those with the same name is chosen. */
  readonly name: string
  readonly isChosen: boolean
  readonly onChoose: () => void
  /** A picture with its name below it, or words in a row. */
  readonly look: 'picture' | 'words'
  readonly style?: CSSProperties | undefined
  readonly children: ReactNode
}

/** One of a few large choices, all in sight: the chosen one has a mark, not only a colour. */
export function Choice({ name, isChosen, onChoose, look, style, children }: ChoiceProps) {
  return (
    <label className={styles.choice} data-look={look} style={style}>
      <input type="radio" name={name} className={styles.input} checked={isChosen} onChange={onChoose} />
      {children}
    </label>
  )
}
