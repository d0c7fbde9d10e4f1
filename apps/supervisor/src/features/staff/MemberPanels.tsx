import type { Group, SchoolRole, StaffMember } from '@letterliaan/contract'
import { fill } from '@letterliaan/texts'
import { SelectField } from '@letterliaan/ui'
import { useState } from 'react'
import { FlatButton, Panel } from '../../app/controls/index.ts'
import { commonTexts, layout, useChange } from '../../app/index.ts'
import { GroupFields, RoleChoice } from './StaffFields.tsx'
import { changeGroups, changeRole, handOverGroups } from './staff-changes.ts'
import { texts } from './texts.ts'

export interface MemberPanelProps {
  readonly member: StaffMember
}

/** Changes the role at once, with undo. Members of a board have no choice of role. */
export function RolePanel({ member, isSelf }: MemberPanelProps & { readonly isSelf: boolean }) {
  const { role } = member
  return (
    <Panel title={texts.roles.legend}>
      {role === 'bestuur' && <p>{texts.roles.aboutBestuur}</p>}
      {role !== 'bestuur' && isSelf && <p>{texts.member.ownRole}</p>}
      {role !== 'bestuur' && !isSelf && <ChangeRole member={member} role={role} />}
    </Panel>
  )
}

function ChangeRole({ member, role: before }: MemberPanelProps & { readonly role: SchoolRole }) {
  const { isBusy, run } = useChange(changeRole(member, before))
  return <RoleChoice role={before} onChange={(role) => !isBusy && role !== before && void run({ role })} />
}

export function GroupsPanel({ member, groups }: MemberPanelProps & { readonly groups: readonly Group[] }) {
  const [chosen, setChosen] = useState<readonly number[]>(member.group_ids)
  const { isBusy, run } = useChange(changeGroups(member.id))
  const isSaved =
    chosen.length === member.group_ids.length && chosen.every((id) => member.group_ids.includes(id))
  return (
    <Panel title={commonTexts.groups}>
      <div className={layout.form}>
        {member.role === 'beheerder' && <p>{texts.member.administratorSeesAll}</p>}
        <GroupFields
          legend={fill(texts.member.whichGroups, { name: member.name })}
          groups={groups}
          chosen={chosen}
          onChange={setChosen}
        />
        <FlatButton
          look={isSaved ? 'plain' : 'primary'}
          aria-disabled={isSaved || isBusy}
          onClick={() => run({ group_ids: [...chosen] })}
        >
          {texts.member.saveGroups}
        </FlatButton>
      </div>
    </Panel>
  )
}

export function HandOverPanel({
  member,
  colleagues,
}: MemberPanelProps & { readonly colleagues: readonly StaffMember[] }) {
  const { name, group_ids } = member
  const [to, setTo] = useState<number | null>(null)
  const [isAsked, setAsked] = useState(false)
  const { isBusy, run } = useChange(handOverGroups(member), () => setTo(null))

  function press() {
    setAsked(true)
    const colleague = colleagues.find(({ id }) => id === to)
    if (colleague) return run(colleague)
  }

  return (
    <Panel title={texts.handingOver.title}>
      {group_ids.length === 0 ? (
        <p>{fill(texts.handingOver.nothing, { name })}</p>
      ) : (
        <div className={layout.form}>
          <p>{fill(texts.handingOver.explained, { name })}</p>
          <SelectField
            label={texts.handingOver.to}
            options={colleagues.map((each) => ({ value: each.id, label: each.name }))}
            value={to}
            error={isAsked && to === null ? texts.handingOver.chooseColleague : undefined}
            onChange={setTo}
          />
          <FlatButton aria-disabled={isBusy} onClick={press}>
            {texts.handingOver.press}
          </FlatButton>
        </div>
      )}
    </Panel>
  )
}
