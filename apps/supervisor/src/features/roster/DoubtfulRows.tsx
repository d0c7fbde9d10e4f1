import type { PreviewedRow } from '@letterliaan/contract'
import { SelectField } from '@letterliaan/ui'
import { Panel } from '../../app/controls/Panel.tsx'
import { describeChanges, nameOf, type DoubtfulChoice } from './decisions.ts'
import styles from './Roster.module.css'

export interface DoubtfulRowsProps {
  readonly rows: readonly PreviewedRow[]
  readonly choices: ReadonlyMap<number, DoubtfulChoice>
  readonly onChoose: (line: number, choice: DoubtfulChoice) => void
}

const reasons = {
  'same name': 'Er is al een kind dat zo heet.',
  'near name': 'Er is al een kind dat bijna zo heet.',
  'same key': 'Er is al een kind met dit leerlingnummer.',
} as const

/** Rows that may be a child who is there already: a person says who it is. */
export function DoubtfulRows({ rows, choices, onChoose }: DoubtfulRowsProps) {
  if (rows.length === 0) return null
  return (
    <Panel title="Wie is dit?">
      <p>Wij weten niet zeker of deze kinderen er al zijn. Kiest u niets, dan gebeurt er niets met ze.</p>
      <ul className={styles.doubtful}>
        {rows.map((row) => (
          <li key={row.row.line}>
            <SelectField
              label={[nameOf(row.row), ...row.row.group_names].join(', ')}
              hint={
                row.candidates[0]
                  ? reasons[row.candidates[0].reason]
                  : 'Deze naam staat twee keer in de lijst.'
              }
              options={optionsOf(row)}
              value={String(choices.get(row.row.line) ?? 'skip')}
              onChange={(value) => onChoose(row.row.line, readChoice(value))}
            />
          </li>
        ))}
      </ul>
    </Panel>
  )
}

const optionsOf = ({ candidates }: PreviewedRow) => [
  { value: 'skip', label: 'Niets doen' },
  ...candidates.map(({ student: { id, name, group_names, is_archived }, changes }) => {
    const place = is_archived ? 'archief' : group_names.join(', ') || 'geen groep'
    const what = describeChanges(changes)
    return { value: String(id), label: `Het is ${name} (${place})${what === '' ? '' : `: ${what}`}` }
  }),
  { value: 'new', label: 'Het is een ander, nieuw kind' },
]

const readChoice = (value: string): DoubtfulChoice => {
  if (value === 'skip') return null
  return value === 'new' ? value : Number(value)
}
