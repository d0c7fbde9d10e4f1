import type { ReactNode } from 'react'
import styles from './HiddenText.module.css'

/** Text for a screen reader only. */
export function HiddenText({ children }: { children: ReactNode }) {
  return <span className={styles.hidden}>{children}</span>
}
