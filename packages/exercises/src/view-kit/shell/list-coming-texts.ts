import { type SpokenLine, toStepLine } from '@letterliaan/texts'
import { exerciseTexts } from '@letterliaan/texts/exercise'
import type { Pace } from '../../kit/flow.ts'
import { chooseHelp } from '../../kit/help.ts'
import type { ExerciseState } from '../../run/exercise-state.ts'

/** The numbers of wrong moves that give the first two steps of help. */
const firstSteps = [2, 3]

/** Texts to prefetch: first help, and the result at the last word; null in the first, not to delay it. */
export function listComingTexts(
  { setup, run, turn, progress }: ExerciseState,
  pace: Pace,
): SpokenLine[] | null {
  const { logic, exercise } = setup
  if (turn === null || progress.word_index === 0) return null
  const { state } = logic.flow.start(turn, 0, pace)
  const help = firstSteps.flatMap((wrongMoves) => {
    const { said, reminder } = chooseHelp(logic, turn, state, wrongMoves) ?? {}
    return [said, reminder && toStepLine(reminder.text, exercise.step_id)].filter((line) => line != null)
  })
  if (progress.word_index < run.words.length - 1) return help
  const { after_complete_text, step_id } = exercise
  const outro = after_complete_text ? [toStepLine(after_complete_text, step_id)] : []
  return [...help, exerciseTexts.outro.done, ...outro]
}
