import { toComparableGroup, type CheckedRow, type RosterRow } from '@letterliaan/roster'
import type { KnownRoster } from './known-roster.ts'

export function refuseOthersChildren(rows: readonly CheckedRow[], known: KnownRoster): CheckedRow[] {
  const seen = new Set(known.children.map(({ id }) => id))
  const isOthers = (field: 'key' | 'eckid', value: string | null): boolean => {
    const owner = value === null ? undefined : known.owners[field].get(value)
    return owner !== undefined && !seen.has(owner)
  }
  return rows.map(({ row, problems, repeats }) => ({
    row,
    repeats,
    problems: [
      ...problems,
      ...(isOthers('key', row.key) || isOthers('eckid', row.eckid) ? [othersChild] : []),
      ...row.group_names
        .filter((name) => known.othersGroups.has(toComparableGroup(name)))
        .map((name) => `Groep ${name} is van een collega. Vraag de beheerder om u erbij te zetten.`),
    ],
  }))
}

const othersChild = 'Dit kind zit al in een groep van een collega. Vraag de beheerder om het te verplaatsen.'

export const withDefaultGroup = (rows: readonly CheckedRow[], name: string | null): CheckedRow[] =>
  rows.map(({ row, ...checked }) => ({
    ...checked,
    row: name === null || row.group_names.length > 0 ? row : withGroup(row, name),
  }))

const withGroup = (row: RosterRow, name: string): RosterRow => ({ ...row, group_names: [name] })
