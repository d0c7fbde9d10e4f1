import type { ReactNode } from 'react'
import styles from './HiddenText.module.css'

export function HiddenText({ children }: { children: ReactNode }) {
  return <span className={styles.hidden}>{children}</span>
}
