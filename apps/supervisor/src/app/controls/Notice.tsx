import { joinClasses } from '@letterliaan/ui'
import type { ReactNode } from 'react'
import styles from './Notice.module.css'

export interface NoticeProps {
  readonly look?: 'info' | 'good' | 'attention' | 'failure'
  /** A button that helps. */
  readonly action?: ReactNode
  readonly children: ReactNode
}

/** Put notices that appear after a press inside `<output>` or `role="alert"`, so that they are read out. */
export function Notice({ look = 'info', action, children }: NoticeProps) {
  return (
    <div className={joinClasses(styles.notice, styles[look])}>
      <div className={styles.words}>{children}</div>
      {action}
    </div>
  )
}
