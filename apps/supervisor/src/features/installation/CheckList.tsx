import type { InstallationCheck } from '@letterliaan/contract'
import { Badge } from '../../app/controls/index.ts'
import { layout } from '../../app/index.ts'
import styles from './Installation.module.css'
import { tellCheck } from './tell-check.ts'
import { texts } from './texts.ts'

export function CheckList({ checks }: { readonly checks: readonly InstallationCheck[] }) {
  return (
    <ul className={layout.rows}>
      {checks.map((check) => (
        <li key={check.subject} className={styles.row}>
          <span className={layout.bold}>{texts.names[check.subject]}</span>
          <span>
            <Badge look={check.state === 'good' ? 'good' : 'attention'}>{texts.states[check.state]}</Badge>
          </span>
          <span className={styles.said}>{tellCheck(check)}</span>
        </li>
      ))}
    </ul>
  )
}
