import type { CategoryMastery, SpellingTally } from '@letterliaan/contract'
import { tallyTraining } from '../mastery.ts'
import type { StudentLog } from '../student-log.ts'
import { tallyTurns, trains } from '../turns.ts'

/** A step whose words a child practised in a period; `nr` is null for a step that is gone. Times in unix seconds. */
export interface PractisedStep extends SpellingTally, Pick<CategoryMastery, 'trained' | 'untrained'> {
  readonly nr: number | null
  readonly label: string
  /** Words in a dictation or toets do not count as practice. */
  readonly first_at: number
  readonly last_at: number
}

/** The steps of the words that were practised, those that were met first first; what a measure asked is not in it (ZEG-2). */
export function listPractisedSteps(
  { log, turns, lexicon }: Pick<StudentLog, 'log' | 'turns' | 'lexicon'>,
  measureSteps: ReadonlySet<number>,
): PractisedStep[] {
  const turnsOf = Map.groupBy(
    turns.filter(({ step_id }) => !measureSteps.has(step_id)),
    ({ word_id }) => lexicon.stepOf(word_id),
  )
  const practice = log.filter(({ template }) => trains(template))
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
