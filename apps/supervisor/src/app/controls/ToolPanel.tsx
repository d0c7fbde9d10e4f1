import { joinClasses, shared } from '@letterliaan/ui'
import { useEffect, useRef, type ReactNode } from 'react'
import { FlatButton } from './FlatButton.tsx'
import styles from './ToolPanel.module.css'
import { texts as commonTexts } from '../texts/common.ts'

export interface ToolPanelProps {
  readonly label: string
  readonly title: string
  readonly choice?: ReactNode
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A panel with fields to edit something. Its title gets the focus when the panel opens. */
export function ToolPanel({ label, title, choice, onClose, children }: ToolPanelProps) {
  const panel = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)

  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    panel.current?.scrollIntoView({ block: 'nearest' })
  }, [])

  return (
    <section ref={panel} className={styles.panel} aria-label={label}>
      <div className={joinClasses(shared.line, styles.top)}>
        <h4 ref={heading} tabIndex={-1} className={styles.title}>
          {title}
        </h4>
        {choice}
      </div>
      {children}
      <FlatButton
        look="bare"
        sign="close"
        className={styles.close}
        aria-label={commonTexts.close}
        title={commonTexts.close}
        onClick={onClose}
      />
    </section>
  )
}
