import type { CurriculumStep } from '../schema/step.ts'
import { listWords } from '../list-words.ts'

/** Templates in which a child types the whole sentence of a word. */
const sentenceTemplates: ReadonlySet<string> = new Set(['Zinnen2', 'ZinDictee'])

export interface Coverage {
  readonly inWords: readonly string[]
  /** Words that occur only in a sentence that a child types as a whole. */
  readonly inSentences: readonly string[]
  readonly missing: readonly string[]
}

type CoveringStep = Pick<CurriculumStep, 'words' | 'recipe'>

/** Returns which of the words a child writes in the steps (ZIN-5). */
export function computeCoverage(words: readonly string[], steps: readonly CoveringStep[]): Coverage {
  const taught = new Set(steps.flatMap(wordsOf).map(({ word }) => word))
  const written = new Set(
    steps
      .filter(typesSentences)
      .flatMap(wordsOf)
      .flatMap(({ sentence }) => listWords(sentence)),
  )
  const others = words.filter((word) => !taught.has(word))
  return {
    inWords: words.filter((word) => taught.has(word)),
    inSentences: others.filter((word) => written.has(word)),
    missing: others.filter((word) => !written.has(word)),
  }
}

const wordsOf = ({ words }: CoveringStep) => Object.values(words).flat()

const typesSentences = ({ recipe }: CoveringStep): boolean =>
  recipe.some(({ exercise_type }) => sentenceTemplates.has(exercise_type.template))
