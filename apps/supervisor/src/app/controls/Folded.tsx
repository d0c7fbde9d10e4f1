import type { ReactNode, RefObject } from 'react'
import styles from './Folded.module.css'

export interface FoldedProps {
  readonly title: string
  readonly hint: string
  /** For `unfold`. */
  readonly ref?: RefObject<HTMLDetailsElement | null>
  readonly children: ReactNode
}

/** Panels that are seldom needed, folded. */
export const Folded = ({ title, hint, ref, children }: FoldedProps) => (
  <details ref={ref} className={styles.folded}>
    <summary>
      <b>{title}</b>
      <span>{hint}</span>
    </summary>
    <div>{children}</div>
  </details>
)

/** From elsewhere on the page, which is long. */
export function unfold(folded: HTMLDetailsElement | null): void {
  if (folded === null) return
  folded.open = true
  folded.scrollIntoView({ block: 'start' })
  folded.querySelector('summary')?.focus({ preventScroll: true })
}
