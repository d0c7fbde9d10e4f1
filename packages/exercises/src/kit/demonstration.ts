import type { Color, Difficulty, Exercise, Word } from '@letterliaan/contract'
import { colorNames } from '@letterliaan/contract/palette'
import type { TemplateLogic, TurnData } from './template.ts'

/** Chooses a word outside the run to demonstrate colouring (GIDS-10); null if the child saw it before. */
export const chooseDemonstrationWord = (
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

export interface DemonstrationStep {
  readonly does: 'look' | 'choose' | 'paint' | 'type' | 'your-turn'
  readonly brush: Color | null
  readonly painted: readonly (Color | null)[]
  readonly at: readonly number[]
}

/** Chooses each colour once and taps all its blocks. Before typing, letters replace the blocks. */
export const listDemonstrationSteps = (colors: TurnData['colors'], isTyped: boolean): DemonstrationStep[] => {
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
