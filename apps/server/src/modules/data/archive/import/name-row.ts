import type { Table } from '../../../../db/personal-data/description.ts'
import { ArchiveError } from '../format/archive-error.ts'
import type { Row } from '../rows/ids.ts'

/** Does `work`; what it refuses is told with the table and the key of the row, so that an operator can find it. */
export function namingRow<T>(table: Table, row: unknown, work: () => T): T {
  try {
    return work()
  } catch (error) {
    if (!(error instanceof ArchiveError)) throw error
    throw new ArchiveError(`${error.message} Het gaat om de tabel ${table}, ${keyOf(row)}.`, { cause: error })
  }
}

/** Numbers only: a key is no name. */
function keyOf(row: unknown): string {
  if (typeof row !== 'object' || row === null) return 'een rij zonder sleutel'
  const fields = row as Row
  if (typeof fields['id'] === 'number') return `rij ${fields['id']}`
  const ids = Object.entries(fields).filter(
    ([name, value]) => name.endsWith('_id') && typeof value === 'number',
  )
  return `de rij met ${ids.map(([name, value]) => `${name} ${String(value)}`).join(', ')}`
}
