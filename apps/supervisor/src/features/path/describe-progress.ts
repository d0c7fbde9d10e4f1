import type { ChildPath, StepKey, StepProgress, PathEntry } from '@letterliaan/contract'
import { formatStepKey, listBlockedWorlds } from '@letterliaan/rules/preparation'
import { fill } from '@letterliaan/texts'
import { formatRecentDay } from '../../app/format.ts'
import { texts as commonTexts } from '../../app/texts/common.ts'
import { texts } from './texts.ts'

export type ProgressOf = (step: StepKey) => StepProgress | undefined

export function createProgressLookup(progress: readonly StepProgress[]): ProgressOf {
  const byKey = new Map(progress.map((row) => [formatStepKey(row), row]))
  return (step) => byKey.get(formatStepKey(step))
}

/** Returns whether the step is complete only because a supervisor skipped it. */
const isSkipped = ({ waived, highest_difficulty_completed }: StepProgress): boolean =>
  waived && highest_difficulty_completed === null

/** Summarises work in a step, such as passed, 'beheerst' or failed, with the day (DOE-3). */
export function describeProgress(progress: StepProgress): readonly string[] {
  const { is_complete, completed_at } = progress
  const { is_mastered, has_faded, last_worked_at, last_failed_at, num_failed } = progress
  const passed = completed_at === null ? commonTexts.passed : texts.progress.passedOn
  const wasPassedSince = is_complete && (completed_at ?? 0) >= (last_failed_at ?? Infinity)
  const failed = wasPassedSince ? texts.progress.failedBefore : texts.progress.failed
  return [
    is_complete &&
      !isSkipped(progress) &&
      fill(passed, { day: completed_at === null ? '' : formatRecentDay(completed_at) }),
    is_mastered && texts.progress.mastered,
    has_faded && texts.progress.faded,
    last_failed_at !== null && fill(failed, { count: num_failed, day: formatRecentDay(last_failed_at) }),
    !is_complete &&
      last_failed_at === null &&
      last_worked_at !== null &&
      fill(texts.progress.busy, { day: formatRecentDay(last_worked_at) }),
  ].filter((part) => part !== false)
}

/** Returns null if the step has no stars or is not passed. */
export const describeStars = ({
  is_complete,
  highest_difficulty_completed: count,
}: StepProgress): string | null => (is_complete && count !== null ? fill(commonTexts.stars, { count }) : null)

export function describeEntry(progress: StepProgress | undefined): string {
  const parts =
    progress === undefined
      ? []
      : [...describeProgress(progress), describeStars(progress)].filter((part) => part !== null)
  return parts.length === 0 ? texts.progress.nothing : fill(texts.progress.did, { parts: parts.join(', ') })
}

export function describePlaceOnPath(
  name: string,
  { path, progress }: Pick<ChildPath, 'path' | 'progress'>,
): string {
  const { length: all } = path.entries
  if (all === 0) return fill(texts.place.none, { name })
  const skipped = progress.filter(isSkipped).length
  const count = progress.filter(({ is_complete }) => is_complete).length - skipped
  const mastered = progress.filter(({ is_mastered }) => is_mastered).length
  const current = progress.find(({ is_current }) => is_current)
  return [
    current && fill(texts.place.now, { label: current.label }),
    fill(texts.place.passed, { count, all }),
    skipped > 0 && fill(texts.place.skipped, { count: skipped }),
    mastered > 0 && fill(texts.place.mastered, { count: mastered }),
  ]
    .filter(Boolean)
    .join(' ')
}

const listFormat = new Intl.ListFormat('nl')

/** Warns about open steps in a locked world (PATH-3). Returns null if there are none. */
export function warnAboutLockedWorlds(
  name: string,
  entries: readonly PathEntry[],
  progressOf: ProgressOf,
  phase_id: number,
): string | null {
  const set = entries.map((entry) => ({
    phase_id: entry.phase_id,
    lock: entry.lock,
    is_complete: entry.waived || progressOf(entry)?.is_complete === true,
  }))
  const shut = listBlockedWorlds(set, phase_id)
  if (shut.length === 0) return null
  return fill(texts.shutWorlds, { name, count: shut.length, worlds: listFormat.format(shut.map(String)) })
}
