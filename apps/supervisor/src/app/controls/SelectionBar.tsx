import type { ReactNode } from 'react'
import { FlatButton } from './FlatButton.tsx'
import layout from '../style/layout.module.css'
import styles from './SelectionBar.module.css'
import { texts } from '../texts/shell.ts'
import { fill } from '@letterliaan/texts'

export interface SelectionBarProps {
  readonly numSelected: number
  /** Noun for a selected row: `kind`, `kinderen`. */
  readonly singular: string
  readonly plural: string
  readonly onClear: () => void
  readonly children: ReactNode
}

export function SelectionBar({ numSelected, singular, plural, onClear, children }: SelectionBarProps) {
  return (
    <output className={numSelected === 0 ? undefined : styles.bar}>
      {numSelected > 0 && (
        <>
          <span className={layout.bold}>
            {fill(texts.numChosen, { count: numSelected, what: numSelected === 1 ? singular : plural })}
          </span>
          <div className={styles.actions}>{children}</div>
          <FlatButton look="onDark" className={styles.clear} sign="close" onClick={onClear}>
            {texts.clearSelection}
          </FlatButton>
        </>
      )}
    </output>
  )
}
