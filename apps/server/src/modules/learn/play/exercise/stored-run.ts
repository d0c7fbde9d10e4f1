import type { StudentExercise } from '@letterliaan/contract'
import { createUntouchedResult } from '@letterliaan/rules'
import { decodeJson, encodeJson } from '../../../../db/json.ts'

/** A run as its row stores it: words by id, because their content belongs to the step. */
interface StoredRun extends Omit<
  StudentExercise,
  'words' | 'difficulty' | 'exercise_data' | 'expected_input' | 'documents'
> {
  readonly word_ids: readonly number[]
}

/** Encodes a run. Omits the values that results have before the first move. */
export function encodeRun(state: StudentExercise): string {
  const { words, difficulty: _, exercise_data: __, expected_input: ___, documents: ____, ...rest } = state
  const word_ids = words.map(({ id }) => id)
  const detailed_results = state.detailed_results.map((result) => {
    const fresh: Partial<Record<string, unknown>> = { ...createUntouchedResult(result), word: null }
    return Object.fromEntries(Object.entries(result).filter(([name, value]) => value !== fresh[name]))
  })
  return encodeJson({ ...rest, detailed_results, word_ids })
}

/** Decodes a run. Fills in the values that results have before the first move. */
export function readStoredRun(text: string): StoredRun {
  const stored = decodeJson<StoredRun>(text)
  const detailed_results = stored.detailed_results.map((result) => ({
    ...createUntouchedResult(result),
    ...result,
  }))
  return { ...stored, detailed_results }
}
