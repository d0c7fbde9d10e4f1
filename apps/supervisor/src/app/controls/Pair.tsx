import type { ReactNode } from 'react'
import styles from './Pair.module.css'

export const Pair = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.pair}>{children}</div>
)

export const PairColumn = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.column}>{children}</div>
)
