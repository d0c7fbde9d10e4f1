import type { PreviewedRow, RosterChanges, RosterPreview, RosterPreviewQuery } from '@letterliaan/contract'
import { toComparableGroup, type KnownChild, type MatchedRow } from '@letterliaan/roster'
import type * as z from 'zod'
import type { Queries } from '../../../db/database.ts'
import type { UserCaller } from '../../../plugins/auth/caller.ts'
import { createNotFoundError } from '../../../plugins/errors/problem-error.ts'
import { readKnownRoster, toRosterStudent, type KnownRoster } from './known-roster.ts'
import type { RosterReader } from './roster-reader.ts'

type PreviewOptions = z.output<typeof RosterPreviewQuery>

/** Compares a list with the known children (GRP-5). Writes nothing. Throws 404, 422. */
export async function previewRoster(
  queries: Queries,
  reader: RosterReader,
  caller: UserCaller,
  upload: Uint8Array,
  options: PreviewOptions,
): Promise<RosterPreview> {
  const { columns, has_header: hasHeader = false, is_complete: isComplete = false } = options
  const known = await readKnownRoster(queries, caller)
  const { kind, table, rows, gone } = await reader.read(caller.organisation_id, {
    upload,
    columns: columns ? { columns, hasHeader } : null,
    group_name: groupNameOf(known, options),
    isComplete,
    known,
  })
  const children = new Map(known.children.map((child) => [child.id, child]))
  return {
    kind,
    table: table && {
      has_header: table.hasHeader,
      columns: [...table.columns],
      samples: table.samples.map((cells) => cells.slice()),
      remarks: table.remarks.map(({ line, sentences }) => ({ line, sentences: [...sentences] })),
    },
    rows: rows.map((row) => toPreviewedRow(row, children)),
    gone: gone.flatMap((id) => children.get(id) ?? []).map(toRosterStudent),
    groups: countGroups(rows, known),
  }
}

function groupNameOf(known: KnownRoster, { group_id, group_name }: PreviewOptions): string | null {
  if (group_id === undefined) return group_name?.trim() || null
  const group = [...known.groups.values()].find(({ id }) => id === group_id)
  if (!group) throw createNotFoundError()
  return group.name
}

function toPreviewedRow(
  { row, match, repeats }: MatchedRow,
  children: ReadonlyMap<number, KnownChild>,
): PreviewedRow {
  const studentOf = (id: number) =>
    [children.get(id)].flatMap((child) => (child ? [toRosterStudent(child)] : []))
  const hasStudent = match.kind === 'same' || match.kind === 'changed'
  return {
    row: { ...row, group_names: [...row.group_names] },
    kind: match.kind,
    student: hasStudent ? (studentOf(match.student_id)[0] ?? null) : null,
    changes: match.kind === 'changed' ? copyChanges(match.changes) : null,
    candidates:
      match.kind === 'doubtful'
        ? match.candidates.flatMap(({ student_id, reason, changes }) =>
            studentOf(student_id).map((student) => ({ student, reason, changes: copyChanges(changes) })),
          )
        : [],
    likely_student_id: match.kind === 'doubtful' ? match.likely_id : null,
    problems: match.kind === 'refused' ? [...match.problems] : [],
    repeats: [...repeats],
  }
}

type ReadonlyChanges = Omit<Readonly<RosterChanges>, 'joins' | 'leaves'> & {
  readonly joins: readonly string[]
  readonly leaves: readonly string[]
}

const copyChanges = ({ joins, leaves, ...changes }: ReadonlyChanges): RosterChanges => ({
  ...changes,
  joins: [...joins],
  leaves: [...leaves],
})

function countGroups(rows: readonly MatchedRow[], known: KnownRoster): RosterPreview['groups'] {
  const byName = Map.groupBy(
    rows.flatMap(({ row, match }) => (match.kind === 'refused' ? [] : row.group_names)),
    toComparableGroup,
  )
  return [...byName].map(([name, names]) => ({
    name: known.groups.get(name)?.name ?? names[0] ?? '',
    group_id: known.groups.get(name)?.id ?? null,
    num_rows: names.length,
  }))
}
