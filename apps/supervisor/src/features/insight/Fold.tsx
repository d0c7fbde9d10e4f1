import type { ReactNode } from 'react'
import styles from './Insight.module.css'

export interface FoldProps {
  readonly title: string
  /** Too much for ten minutes: folded on a desk too. */
  readonly isDetail?: boolean
  readonly children: ReactNode
}

/** What the sentence above it is known from: in sight on a desk, folded on a tablet and a phone; whole on paper. */
export const Fold = ({ title, isDetail = false, children }: FoldProps) => (
  <details className={`${styles.fold} ${isDetail ? styles.detail : ''}`}>
    <summary>{title}</summary>
    <div className={styles.folded}>{children}</div>
  </details>
)
