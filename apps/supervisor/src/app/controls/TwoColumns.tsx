import type { ReactNode } from 'react'
import styles from './TwoColumns.module.css'

export const TwoColumns = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.pair}>{children}</div>
)

export const LayoutColumn = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.column}>{children}</div>
)
