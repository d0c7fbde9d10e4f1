import type { ReactNode } from 'react'
import styles from './Insight.module.css'

/** What the sentence above it is known from: in sight on a desk, folded on a tablet and a phone. */
export const Fold = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <details className={styles.fold}>
    <summary>{title}</summary>
    <div className={styles.folded}>{children}</div>
  </details>
)
