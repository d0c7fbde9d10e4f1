import type { DetailedResult, StudentExercise, Word } from '@letterliaan/contract'
import { ExerciseStatus } from '@letterliaan/contract/status'
import type { ExerciseState } from './exercise-state.ts'

/** True for a failed dictation, after which the child writes its missed words (WEET-10). */
export const hasFailedDictation = ({ run, setup }: Pick<ExerciseState, 'run' | 'setup'>): boolean =>
  setup.logic.run?.isDictation === true && run.is_complete && run.status === ExerciseStatus.failed

/** True if words were missed, also in a passed dictation. */
export const hasMissedWords = ({ run }: Pick<ExerciseState, 'run'>): boolean =>
  listMissedResults(run).length > 0

export const listMissedResults = ({ detailed_results }: Pick<StudentExercise, 'detailed_results'>) =>
  detailed_results.filter(({ success }) => !success)

/** True if the child wrote the word right after a wrong answer. */
export const wasCorrected = ({ completed, num_tries, num_errors }: DetailedResult): boolean =>
  completed && num_errors > 0 && num_errors < num_tries

/** True if the previous word ended without a right answer after several tries. A message says so. */
export const isAfterMissedWord = ({
  setup,
  run,
  progress,
  turnNumber,
}: Pick<ExerciseState, 'setup' | 'run' | 'progress' | 'turnNumber'>): boolean => {
  const { tries = 1, toldAtEnd } = setup.logic.turn
  const before = run.detailed_results[progress.word_index - 1]
  if (tries < 2 || toldAtEnd || turnNumber < 2 || before === undefined) return false
  return before.completed && before.num_errors === before.num_tries
}

export interface MissedWord {
  readonly word: Word
  readonly result: DetailedResult
}

export const listMissedWords = (run: StudentExercise): MissedWord[] =>
  listMissedResults(run).flatMap((result) => {
    const word = run.words.find((other) => other.word === result.word)
    return word === undefined ? [] : [{ word, result }]
  })

/** Number of consecutive words to write before the child may stop. */
export const missedGroupSize = 3
