import type { ReactNode } from 'react'
import styles from './FactList.module.css'

export interface Fact {
  readonly label: string
  readonly value: ReactNode
}

export function FactList({ facts }: { facts: readonly Fact[] }) {
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
