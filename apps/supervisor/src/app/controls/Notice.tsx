import { joinClasses } from '@letterliaan/ui'
import type { ReactNode } from 'react'
import styles from './Notice.module.css'

export interface NoticeProps {
  readonly look?: 'info' | 'good' | 'attention' | 'failure'
  /** What can be done about it. */
  readonly action?: ReactNode
  readonly children: ReactNode
}

/** What appears after a press goes inside `<output>` or `role="alert"`, so that it is read out. */
export function Notice({ look = 'info', action, children }: NoticeProps) {
  return (
    <div className={joinClasses(styles.notice, styles[look])}>
      <div className={styles.words}>{children}</div>
      {action}
    </div>
  )
}
