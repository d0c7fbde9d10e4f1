import type { StaffLogin } from '@letterliaan/contract'
import { fill } from '@letterliaan/texts'
import { FlatButton } from '../../app/controls/FlatButton.tsx'
import { Panel } from '../../app/controls/Panel.tsx'
import { useChange } from '../../app/data/useChange.ts'
import { formatMoment } from '../../app/format.ts'
import * as common from '../../app/texts/common.ts'
import { useServices } from '../../app/useServices.ts'
import type { AccountProps } from './NamePanel.tsx'
import styles from './OwnAccount.module.css'
import { endLogins } from './own-account-changes.ts'
import * as texts from './texts.ts'

export function OwnLoginsPanel({ account: { logins } }: AccountProps) {
  const { client, queries } = useServices()
  const { isBusy, run } = useChange(endLogins(client, queries))
  return (
    <Panel title={texts.logins.title}>
      <ul aria-label={texts.logins.list}>
        {logins.map((login) => (
          <LoginRow key={login.id} login={login} isBusy={isBusy} onEnd={() => void run(login.id)} />
        ))}
      </ul>
      {logins.length > 1 && (
        <FlatButton aria-disabled={isBusy} onClick={() => void run(null)}>
          {texts.logins.endOthers}
        </FlatButton>
      )}
    </Panel>
  )
}

interface LoginRowProps {
  readonly login: StaffLogin
  readonly isBusy: boolean
  readonly onEnd: () => void
}

function LoginRow({ login: { app, created_at, last_used_at, is_current }, isBusy, onEnd }: LoginRowProps) {
  const since = formatMoment(created_at)
  return (
    <li className={styles.row}>
      <span>
        <b>{app === 'game' ? common.logins.game : common.logins.supervisorApp}</b>
        <span className={styles.about}>
          {fill(common.logins.about, { since, used: formatMoment(last_used_at) })}
        </span>
      </span>
      {is_current ? (
        <span>{texts.logins.here}</span>
      ) : (
        <FlatButton aria-label={fill(common.logins.endOf, { since })} aria-disabled={isBusy} onClick={onEnd}>
          {common.logins.end}
        </FlatButton>
      )}
    </li>
  )
}
