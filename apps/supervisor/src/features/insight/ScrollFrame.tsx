import type { ReactNode } from 'react'
import styles from './Insight.module.css'

/** A container for wide content. It can have the focus, so that arrow keys scroll it. */
export function ScrollFrame({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a place that scrolls must be reached by the keyboard (WCAG 2.1.1)
    <section className={styles.scroll} aria-label={label} tabIndex={0}>
      {children}
    </section>
  )
}
