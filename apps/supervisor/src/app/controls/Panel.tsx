import { joinClasses } from '@letterliaan/ui'
import { useId, type ReactNode } from 'react'
import styles from './Panel.module.css'

export interface PanelProps {
  /** The heading of the panel; without it the panel is plain paper. */
  readonly title?: ReactNode
  readonly actions?: ReactNode
  /** Lets the content reach the edges: a table or a list. */
  readonly isFlush?: boolean
  /** Omitted on paper: only controls. */
  readonly isScreenOnly?: boolean
  readonly children: ReactNode
}

export function Panel({ title, actions, isFlush = false, isScreenOnly = false, children }: PanelProps) {
  const titleId = useId()
  const classes = joinClasses(styles.panel, isFlush && styles.flush, isScreenOnly && styles.screenOnly)
  if (title === undefined) return <div className={classes}>{children}</div>
  return (
    <section className={classes} aria-labelledby={titleId}>
      <div className={styles.top}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </div>
      {children}
    </section>
  )
}
