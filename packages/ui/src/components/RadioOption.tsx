import type { CSSProperties, ReactNode } from 'react'
import styles from './RadioOption.module.css'

export interface RadioOptionProps {
  readonly name: string
  readonly isChosen: boolean
  readonly onChoose: () => void
  /** 'picture' shows the name below a picture. 'words' shows a row. */
  readonly look: 'picture' | 'words'
  readonly style?: CSSProperties | undefined
  readonly children: ReactNode
}

/** One option of several. The chosen one has a mark, not only a colour. */
export function RadioOption({ name, isChosen, onChoose, look, style, children }: RadioOptionProps) {
  return (
    <label className={styles.choice} data-look={look} style={style}>
      <input type="radio" name={name} className={styles.input} checked={isChosen} onChange={onChoose} />
      {children}
    </label>
  )
}
