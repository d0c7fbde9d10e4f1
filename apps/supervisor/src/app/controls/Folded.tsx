import type { ReactNode, RefObject } from 'react'
import styles from './Folded.module.css'

export interface FoldedProps {
  readonly title: string
  readonly hint: string
  /** The element to pass to `unfoldPanel`. */
  readonly ref?: RefObject<HTMLDetailsElement | null>
  readonly children: ReactNode
}

export const Folded = ({ title, hint, ref, children }: FoldedProps) => (
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
