/** Unix seconds, unless a name ends in `_ms`. */
export type UnixSecondsColumn = number
/** Text that `json.ts` writes and reads. */
export type JsonText = string

/** What belongs to an organisation, and is seen by nobody of another. */
export interface OwnedByOrganisation {
  readonly organisation_id: number
}
