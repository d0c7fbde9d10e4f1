import type { ChildPath, StepProgress } from '@letterliaan/contract'
import { describePlaceOnPath } from '../../apps/supervisor/src/features/path/describe-progress.ts'
import { listWorkDone } from './compare-log.ts'
import { numSchoolWeeks } from './children.ts'
import type { Bench } from './compare-child.ts'
import type { DoneTask, SchoolChild } from './school.ts'

/** Two to explore, two to practise, and two dictations. Fewer exercises do not pass a step. */
const numExercises = 6
/** A practice with a wrong word waits until the word is written again (ADR 20), which no child does here. */
const [minDictation, minPractice] = [80, 100]
/** No child with a skill below `least` has mastered a step, and every child above `sure` has (ADR 80). */
const mastering = { least: 0.8, sure: 0.95 } as const

const stepOf = ({ exercise_id }: DoneTask): number => Math.floor(exercise_id / 100)

function percentOf(done: readonly DoneTask[]): number {
  const words = [...Map.groupBy(done, ({ word }) => word).values()]
  const right = words.filter((tries) => tries.every(({ written }) => written === null)).length
  return words.length === 0 ? 0 : Math.floor((100 * right) / words.length)
}

interface TrueStep {
  readonly step_id: number
  readonly isPassed: boolean
  readonly hasFailed: boolean
  /** Time of the last answer of the dictation; null if it was not taken. */
  readonly dictatedAt: number | null
  readonly lastAt: number
}

function listTrueSteps(bench: Bench, child: SchoolChild): TrueStep[] {
  const own = listWorkDone(bench, child).filter(({ template }) => template !== 'Test')
  return [...Map.groupBy(own, stepOf)].map(([step_id, done]) => {
    const dictation = done.filter(({ template }) => template === 'StapDictee')
    const practice = done.filter(({ template }) => template === 'LuisterTyp')
    const exercises = new Set(done.map(({ exercise_id }) => exercise_id)).size
    return {
      step_id,
      isPassed:
        percentOf(dictation) >= minDictation &&
        percentOf(practice) >= minPractice &&
        exercises >= numExercises,
      hasFailed: dictation.length > 0 && percentOf(dictation) < minDictation,
      dictatedAt: dictation.at(-1)?.at ?? null,
      lastAt: done.at(-1)?.at ?? 0,
    }
  })
}

/** Compares passed steps, stars, dates, failures and sentences (DOE-3). */
export async function compareProgress(bench: Bench, child: SchoolChild): Promise<void> {
  const path = await bench.juf.call('GET /api/v1/begeleider/student/:id/path', {
    params: { id: child.student_id },
  })
  const progressOf = new Map(path.progress.map((step) => [step.step_id, step]))
  const steps = listTrueSteps(bench, child).filter(({ step_id }) => progressOf.has(step_id))
  for (const { step_id, isPassed, hasFailed, dictatedAt, lastAt } of steps) {
    const shown = progressOf.get(step_id)
    if (shown === undefined) continue
    bench.tally.compare(
      'path',
      `${child.name} (${child.event ?? 'no event'}) step ${shown.nr}`,
      [
        shown.highest_difficulty_completed,
        isPassed ? shown.completed_at : null,
        shown.last_worked_at,
        shown.num_failed,
        shown.last_failed_at,
      ],
      [
        isPassed ? 2 : null,
        isPassed ? dictatedAt : null,
        lastAt,
        hasFailed ? 1 : 0,
        hasFailed ? dictatedAt : null,
      ],
    )
    judgeMastery(bench, child, shown, isPassed)
  }
  comparePlace(bench, child, path, steps.filter(({ isPassed }) => isPassed).length)
}

function judgeMastery(bench: Bench, child: SchoolChild, step: StepProgress, isPassed: boolean): void {
  const category = bench.categoryOf({ nr: step.nr, organisation_id: null })
  const chance = bench.truth(child, category, numSchoolWeeks - 1)
  const what = `${child.name} (${child.course}) ${step.nr}, ${category}: ${chance.toFixed(2)}`
  if (step.is_mastered) bench.tally.say('path: mastered', what, chance >= mastering.least)
  else if (isPassed && chance >= mastering.sure) bench.tally.miss('path: mastered')
}

function comparePlace({ tally }: Bench, child: SchoolChild, path: ChildPath, passed: number): void {
  const told = describePlaceOnPath(child.name, path)
  const [, all, one, many] =
    /Van de (\d+) stappen op het pad (?:is er (\d+)|zijn er (\d+)) gehaald/.exec(told) ?? []
  tally.compare(
    'dossier, sentences',
    `${child.name} place`,
    [all, one ?? many],
    [path.path.entries.length, passed],
  )
}
