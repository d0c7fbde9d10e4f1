import type { MadeSchool, School, MadeInvitation } from '@letterliaan/contract'
import { fill } from '@letterliaan/texts'
import { useState } from 'react'
import { ActionDialog, FactList, FlatButton, Panel, CopyField, Notice } from '../../app/controls/index.ts'
import { commonTexts, formatDay, layout, useChange } from '../../app/index.ts'
import { setSchoolClosed, inviteAgain } from './school-changes.ts'
import {
  isAnyCountHidden,
  formatChildCount,
  describeLastPractice,
  formatWordCount,
} from './describe-school.ts'
import { texts } from './texts.ts'

interface SchoolPanelProps {
  readonly school: School
}

export function NumbersPanel({ school }: SchoolPanelProps) {
  const { num_children, num_staff, num_active, num_words, num_sittings } = school
  return (
    <Panel title={texts.school.numbers}>
      <FactList
        facts={[
          { label: commonTexts.children, value: formatChildCount(num_children) },
          { label: commonTexts.staff, value: num_staff },
          { label: texts.table.active, value: formatChildCount(num_active) },
          { label: texts.table.words, value: formatWordCount(num_words) },
          { label: commonTexts.sessions, value: formatWordCount(num_sittings) },
          { label: commonTexts.lastPractised, value: describeLastPractice(school) },
        ]}
      />
      <p>{texts.countedWeek}</p>
      {isAnyCountHidden([school]) && <p>{texts.fewExplained}</p>}
    </Panel>
  )
}

/** Invites the first administrator. After one has accepted, the school invites people itself (ORG-1). */
export function AdministratorPanel({ school }: SchoolPanelProps) {
  const [made, setMade] = useState<MadeSchool | null>(null)
  const { isBusy, run } = useChange(inviteAgain(school.id), setMade)
  return (
    <Panel title={texts.school.administrator}>
      {school.has_administrator ? (
        <p>{texts.school.hasAdministrator}</p>
      ) : (
        <div className={layout.form}>
          <p>{texts.school.noAdministrator}</p>
          <output>{made !== null && <InvitationLink invitation={made.invitation} />}</output>
          {school.closed_at === null && (
            <FlatButton aria-disabled={isBusy} onClick={() => run({ email: null })}>
              {texts.school.newLink}
            </FlatButton>
          )}
        </div>
      )}
    </Panel>
  )
}

/** Closes a school at once for everybody, but keeps its data. */
export function ClosingPanel({ school: { id, name, closed_at } }: SchoolPanelProps) {
  const [isAsking, setAsking] = useState(false)
  const { isBusy, run } = useChange(setSchoolClosed(id), () => setAsking(false))
  return (
    <Panel title={texts.closing.title}>
      <div className={layout.form}>
        {closed_at === null ? (
          <>
            <p>{fill(texts.closing.explained, { name })}</p>
            <FlatButton sign="lock" onClick={() => setAsking(true)}>
              {fill(texts.closing.close, { name })}
            </FlatButton>
          </>
        ) : (
          <>
            <p>{fill(texts.closing.isClosed, { name, day: formatDay(closed_at) })}</p>
            <FlatButton aria-disabled={isBusy} onClick={() => run({ is_closed: false })}>
              {fill(texts.closing.open, { name })}
            </FlatButton>
          </>
        )}
      </div>
      {isAsking && (
        <ActionDialog
          title={fill(texts.closing.askTitle, { name })}
          action={fill(texts.closing.close, { name })}
          isBlocked={isBusy}
          onAct={() => run({ is_closed: true })}
          onClose={() => setAsking(false)}
        >
          <p>{fill(texts.closing.explained, { name })}</p>
        </ActionDialog>
      )}
    </Panel>
  )
}

export function InvitationLink({ invitation }: { readonly invitation: MadeInvitation }) {
  const { address, is_local, is_mailed } = invitation
  return (
    <div className={layout.form}>
      {is_local && (
        <Notice look="attention">{fill(texts.link.local, { address: new URL(address).origin })}</Notice>
      )}
      <Notice look="good">{texts.link.once}</Notice>
      {is_mailed === true && <p>{texts.link.mailed}</p>}
      {is_mailed === false && <Notice look="failure">{texts.link.notMailed}</Notice>}
      <CopyField label={texts.link.label} value={address} />
    </div>
  )
}
