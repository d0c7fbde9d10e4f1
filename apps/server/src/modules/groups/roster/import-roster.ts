import type { RosterDecision, RosterImportBody, RosterImportResult } from '@letterliaan/contract'
import {
  checkRows,
  comparableText,
  matchRows,
  readLevel,
  type KnownChild,
  type RosterRow,
  type RowMatch,
} from '@letterliaan/roster'
import { schoolYear, fullName } from '@letterliaan/rules'
import { findUnsupervised } from '../../../plugins/auth/supervision-queries.ts'
import { invalidInput, notFound } from '../../../plugins/errors/problem-error.ts'
import { writeAudit } from '../../accounts/audit.ts'
import { createChildren } from '../../accounts/create-account.ts'
import type { GroupCall } from '../groups.ts'
import { addStudents, addSupervisors, insertGroup, removeStudents } from '../queries.ts'
import { archiveStudents } from './archive-students.ts'
import { readKnownRoster, refuseOthers, type KnownRoster } from './known-roster.ts'
import { setArchived, updateStudent } from './queries.ts'
import { childrenOf, writeRecord, type ChangedStudent, type StudentBefore } from './roster-record.ts'

/** A row that is taken, for a new child or for one that is there. */
interface TakenRow {
  readonly row: RosterRow
  readonly child: KnownChild | null
  /** Groups that the child leaves, by name. */
  readonly leaves: readonly string[]
}

interface RefusedRow {
  readonly row: RosterRow
  readonly reasons: readonly string[]
}

/**
 * Adds and changes children by the decisions about the rows of a list, all or nothing (GRP-6). What was decided is held
 * against what is there now: a row that became another matter since the preview is refused, with its reason. Throws 404 for
 * a child to be archived whom the caller does not see, 422 for a row that is there twice.
 */
export async function importRoster(
  call: GroupCall,
  { decisions, archive, is_complete }: RosterImportBody,
): Promise<RosterImportResult> {
  const { transaction, caller, now } = call
  const lines = new Set(decisions.map(({ row }) => row.line))
  if (lines.size < decisions.length) throw invalidInput({ decisions: 'Elke rij mag er één keer in staan.' })
  if ((await findUnsupervised(transaction, caller, archive)).length > 0) throw notFound()
  const known = await readKnownRoster(transaction, caller)
  const { taken, refused } = decide(decisions, known, is_complete)
  const groups = await resolveGroups(call, known, taken)
  const added = await addChildren(call, taken, groups)
  const { changed, returned } = await changeChildren(call, taken, known, groups)
  const archived = await archiveStudents(call, archive)
  const newGroups = [...groups.values()].filter(({ is_new }) => is_new).map(({ id }) => id)
  const record = { added, changed, archived, returned, newGroups, changedGroups: [] }
  const written = await writeRecord(call, 'import', record)
  const detail = `${written.id}: +${added.length} ~${changed.length} -${archived.length}`
  await writeAudit(
    transaction,
    caller,
    { action: 'roster_imported', detail, student_ids: childrenOf(record) },
    now,
  )
  return {
    ...written,
    refused: refused.map(({ row, reasons }) => ({
      line: row.line,
      name: fullName(row).slice(0, 100),
      reasons: [...reasons],
    })),
    groups: [...groups.values()].map(({ id, name }) => ({ id, name })),
  }
}

/** Which rows are taken, and which can't be. */
function decide(decisions: readonly RosterDecision[], known: KnownRoster, isComplete: boolean) {
  const children = new Map(known.children.map((child) => [child.id, child]))
  // A row is found again by its number: the same child in two groups is one row by then.
  const byLine = new Map(decisions.map((decision) => [decision.row.line, decision]))
  const rows = refuseOthers(checkRows([...byLine.values()].map(({ row }) => row)), known)
  const { rows: matched } = matchRows(rows, known.children, { isComplete })
  const taken: TakenRow[] = []
  const refused: RefusedRow[] = []
  const updated = new Set<number>()
  const keys = { key: new Map(known.owners.key), eckid: new Map(known.owners.eckid) }
  for (const { row, match } of matched) {
    const decision = byLine.get(row.line)
    if (!decision) continue
    const choice = readDecision(match, decision)
    const isKeyTaken = (['key', 'eckid'] as const).some((field) => {
      const value = row[field]
      const owner = value === null ? undefined : keys[field].get(value)
      return owner !== undefined && owner !== choice.student_id
    })
    const isTwice = choice.student_id !== null && updated.has(choice.student_id)
    const reasons = [
      ...choice.reasons,
      ...(choice.reasons.length === 0 && isKeyTaken ? [refusals.keyTaken] : []),
      ...(choice.reasons.length === 0 && isTwice ? [refusals.chosenTwice] : []),
    ]
    if (reasons.length > 0) {
      refused.push({ row, reasons })
      continue
    }
    const child = choice.student_id === null ? null : (children.get(choice.student_id) ?? null)
    if (child) updated.add(child.id)
    if (row.key !== null) keys.key.set(row.key, child?.id ?? -row.line)
    if (row.eckid !== null) keys.eckid.set(row.eckid, child?.id ?? -row.line)
    taken.push({ row, child, leaves: choice.leaves })
  }
  return { taken, refused }
}

/** Why a row that could be taken is not, in Dutch for who imports. */
const refusals = {
  keyTaken: 'Dit leerlingnummer of ECK iD is van een ander kind.',
  chosenTwice: 'Dit kind is bij een andere rij al gekozen.',
  alreadyThere: 'Dit kind is er intussen al. Bekijk de lijst opnieuw.',
  otherChild: 'Dit is intussen een ander kind. Bekijk de lijst opnieuw.',
} as const

interface Choice {
  readonly student_id: number | null
  readonly leaves: readonly string[]
  readonly reasons: readonly string[]
}

/** Is what was decided still a choice? */
function readDecision(match: RowMatch, { action, student_id }: RosterDecision): Choice {
  const refuse = (...reasons: readonly string[]): Choice => ({ student_id: null, leaves: [], reasons })
  if (match.kind === 'refused') return refuse(...match.problems)
  if (action === 'add') {
    const isFree = match.kind === 'new' || match.kind === 'doubtful'
    return isFree ? { student_id: null, leaves: [], reasons: [] } : refuse(refusals.alreadyThere)
  }
  if (match.kind === 'same' && match.student_id === student_id) return { student_id, leaves: [], reasons: [] }
  if (match.kind === 'changed' && match.student_id === student_id) {
    return { student_id, leaves: match.changes.leaves, reasons: [] }
  }
  const candidate =
    match.kind === 'doubtful' ? match.candidates.find((each) => each.student_id === student_id) : undefined
  return candidate
    ? { student_id: candidate.student_id, leaves: candidate.changes.leaves, reasons: [] }
    : refuse(refusals.otherChild)
}

interface ResolvedGroup {
  readonly id: number
  readonly name: string
  readonly level_id: number | null
  readonly is_new: boolean
}

/** The groups that rows name, by comparable name; those that are not there yet are made, and are the caller's. */
async function resolveGroups(
  { transaction, caller, now }: GroupCall,
  known: KnownRoster,
  taken: readonly TakenRow[],
): Promise<Map<string, ResolvedGroup>> {
  const groups = new Map<string, ResolvedGroup>()
  for (const { row } of taken) {
    for (const name of row.group_names) {
      const key = comparableText(name)
      if (groups.has(key)) continue
      const there = known.groups.get(key)
      if (there) {
        groups.set(key, { ...there, is_new: false })
        continue
      }
      const { organisation_id, user_id } = caller
      const level_id = sharedLevel(taken, key) ?? readLevel(name)
      const group = {
        organisation_id,
        name,
        school_year: schoolYear(now),
        level_id,
        created_at: now,
        updated_at: now,
      }
      const id = await insertGroup(transaction, group)
      await addSupervisors(transaction, { organisation_id, group_id: id }, [user_id])
      await writeAudit(transaction, caller, { action: 'group_made', detail: String(id) }, now)
      groups.set(key, { id, name, level_id, is_new: true })
    }
  }
  return groups
}

/** The level of a new group, where its children have one level. */
function sharedLevel(taken: readonly TakenRow[], group: string): number | null {
  const levels = new Set(
    taken
      .filter(({ row }) => row.group_names.some((name) => comparableText(name) === group))
      .map(({ row }) => row.level_id),
  )
  const [level = null] = levels
  return levels.size === 1 ? level : null
}

const groupsOf = (row: RosterRow, groups: ReadonlyMap<string, ResolvedGroup>): ResolvedGroup[] =>
  row.group_names.flatMap((name) => groups.get(comparableText(name)) ?? [])

async function addChildren(
  { transaction, caller, now }: GroupCall,
  taken: readonly TakenRow[],
  groups: ReadonlyMap<string, ResolvedGroup>,
): Promise<number[]> {
  const rows = taken.filter(({ child }) => child === null).map(({ row }) => row)
  const children = rows.map(({ first_name, last_name, key, eckid, level_id, ...row }) => ({
    first_name,
    last_name,
    school_key: key,
    eckid,
    level_id:
      level_id ??
      groupsOf({ ...row, first_name, last_name, key, eckid, level_id }, groups)[0]?.level_id ??
      null,
  }))
  const { organisation_id } = caller
  const accounts = await createChildren(transaction, organisation_id, children, now)
  const ids = accounts.map(({ student_id }) => student_id)
  for (const { id } of groups.values()) {
    const members = ids.filter((_, at) => {
      const row = rows[at]
      return row !== undefined && groupsOf(row, groups).some((group) => group.id === id)
    })
    await addStudents(transaction, { organisation_id, group_id: id }, members)
  }
  return ids
}

/** Changes the children that were there. Returns what they were, and who came back. */
async function changeChildren(
  { transaction, caller, now }: GroupCall,
  taken: readonly TakenRow[],
  known: KnownRoster,
  groups: ReadonlyMap<string, ResolvedGroup>,
): Promise<{ readonly changed: ChangedStudent[]; readonly returned: number[] }> {
  const changed: ChangedStudent[] = []
  const archived: number[] = []
  for (const { row, child, leaves } of taken) {
    if (!child) continue
    const { before, changes } = diffChild(row, child)
    if (Object.keys(changes).length > 0) {
      await updateStudent(transaction, child.id, { ...changes, updated_at: now })
    }
    const memberOf = new Set(known.groupIdsOf.get(child.id))
    const joined = groupsOf(row, groups)
      .map(({ id }) => id)
      .filter((id) => !memberOf.has(id))
    const left = leaves
      .flatMap((name) => known.groups.get(comparableText(name)) ?? [])
      .map(({ id }) => id)
      .filter((id) => memberOf.has(id))
    for (const group_id of joined) {
      await addStudents(transaction, { organisation_id: caller.organisation_id, group_id }, [child.id])
    }
    for (const group_id of left) await removeStudents(transaction, group_id, [child.id])
    if (child.is_archived) archived.push(child.id)
    const isChanged = Object.keys(changes).length + joined.length + left.length > 0
    if (isChanged) changed.push({ student_id: child.id, before, joined, left })
  }
  return { changed, returned: await setArchived(transaction, archived, null, now) }
}

/** What of a child becomes something else, and what it was. A list that does not know something changes nothing of it. */
function diffChild(row: RosterRow, child: KnownChild): { before: StudentBefore; changes: StudentBefore } {
  const fields = [
    ['first_name', row.first_name, child.first_name],
    ['last_name', row.last_name || null, child.last_name],
    ['school_key', row.key, child.key],
    ['eckid', row.eckid, child.eckid],
    ['level_id', row.level_id, child.level_id],
  ] as const
  const different = fields.filter(([, next, before]) => next !== null && next !== before)
  return {
    before: Object.fromEntries(different.map(([field, , before]) => [field, before])),
    changes: Object.fromEntries(different.map(([field, next]) => [field, next])),
  }
}
