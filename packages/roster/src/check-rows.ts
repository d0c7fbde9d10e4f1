import { truncateText, rosterLimits, type CheckedRow, type RosterRow } from './roster-row.ts'
import { isFirstName, isGroupName, isNameText } from './names/read-name.ts'
import { toComparableName } from './match/compare-names.ts'

export function checkRows(rows: readonly RosterRow[]): CheckedRow[] {
  const merged = mergeSame(rows)
  const linesOf = (field: 'key' | 'eckid') =>
    Map.groupBy(
      merged.filter(({ row }) => row[field] !== null),
      ({ row }) => row[field],
    )
  const byKey = linesOf('key')
  const byEckid = linesOf('eckid')
  return merged.map(({ row, repeats }) => ({
    row: cutRow(row),
    repeats,
    problems: [
      ...problemsOf(row),
      ...doubleOf('Leerlingnummer', row.key, byKey.get(row.key)),
      ...doubleOf('ECK iD', row.eckid, byEckid.get(row.eckid)),
    ],
  }))
}

/** Cuts only rows that are refused, because no other row exceeds the limits. */
const cutRow = (row: RosterRow): RosterRow => ({
  ...row,
  first_name: truncateText(row.first_name),
  last_name: truncateText(row.last_name),
  key: row.key && truncateText(row.key),
  eckid: row.eckid && truncateText(row.eckid),
  group_names: row.group_names.slice(0, rosterLimits.shownGroups).map(truncateText),
})

type MergedRow = Pick<CheckedRow, 'row' | 'repeats'>

/** Merges rows of one child, listed once for each group, if key or ECK iD and the name are equal. */
function mergeSame(rows: readonly RosterRow[]): MergedRow[] {
  const merged = new Map<string, MergedRow>()
  for (const row of rows) {
    const identity = row.eckid ?? row.key
    const id = identity === null ? `line ${row.line} ${merged.size}` : `${identity} ${toComparableName(row)}`
    const before = merged.get(id)
    merged.set(id, before ? merge(before, row) : { row, repeats: [] })
  }
  return [...merged.values()]
}

function merge({ row, repeats }: MergedRow, again: RosterRow): MergedRow {
  const group_names = [...new Set([...row.group_names, ...again.group_names])]
  const isRepeat = group_names.length === row.group_names.length
  return { row: { ...row, group_names }, repeats: isRepeat ? [...repeats, again.line] : repeats }
}

function problemsOf({ first_name, last_name, key, eckid, group_names }: RosterRow): string[] {
  const problems: string[] = []
  if (first_name === '') problems.push('De voornaam ontbreekt.')
  else if (!/\p{L}/u.test(first_name)) problems.push('De voornaam heeft geen letters.')
  else if (!isFirstName(first_name) || !isNameText(last_name)) {
    problems.push('In de naam staat een teken dat niet in een naam hoort.')
  }
  if (Math.max(first_name.length, last_name.length) > rosterLimits.name) {
    problems.push(`De naam is langer dan ${rosterLimits.name} tekens.`)
  }
  if (key !== null && key.length > rosterLimits.key) {
    problems.push(`Het leerlingnummer is langer dan ${rosterLimits.key} tekens.`)
  }
  if (eckid !== null && eckid.length > rosterLimits.eckid) {
    problems.push(`Het ECK iD is langer dan ${rosterLimits.eckid} tekens.`)
  }
  if (group_names.some((group) => group.length > rosterLimits.group)) {
    problems.push(`De naam van de groep is langer dan ${rosterLimits.group} tekens.`)
  }
  if (!group_names.every(isGroupName))
    problems.push('In de naam van de groep staat een teken dat niet in een naam hoort.')
  if (group_names.length > rosterLimits.groups)
    problems.push(`Dit zijn meer dan ${rosterLimits.groups} groepen.`)
  return problems
}

function doubleOf(name: string, value: string | null, rows: readonly MergedRow[] = []): string[] {
  if (value === null || rows.length < 2) return []
  const lines = rows.map(({ row }) => row.line)
  return [
    `${name} ${value.slice(0, rosterLimits.key)} staat bij meer kinderen: rij ${lines.slice(0, 5).join(', ')}.`,
  ]
}
