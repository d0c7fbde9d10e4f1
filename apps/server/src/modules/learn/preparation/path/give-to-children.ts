import type { GivenStep, PathDocument, PathEntry, StepGift } from '@letterliaan/contract'
import { isStepWaived } from '@letterliaan/rules'
import { addEntries, isAllowedInWorld, formatStepKey, createEntry } from '@letterliaan/rules/preparation'
import { recordEvent } from '../../../../events/record-event.ts'
import { findUnsupervised } from '../../../../plugins/auth/supervision-queries.ts'
import type { SupervisorCall } from '../../../../plugins/contract/handler.ts'
import { createNotFoundError } from '../../../../plugins/errors/problem-error.ts'
import { orderByName } from '../../../people/index.ts'
import { readPreparableSteps } from '../steps/preparable-steps.ts'
import { readChildChoices, type ChildChoice } from './child-choices.ts'
import { changeChildren } from './child-path.ts'
import { lockChildren, type PathDependencies } from './path-edit.ts'
import { findStudentNames } from './queries.ts'

/** Returns the path with the step open, the same path if it is open already, or null if the path is full. */
function withOpenStep(path: PathDocument, entry: PathEntry): PathDocument | null {
  const key = formatStepKey(entry)
  const known = path.entries.find((other) => formatStepKey(other) === key)
  if (known !== undefined) {
    // A step in the treehouse needs no earlier step.
    const isOpen = known.lock === 'open' || (known.lock === 'auto' && known.phase_id === null)
    if (isOpen && !known.waived) return path
    const opened: PathEntry = { ...known, lock: 'open', waived: false }
    return { ...path, entries: path.entries.map((other) => (other === known ? opened : other)) }
  }
  const { entries, left } = addEntries(path.entries, [entry])
  if (left > 0) return null
  const worldOf = ({ phase_id }: PathEntry) => phase_id ?? Number.MAX_SAFE_INTEGER
  return { ...path, entries: entries.toSorted((a, b) => worldOf(a) - worldOf(b)) }
}

const hasPassed = ({ steps }: ChildChoice, nr: number, is_own: boolean): boolean =>
  steps.some(
    (step) =>
      step.nr === nr &&
      (step.owner_id !== null) === is_own &&
      !step.is_test_step &&
      step.removed_at === null &&
      step.is_complete &&
      !isStepWaived(step),
  )

/** Gives a step to children of any groups, each on an own path (DOE-4). Throws 404 without access. */
export async function giveStepToChildren(
  dependencies: PathDependencies,
  call: SupervisorCall,
  { student_ids, nr, is_own }: StepGift,
): Promise<GivenStep> {
  const { transaction, caller, now } = call
  const ids = [...new Set(student_ids)]
  if ((await findUnsupervised(transaction, caller, ids)).length > 0) throw createNotFoundError()
  const steps = await readPreparableSteps(transaction, dependencies.contents, caller.organisation_id)
  const key = { nr, is_own, is_test_step: false }
  const content = steps.find(key)
  if (content === undefined) throw createNotFoundError()
  await lockChildren(dependencies, call, ids)
  const entry = createEntry(key, !is_own && isAllowedInWorld(key) ? content.world : null, { lock: 'open' })
  const given = (await readChildChoices(transaction, ids)).map((before) => ({
    before,
    isPassed: hasPassed(before, nr, is_own),
    path: withOpenStep(before.path, entry),
  }))
  const changes = given.flatMap(({ before, isPassed, path }) =>
    isPassed || path === null || path === before.path
      ? []
      : [{ before, after: { follows_group_id: null, path } }],
  )
  const changed_ids = changes.map(({ before }) => before.student_id)
  if (changes.length > 0) {
    await changeChildren(dependencies, call, changes)
    recordEvent(transaction, caller, { type: 'path_given', student_ids: changed_ids, group_id: null }, now)
  }
  const named = orderByName(await findStudentNames(transaction, ids))
  const namesOf = (some: typeof given) => {
    const of = new Set(some.map(({ before }) => before.student_id))
    return named.filter(({ id }) => of.has(id)).map(({ screen_name }) => screen_name)
  }
  return {
    changed_ids,
    own_path_ids: changes.flatMap(({ before }) =>
      before.follows_group_id === null ? [] : [before.student_id],
    ),
    passed: namesOf(given.filter(({ isPassed }) => isPassed)),
    had: namesOf(given.filter(({ before, isPassed, path }) => !isPassed && path === before.path)),
    unreached: namesOf(given.filter(({ isPassed, path }) => !isPassed && path === null)),
    updated_at: now,
  }
}
