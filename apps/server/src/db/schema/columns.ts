/** Unix seconds, unless a name ends in `_ms`. */
export type UnixSecondsColumn = number
export type JsonText = string

/** Never visible to another organisation. */
export interface OwnedByOrganisation {
  readonly organisation_id: number
}
