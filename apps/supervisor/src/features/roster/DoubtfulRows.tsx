import type { PreviewedRow } from '@letterliaan/contract'
import { SelectField } from '@letterliaan/ui'
import { FlatButton } from '../../app/controls/FlatButton.tsx'
import { Notice } from '../../app/controls/Notice.tsx'
import { Panel } from '../../app/controls/Panel.tsx'
import { describeChanges, nameOf, type DoubtfulChoice } from './decisions.ts'
import styles from './Roster.module.css'

export interface DoubtfulRowsProps {
  readonly rows: readonly PreviewedRow[]
  readonly choices: ReadonlyMap<number, DoubtfulChoice>
  /** Of how many it is likely who they are, and nobody has said so yet. */
  readonly numLikely: number
  readonly onChoose: (line: number, choice: DoubtfulChoice) => void
  readonly onChooseLikely: () => void
}

const reasons = {
  'same name': 'Er is al een kind dat zo heet.',
  'near name': 'Er is al een kind dat bijna zo heet.',
  'same key': 'Er is al een kind met dit leerlingnummer.',
} as const

/** Rows that may be a child who is there already: a person says who it is. */
export function DoubtfulRows(props: DoubtfulRowsProps) {
  const { rows, choices, numLikely, onChoose, onChooseLikely } = props
  if (rows.length === 0) return null
  return (
    <Panel title="Wie is dit?">
      <p>Wij weten niet zeker of deze kinderen er al zijn. Kiest u niets, dan gebeurt er niets met ze.</p>
      {numLikely > 0 && (
        <Notice
          action={
            <FlatButton look="primary" onClick={onChooseLikely}>
              {numLikely === 1 ? 'Dit is hetzelfde kind' : `Deze ${numLikely} zijn dezelfde kinderen`}
            </FlatButton>
          }
        >
          {describeLikely(numLikely)}
        </Notice>
      )}
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

const describeLikely = (count: number): string =>
  count === 1
    ? 'Een van deze kinderen heet precies zo als een kind dat er al is, in dezelfde klas.'
    : `${count} van deze kinderen heten precies zo als kinderen die er al zijn, in dezelfde klas.`

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
