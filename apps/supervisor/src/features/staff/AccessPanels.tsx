import type { Group } from '@letterliaan/contract'
import { fill } from '@letterliaan/texts'
import { Link } from '@letterliaan/web/link'
import { useState } from 'react'
import { ActionDialog, FlatButton, Panel } from '../../app/controls/index.ts'
import { commonTexts, layout, useChange } from '../../app/index.ts'
import { LoginRow } from '../../app/logins/LoginRow.tsx'
import type { MemberPanelProps } from './MemberPanels.tsx'
import { setStaffBlocked, endLogins, removeSecondFactor } from './staff-changes.ts'
import { texts } from './texts.ts'

export function LoginsPanel({ member }: MemberPanelProps) {
  const { isBusy, run } = useChange(endLogins(member))
  const { name, logins } = member
  if (logins.length === 0)
    return (
      <Panel title={texts.logins.title}>
        <p>{fill(texts.logins.none, { name })}</p>
      </Panel>
    )
  return (
    <Panel title={texts.logins.title}>
      <ul aria-label={fill(texts.logins.list, { name })}>
        {logins.map((login) => (
          <LoginRow
            key={login.id}
            login={login}
            current={texts.logins.current}
            isBusy={isBusy}
            onEnd={() => run({ login_id: login.id })}
          />
        ))}
      </ul>
      {!logins.some(({ is_current }) => is_current) && (
        <FlatButton aria-disabled={isBusy} onClick={() => run({})}>
          {texts.logins.endAll}
        </FlatButton>
      )}
    </Panel>
  )
}

interface BlockPanelProps extends MemberPanelProps {
  readonly isSelf: boolean
  readonly groups: readonly Group[]
  readonly cardsOf: (group_id: number) => string
}

/** Blocks a member at once, everywhere (ORG-3). */
export function BlockPanel({ member, isSelf, groups, cardsOf }: BlockPanelProps) {
  const [isAsking, setAsking] = useState(false)
  const { isBusy, run } = useChange(setStaffBlocked(member.id), () => setAsking(false))
  const { name, blocked_at } = member
  const say = (text: string): string => fill(text, { name })
  if (isSelf)
    return (
      <Panel title={texts.blocking.title}>
        <p>{texts.blocking.yourself}</p>
      </Panel>
    )
  return (
    <Panel title={texts.blocking.title}>
      <div className={layout.form}>
        <p>{say(blocked_at === null ? texts.blocking.explained : texts.blocking.isBlocked)}</p>
        {blocked_at !== null && (
          <>
            <p>{texts.blocking.devices}</p>
            <p>{say(texts.blocking.copies)}</p>
            <ul>
              {groups
                .filter(({ id }) => member.group_ids.includes(id))
                .map(({ id, name: group }) => (
                  <li key={id}>
                    <Link to={cardsOf(id)}>{fill(texts.blocking.newCards, { group })}</Link>
                  </li>
                ))}
            </ul>
          </>
        )}
        <div>
          {blocked_at === null ? (
            <FlatButton sign="lock" onClick={() => setAsking(true)}>
              {say(texts.blocking.block)}
            </FlatButton>
          ) : (
            <FlatButton aria-disabled={isBusy} onClick={() => run({ is_blocked: false })}>
              {say(texts.blocking.unblock)}
            </FlatButton>
          )}
        </div>
      </div>
      {isAsking && (
        <ActionDialog
          title={say(texts.blocking.askTitle)}
          action={say(texts.blocking.block)}
          isBlocked={isBusy}
          onAct={() => run({ is_blocked: true })}
          onClose={() => setAsking(false)}
        >
          <p>{say(texts.blocking.explained)}</p>
        </ActionDialog>
      )}
    </Panel>
  )
}

/** Removes the second factor of a colleague who lost a phone. Users remove their own on their account page. */
export function SecondFactorPanel({ member, isSelf }: MemberPanelProps & { readonly isSelf: boolean }) {
  const [isAsking, setAsking] = useState(false)
  const { isBusy, run } = useChange(removeSecondFactor, () => setAsking(false))
  const { id, name, has_second_factor } = member
  const say = (text: string): string => fill(text, { name })
  return (
    <Panel title={commonTexts.secondStep}>
      <div className={layout.form}>
        <p>{say(has_second_factor ? texts.secondFactor.has : texts.secondFactor.hasNone)}</p>
        {isSelf && <p>{texts.secondFactor.own}</p>}
        {has_second_factor && !isSelf && (
          <FlatButton onClick={() => setAsking(true)}>{texts.secondFactor.remove}</FlatButton>
        )}
      </div>
      {isAsking && (
        <ActionDialog
          title={say(texts.secondFactor.askTitle)}
          action={texts.secondFactor.remove}
          isBlocked={isBusy}
          onAct={() => run(id)}
          onClose={() => setAsking(false)}
        >
          <p>{say(texts.secondFactor.explained)}</p>
        </ActionDialog>
      )}
    </Panel>
  )
}
