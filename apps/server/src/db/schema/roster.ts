import type { Generated } from 'kysely'
import type { JsonText, OwnedByOrganisation, UnixSecondsColumn } from './columns.ts'

/** What somebody did to many children at once, so that it can be undone the same day (GRP-6). Kept two days. */
export interface RosterImportTable extends OwnedByOrganisation {
  readonly id: Generated<number>
  /** Who did it. */
  readonly user_id: number
  readonly kind: 'import' | 'next_year'
  /** `RosterRecord` of modules/groups/roster. */
  readonly changes: JsonText
  readonly created_at: UnixSecondsColumn
  readonly undone_at: UnixSecondsColumn | null
}
