import type { RosterColumn } from '@letterliaan/contract'
import { HiddenText } from '@letterliaan/ui'
import { Checkbox } from '../../app/controls/index.ts'
import { commonTexts, layout } from '../../app/index.ts'
import type { ColumnChoice } from './roster-list.ts'
import styles from './Roster.module.css'
import { fill } from '@letterliaan/texts'
import { texts } from './texts.ts'

const fields: readonly { readonly value: RosterColumn; readonly label: string }[] = [
  { value: 'skip', label: texts.columns.skip },
  { value: 'first_name', label: commonTexts.firstName },
  { value: 'prefix', label: texts.columns.prefix },
  { value: 'last_name', label: commonTexts.lastName },
  { value: 'full_name', label: texts.columns.fullName },
  { value: 'group', label: commonTexts.group },
  { value: 'level', label: texts.columns.level },
  { value: 'key', label: texts.columns.key },
  { value: 'eckid', label: texts.columns.eckid },
]

export interface ColumnMappingProps {
  readonly choice: ColumnChoice
  readonly samples: readonly (readonly string[])[]
  readonly onChange: (choice: ColumnChoice) => void
}

export function ColumnMapping({ choice: { columns, has_header }, samples, onChange }: ColumnMappingProps) {
  const choose = (at: number, field: RosterColumn) =>
    onChange({ has_header, columns: columns.map((column, index) => (index === at ? field : column)) })
  return (
    <>
      <Checkbox
        label={texts.columns.hasHeader}
        isChecked={has_header}
        onToggle={() => onChange({ has_header: !has_header, columns })}
      />
      {/* A table may be wider than the page. It scrolls to the field that gets the focus. */}
      <div className={layout.scroll}>
        <table className={styles.samples}>
          <caption>
            <HiddenText>{texts.columns.samples}</HiddenText>
          </caption>
          <thead>
            <tr>
              {columns.map((column, at) => (
                <th key={at} scope="col">
                  <select
                    aria-label={fill(texts.columns.column, { at: at + 1 })}
                    className={layout.control}
                    value={column}
                    onChange={({ currentTarget }) =>
                      choose(at, fields.find(({ value }) => value === currentTarget.value)?.value ?? 'skip')
                    }
                  >
                    {fields.map(({ value, label }) => (
                      <option key={value} value={value}>
                        {label}
                      </option>
                    ))}
                  </select>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {samples.map((cells, line) => (
              <tr key={line} className={has_header && line === 0 ? styles.header : undefined}>
                {cells.map((cell, at) => (
                  <td key={at}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}
