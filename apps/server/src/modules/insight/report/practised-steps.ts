import type { CategoryMastery, SpellingTally } from '@letterliaan/contract'
import { tallyTraining } from '../mastery.ts'
import type { StudentLog } from '../student-log.ts'
import { tallyOf } from '../turns.ts'

/** A step whose words a child met in a period; `nr` is null for a step that is gone. Times in unix seconds. */
export interface PractisedStep extends SpellingTally, Pick<CategoryMastery, 'trained' | 'untrained'> {
  readonly nr: number | null
  readonly label: string
  readonly first_at: number
  readonly last_at: number
}

/** The steps of the words in a log, those that were met first first. */
export function listPractisedSteps({
  log,
  turns,
  lexicon,
}: Pick<StudentLog, 'log' | 'turns' | 'lexicon'>): PractisedStep[] {
  const turnsOf = Map.groupBy(turns, ({ word_id }) => lexicon.stepOf(word_id))
  return [...Map.groupBy(log, ({ word_id }) => lexicon.stepOf(word_id))].map(([step, rows]) => {
    const own = turnsOf.get(step) ?? []
    const met = {
      nr: step?.nr ?? null,
      label: step?.label ?? 'Stap die niet meer bestaat',
      first_at: rows[0]?.created_at ?? 0,
      last_at: rows.at(-1)?.created_at ?? 0,
    }
    return Object.assign(met, tallyOf(own), tallyTraining(own))
  })
}
