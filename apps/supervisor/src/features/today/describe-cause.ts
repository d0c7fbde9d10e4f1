import type { TodayCause } from '@letterliaan/contract'
import { fill } from '@letterliaan/texts'
import type { ControlIconName } from '../../app/controls/ControlIcon.tsx'
import { formatCalendarDay, formatMoment, formatRecentDay } from '../../app/format.ts'
import { texts as commonTexts } from '../../app/texts/common.ts'
import { addresses } from '../../app/addresses.ts'
import { texts } from './texts.ts'

type Kind = TodayCause['kind']

export const causeIcons: Readonly<Record<Kind, ControlIconName>> = {
  no_steps: 'path',
  locked: 'lock',
  path_done: 'flag',
  absent: 'clock',
  back: 'falling',
  stuck: 'pencil',
  suspect: 'eye',
  care: 'flag',
  measured: 'ruler',
  measure_waits: 'ruler',
  intervention: 'flag',
  running_out: 'path',
}

/** Returns the text after the child's name, without a capital. */
export function describeCause(cause: TodayCause): string {
  switch (cause.kind) {
    case 'no_steps':
    case 'locked':
    case 'path_done':
    case 'measured':
    case 'back':
      return texts.causes[cause.kind]
    case 'absent':
      return cause.last_at === null
        ? texts.causes.never
        : fill(texts.causes.absent, { day: formatRecentDay(cause.last_at) })
    case 'stuck': {
      const told = { step: cause.label, count: cause.num_failed }
      return cause.failed === 'dictation'
        ? fill(texts.causes.stuckDictation, told)
        : fill(texts.causes.stuckExercise, told)
    }
    case 'suspect':
      return fill(texts.causes.suspect, { moment: formatMoment(cause.started_at), how: tellHow(cause) })
    case 'intervention':
      return fill(cause.is_over ? texts.causes.interventionOver : texts.causes.interventionEnds, {
        label: cause.label,
        day: formatCalendarDay(cause.end_on),
      })
    case 'care':
      return fill(texts.causes.care, { scores: cause.scores })
    case 'measure_waits':
      return fill(texts.causes.measureWaits, { label: cause.label, day: formatRecentDay(cause.given_at) })
    case 'running_out':
      return fill(texts.causes.running_out, { count: cause.num_left })
  }
}

const tellHow = ({ speed, skill }: Extract<TodayCause, { kind: 'suspect' }>): string => {
  const how = [speed, skill].flatMap((word) => (word === null ? [] : texts.comparisons[word]))
  return how.length === 0 ? texts.comparisons.other : how.join(commonTexts.and)
}

/** Returns the categories or words that explain a cause, or null. */
export function describeDetail(cause: TodayCause): string | null {
  if (cause.kind === 'back' && cause.categories.length > 0)
    return fill(texts.backAt, { categories: cause.categories.join(', ') })
  if (cause.kind === 'stuck' && cause.words.length > 0) {
    const words = cause.words.map(({ word, written }) =>
      written === null || written === word ? word : fill(texts.wrongWord, { word, written }),
    )
    return fill(texts.wrongWords, { words: words.join(', ') })
  }
  return null
}

export function findCauseAddress(id: number, cause: TodayCause): string {
  switch (cause.kind) {
    case 'absent':
      return cause.last_at === null ? addresses.childCard(id) : addresses.child(id)
    case 'back':
    case 'care':
      return addresses.child(id)
    case 'stuck':
      return addresses.failedDictation(id, cause.step_id)
    case 'suspect':
      return addresses.session(id, cause.started_at)
    case 'measured':
      return addresses.measures(id)
    case 'measure_waits':
    case 'intervention':
      return addresses.intervention(cause.intervention_id)
    case 'no_steps':
    case 'locked':
    case 'path_done':
    case 'running_out':
      return addresses.childPath(id)
  }
}
