import type { ReactNode, RefObject } from 'react'
import styles from './CollapsedPanel.module.css'

export interface CollapsedPanelProps {
  readonly title: string
  readonly hint: string
  /** The element to pass to `unfoldPanel`. */
  readonly ref?: RefObject<HTMLDetailsElement | null>
  readonly children: ReactNode
}

export const CollapsedPanel = ({ title, hint, ref, children }: CollapsedPanelProps) => (
  <details ref={ref} className={styles.folded}>
    <summary>
      <b>{title}</b>
      <span>{hint}</span>
    </summary>
    <div>{children}</div>
  </details>
)

export function unfoldPanel(folded: HTMLDetailsElement | null): void {
  if (folded === null) return
  folded.open = true
  folded.scrollIntoView({ block: 'start' })
  folded.querySelector('summary')?.focus({ preventScroll: true })
}
