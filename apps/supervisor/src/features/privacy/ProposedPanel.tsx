import type { Privacy, ProposedErasure } from '@letterliaan/contract'
import { fill } from '@letterliaan/texts'
import { Checkbox, FlatButton, Panel, useSelection } from '../../app/controls/index.ts'
import { commonTexts, formatDay, layout } from '../../app/index.ts'
import type { ToErase } from './EraseDialog.tsx'
import { texts } from './texts.ts'

export interface ProposedPanelProps {
  readonly privacy: Pick<Privacy, 'proposed' | 'terms'>
  readonly onErase: (erased: ToErase) => void
}

/** Lists children who were absent for as long as the school chose (AVG-4). */
export function ProposedPanel({ privacy: { proposed, terms }, onErase }: ProposedPanelProps) {
  const selection = useSelection()
  const chosen = proposed.filter(({ student_id }) => selection.ids.has(student_id))
  const months = terms.inactive_months
  if (proposed.length === 0)
    return (
      <Panel title={texts.proposed.title}>
        <p>{fill(texts.proposed.none, { months })}</p>
      </Panel>
    )
  return (
    <Panel
      title={texts.proposed.title}
      actions={
        <FlatButton
          aria-disabled={chosen.length === 0}
          onClick={() => {
            onErase(toErase(chosen))
            selection.clear()
          }}
        >
          {texts.proposed.erase}
        </FlatButton>
      }
    >
      <p>{fill(texts.proposed.explained, { months })}</p>
      <ul className={layout.stack3} aria-label={texts.proposed.caption}>
        {proposed.map((child) => (
          <li key={child.student_id} className={layout.apartFar}>
            <Checkbox
              label={child.name}
              isChecked={selection.ids.has(child.student_id)}
              onToggle={() => selection.toggle(child.student_id)}
            />
            <span>{sayActive(child)}</span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

function sayActive({ last_active_at, is_archived }: ProposedErasure): string {
  const active = fill(texts.proposed.lastActive, { day: formatDay(last_active_at) })
  return is_archived ? `${active} (${texts.proposed.archived})` : active
}

const toErase = (children: readonly ProposedErasure[]): ToErase => ({
  body: { subject: 'child', student_ids: children.map(({ student_id }) => student_id) },
  name:
    children.length === 1
      ? (children[0]?.name ?? '')
      : fill(commonTexts.numChildren, { count: children.length }),
})
