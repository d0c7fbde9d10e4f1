import type { ExerciseState } from '../../run/exercise-state.ts'

/** The word on the screen, for a report (BUG-2). */
export interface ShownWord {
  readonly word_index: number | null
  readonly word: string | null
  readonly expected_input: string | null
  readonly current_input: string | null
}

const nothing: ShownWord = { word_index: null, word: null, expected_input: null, current_input: null }

/** Flows store typed text as `input`, some inside `typing`. */
interface TypedState {
  readonly input?: unknown
  readonly typing?: { readonly input?: unknown }
}

function inputOf(flowState: unknown): string | null {
  if (typeof flowState !== 'object' || flowState === null) return null
  const { input, typing }: TypedState = flowState
  const typed = typing?.input ?? input
  return typeof typed === 'string' ? typed : JSON.stringify(flowState)
}

export function toShownWord({ turn, run, progress }: ExerciseState, flowState: unknown): ShownWord {
  if (turn === null) return nothing
  return {
    word_index: progress.word_index,
    word: turn.word.word,
    expected_input: run.expected_input,
    current_input: inputOf(flowState),
  }
}
