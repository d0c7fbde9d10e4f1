import type { Table } from '../../../../db/personal-data/description.ts'
import { ArchiveError } from '../format/archive-error.ts'
import { columnRules } from './column-rules.ts'
import type { DatabaseColumn, ColumnType } from '../../../../db/personal-data/columns.ts'
import type { DatabaseRow } from './ids.ts'

const maxInteger = 2 ** 31 - 1
/** The year 2286; later times are invalid. */
const maxSeconds = 10_000_000_000
/** The longest text stores a voided sitting. */
const maxText = 4_000_000

const fitsType: Readonly<Record<ColumnType, (value: unknown) => boolean>> = {
  boolean: (value) => typeof value === 'boolean',
  integer: (value) => Number.isSafeInteger(value) && Math.abs(Number(value)) <= maxInteger,
  bigint: (value) => Number.isSafeInteger(value),
  real: (value) => typeof value === 'number' && Number.isFinite(value),
  text: (value) =>
    typeof value === 'string' && value.length <= maxText && value.isWellFormed() && !value.includes('\u0000'),
}

const isTime = (column: string): boolean => /_at$|^(since|until|from)$/.test(column)

const isId = ({ name, to }: DatabaseColumn): boolean => name === 'id' || to !== null

export const defaultsOfNewColumns: Readonly<Partial<Record<Table, DatabaseRow>>> = {
  answer: { call: null },
  organisation: { dictation_mark: 'none', ease_of_blocks: null },
  intervention: { sessions: '[]' },
}

/** Columns that older archives still have. */
const formerColumns: Readonly<Partial<Record<Table, readonly string[]>>> = {
  student: ['num_words', 'repetition_proposals'],
  student_exercise: ['current_word'],
  intervention_student: ['trial'],
}

/** Throws ArchiveError for a row that can't be from this table. */
export function checkRow(table: Table, columns: readonly DatabaseColumn[], given: unknown): DatabaseRow {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) throw wrongRow(table)
  const former = formerColumns[table] ?? []
  const still = Object.entries(given).filter(([name]) => !former.includes(name))
  const row: DatabaseRow = { ...defaultsOfNewColumns[table], ...Object.fromEntries(still) }
  const names = Object.keys(row)
  const known = new Set(columns.map(({ name }) => name))
  if (names.some((name) => !known.has(name)))
    throw new ArchiveError(`${inTable(table)} staat een onbekende kolom.`)
  for (const column of columns) {
    if (!Object.hasOwn(row, column.name))
      throw new ArchiveError(`${inTable(table)} ontbreekt een kolom: ${column.name}.`)
    const value = row[column.name]
    if (!fits(table, column, value))
      throw new ArchiveError(`${inTable(table)} klopt een waarde van ${column.name} niet.`)
  }
  return row
}

function fits(table: Table, column: DatabaseColumn, value: unknown): boolean {
  const { name, type, isNullable } = column
  if (value === null) return isNullable
  if (!fitsType[type](value)) return false
  if (isId(column) && Number(value) <= 0) return false
  if (type === 'bigint' && isTime(name) && (Number(value) < 0 || Number(value) > maxSeconds)) return false
  const rule = columnRules[table]?.[name]
  return rule === undefined || rule.safeParse(value).success
}

const inTable = (table: Table): string => `In de tabel ${table} van dit archief`

const wrongRow = (table: Table): ArchiveError =>
  new ArchiveError(`${inTable(table)} staat iets wat geen rij is.`)
