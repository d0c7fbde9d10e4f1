import type { CategoryMastery, PracticeSession, StudentInsight } from '@letterliaan/contract'
import { fill } from '@letterliaan/texts'
import { formatDuration, sayUnreadRuns } from '@letterliaan/texts/numbers'
import { formatDay } from '../../app/format.ts'
import { concludeMastery } from './conclusions.ts'
import { texts as commonTexts } from '../../app/texts/common.ts'
import { texts } from './texts.ts'

type Named = Pick<CategoryMastery, 'category' | 'name'>

type Changes = Pick<StudentInsight, 'changes' | 'fall'>

/** Describes a decline or, if there is none, changes of this school year larger than their error (WEET-16). */
export function concludeChange(
  name: string,
  { changes: { is_known, together, categories: changed }, fall }: Changes,
  categories: readonly Named[],
): string {
  if (fall === null && !is_known) return fill(texts.growth.tooShort, { name })
  if (fall === null && together === null) return fill(texts.growth.noChange, { name })
  const shown = fall ?? changed.map(({ category }) => category)
  const names = categories.flatMap((known) => (shown.includes(known.category) ? [`‘${known.name}’`] : []))
  const told = fill(texts.growth[fall === null && together !== null ? together : 'fell'], { name })
  return names.length === 0 ? told : `${told} ${fill(texts.growth.mostIn, { names: names.join(', ') })}`
}

const fourWeeks = 28 * 86_400

/** Says when a child practised last, and how much in four weeks. `sessions` has the latest first. */
export function concludeLast(name: string, sessions: readonly PracticeSession[], now: number): string {
  const [latest] = sessions
  if (latest === undefined) return fill(commonTexts.neverPractised, { name })
  const recent = sessions.filter(({ started_at }) => started_at > now - fourWeeks)
  const last = fill(texts.growth.last, { day: formatDay(latest.started_at, now) })
  if (recent.length === 0) return `${last} ${texts.growth.notLately}`
  const duration = formatDuration(recent.reduce((sum, { seconds }) => sum + seconds, 0))
  return `${last} ${fill(texts.growth.lately, { count: recent.length, duration })}`
}

/** Returns sentences about how a child is doing. If the child has no work, returns one sentence. */
export const summariseChild = (
  name: string,
  {
    categories,
    num_unread_runs,
    ...changes
  }: Changes & Pick<StudentInsight, 'categories' | 'num_unread_runs'>,
  sessions: readonly PracticeSession[],
  now: number,
): readonly string[] =>
  sessions.length === 0 && categories.length === 0
    ? [concludeLast(name, sessions, now)]
    : [
        ...orderByNeed(changes, [
          concludeMastery(name, categories),
          concludeChange(name, changes, categories),
        ]),
        concludeLast(name, sessions, now),
        ...sayUnreadRuns(name, num_unread_runs),
      ]

/** Puts a decline above what goes well. */
const orderByNeed = ({ changes, fall }: Changes, told: readonly string[]): readonly string[] =>
  fall !== null || changes.together === 'back' ? told.toReversed() : told
