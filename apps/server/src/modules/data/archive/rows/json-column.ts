import type * as z from 'zod'
import { encodeJson } from '../../../../db/json.ts'
import { ArchiveError } from '../format/archive-error.ts'
import type { Ids, DatabaseRow } from './ids.ts'

/** Returns the value for the new row. The given value is never null. */
export type CellChange = (value: unknown, ids: Ids, row: DatabaseRow) => unknown

const refuseProto = (key: string, value: unknown): unknown => {
  if (key === '__proto__') throw new ArchiveError('In dit archief staan gegevens die Letterliaan niet kent.')
  return value
}

/** Changes a column with JSON of this shape. Keeps fields that the schema does not name. */
export const changeJson =
  <T>(
    schema: z.ZodType<T>,
    change: (value: T, ids: Ids, row: DatabaseRow) => unknown = (value) => value,
  ): CellChange =>
  (text, ids, row) => {
    const value = parse(String(text))
    if (!schema.safeParse(value).success)
      throw new ArchiveError('In dit archief staan gegevens met een verkeerde vorm.')
    return encodeJson(change(value as T, ids, row))
  }

function parse(text: string): unknown {
  try {
    return JSON.parse(text, refuseProto)
  } catch (error) {
    if (error instanceof ArchiveError) throw error
    throw new ArchiveError('In dit archief staan gegevens die niet te lezen zijn.')
  }
}
