import { joinClasses } from '@letterliaan/ui'
import type { ReactNode } from 'react'
import styles from './Badge.module.css'

/** A word about something: good is a person's work, attention asks for it. */
export function Badge({
  look = 'plain',
  children,
}: {
  look?: 'plain' | 'good' | 'attention'
  children: ReactNode
}) {
  return <span className={joinClasses(styles.badge, styles[look])}>{children}</span>
}
