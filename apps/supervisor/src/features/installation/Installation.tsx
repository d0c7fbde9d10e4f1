import type { InstallationCheck } from '@letterliaan/contract'
import { StatusLabel, Panel } from '../../app/controls/index.ts'
import { layout } from '../../app/index.ts'
import styles from './Installation.module.css'
import { texts } from './texts.ts'
import { Link } from '@letterliaan/web/link'
import { fill } from '@letterliaan/texts'
import { formatMoment } from '../../app/format.ts'

export function CheckList({ checks }: { readonly checks: readonly InstallationCheck[] }) {
  return (
    <ul className={layout.rows}>
      {checks.map((check) => (
        <li key={check.subject} className={styles.row}>
          <span className={layout.bold}>{texts.names[check.subject]}</span>
          <span>
            <StatusLabel look={check.state === 'good' ? 'good' : 'attention'}>
              {texts.states[check.state]}
            </StatusLabel>
          </span>
          <span className={styles.said}>{tellCheck(check)}</span>
        </li>
      ))}
    </ul>
  )
}

export function InstallationLink({ to }: { readonly to: string }) {
  return (
    <Panel title={texts.title}>
      <p>{texts.linkIntro}</p>
      <p>
        <Link to={to}>{texts.toPage}</Link>
      </p>
    </Panel>
  )
}

type State = InstallationCheck['state']

function tellCheck({ subject, state, at }: InstallationCheck): string {
  if (subject === 'backup' && state === 'wrong' && at === null) return texts.findings.backup.none
  const said = texts.findings[subject][state]
  return at === null ? said : fill(said, { moment: formatMoment(at) })
}

export function summariseChecks(checks: readonly Pick<InstallationCheck, 'state'>[]): State {
  if (checks.some(({ state }) => state === 'wrong')) return 'wrong'
  return checks.some(({ state }) => state === 'attention') ? 'attention' : 'good'
}
