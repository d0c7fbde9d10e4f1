import type { InterventionChange, InterventionPlan, InterventionSession } from '@letterliaan/contract'
import { spellingTopics } from '@letterliaan/curriculum'
import { toAmsterdamDate } from '@letterliaan/rules/calendar'
import type { Database } from '../../../db/database.ts'
import { encodeJson } from '../../../db/json.ts'
import { recordEvent } from '../../../events/record-event.ts'
import { findUnsupervised } from '../../../plugins/auth/supervision-queries.ts'
import type { SupervisorCall } from '../../../plugins/contract/handler.ts'
import {
  createEditConflictError,
  createInvalidInputError,
  createNotFoundError,
} from '../../../plugins/errors/problem-error.ts'
import { getGroup } from '../../people/index.ts'
import { addInterventionChildren, insertIntervention, removeInterventionChildren } from './queries.ts'
import { getIntervention, decodeSessions, computePlanVersion } from './read-intervention.ts'
import { updateRow, updateRows } from '../../../db/tables/rows.ts'

/** Plans an intervention and returns its id. Throws 404 without access, 422 if nothing measures the goal. */
export async function planIntervention(call: SupervisorCall, plan: InterventionPlan): Promise<number> {
  const { transaction, caller, now } = call
  const { organisation_id, user_id } = caller
  await mustBeSeen(call, plan)
  const { id } = await insertIntervention(transaction, {
    ...toRow(plan),
    organisation_id,
    group_id: plan.group_id,
    evaluation: '',
    made_by: user_id,
    created_at: now,
    updated_at: now,
    archived_at: null,
  })
  const student_ids = [...new Set(plan.student_ids)]
  await addInterventionChildren(transaction, { organisation_id, intervention_id: id }, student_ids)
  recordEvent(transaction, caller, { type: 'intervention_planned', student_ids, intervention_id: id }, now)
  return id
}

/** Changes the plan, but keeps children that the caller can't see. Throws 404, 422, 409 if changed since. */
export async function changeIntervention(
  { dialect }: Pick<Database, 'dialect'>,
  call: SupervisorCall,
  id: number,
  { plan, version }: { readonly plan: InterventionPlan; readonly version: string | undefined },
): Promise<void> {
  const { transaction, caller, now } = call
  const { row, seen } = await lockIntervention(dialect, call, id, version)
  await mustBeSeen(call, plan)
  await updateRow(transaction, 'intervention', id, {
    ...toRow(plan),
    group_id: plan.group_id ?? row.group_id,
    updated_at: now,
  })
  const before = seen.map(({ student_id }) => student_id)
  const wanted = [...new Set(plan.student_ids)]
  await removeInterventionChildren(
    transaction,
    id,
    before.filter((student_id) => !wanted.includes(student_id)),
  )
  await addInterventionChildren(
    transaction,
    { organisation_id: caller.organisation_id, intervention_id: id },
    wanted.filter((student_id) => !before.includes(student_id)),
  )
  const student_ids = [...new Set([...before, ...wanted])]
  recordEvent(transaction, caller, { type: 'intervention_changed', student_ids, intervention_id: id }, now)
}

/** Locks the row and reads the intervention. Throws 404, or 409 if it changed since `version`. */
async function lockIntervention(
  dialect: Database['dialect'],
  { transaction, caller }: SupervisorCall,
  id: number,
  version?: string,
) {
  await getIntervention(transaction, caller, id)
  await dialect.lockRow(transaction, 'intervention', id)
  const found = await getIntervention(transaction, caller, id)
  if (version !== undefined && version !== computePlanVersion(found)) {
    throw createEditConflictError('Deze interventie is daarna nog gewijzigd. Die wijziging blijft staan.')
  }
  return found
}

/** Stores sessions that were held outside the app. Throws 404, 409, 422 for a future day or another child. */
export async function storeSessions(
  { dialect }: Pick<Database, 'dialect'>,
  call: SupervisorCall,
  id: number,
  {
    sessions,
    version,
  }: { readonly sessions: readonly InterventionSession[]; readonly version: string | undefined },
): Promise<void> {
  const { transaction, caller, now } = call
  if (sessions.some(({ held_on }) => held_on > toAmsterdamDate(now)))
    throw createInvalidInputError({ sessions: 'Een sessie is al geweest: kies een dag tot en met vandaag.' })
  const { row, seen } = await lockIntervention(dialect, call, id, version)
  const known = new Set([
    ...seen.map(({ student_id }) => student_id),
    ...decodeSessions(row).flatMap(({ absent }) => absent),
  ])
  if (!sessions.flatMap(({ absent }) => absent).every((student_id) => known.has(student_id)))
    throw createInvalidInputError({ sessions: 'Een van deze kinderen hoort niet bij de interventie.' })
  const ordered = sessions.toSorted((a, b) => a.held_on.localeCompare(b.held_on))
  await updateRow(transaction, 'intervention', id, { sessions: encodeJson(ordered), updated_at: now })
  const student_ids = seen.map(({ student_id }) => student_id)
  recordEvent(transaction, caller, { type: 'intervention_logged', student_ids, intervention_id: id }, now)
}

/** Stores the evaluation of the whole and of each child. Throws 404 if the caller can't see one of them, 409. */
export async function evaluateIntervention(
  { dialect }: Pick<Database, 'dialect'>,
  call: SupervisorCall,
  id: number,
  { evaluation, evaluation_before, children = [] }: InterventionChange,
): Promise<void> {
  const { transaction, caller, now } = call
  const { row, seen } = await lockIntervention(dialect, call, id)
  const stored = new Map(seen.map((child) => [child.student_id, child.evaluation]))
  if (children.some(({ student_id }) => !stored.has(student_id))) throw createNotFoundError()
  const isSame = (before: string | undefined, text = '') =>
    before === undefined || before.trim() === text.trim()
  if (
    !isSame(evaluation_before, row.evaluation) ||
    !children.every((child) => isSame(child.evaluation_before, stored.get(child.student_id)))
  )
    throw createEditConflictError('Deze evaluatie is daarna nog gewijzigd. Die wijziging blijft staan.')
  await updateRow(transaction, 'intervention', id, {
    ...(evaluation !== undefined && { evaluation }),
    updated_at: now,
  })
  for (const child of children) {
    const { student_id, evaluation: own } = child
    await updateRows(
      transaction,
      'intervention_student',
      { intervention_id: id, student_id },
      { evaluation: own },
    )
  }
  const student_ids = [...stored.keys()]
  recordEvent(transaction, caller, { type: 'intervention_evaluated', student_ids, intervention_id: id }, now)
}

/** Archives or restores an intervention. Throws 404 if the caller sees none of its children. */
export async function archiveIntervention(
  { transaction, caller, now }: SupervisorCall,
  id: number,
  is_archived: boolean,
): Promise<void> {
  const { seen } = await getIntervention(transaction, caller, id)
  await updateRow(transaction, 'intervention', id, { archived_at: is_archived ? now : null, updated_at: now })
  const type = is_archived ? 'intervention_archived' : 'intervention_returned'
  const student_ids = seen.map(({ student_id }) => student_id)
  recordEvent(transaction, caller, { type, student_ids, intervention_id: id }, now)
}

const toRow = (plan: InterventionPlan) => ({
  label: plan.label,
  goals: encodeJson(plan.goals),
  times_per_week: plan.times_per_week,
  minutes: plan.minutes,
  begin_on: plan.begin_on,
  end_on: plan.end_on,
  guide: plan.guide.trim(),
  approach: plan.approach.trim(),
})

async function mustBeSeen(
  { transaction, caller }: SupervisorCall,
  { group_id, student_ids, goals }: InterventionPlan,
): Promise<void> {
  if (group_id !== null) await getGroup(transaction, caller, group_id)
  if ((await findUnsupervised(transaction, caller, student_ids)).length > 0) throw createNotFoundError()
  const topics = goals.map(({ topic }) => topic)
  const areKnown = topics.every((topic) => spellingTopics.some(({ key }) => key === topic))
  if (!areKnown) throw createInvalidInputError({ goals: 'Kies een onderdeel dat in de metingen voorkomt.' })
  if (new Set(topics).size < topics.length)
    throw createInvalidInputError({ goals: 'Kies elk onderdeel één keer.' })
}
