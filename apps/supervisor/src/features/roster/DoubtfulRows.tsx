import { fill } from '@letterliaan/texts'
import type { PreviewedRow, Region } from '@letterliaan/contract'
import { SelectField } from '@letterliaan/ui'
import { FlatButton, Notice, Panel } from '../../app/controls/index.ts'
import { layout, useRegion } from '../../app/index.ts'
import { describeChanges, formatRowName, type DoubtfulChoice } from './decisions.ts'
import { texts } from './texts.ts'

export interface DoubtfulRowsProps {
  readonly rows: readonly PreviewedRow[]
  readonly choices: ReadonlyMap<number, DoubtfulChoice>
  /** Number of likely matches without a decision. */
  readonly numLikely: number
  readonly onChoose: (line: number, choice: DoubtfulChoice) => void
  readonly onChooseLikely: () => void
}

const reasons = {
  'same name': texts.doubtful.sameName,
  'near name': texts.doubtful.nearName,
  'same key': texts.doubtful.sameKey,
} as const

export function DoubtfulRows(props: DoubtfulRowsProps) {
  const { rows, choices, numLikely, onChoose, onChooseLikely } = props
  const region = useRegion()
  if (rows.length === 0) return null
  return (
    <Panel title={texts.doubtful.title}>
      <p>{texts.doubtful.explained}</p>
      {numLikely > 0 && (
        <Notice
          action={
            <FlatButton look="primary" onClick={onChooseLikely}>
              {fill(texts.doubtful.chooseLikely, { count: numLikely })}
            </FlatButton>
          }
        >
          {fill(texts.doubtful.likely, { count: numLikely })}
        </Notice>
      )}
      <ul className={layout.stack4}>
        {rows.map((row) => (
          <li key={row.row.line}>
            <SelectField
              label={[formatRowName(row.row), ...row.row.group_names].join(', ')}
              hint={
                row.candidates[0]
                  ? reasons[row.candidates[0].reason]
                  : fill(texts.doubtful.twice, { line: row.row.line })
              }
              options={optionsOf(row, region)}
              value={String(choices.get(row.row.line) ?? 'skip')}
              onChange={(value) => onChoose(row.row.line, readChoice(value))}
            />
          </li>
        ))}
      </ul>
    </Panel>
  )
}

const optionsOf = ({ candidates }: PreviewedRow, region: Region) => [
  { value: 'skip', label: texts.doubtful.skip },
  ...candidates.map(({ student: { id, name, group_names, is_archived }, changes }) => {
    const place = is_archived ? texts.doubtful.inArchive : group_names.join(', ') || texts.doubtful.noGroup
    const what = describeChanges(changes, region)
    const label =
      what === ''
        ? fill(texts.doubtful.is, { name, place })
        : fill(texts.doubtful.isChanged, { name, place, changes: what })
    return { value: String(id), label }
  }),
  { value: 'new', label: texts.doubtful.new },
]

const readChoice = (value: string): DoubtfulChoice => {
  if (value === 'skip') return null
  return value === 'new' ? value : Number(value)
}
