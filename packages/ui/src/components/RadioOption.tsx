import type { CSSProperties, ReactNode } from 'react'
import styles from './RadioOption.module.css'
import shared from '../shared.module.css'
import { joinClasses } from './join-classes.ts'

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
    <label className={joinClasses(shared.slip, styles.choice)} data-look={look} style={style}>
      <input type="radio" name={name} className={shared.hiddenInput} checked={isChosen} onChange={onChoose} />
      {children}
    </label>
  )
}
