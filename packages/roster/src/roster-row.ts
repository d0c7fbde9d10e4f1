/** In UTF-16 units, and in number. */
export const rosterLimits = {
  name: 60,
  key: 50,
  eckid: 250,
  group: 60,
  groups: 20,
  rows: 2000,
  columns: 60,
} as const

const minLevel = 3
const maxLevel = 8

/** Nothing else of a file is kept. */
export interface RosterRow {
  /** From 1: line of the text, or number of the child in EDEXML. */
  readonly line: number
  readonly first_name: string
  readonly last_name: string
  readonly key: string | null
  readonly eckid: string | null
  readonly group_names: readonly string[]
  readonly level_id: number | null
}

export interface CheckedRow {
  readonly row: RosterRow
  readonly problems: readonly string[]
}

export const emptyRow = (line: number): RosterRow => ({
  line,
  first_name: '',
  last_name: '',
  key: null,
  eckid: null,
  group_names: [],
  level_id: null,
})

/** 'Groep 5', '5', '5b'; null outside 3 to 8, or for several ('3/4'). */
export function readLevel(text: string): number | null {
  const level = Number(/^(?:(?:leer)?jaar|(?:jaar)?groep|klas)?\s*([0-9])\s*[a-z]?$/iu.exec(text.trim())?.[1])
  return level >= minLevel && level <= maxLevel ? level : null
}

/** For the whole file; a Dutch sentence for the supervisor. */
export class RosterError extends Error {
  override readonly name = 'RosterError'
}
