import { joinClasses, shared } from '@letterliaan/ui'
import type { ReactNode } from 'react'
import styles from './Notice.module.css'

export interface NoticeProps {
  readonly look?: 'info' | 'good' | 'attention' | 'failure'
  readonly action?: ReactNode
  readonly children: ReactNode
}

/** Wrap a notice that appears after a press in `<output>` or `role="alert"`, for screen readers. */
export function Notice({ look = 'info', action, children }: NoticeProps) {
  return (
    <div className={joinClasses(shared.line, styles.notice, styles[look])}>
      <div className={styles.words}>{children}</div>
      {action}
    </div>
  )
}
