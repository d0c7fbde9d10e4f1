import type { Today } from '@letterliaan/contract'
import type { Attention, AttentionChild } from './AttentionList.tsx'
import { fill } from '@letterliaan/texts'
import * as texts from './texts.ts'

export interface TodayAddresses {
  readonly marked: string
  readonly reports: string
  readonly pathOf: (student_id: number) => string
  readonly measuresOf: (student_id: number) => string
  readonly groupPath: (group_id: number) => string
}

export interface AttentionGroup {
  readonly id: number
  readonly name: string
  readonly student_ids: readonly number[]
}

const maxGroupActions = 2

type CountedAttention = Attention & { readonly count: number }

/** The most urgent first: who can't play, who soon can't, who needs help; last what is not about a child. */
export const listAttention = (
  today: Today,
  addresses: TodayAddresses,
  groups: readonly AttentionGroup[],
): readonly Attention[] =>
  [
    ...listPaths(today, addresses, groups),
    ...listDecisions(today, addresses),
    ...listOthers(today, addresses),
  ].filter(({ count }) => count > 0)

const toChild = (
  { id, screen_name, buddy_id }: Today['stuck'][number],
  { pathOf }: TodayAddresses,
  detail?: string,
): AttentionChild => ({ key: String(id), id, screen_name, buddy_id, detail, to: pathOf(id) })

/** A child for one of its steps: it may be in the list for another one too. */
function toStep(row: Today['due_steps'][number], addresses: TodayAddresses, times = 1): AttentionChild {
  const step = `${row.position}. ${row.label}`
  const detail = times > 1 ? fill(texts.stepTimes, { step, times }) : step
  return { ...toChild(row, addresses, detail), key: `${row.id}-${row.step_id}` }
}

/** Children who can't go on, or soon can't. */
function listPaths(
  { without_steps, stuck, running_out }: Today,
  addresses: TodayAddresses,
  groups: readonly AttentionGroup[],
): CountedAttention[] {
  return [
    {
      key: 'without_steps',
      count: without_steps.length,
      picture: 'footprints',
      title: fill(texts.withoutSteps.title, { count: without_steps.length }),
      advice: texts.withoutSteps.advice,
      actions: listGroupPaths(without_steps, addresses, groups),
      children: without_steps.map((student) => toChild(student, addresses)),
    },
    {
      key: 'stuck',
      count: stuck.length,
      picture: 'locked',
      title: fill(texts.stuck.title, { count: stuck.length }),
      advice: texts.stuck.advice,
      children: stuck.map((student) => toChild(student, addresses)),
    },
    {
      key: 'running_out',
      count: running_out.length,
      picture: 'hourglass-not-done',
      title: fill(texts.runningOut.title, { count: running_out.length }),
      advice: texts.runningOut.advice,
      children: running_out.map((student) => toChild(student, addresses, explainLeft(student.num_left))),
    },
  ]
}

/** The paths of the groups that most of these children are in; one child alone has its own. */
const listGroupPaths = (
  students: Today['without_steps'],
  { groupPath }: TodayAddresses,
  groups: readonly AttentionGroup[],
): Attention['actions'] => {
  const ids = new Set(students.map(({ id }) => id))
  return groups
    .map(({ student_ids, ...group }) => ({ ...group, count: student_ids.filter((id) => ids.has(id)).length }))
    .filter(({ count }) => count > 1)
    .toSorted((a, b) => b.count - a.count)
    .slice(0, maxGroupActions)
    .map(({ id, name }) => ({ label: fill(texts.withoutSteps.prepareFor, { name }), to: groupPath(id) }))
}

function listDecisions(today: Today, addresses: TodayAddresses): CountedAttention[] {
  const { failed_dictations, failed_exercises, due_steps, measure_proposals } = today
  return [
    {
      key: 'failed_dictations',
      count: failed_dictations.length,
      picture: 'pencil',
      title: fill(texts.failedDictations.title, { count: failed_dictations.length }),
      advice: texts.failedDictations.advice,
      children: failed_dictations.map((row) => toStep(row, addresses, row.num_failed)),
    },
    {
      key: 'failed_exercises',
      count: failed_exercises.length,
      picture: 'snail',
      title: fill(texts.failedExercises.title, { count: failed_exercises.length }),
      advice: texts.failedExercises.advice,
      children: failed_exercises.map((row) => toStep(row, addresses, row.num_failed)),
    },
    {
      key: 'measure_proposals',
      count: measure_proposals.length,
      picture: 'compass',
      title: fill(texts.measureProposals.title, { count: measure_proposals.length }),
      advice: texts.measureProposals.advice,
      children: measure_proposals.map((student) =>
        Object.assign(toChild(student, addresses), { to: addresses.measuresOf(student.id) }),
      ),
    },
    {
      key: 'due_steps',
      count: due_steps.length,
      picture: 'books',
      title: fill(texts.dueSteps.title, { count: due_steps.length }),
      advice: texts.dueSteps.advice,
      children: due_steps.map((row) => toStep(row, addresses)),
    },
  ]
}

function listOthers(
  { num_marked_words, num_open_reports }: Today,
  addresses: TodayAddresses,
): CountedAttention[] {
  return [
    {
      key: 'marked',
      count: num_marked_words,
      picture: 'loudspeaker',
      title: fill(texts.marked.title, { count: num_marked_words }),
      advice: texts.marked.advice,
      actions: [{ label: texts.marked.action, to: addresses.marked }],
    },
    {
      key: 'reports',
      count: num_open_reports,
      picture: 'bell',
      title: fill(texts.reports.title, { count: num_open_reports }),
      advice: texts.reports.advice,
      actions: [{ label: texts.reports.action, to: addresses.reports }],
    },
  ]
}

const explainLeft = (num_left: number): string =>
  num_left === 0 ? texts.runningOut.none : fill(texts.runningOut.left, { count: num_left })
