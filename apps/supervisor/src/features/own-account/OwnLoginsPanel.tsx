import { FlatButton, Panel } from '../../app/controls/index.ts'
import { useChange } from '../../app/index.ts'
import { LoginRow } from '../../app/logins/LoginRow.tsx'
import type { AccountProps } from './NamePanel.tsx'
import { endLogins } from './own-account-changes.ts'
import { texts } from './texts.ts'

export function OwnLoginsPanel({ account: { logins } }: AccountProps) {
  const { isBusy, run } = useChange(endLogins)
  return (
    <Panel title={texts.logins.title}>
      <ul aria-label={texts.logins.list}>
        {logins.map((login) => (
          <LoginRow
            key={login.id}
            login={login}
            current={texts.logins.here}
            isBusy={isBusy}
            onEnd={() => run(login.id)}
          />
        ))}
      </ul>
      {logins.length > 1 && (
        <FlatButton aria-disabled={isBusy} onClick={() => run(null)}>
          {texts.logins.endOthers}
        </FlatButton>
      )}
    </Panel>
  )
}
