import { joinClasses } from '@letterliaan/ui'
import type { ReactNode } from 'react'
import { layout } from '../../app/index.ts'
import styles from './Insight.module.css'

/** Contains the data behind the sentence above. It is collapsed on the screen and open in print. */
export const CollapsedData = ({
  title,
  children,
}: {
  readonly title: string
  readonly children: ReactNode
}) => (
  <details className={joinClasses(layout.details, styles.fold)}>
    <summary>{title}</summary>
    <div className={styles.folded}>{children}</div>
  </details>
)
