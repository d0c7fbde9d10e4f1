import type { StaffLogin } from '@letterliaan/contract'
import { fill } from '@letterliaan/texts'
import { FlatButton } from '../controls/FlatButton.tsx'
import { formatMoment } from '../format.ts'
import { texts as commonTexts } from '../texts/common.ts'
import layout from '../style/layout.module.css'

export interface LoginRowProps {
  readonly login: StaffLogin
  /** Label of this device's own login, which cannot be ended here. */
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
        <b>{app === 'game' ? commonTexts.logins.game : commonTexts.logins.supervisorApp}</b>
        <span className={layout.below}>
          {fill(commonTexts.logins.about, { since, used: formatMoment(last_used_at) })}
        </span>
      </span>
      {is_current ? (
        <span>{current}</span>
      ) : (
        <FlatButton
          aria-label={fill(commonTexts.logins.endOf, { since })}
          aria-disabled={isBusy}
          onClick={onEnd}
        >
          {commonTexts.logins.end}
        </FlatButton>
      )}
    </li>
  )
}
