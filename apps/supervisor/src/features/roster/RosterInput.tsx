import type { Group } from '@letterliaan/contract'
import { groupLimits } from '@letterliaan/contract/limits'
import { SelectField, TextField } from '@letterliaan/ui'
import { useState } from 'react'
import { Choice } from '../../app/controls/Choice.tsx'
import { Panel } from '../../app/controls/Panel.tsx'
import { ChosenFile } from './ChosenFile.tsx'
import { PastedNames } from './PastedNames.tsx'
import type { RosterList } from './roster-list.ts'
import styles from './Roster.module.css'
import { TypedNames } from './TypedNames.tsx'

/** The group of children for whom the list names none: one that is there, the name of a new one, or none. */
export type RosterGroup =
  | { readonly kind: 'none' }
  | { readonly kind: 'new'; readonly name: string }
  | { readonly kind: 'group'; readonly id: number }

const ways = [
  { value: 'paste', label: 'Plakken' },
  { value: 'type', label: 'Typen' },
  { value: 'file', label: 'Bestand' },
] as const
type Way = (typeof ways)[number]['value']

export interface RosterInputProps {
  readonly groups: readonly Group[]
  readonly group: RosterGroup
  readonly onGroup: (group: RosterGroup) => void
  readonly onRead: (list: RosterList) => void
}

/** Who is added, and to which group. */
export function RosterInput({ groups, group, onGroup, onRead }: RosterInputProps) {
  const [way, setWay] = useState<Way>('paste')
  return (
    <Panel>
      <GroupFields groups={groups} group={group} onGroup={onGroup} />
      <Choice legend="Hoe voegt u ze toe?" options={ways} value={way} onChange={setWay} />
      {way === 'paste' && <PastedNames onRead={onRead} />}
      {way === 'type' && <TypedNames onRead={onRead} />}
      {way === 'file' && <ChosenFile onRead={onRead} />}
    </Panel>
  )
}

function GroupFields({ groups, group, onGroup }: Omit<RosterInputProps, 'onRead'>) {
  const [name, setName] = useState(group.kind === 'new' ? group.name : '')
  const options = [
    ...groups.map(({ id, name: label }) => ({ value: String(id), label })),
    { value: 'new', label: 'Een nieuwe groep' },
    { value: 'none', label: 'Zonder groep' },
  ]
  const choose = (value: string) => {
    if (value === 'none') onGroup({ kind: 'none' })
    else if (value === 'new') onGroup({ kind: 'new', name: name.trim() })
    else onGroup({ kind: 'group', id: Number(value) })
  }
  const commit = () => onGroup({ kind: 'new', name: name.trim() })
  return (
    <div className={styles.pair}>
      <SelectField
        label="Naar welke groep?"
        options={options}
        value={group.kind === 'group' ? String(group.id) : group.kind}
        onChange={choose}
      />
      {group.kind === 'new' && (
        <TextField
          label="Naam van de nieuwe groep"
          autoComplete="off"
          maxLength={groupLimits.name}
          value={name}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
          onBlur={commit}
          onKeyDown={({ key }) => key === 'Enter' && commit()}
        />
      )}
    </div>
  )
}
