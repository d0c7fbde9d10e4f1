import * as z from 'zod'
import { mendedTables } from '../../../../db/personal-data/table-descriptions.ts'

const Row = z.record(z.string(), z.unknown())
const table = z.enum(mendedTables as readonly [string, ...string[]])

/** A voided session as `mending` stores it (ADR 80). */
export const ArchivedLaidAside = z.looseObject({
  moved: z.strictObject({ answer: z.array(Row), run: z.array(Row), activity: z.array(Row) }),
  refunded: z.array(z.looseObject({ badge_id: z.int().positive() })),
  unreadable: z.array(z.int().positive()).optional(),
  changes: z.array(z.strictObject({ table, before: Row.nullable(), after: Row.nullable() })),
})
export type ArchivedLaidAside = z.infer<typeof ArchivedLaidAside>
