import type { Group } from '@letterliaan/contract'
import { groupLimits } from '@letterliaan/contract/limits'
import { SelectField, TextField } from '@letterliaan/ui'
import { Choice } from '../../app/controls/Choice.tsx'
import { Panel } from '../../app/controls/Panel.tsx'
import { ChosenFile } from './ChosenFile.tsx'
import { PastedNames } from './PastedNames.tsx'
import { rosterWays, type RosterDraft } from './roster-draft.ts'
import type { RosterGroup } from './roster-group.ts'
import type { RosterList } from './roster-list.ts'
import styles from './Roster.module.css'
import { TypedNames } from './TypedNames.tsx'
import * as texts from './texts.ts'
import * as common from '../../app/texts/common.ts'

export interface RosterInputProps {
  readonly groups: readonly Group[]
  readonly group: RosterGroup
  readonly draft: RosterDraft
  readonly onDraft: (changes: Partial<RosterDraft>) => void
  readonly onRead: (list: RosterList) => void
}

export function RosterInput(props: RosterInputProps) {
  const { groups, group, draft, onDraft, onRead } = props
  const { text, names, way } = draft
  return (
    <Panel>
      <GroupFields groups={groups} group={group} draft={draft} onDraft={onDraft} />
      <Choice
        legend={texts.input.how}
        options={rosterWays}
        value={way}
        onChange={(next) => onDraft({ way: next })}
      />
      {way === 'paste' && (
        <PastedNames text={text} onText={(next) => onDraft({ text: next })} onRead={onRead} />
      )}
      {way === 'type' && (
        <TypedNames names={names} onNames={(next) => onDraft({ names: next })} onRead={onRead} />
      )}
      {way === 'file' && <ChosenFile onRead={onRead} />}
    </Panel>
  )
}

function GroupFields({ groups, group, draft: { groupName }, onDraft }: Omit<RosterInputProps, 'onRead'>) {
  const options = [
    ...groups.map(({ id, name: label }) => ({ value: String(id), label })),
    { value: 'new', label: texts.input.newGroup },
    { value: 'none', label: common.noGroup },
  ]
  const commit = () => onDraft({ group: { kind: 'new', name: groupName.trim() } })
  const choose = (value: string) => {
    if (value === 'none') onDraft({ group: { kind: 'none' } })
    else if (value === 'new') commit()
    else onDraft({ group: { kind: 'group', id: Number(value) } })
  }
  return (
    <div className={styles.pair}>
      <SelectField
        label={texts.input.group}
        options={options}
        value={group.kind === 'group' ? String(group.id) : group.kind}
        onChange={choose}
      />
      {group.kind === 'new' && (
        <TextField
          label={texts.input.groupName}
          autoComplete="off"
          maxLength={groupLimits.name}
          value={groupName}
          onChange={({ currentTarget }) => onDraft({ groupName: currentTarget.value })}
          onBlur={commit}
          onKeyDown={({ key }) => key === 'Enter' && commit()}
        />
      )}
    </div>
  )
}
