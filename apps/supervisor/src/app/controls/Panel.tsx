import { joinClasses, shared } from '@letterliaan/ui'
import { useId, type ReactNode } from 'react'
import layout from '../style/layout.module.css'
import styles from './Panel.module.css'

export interface PanelProps {
  readonly title?: ReactNode
  readonly actions?: ReactNode
  /** Lets a table or a list reach the edges of the panel. */
  readonly isFlush?: boolean
  /** True for a panel of controls only, which is not printed. */
  readonly isScreenOnly?: boolean
  readonly children: ReactNode
}

export function Panel({ title, actions, isFlush = false, isScreenOnly = false, children }: PanelProps) {
  const titleId = useId()
  const classes = joinClasses(
    layout.paper,
    styles.panel,
    isFlush && styles.flush,
    isScreenOnly && styles.screenOnly,
  )
  if (title === undefined) return <div className={classes}>{children}</div>
  return (
    <section className={classes} aria-labelledby={titleId}>
      <div className={joinClasses(shared.line, styles.top)}>
        <h2 id={titleId} className={joinClasses(shared.line, styles.title)}>
          {title}
        </h2>
        {actions !== undefined && <div className={joinClasses(shared.line, styles.actions)}>{actions}</div>}
      </div>
      {children}
    </section>
  )
}
