import type { CategoryMastery, SpellingTally } from '@letterliaan/contract'
import { tallyTraining } from '../mastery.ts'
import type { StudentLog } from '../student-log.ts'
import { tallyTurns, isTrainingTemplate } from '../turns.ts'

/** A step whose words were practised in a period. `nr` is null if it no longer exists. Times: unix seconds. */
export interface PractisedStep extends SpellingTally, Pick<CategoryMastery, 'trained' | 'untrained'> {
  readonly nr: number | null
  readonly label: string
  /** Dictations and toetsen do not count for these times. */
  readonly first_at: number
  readonly last_at: number
}

/** Lists the steps of practised words in the order of first practice. Ignores measures (ZEG-2). */
export function listPractisedSteps(
  { log, turns, lexicon }: Pick<StudentLog, 'log' | 'turns' | 'lexicon'>,
  measureSteps: ReadonlySet<number>,
): PractisedStep[] {
  const turnsOf = Map.groupBy(
    turns.filter(({ step_id }) => !measureSteps.has(step_id)),
    ({ word_id }) => lexicon.stepOf(word_id),
  )
  const practice = log.filter(({ template }) => isTrainingTemplate(template))
  return [...Map.groupBy(practice, ({ word_id }) => lexicon.stepOf(word_id))].map(([step, rows]) => {
    const own = turnsOf.get(step) ?? []
    const met = {
      nr: step?.nr ?? null,
      label: step?.label ?? 'Stap die niet meer bestaat',
      first_at: rows[0]?.created_at ?? 0,
      last_at: rows.at(-1)?.created_at ?? 0,
    }
    return Object.assign(met, tallyTurns(own.filter(({ isMeasured }) => !isMeasured)), tallyTraining(own))
  })
}
