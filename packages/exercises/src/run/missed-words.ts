import type { DetailedResult, StudentExercise, Word } from '@letterliaan/contract'
import { ExerciseStatus } from '@letterliaan/contract/status'
import type { ExerciseState } from './exercise-state.ts'

/** It leads to its own missed words (WEET-10). */
export const hasFailedDictation = ({ run, setup }: Pick<ExerciseState, 'run' | 'setup'>): boolean =>
  setup.logic.run?.isDictation === true && run.is_complete && run.status === ExerciseStatus.failed

/** Were words missed, in a dictation that may have passed all the same? */
export const hasMissedWords = ({ run }: Pick<ExerciseState, 'run'>): boolean =>
  listMissedResults(run).length > 0

export const listMissedResults = ({ detailed_results }: Pick<StudentExercise, 'detailed_results'>) =>
  detailed_results.filter(({ success }) => !success)

/** Did the child write it rightly itself, after an answer that was wrong? */
export const wasMended = ({ completed, num_tries, num_errors }: DetailedResult): boolean =>
  completed && num_errors > 0 && num_errors < num_tries

/** Has the word before just gone by without a right answer, where there was more than one try? Then the child is told. */
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

/** Written in a row before the child may stop. */
export const missedGroupSize = 3
