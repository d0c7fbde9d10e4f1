import type {
  PreviewedRow,
  Region,
  RosterChanges,
  RosterDecision,
  RosterPreview,
} from '@letterliaan/contract'
import { nameSchoolGroupInSentence } from '@letterliaan/rules/calendar'
import { fill } from '@letterliaan/texts'
import { texts as commonTexts } from '../../app/texts/common.ts'
import { texts } from './texts.ts'

export interface RowWithReasons {
  readonly line: number
  readonly name: string
  readonly reasons: readonly string[]
}

/** Choice for a doubtful row: a child's id, a new child, or null if not chosen. */
export type DoubtfulChoice = number | 'new' | null

export interface RosterChoices {
  readonly excluded: ReadonlySet<number>
  readonly excludedGroups: ReadonlySet<string>
  readonly doubtful: ReadonlyMap<number, DoubtfulChoice>
  /** Lines that are another child than the known child of the same name. */
  readonly others: ReadonlySet<number>
}

export const listRowsToImport = (
  { rows }: RosterPreview,
  { excludedGroups }: RosterChoices,
): PreviewedRow[] =>
  rows.filter(({ kind, row }) => (kind === 'new' || kind === 'changed') && isInGroups(row, excludedGroups))

export const listDoubtfulRows = (
  { rows }: RosterPreview,
  { excludedGroups }: RosterChoices,
): PreviewedRow[] => rows.filter(({ kind, row }) => kind === 'doubtful' && isInGroups(row, excludedGroups))

export const listUnchangedRows = (
  { rows }: RosterPreview,
  { excludedGroups }: RosterChoices,
): PreviewedRow[] => rows.filter(({ kind, row }) => kind === 'same' && isInGroups(row, excludedGroups))

/** Returns whether a row was matched by its name only, so that it may be another child. */
export const isMatchedByName = ({ row }: PreviewedRow): boolean => row.key === null && row.eckid === null

const isInGroups = ({ group_names }: PreviewedRow['row'], excludedGroups: ReadonlySet<string>): boolean =>
  group_names.length === 0 || group_names.some((name) => !excludedGroups.has(name))

/** Returns rows of which some data is ignored. Omits refused rows, which have their own reasons. */
export function listRowsWithRemarks({ table, rows }: RosterPreview): RowWithReasons[] {
  const byLine = new Map(rows.map((each) => [each.row.line, each]))
  return (table?.remarks ?? []).flatMap(({ line, sentences }) => {
    const told = byLine.get(line)
    if (told?.kind === 'refused') return []
    return [{ line, name: told ? formatRowName(told.row) : '', reasons: sentences }]
  })
}

/** Returns the likely matches that have no choice: the child's id by line. */
export const listLikelyMatches = (
  preview: RosterPreview,
  choices: RosterChoices,
): ReadonlyMap<number, number> =>
  new Map(
    listDoubtfulRows(preview, choices).flatMap(({ row: { line }, likely_student_id }) =>
      likely_student_id === null || (choices.doubtful.get(line) ?? null) !== null
        ? []
        : [[line, likely_student_id] as const],
    ),
  )

export function toDecisions(preview: RosterPreview, choices: RosterChoices): RosterDecision[] {
  const certain = listRowsToImport(preview, choices)
    .filter(({ row }) => !choices.excluded.has(row.line))
    .map(({ row, student }): RosterDecision => ({
      row,
      action: student === null ? 'add' : 'update',
      student_id: student?.id ?? null,
    }))
  const doubtful = listDoubtfulRows(preview, choices).flatMap(({ row }): RosterDecision[] => {
    const choice = choices.doubtful.get(row.line) ?? null
    if (choice === null) return []
    return [
      choice === 'new'
        ? { row, action: 'add', student_id: null }
        : { row, action: 'update', student_id: choice },
    ]
  })
  const others = listUnchangedRows(preview, choices)
    .filter(({ row }) => choices.others.has(row.line))
    .map(({ row, student }): RosterDecision => ({ row, action: 'add', student_id: student?.id ?? null }))
  return [...certain, ...doubtful, ...others].map(({ row, ...decision }) => {
    const group_names = row.group_names.filter((name) => !choices.excludedGroups.has(name))
    return Object.assign(decision, { row: Object.assign({}, row, { group_names }) })
  })
}

/** Describes what an import changes for a child: 'gaat naar 6a, verlaat 5a'. */
export function describeChanges(
  { joins, leaves, returns, ...fields }: RosterChanges,
  region: Region = 'nederland',
): string {
  const parts = [
    returns && texts.changes.returns,
    fields.first_name !== undefined && fill(texts.changes.firstName, { first_name: fields.first_name }),
    fields.last_name !== undefined && fill(texts.changes.lastName, { last_name: fields.last_name }),
    joins.length > 0 && fill(texts.changes.joins, { groups: joins.join(commonTexts.and) }),
    leaves.length > 0 && fill(texts.changes.leaves, { groups: leaves.join(commonTexts.and) }),
    fields.level_id !== undefined &&
      fill(texts.changes.level, { group: nameSchoolGroupInSentence(fields.level_id, region) }),
    fields.key !== undefined && texts.changes.key,
    fields.eckid !== undefined && texts.changes.eckid,
  ]
  return parts.filter((part) => part !== false).join(', ')
}

export const formatRowName = ({ first_name, last_name }: PreviewedRow['row']): string =>
  [first_name, last_name].filter(Boolean).join(' ')

/** Returns the label of the button: 'Voeg 30 kinderen toe', or '30 toevoegen, 2 wijzigen'. */
export function describeImport(decisions: readonly RosterDecision[], numArchived: number): string {
  const numNew = decisions.filter(({ action }) => action === 'add').length
  const numChanged = decisions.length - numNew
  const parts = [
    numNew > 0 && fill(texts.take.add, { count: numNew }),
    numChanged > 0 && fill(texts.take.change, { count: numChanged }),
    numArchived > 0 && fill(texts.take.archive, { count: numArchived }),
  ].filter((part) => part !== false)
  if (parts.length === 1 && numNew > 0) return fill(texts.take.onlyAdd, { count: numNew })
  return parts.join(', ')
}
