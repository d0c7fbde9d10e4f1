import { joinClasses, shared } from '@letterliaan/ui'
import type { ReactNode } from 'react'
import { ControlIcon } from './ControlIcon.tsx'
import layout from '../style/layout.module.css'
import styles from './Toolbar.module.css'

export function Toolbar({ children }: { children: ReactNode }) {
  return <div className={joinClasses(shared.wrap, styles.toolbar)}>{children}</div>
}

export interface SearchFieldProps {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
}

export function SearchField({ label, value, onChange }: SearchFieldProps) {
  return (
    <div className={styles.search}>
      <span className={styles.sign}>
        <ControlIcon name="search" />
      </span>
      <input
        type="search"
        className={joinClasses(layout.control, styles.field)}
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        spellCheck={false}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    </div>
  )
}
