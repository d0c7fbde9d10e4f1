/** Numbers, and lengths in UTF-16 units. */
export const rosterLimits = {
  name: 60,
  key: 50,
  eckid: 250,
  group: 60,
  groups: 20,
  /** Length of the shown part of a long text, or number of the shown groups of a child. */
  shownText: 300,
  shownGroups: 50,
  rows: 2000,
  columns: 60,
} as const

const minLevel = 3
const maxLevel = 8

/** A row has the only data of a file that is used. */
export interface RosterRow {
  /** From 1: the line of the text, or the number of the child in EDEXML. */
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
  /** Other lines that contain the same data of the same child. */
  readonly repeats: readonly number[]
}

export const createEmptyRow = (line: number): RosterRow => ({
  line,
  first_name: '',
  last_name: '',
  key: null,
  eckid: null,
  group_names: [],
  level_id: null,
})

/** The region of the school. In Flanders '3A' is a class of the 3rd leerjaar, which is groep 5. */
export type RosterRegion = 'nederland' | 'vlaanderen'

const patterns: Readonly<Record<RosterRegion, RegExp>> = {
  nederland: /^(?:(?:leer)?jaar|(?:jaar)?groep|klas)?\s*([0-9])\s*[a-z]?$/iu,
  vlaanderen: /^(?:leerjaar|klas|lj?)?\s*([0-9])\s*(?:(?:ste|de|e)?\s*(?:leerjaar|lj)\b)?\s*[a-z]?$/iu,
}
const yearsBeforeLeerjaar = 2

/** Reads 'Groep 5', '5', '5b', and in Flanders '3de leerjaar', 'L3', '3A'; null outside 3 to 8, or for '3/4'. */
export function readLevel(text: string, region: RosterRegion = 'nederland'): number | null {
  const number = Number(patterns[region].exec(text.trim())?.[1])
  const level = region === 'vlaanderen' ? number + yearsBeforeLeerjaar : number
  return level >= minLevel && level <= maxLevel ? level : null
}

/** An error of the whole file. The message is a Dutch sentence for the supervisor. */
export class RosterError extends Error {
  override readonly name = 'RosterError'
}

/** Cuts a text, but never through a surrogate pair. */
export const truncateText = (text: string): string =>
  text.length <= rosterLimits.shownText
    ? text
    : `${text
        .slice(0, rosterLimits.shownText - 1)
        .toWellFormed()
        .replace(/\ufffd$/u, '')}…`
