import { toSchoolGroup } from '@letterliaan/rules/calendar'
import type { Difficulty } from '@letterliaan/contract'
import type { PairFile, SideFile } from '../schema/pair.ts'
import type { CurriculumStep } from '../schema/step.ts'
import type { CurriculumWord } from '../schema/word.ts'
import { completeExercise } from './exercise.ts'

/** Adds the words of the steps. Throws an Error for a word that none of them has. */
export function completePair(pair: PairFile, steps: readonly CurriculumStep[]): CurriculumStep {
  const { sides, recipe, ...fields } = pair
  const wordsAt = (level: Difficulty): CurriculumWord[] =>
    sides.flatMap((side) =>
      side.words[level].map((word) => {
        const found = findTaught(side, word, steps)
        if (found === undefined)
          throw new Error(`${pair.label}: no step ${side.from.join(' or ')} has ${word}`)
        return found
      }),
    )
  return {
    ...fields,
    world: Math.max(...steps.filter(({ nr }) => isSource(sides, nr)).map(({ world }) => world)),
    position: 1,
    group: toSchoolGroup(pair.dl),
    anchors: sides.flatMap(({ anchors }) => anchors),
    sides: sides.map(({ name, category, anchors, words }) => ({
      name,
      category,
      anchors,
      words: Object.values(words).flat(),
    })),
    words: { 1: wordsAt(1), 2: wordsAt(2), 3: wordsAt(3) },
    recipe: recipe.map((exercise, at) => completeExercise(exercise, at + 1)),
  }
}

const isSource = (sides: readonly SideFile[], nr: number): boolean =>
  sides.some(({ from }) => from.includes(nr))

/** Finds a word and adds the number of its step, so that it counts as the same word. */
export function findTaught(
  { from }: Pick<SideFile, 'from'>,
  word: string,
  steps: readonly Pick<CurriculumStep, 'nr' | 'words'>[],
): CurriculumWord | undefined {
  for (const { nr, words } of steps.filter((step) => from.includes(step.nr))) {
    const found = Object.values(words)
      .flat()
      .find((each) => each.word === word)
    if (found !== undefined) return { ...found, nr }
  }
  return undefined
}
