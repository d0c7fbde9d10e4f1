import type { Today } from '@letterliaan/contract'
import { countOf } from '../../app/format.ts'
import type { Attention, AttentionChild } from './AttentionList.tsx'

/** Where each thing is dealt with. */
export interface TodayAddresses {
  readonly marked: string
  readonly reports: string
  readonly pathOf: (student_id: number) => string
}

/** '1 kind heeft …', '3 kinderen hebben …'. */
const sentence = (count: number, singular: string, plural: string): string =>
  `${countOf(count, 'kind', 'kinderen')} ${count === 1 ? singular : plural}`

/** What waits, the most urgent first: who can't play, who soon can't, who needs help, and then what is no child. */
export function listAttention(today: Today, addresses: TodayAddresses): readonly Attention[] {
  const { without_steps, stuck, running_out, failed_dictations, num_marked_words, num_open_reports } = today
  const child = (
    { id, screen_name, buddy_id }: Today['stuck'][number],
    detail?: string,
    key = String(id),
  ): AttentionChild => ({ key, id, screen_name, buddy_id, detail, to: addresses.pathOf(id) })

  const items: readonly (Attention & { readonly count: number })[] = [
    {
      key: 'without_steps',
      count: without_steps.length,
      picture: 'footprints',
      title: sentence(without_steps.length, 'heeft nog geen stappen', 'hebben nog geen stappen'),
      advice: 'Zet stappen klaar, dan kan het spel beginnen.',
      children: without_steps.map((student) => child(student)),
    },
    {
      key: 'stuck',
      count: stuck.length,
      picture: 'locked',
      title: sentence(stuck.length, 'kan niet verder', 'kunnen niet verder'),
      advice: 'Alle stappen die over zijn, zitten op slot. Zet er een open.',
      children: stuck.map((student) => child(student)),
    },
    {
      key: 'running_out',
      count: running_out.length,
      picture: 'hourglass-not-done',
      title: sentence(running_out.length, 'is bijna klaar met het pad', 'zijn bijna klaar met hun pad'),
      advice: 'Zet nieuwe stappen klaar voor het pad op is.',
      children: running_out.map((student) => child(student, explainLeft(student.num_left))),
    },
    {
      key: 'failed_dictations',
      count: failed_dictations.length,
      picture: 'pencil',
      title: countOf(failed_dictations.length, 'dictee is niet gehaald', 'dictees zijn niet gehaald'),
      advice: 'Kijk wat er misging, en kies wat helpt: nog eens oefenen, of een stap terug.',
      children: failed_dictations.map((student) =>
        child(student, `${student.position}. ${student.label}`, `${student.id}-${student.step_id}`),
      ),
    },
    {
      key: 'marked',
      count: num_marked_words,
      picture: 'loudspeaker',
      title: countOf(num_marked_words, 'woord klinkt raar', 'woorden klinken raar'),
      advice: 'Verbeter de klanken, of spreek het woord zelf in.',
      action: { label: 'Luister', to: addresses.marked },
    },
    {
      key: 'reports',
      count: num_open_reports,
      picture: 'bell',
      title: countOf(num_open_reports, 'melding is niet afgehandeld', 'meldingen zijn niet afgehandeld'),
      advice: 'Een leerling heeft een fout gevonden.',
      action: { label: 'Lees', to: addresses.reports },
    },
  ]
  return items.filter(({ count }) => count > 0)
}

const explainLeft = (num_left: number): string =>
  num_left === 0 ? 'het pad is op' : `nog ${countOf(num_left, 'stap', 'stappen')}`
