export interface KnownChild {
  readonly id: number
  readonly first_name: string
  readonly last_name: string
  readonly key: string | null
  readonly eckid: string | null
  readonly level_id: number | null
  readonly group_names: readonly string[]
  readonly is_archived: boolean
}
