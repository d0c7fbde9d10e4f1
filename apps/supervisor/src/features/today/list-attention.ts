import type { Today } from '@letterliaan/contract'
import { countOf } from '@letterliaan/texts/numbers'
import type { Attention, AttentionChild } from './AttentionList.tsx'

/** Where each thing is dealt with. */
export interface TodayAddresses {
  readonly marked: string
  readonly reports: string
  readonly pathOf: (student_id: number) => string
  readonly measuresOf: (student_id: number) => string
  readonly groupPath: (group_id: number) => string
}

/** A group, and who is in it. */
export interface AttentionGroup {
  readonly id: number
  readonly name: string
  readonly student_ids: readonly number[]
}

/** For so many groups a path can be prepared from one row. */
const maxGroupActions = 2

/** '1 kind heeft …', '3 kinderen hebben …'. */
const sentence = (count: number, singular: string, plural: string): string =>
  `${countOf(count, 'kind', 'kinderen')} ${count === 1 ? singular : plural}`

type CountedAttention = Attention & { readonly count: number }

/** What waits, the most urgent first: who can't play, who soon can't, who needs help, and then what is no child. */
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
const toStep = (row: Today['due_steps'][number], addresses: TodayAddresses, times = 1): AttentionChild => ({
  ...toChild(row, addresses, `${row.position}. ${row.label}${times > 1 ? `, ${times} keer` : ''}`),
  key: `${row.id}-${row.step_id}`,
})

/** Children whose path does not lead on, or soon will not. */
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
      title: sentence(without_steps.length, 'heeft nog geen stappen', 'hebben nog geen stappen'),
      advice: 'Zet stappen klaar, dan kan het spel beginnen.',
      actions: listGroupPaths(without_steps, addresses, groups),
      children: without_steps.map((student) => toChild(student, addresses)),
    },
    {
      key: 'stuck',
      count: stuck.length,
      picture: 'locked',
      title: sentence(stuck.length, 'kan niet verder', 'kunnen niet verder'),
      advice: 'Alle stappen die over zijn, zitten op slot. Zet er een open.',
      children: stuck.map((student) => toChild(student, addresses)),
    },
    {
      key: 'running_out',
      count: running_out.length,
      picture: 'hourglass-not-done',
      title: sentence(running_out.length, 'is bijna klaar met het pad', 'zijn bijna klaar met hun pad'),
      advice: 'Zet nieuwe stappen klaar voor het pad op is.',
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
    .map(({ id, name }) => ({ label: `Zet klaar voor ${name}`, to: groupPath(id) }))
}

/** Children and steps that wait for a decision. */
function listDecisions(today: Today, addresses: TodayAddresses): CountedAttention[] {
  const { failed_dictations, failed_exercises, due_steps, measure_proposals } = today
  return [
    {
      key: 'failed_dictations',
      count: failed_dictations.length,
      picture: 'pencil',
      title: countOf(failed_dictations.length, 'dictee is niet gehaald', 'dictees zijn niet gehaald'),
      advice: 'Kijk wat er misging, en kies wat helpt: nog eens oefenen, of een stap terug.',
      children: failed_dictations.map((row) => toStep(row, addresses, row.num_failed)),
    },
    {
      key: 'failed_exercises',
      count: failed_exercises.length,
      picture: 'snail',
      title: countOf(failed_exercises.length, 'stap lukt steeds niet', 'stappen lukken steeds niet'),
      advice: 'Een oefening ging drie keer of vaker mis. Help even, of zet hem een ster lager.',
      children: failed_exercises.map((row) => toStep(row, addresses, row.num_failed)),
    },
    {
      key: 'measure_proposals',
      count: measure_proposals.length,
      picture: 'compass',
      title: countOf(measure_proposals.length, 'meting is gemaakt', 'metingen zijn gemaakt'),
      advice: 'Bekijk het voorstel, en kies wat u overneemt.',
      children: measure_proposals.map((student) =>
        Object.assign(toChild(student, addresses), { to: addresses.measuresOf(student.id) }),
      ),
    },
    {
      key: 'due_steps',
      count: due_steps.length,
      picture: 'books',
      title: countOf(due_steps.length, 'stap is toe aan herhaling', 'stappen zijn toe aan herhaling'),
      advice: 'Hier komt herhaling niet vanzelf: kies zelf wat er herhaald wordt.',
      children: due_steps.map((row) => toStep(row, addresses)),
    },
  ]
}

/** What waits and is about no child. */
function listOthers(
  { num_marked_words, num_open_reports }: Today,
  addresses: TodayAddresses,
): CountedAttention[] {
  return [
    {
      key: 'marked',
      count: num_marked_words,
      picture: 'loudspeaker',
      title: countOf(num_marked_words, 'woord klinkt raar', 'woorden klinken raar'),
      advice: 'Verbeter de klanken, of spreek het woord zelf in.',
      actions: [{ label: 'Luister', to: addresses.marked }],
    },
    {
      key: 'reports',
      count: num_open_reports,
      picture: 'bell',
      title: countOf(num_open_reports, 'melding is niet afgehandeld', 'meldingen zijn niet afgehandeld'),
      advice: 'Een leerling heeft een fout gevonden.',
      actions: [{ label: 'Lees', to: addresses.reports }],
    },
  ]
}

const explainLeft = (num_left: number): string =>
  num_left === 0 ? 'het pad is op' : `nog ${countOf(num_left, 'stap', 'stappen')}`
