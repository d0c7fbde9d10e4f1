import type { Activity, ProgressBody, Word } from '@letterliaan/contract'
import { templates } from '@letterliaan/exercises/logic'
import type { Transaction } from '../../../db/database.ts'
import { locationActivityType } from '../../../db/personal-data/tables.ts'
import { recordEvent } from '../../../events/record-event.ts'
import type { StudentCaller } from '../../../plugins/auth/caller.ts'
import { setActivity } from '../rewards/queries.ts'
import type { Contents } from '../../curriculum/index.ts'
import { describeExercise, openExercise, findRun } from './exercise/open-exercise.ts'
import type { WorkDescription } from './exercise/move-in-run.ts'
import { isTestId, toStepId } from '../path/step/exercise-id.ts'
import { openToets } from './toets/open-toets.ts'
import { describeToets } from './toets/to-toets-entity.ts'

/** Stores where the child is (API-5) and notifies supervisors (ZIEN-1). `now`: unix seconds. */
export async function storeLocation(
  transaction: Transaction,
  contents: Contents,
  { organisation_id, student_id }: StudentCaller,
  { exercise_id, ...reported }: ProgressBody,
  now: number,
): Promise<Activity> {
  const { tellsOutcome, names, words } = await findPlayed(transaction, contents, student_id, {
    exercise_id,
    ...reported,
    now,
  })
  // The reported errors are set to 0 in work whose results are hidden from the child.
  const data = tellsOutcome ? reported : { ...reported, errors: 0 }
  const step_id = toStepId(exercise_id)
  const word = reported.step === atWords ? toWorkWord(words[reported.word_index]) : null
  const place = { ...data, ...names, exercise_id, student_id, step_id, word, num_words: words.length }
  const owner = { organisation_id, student_id }
  recordEvent(transaction, owner, { type: 'location_told', place }, now)
  return setActivity(transaction, owner, { type: locationActivityType, item_id: exercise_id, data }, now)
}

/** Number of the part of an exercise that asks its words (EX-1). */
const atWords = 2

const toWorkWord = (word: Word | undefined) => (word === undefined ? null : { id: word.id, word: word.word })

interface PlayedNow {
  readonly tellsOutcome: boolean
  readonly names: WorkDescription
  readonly words: readonly Word[]
}

async function findPlayed(
  transaction: Transaction,
  contents: Contents,
  student_id: number,
  { exercise_id: id, difficulty, now }: Pick<ProgressBody, 'exercise_id' | 'difficulty'> & { now: number },
): Promise<PlayedNow> {
  if (isTestId(id)) {
    const toets = await openToets(transaction, contents, student_id, id, now)
    const { words } = toets.toetsRun.state
    return { tellsOutcome: !templates.Test.turn.toldAtEnd, names: describeToets(toets), words }
  }
  const exercise = await openExercise(transaction, contents, student_id, id, { now, difficulty })
  const { words } = findRun(exercise, difficulty).state
  return { tellsOutcome: !exercise.logic.turn.toldAtEnd, names: describeExercise(exercise), words }
}
