import type { Instruction, InstructionChild, InstructionSummary } from '@letterliaan/contract'
import { formatFullName } from '@letterliaan/rules'
import { toAmsterdamDate } from '@letterliaan/rules/calendar'
import type { Queries } from '../../../db/database.ts'
import type { UserCaller } from '../../../plugins/auth/caller.ts'
import { createNotFoundError } from '../../../plugins/errors/problem-error.ts'
import type { Contents } from '../../curriculum/index.ts'
import { listGroups } from '../../people/index.ts'
import { readSkillSince } from '../skill-since.ts'
import { readStepIndex } from '../lexicon.ts'
import { findInstructions, findCurrentMembers, type InstructionRow } from './queries.ts'

export interface InstructionSources {
  readonly queries: Queries
  readonly contents: Contents
}

export async function listInstructions(
  { queries, contents }: InstructionSources,
  caller: UserCaller,
): Promise<InstructionSummary[]> {
  const rows = await findInstructions(queries, caller.organisation_id)
  if (rows.length === 0) return []
  const [groups, nameOf] = await Promise.all([
    listGroups(queries, caller),
    readCategoryNames({ queries, contents }, caller),
  ])
  const groupNames = new Map(groups.map(({ id, name }) => [id, name]))
  return rows.flatMap((row) => {
    const group_name = groupNames.get(row.group_id)
    return group_name === undefined ? [] : [toSummary(row, group_name, nameOf)]
  })
}

/** Throws 404 if the caller does not see the instruction's group. */
export async function getInstruction(
  reader: InstructionSources,
  caller: UserCaller,
  id: number,
): Promise<InstructionSummary> {
  const found = (await listInstructions(reader, caller)).find((instruction) => instruction.id === id)
  if (found === undefined) throw createNotFoundError()
  return found
}

/** Reads the results, as they are now or were when the instruction was closed (DOE-4). Throws 404. */
export async function readInstruction(
  reader: InstructionSources,
  caller: UserCaller,
  id: number,
  now: number,
): Promise<Instruction> {
  return withChildren(reader.queries, await getInstruction(reader, caller, id), now)
}

/** Lists open instructions whose day to look again has come and that nobody has seen, oldest first. */
export async function listDueInstructions(
  reader: InstructionSources,
  caller: UserCaller,
  now: number,
): Promise<Instruction[]> {
  const today = toAmsterdamDate(now)
  const due = (await listInstructions(reader, caller))
    .filter(
      ({ look_again_on, seen_at, closed_at }) =>
        look_again_on <= today && seen_at === null && closed_at === null,
    )
    .toSorted((a, b) => a.look_again_on.localeCompare(b.look_again_on) || a.id - b.id)
  const told: Instruction[] = []
  // Runs one query at a time, so that queries of other requests run in between.
  for (const summary of due) told.push(await withChildren(reader.queries, summary, now))
  return told
}

async function withChildren(
  queries: Queries,
  summary: InstructionSummary,
  now: number,
): Promise<Instruction> {
  const { group_id, category, made_at, closed_at } = summary
  const members = await findCurrentMembers(queries, group_id)
  const children: InstructionChild[] = []
  for (const { id: student_id, screen_name, since: joined, ...names } of members) {
    const since = Math.max(made_at, joined ?? 0)
    const until = Math.max(since, closed_at ?? now) + 1
    const skill = await readSkillSince(queries, student_id, category, { since, until })
    children.push({ student_id, name: screen_name || formatFullName(names), since, ...skill })
  }
  const byName = children.toSorted(
    (a, b) => a.name.localeCompare(b.name, 'nl') || a.student_id - b.student_id,
  )
  return { ...summary, children: byName }
}

export async function readCategoryNames(
  { queries, contents }: InstructionSources,
  { organisation_id }: UserCaller,
): Promise<ReadonlyMap<string, string>> {
  const { categories } = await readStepIndex(queries, contents, organisation_id)
  return new Map(categories.map(({ category, name }) => [category, name]))
}

const toSummary = (
  row: InstructionRow,
  group_name: string,
  nameOf: ReadonlyMap<string, string>,
): InstructionSummary => {
  const { id, group_id, category, look_again_on, made_at, seen_at, closed_at } = row
  return {
    id,
    group_id,
    group_name,
    category,
    look_again_on,
    made_at,
    seen_at,
    closed_at,
    category_name: category === null ? null : (nameOf.get(category) ?? category),
    made_by: row.maker,
    seen_by: row.seer,
  }
}
