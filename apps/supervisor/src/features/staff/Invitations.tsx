import type { Invitation, MadeInvitation, Group, InvitationsBody, SchoolRole } from '@letterliaan/contract'
import { fill } from '@letterliaan/texts'
import { useState, useEffect, useRef } from 'react'
import { FlatButton, Panel, Form, StatusLabel, CopyField, Notice } from '../../app/controls/index.ts'
import { commonTexts, formatDay, layout, useChange, useData } from '../../app/index.ts'
import { renewInvitation, withdrawInvitation } from './invitation-changes.ts'
import { roleTexts } from './role-texts.ts'
import { texts } from './texts.ts'
import { staffLimits } from '@letterliaan/contract/limits'
import { TextAreaField } from '@letterliaan/ui'
import { GroupFields, RoleChoice } from './StaffFields.tsx'

export function InvitationsPanel() {
  const [invitations] = useData((queries) => [queries.invitations])
  const [made, setMade] = useState<readonly MadeInvitation[]>([])
  const renewing = useChange(renewInvitation, setMade)
  const withdrawing = useChange(withdrawInvitation)

  async function withdraw({ id }: Invitation) {
    if (await withdrawing.run({ id })) setMade(made.filter((each) => each.id !== id))
  }

  return (
    <Panel title={texts.invitations.title}>
      <output>{made.length > 0 && <MadeInvitations made={made} />}</output>
      {invitations.length === 0 ? (
        <p>{texts.invitations.none}</p>
      ) : (
        <ul aria-label={texts.invitations.list}>
          {invitations.map((invitation) => (
            <InvitationRow
              key={invitation.id}
              invitation={invitation}
              isBusy={renewing.isBusy || withdrawing.isBusy}
              onRenew={() => renewing.run(invitation)}
              onWithdraw={() => withdraw(invitation)}
            />
          ))}
        </ul>
      )}
    </Panel>
  )
}

interface InvitationRowProps {
  readonly invitation: Invitation
  readonly isBusy: boolean
  readonly onRenew: () => unknown
  readonly onWithdraw: () => unknown
}

function InvitationRow({ invitation, isBusy, onRenew, onWithdraw }: InvitationRowProps) {
  const { email, role, made_by, created_at, expires_at } = invitation
  const who = email ?? texts.invitations.open
  const about = fill(texts.invitations.about, {
    role: roleTexts[role].name,
    name: made_by,
    made: formatDay(created_at),
    until: formatDay(expires_at),
  })
  return (
    <li className={layout.dividedRow}>
      <span>
        <b>{who}</b>
        <span className={layout.below}>{about}</span>
      </span>
      <span className={layout.buttons}>
        <FlatButton
          aria-label={fill(texts.invitations.renewOf, { who })}
          aria-disabled={isBusy}
          onClick={onRenew}
        >
          {texts.invitations.renew}
        </FlatButton>
        <FlatButton
          aria-label={fill(texts.invitations.withdrawOf, { who })}
          aria-disabled={isBusy}
          onClick={onWithdraw}
        >
          {commonTexts.withdraw}
        </FlatButton>
      </span>
    </li>
  )
}

interface InviteFormProps {
  /** True if a board invites its own members. */
  readonly isOfBoard: boolean
  readonly groups: readonly Group[]
  readonly isBusy: boolean
  readonly wrong: string | undefined
  readonly onWrite: () => void
  readonly onInvite: (body: InvitationsBody) => unknown
}

/** A field with one address a line. Empty lines are sent too, so that the server's line numbers are right. */
export function InviteForm({ isOfBoard, groups, isBusy, wrong, onWrite, onInvite }: InviteFormProps) {
  const field = useRef<HTMLTextAreaElement>(null)
  const [role, setRole] = useState<SchoolRole>('begeleider')
  const [written, setWritten] = useState('')
  const [group_ids, setGroups] = useState<number[]>([])
  const emails = written.trim() === '' ? [] : written.split('\n')
  const isTooMuch = emails.length > staffLimits.invitations

  useEffect(() => {
    if (wrong !== undefined) field.current?.focus()
  }, [wrong])

  function submit() {
    onInvite({ role: isOfBoard ? 'bestuur' : role, group_ids, emails })
  }

  return (
    <Form action={texts.inviting.make} isOff={isBusy || isTooMuch} onSubmit={submit}>
      <TextAreaField
        label={texts.inviting.emails}
        hint={texts.inviting.emailsHint}
        error={isTooMuch ? fill(texts.inviting.tooMany, { count: staffLimits.invitations }) : wrong}
        ref={field}
        rows={5}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={written}
        onWrite={(value) => {
          setWritten(value)
          onWrite()
        }}
      />
      {isOfBoard ? (
        <p>{texts.inviting.ofBoard}</p>
      ) : (
        <>
          <RoleChoice role={role} onChange={setRole} />
          {groups.length === 0 ? (
            <p>{texts.inviting.noGroups}</p>
          ) : (
            <GroupFields
              legend={texts.inviting.groups}
              groups={groups}
              chosen={group_ids}
              onChange={setGroups}
            />
          )}
        </>
      )}
      <p>{texts.inviting.works}</p>
    </Form>
  )
}

/** Shows the new links. They are shown only once (ORG-2). */
export function MadeInvitations({ made }: { readonly made: readonly MadeInvitation[] }) {
  const [first] = made
  if (first === undefined) return null
  return (
    <div className={layout.stack3}>
      {first.is_local && (
        <Notice look="attention">{fill(texts.made.local, { address: new URL(first.address).origin })}</Notice>
      )}
      <Notice look="good">{texts.made.once}</Notice>
      {made.some(({ is_mailed }) => is_mailed === false) && (
        <Notice look="failure">{texts.made.mailFailed}</Notice>
      )}
      <ul className={layout.stack4}>
        {made.map((invitation) => (
          <MadeLink key={invitation.id} invitation={invitation} />
        ))}
      </ul>
    </div>
  )
}

function MadeLink({ invitation: { address, email, is_mailed } }: { readonly invitation: MadeInvitation }) {
  const who = email ?? texts.invitations.open.toLowerCase()

  return (
    <li>
      <CopyField
        label={fill(texts.made.linkFor, { who })}
        value={address}
        actionLabel={fill(texts.made.copyOf, { who })}
      >
        {is_mailed !== null && (
          <StatusLabel look={is_mailed ? 'good' : 'attention'}>
            {is_mailed ? texts.made.mailed : texts.made.notMailed}
          </StatusLabel>
        )}
      </CopyField>
    </li>
  )
}
