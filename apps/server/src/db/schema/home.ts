import type { Generated } from 'kysely'
import type { OwnedByOrganisation, UnixSecondsColumn } from './columns.ts'

export interface HomeTables {
  readonly home_link: HomeLinkTable
}

/** A link to the page for home (docs/adr/0043-a-page-for-home.md); deleted when withdrawn. */
export interface HomeLinkTable extends OwnedByOrganisation {
  readonly id: Generated<number>
  readonly student_id: number
  readonly hash: string
  /** The page shows work since this time. */
  readonly since: UnixSecondsColumn
  readonly made_by: number
  readonly created_at: UnixSecondsColumn
  readonly expires_at: UnixSecondsColumn
  readonly num_openings: number
  /** ISO date, such as '2026-11-16'; null: never opened. */
  readonly last_opened_on: string | null
}
