/** The maximum lengths of what is read, in UTF-16 units, and how much of it there may be. */
export const rosterLimits = {
  name: 60,
  key: 50,
  eckid: 250,
  group: 60,
  groups: 20,
  rows: 2000,
  columns: 60,
} as const

/** The school groups that have a level of their own: groep 3 to 8 (rules.md, Words of the domain). */
const minLevel = 3
const maxLevel = 8

/** One child as a list or file tells of it. Nothing else of a file is ever kept. */
export interface RosterRow {
  /** Where it stands: the line of a text or table, or the number of the child in an EDEXML file; from 1. */
  readonly line: number
  readonly first_name: string
  /** With its tussenvoegsel: 'de Vries'. Empty: not known. */
  readonly last_name: string
  /** The school's own key (leerlingnummer). */
  readonly key: string | null
  /** ECK iD: the same in every school product. */
  readonly eckid: string | null
  readonly group_names: readonly string[]
  /** The school group, 3 to 8; null: not known, or another. */
  readonly level_id: number | null
}

/** A row with what is wrong with it, as Dutch sentences; one with a problem is never imported. */
export interface CheckedRow {
  readonly row: RosterRow
  readonly problems: readonly string[]
}

/** A row without anything in it. */
export const emptyRow = (line: number): RosterRow => ({
  line,
  first_name: '',
  last_name: '',
  key: null,
  eckid: null,
  group_names: [],
  level_id: null,
})

/** 'Groep 5', '5' and '5b' are school group 5; null for what is no group of 3 to 8, or more than one ('3/4'). */
export function readLevel(text: string): number | null {
  const level = Number(/^(?:(?:leer)?jaar|(?:jaar)?groep|klas)?\s*([0-9])\s*[a-z]?$/iu.exec(text.trim())?.[1])
  return level >= minLevel && level <= maxLevel ? level : null
}

/** The whole list or file can't be read; its message is a Dutch sentence for the supervisor. */
export class RosterError extends Error {
  override readonly name = 'RosterError'
}
