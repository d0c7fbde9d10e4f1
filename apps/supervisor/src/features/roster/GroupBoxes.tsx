import type { RosterPreview } from '@letterliaan/contract'
import { Checkbox } from '../../app/controls/Checkbox.tsx'
import { Panel } from '../../app/controls/Panel.tsx'
import styles from './Roster.module.css'
import * as texts from './texts.ts'
import { fill } from '@letterliaan/texts'

export interface GroupBoxesProps {
  readonly groups: RosterPreview['groups']
  readonly excluded: ReadonlySet<string>
  readonly onExclude: (names: ReadonlySet<string>) => void
}

export function GroupBoxes({ groups, excluded, onExclude }: GroupBoxesProps) {
  if (groups.length < 2) return null

  function toggle(name: string) {
    const next = new Set(excluded)
    if (!next.delete(name)) next.add(name)
    onExclude(next)
  }

  return (
    <Panel title={texts.groups.title}>
      <div className={styles.groups}>
        {groups.map(({ name, group_id, num_rows }) => (
          <Checkbox key={name} label={name} isChecked={!excluded.has(name)} onToggle={() => toggle(name)}>
            {fill(group_id === null ? texts.groups.new : texts.groups.there, { name, count: num_rows })}
          </Checkbox>
        ))}
      </div>
    </Panel>
  )
}
