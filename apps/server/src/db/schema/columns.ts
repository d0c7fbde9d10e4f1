/** Unix seconds, unless a name ends in `_ms`. */
export type UnixSecondsColumn = number
export type JsonText = string

/** A row that other organisations never see. */
export interface OwnedByOrganisation {
  readonly organisation_id: number
}
