import type { StaffLogin } from '@letterliaan/contract'
import { fill } from '@letterliaan/texts'
import { FlatButton } from '../controls/FlatButton.tsx'
import { formatMoment } from '../format.ts'
import * as common from '../texts/common.ts'
import layout from '../style/layout.module.css'

export interface LoginRowProps {
  readonly login: StaffLogin
  /** Said of the login of this device, which can't be ended here. */
  readonly current: string
  readonly isBusy: boolean
  readonly onEnd: () => unknown
}

export function LoginRow({ login, current, isBusy, onEnd }: LoginRowProps) {
  const { app, created_at, last_used_at, is_current } = login
  const since = formatMoment(created_at)
  return (
    <li className={layout.dividedRow}>
      <span>
        <b>{app === 'game' ? common.logins.game : common.logins.supervisorApp}</b>
        <span className={layout.below}>
          {fill(common.logins.about, { since, used: formatMoment(last_used_at) })}
        </span>
      </span>
      {is_current ? (
        <span>{current}</span>
      ) : (
        <FlatButton aria-label={fill(common.logins.endOf, { since })} aria-disabled={isBusy} onClick={onEnd}>
          {common.logins.end}
        </FlatButton>
      )}
    </li>
  )
}
