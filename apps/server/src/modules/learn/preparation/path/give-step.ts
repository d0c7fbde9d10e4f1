import type { GroupStepGift, PathDocument } from '@letterliaan/contract'
import { formatFullName } from '@letterliaan/rules'
import { addEntries, emptyPath, formatStepKey, createEntry } from '@letterliaan/rules/preparation'
import { recordEvent } from '../../../../events/record-event.ts'
import type { SupervisorCall } from '../../../../plugins/contract/handler.ts'
import { createInvalidInputError, createNotFoundError } from '../../../../plugins/errors/problem-error.ts'
import { getGroup, orderByName } from '../../../people/index.ts'
import { readPreparableSteps } from '../steps/preparable-steps.ts'
import { readChildChoices, type ChildChoice } from './child-choices.ts'
import { changeChildren } from './child-path.ts'
import { changeGroupPath, findGroupPath } from './group-path.ts'
import { lockChildren, type PathDependencies } from './path-edit.ts'
import { readPath } from './stored-path.ts'
import { findGroupStudents } from '../../../../db/tables/student.ts'

/** Returns the path with the step, the same path if it has the step already, or null if the treehouse is full. */
function withStep(path: PathDocument, nr: number): PathDocument | null {
  const entry = createEntry({ nr, is_own: true, is_test_step: false }, null)
  if (path.entries.some((known) => formatStepKey(known) === formatStepKey(entry))) return path
  const { entries, left } = addEntries(path.entries, [entry])
  return left > 0 ? null : { ...path, entries: [...entries] }
}

/** Gives own paths to the children who don't follow the group. Throws 404, 422 if no child would get the step. */
export async function giveStepToGroup(
  dependencies: PathDependencies,
  call: SupervisorCall,
  group_id: number,
  nr: number,
): Promise<GroupStepGift> {
  const { transaction, caller, now } = call
  await getGroup(transaction, caller, group_id)
  const steps = await readPreparableSteps(transaction, dependencies.contents, caller.organisation_id)
  if (steps.find({ nr, is_own: true, is_test_step: false }) === undefined) throw createNotFoundError()
  await dependencies.database.dialect.lockRow(transaction, 'group', group_id)
  const members = await findGroupStudents(transaction, group_id)
  const ids = members.map(({ id }) => id)
  await lockChildren(dependencies, call, ids)
  const row = await findGroupPath(transaction, group_id)
  const present = row === undefined ? emptyPath : readPath(row)
  const ofGroup = withStep(present, nr)
  const choices = await readChildChoices(transaction, ids)
  const isNew = ({ stored, steps: prepared }: ChildChoice) => stored === null && prepared.length === 0
  const follows = (choice: ChildChoice) => choice.follows_group_id === group_id || isNew(choice)
  const followers = choices.filter(follows)
  const changes = choices
    .filter((choice) => !follows(choice))
    .flatMap((before) => {
      const path = withStep(before.path, nr)
      return path === null ? [] : [{ before, after: { follows_group_id: null, path } }]
    })
  const reached = new Set([
    ...(ofGroup === null ? [] : followers.map(({ student_id }) => student_id)),
    ...changes.map(({ before }) => before.student_id),
  ])
  if (reached.size === 0) {
    const sentence =
      'De stap bereikt geen kind. Zet eerst kinderen in de groep, of maak plaats in de boomhut.'
    throw createInvalidInputError({ own_step_id: sentence }, sentence)
  }
  // Saving the same path again would replace the path that an undo brings back.
  const hasGroupChanged =
    ofGroup !== null && followers.length > 0 && (ofGroup !== present || followers.some(isNew))
  if (hasGroupChanged) await changeGroupPath(dependencies, call, group_id, ofGroup)
  const own = changes.filter(({ before, after }) => before.path !== after.path)
  if (own.length > 0) await changeChildren(dependencies, call, own)
  const own_path_ids = own.map(({ before }) => before.student_id)
  if (hasGroupChanged) {
    const student_ids = followers.map(({ student_id }) => student_id)
    recordEvent(transaction, caller, { type: 'group_path_saved', student_ids, group_id }, now)
  }
  if (own.length > 0) {
    recordEvent(transaction, caller, { type: 'path_given', student_ids: own_path_ids, group_id: null }, now)
  }
  const named = orderByName(members.map((member) => ({ id: member.id, screen_name: formatFullName(member) })))
  return {
    has_group_changed: hasGroupChanged,
    student_ids: [...reached],
    own_path_ids,
    unreached: named.filter(({ id }) => !reached.has(id)).map(({ screen_name }) => screen_name),
    updated_at: now,
  }
}
