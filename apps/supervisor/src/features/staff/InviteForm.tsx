import type { Group, InvitationsBody, SchoolRole } from '@letterliaan/contract'
import { staffLimits } from '@letterliaan/contract/limits'
import { fill } from '@letterliaan/texts'
import { TextAreaField } from '@letterliaan/ui'
import { useEffect, useRef, useState } from 'react'
import { Form } from '../../app/controls/index.ts'
import { GroupFields } from './GroupFields.tsx'
import { RoleChoice } from './RoleChoice.tsx'
import { texts } from './texts.ts'

export interface InviteFormProps {
  /** True for a board, which invites its own members. */
  readonly isOfBoard: boolean
  readonly groups: readonly Group[]
  readonly isBusy: boolean
  readonly wrong: string | undefined
  readonly onWrite: () => void
  readonly onInvite: (body: InvitationsBody) => unknown
}

/** Sends empty lines too, as the server names wrong lines by their number. */
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
