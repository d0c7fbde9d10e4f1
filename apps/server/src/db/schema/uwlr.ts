import type { OwnedByOrganisation, UnixSecondsColumn } from './columns.ts'

export interface UwlrTables {
  readonly uwlr_connection: UwlrConnectionTable
}

/** How the administration of the school is reached (docs/adr/0059-uwlr.md). */
export interface UwlrConnectionTable extends OwnedByOrganisation {
  readonly roster_url: string
  readonly results_url: string | null
  readonly client_name: string
  readonly client_code: string
  /** Encrypted. */
  readonly authorisation_key: string
  readonly results_sent_at: UnixSecondsColumn | null
  readonly updated_at: UnixSecondsColumn
}
