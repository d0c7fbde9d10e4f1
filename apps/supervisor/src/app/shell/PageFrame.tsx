import { createDutchFormat } from '@letterliaan/rules/calendar'
import { useEffect, useRef, type ReactNode } from 'react'
import { fill } from '@letterliaan/texts'
import { getNowSeconds } from '@letterliaan/web/now'
import { joinClasses, shared } from '@letterliaan/ui'
import layout from '../style/layout.module.css'
import styles from './PageFrame.module.css'
import { texts } from '../texts/shell.ts'

const printDayFormat = createDutchFormat({ day: 'numeric', month: 'long', year: 'numeric' })

export interface PageFrameProps {
  readonly title: string
  readonly back?: ReactNode
  readonly picture?: ReactNode
  readonly intro?: ReactNode
  /** Actions of the whole page, its one primary button first. */
  readonly actions?: ReactNode
  readonly children: ReactNode
}

export function PageFrame({ title, back, picture, intro, actions, children }: PageFrameProps) {
  const heading = useRef<HTMLHeadingElement>(null)

  useEffect(() => {
    document.title = fill(texts.documentTitle, { title })
  }, [title])

  useEffect(() => {
    window.scrollTo(0, 0)
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true })
  }, [])

  return (
    <div className={styles.page}>
      <div className={joinClasses(shared.line, styles.top)}>
        {picture}
        <div className={styles.titles}>
          {back !== undefined && <div className={styles.back}>{back}</div>}
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          {intro !== undefined && intro !== false && (
            <div className={joinClasses(layout.quiet, layout.readable)}>{intro}</div>
          )}
          <p className={joinClasses(styles.printed, layout.quietSmall)}>
            {fill(texts.printedOn, { day: printDayFormat.format(getNowSeconds() * 1000) })}
          </p>
        </div>
        {actions !== undefined && <div className={joinClasses(shared.wrap, styles.actions)}>{actions}</div>}
      </div>
      {children}
    </div>
  )
}
