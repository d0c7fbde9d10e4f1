import type { Color, Difficulty, Exercise, Word } from '@letterliaan/contract'
import { colorNames } from '@letterliaan/contract/palette'
import type { TemplateLogic, TurnData } from './template.ts'

/**
 * The word on which the buddy shows how letters get their colours (GIDS-10); null where the child has coloured before. It is
 * of the step, an anchor before any other, and never a word of the run: nothing that is asked is told.
 */
export const demonstrationWordOf = (
  logic: Pick<TemplateLogic, 'word'>,
  { is_first_colouring, student_exercise }: Pick<Exercise, 'is_first_colouring' | 'student_exercise'>,
  difficulty: Difficulty,
  stepWords: readonly Word[],
): Word | null => {
  if (is_first_colouring !== true) return null
  const { words, exercise_data } = student_exercise[difficulty]
  const asked = new Set(words.map(({ word }) => word))
  const anchors = new Set(exercise_data?.anchors.map(({ name }) => name))
  const shown = stepWords.filter((word) => !asked.has(word.word) && logic.word.canPlay(word))
  return shown.find(({ word }) => anchors.has(word)) ?? shown[0] ?? null
}

/** One thing that the buddy does. */
export interface DemonstrationStep {
  readonly does: 'look' | 'choose' | 'paint' | 'type' | 'your-turn'
  /** The colour in hand. */
  readonly brush: Color | null
  readonly painted: readonly (Color | null)[]
  /** The blocks that get it now. */
  readonly at: readonly number[]
}

/**
 * How a word gets the colours that are asked: each colour is chosen once, then all its blocks are tapped. Where the word is
 * typed after that, its blocks go and its letters come.
 */
export const demonstrationSteps = (colors: TurnData['colors'], isTyped: boolean): DemonstrationStep[] => {
  let painted: (Color | null)[] = colors.map(() => null)
  const steps: DemonstrationStep[] = [{ does: 'look', brush: null, painted, at: [] }]
  for (const brush of colorNames.filter((color) => colors.includes(color))) {
    const at = [...colors.keys()].filter((place) => colors[place] === brush)
    steps.push({ does: 'choose', brush, painted, at: [] })
    painted = painted.map((color, place) => (at.includes(place) ? brush : color))
    steps.push({ does: 'paint', brush, painted, at })
  }
  const none = colors.map(() => null)
  if (isTyped) steps.push({ does: 'type', brush: null, painted: none, at: [] })
  return [...steps, { does: 'your-turn', brush: null, painted, at: [] }]
}
