import type { RosterColumn } from '@letterliaan/contract'
import { HiddenText } from '@letterliaan/ui'
import { Checkbox } from '../../app/controls/Checkbox.tsx'
import type { ColumnChoice } from './roster-list.ts'
import styles from './Roster.module.css'

const fields: readonly { readonly value: RosterColumn; readonly label: string }[] = [
  { value: 'skip', label: 'Niet gebruiken' },
  { value: 'first_name', label: 'Voornaam' },
  { value: 'prefix', label: 'Tussenvoegsel' },
  { value: 'last_name', label: 'Achternaam' },
  { value: 'full_name', label: 'Volledige naam' },
  { value: 'group', label: 'Groep' },
  { value: 'level', label: 'Leerjaar' },
  { value: 'key', label: 'Leerlingnummer' },
  { value: 'eckid', label: 'ECK iD' },
]

export interface ColumnFieldsProps {
  readonly choice: ColumnChoice
  /** The first lines. */
  readonly samples: readonly (readonly string[])[]
  readonly onChange: (choice: ColumnChoice) => void
}

/** What the columns of a table seem to be, with its first lines, for a person to correct. */
export function ColumnFields({ choice: { columns, has_header }, samples, onChange }: ColumnFieldsProps) {
  const choose = (at: number, field: RosterColumn) =>
    onChange({ has_header, columns: columns.map((column, index) => (index === at ? field : column)) })
  return (
    <>
      <Checkbox
        label="De eerste regel zegt wat er in de kolommen staat"
        isChecked={has_header}
        onToggle={() => onChange({ has_header: !has_header, columns })}
      >
        De eerste regel zegt wat er in de kolommen staat
      </Checkbox>
      {/* A table may be wider than the page: its fields take the keys there. */}
      <div className={styles.scroll}>
        <table className={styles.samples}>
          <caption>
            <HiddenText>De eerste regels van de lijst</HiddenText>
          </caption>
          <thead>
            <tr>
              {columns.map((column, at) => (
                <th key={at} scope="col">
                  <select
                    aria-label={`Kolom ${at + 1}`}
                    className={styles.select}
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
