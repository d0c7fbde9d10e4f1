import type { CSSProperties, ReactNode } from 'react'
import styles from './Choice.module.css'

export interface ChoiceProps {
  readonly name: string
  readonly isChosen: boolean
  readonly onChoose: () => void
  /** 'picture': the name is below it; 'words': a row. */
  readonly look: 'picture' | 'words'
  readonly style?: CSSProperties | undefined
  readonly children: ReactNode
}

/** The chosen one has a mark, not only a colour. */
export function Choice({ name, isChosen, onChoose, look, style, children }: ChoiceProps) {
  return (
    <label className={styles.choice} data-look={look} style={style}>
      <input type="radio" name={name} className={styles.input} checked={isChosen} onChange={onChoose} />
      {children}
    </label>
  )
}
