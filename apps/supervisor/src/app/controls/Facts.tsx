import type { ReactNode } from 'react'
import styles from './Facts.module.css'

export interface Fact {
  readonly label: string
  readonly value: ReactNode
}

/** What is known of something: a name and a value each. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
