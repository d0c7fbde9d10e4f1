import { joinClasses, shared } from '@letterliaan/ui'
import type { ReactNode } from 'react'
import styles from './StatusLabel.module.css'

/** A short label. `good` is for finished work and `attention` for something to do. */
export function StatusLabel({
  look = 'plain',
  children,
}: {
  look?: 'plain' | 'good' | 'attention'
  children: ReactNode
}) {
  return <span className={joinClasses(shared.inline, styles.badge, styles[look])}>{children}</span>
}
