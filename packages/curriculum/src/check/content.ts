import { completeWord } from '../load/word.ts'
import { toFlemishPair, toFlemishStep } from '../load/flemish.ts'
import { completeExercise } from '../load/exercise.ts'
import {
  listPairFiles,
  listStepFiles,
  readBadges,
  readLevels,
  readPairFile,
  readStepFile,
  type CurriculumLevel,
} from '../load/curriculum.ts'
import type { CurriculumBadge } from '../schema/badge.ts'
import { compareByTeaching, type CurriculumExercise, type StepFile } from '../schema/step.ts'
import type { PairFile } from '../schema/pair.ts'
import type { CurriculumWord, WordFile } from '../schema/word.ts'

export interface CheckedWord {
  readonly difficulty: 1 | 2 | 3
  readonly file: WordFile
  readonly word: CurriculumWord
}

export interface CheckedStep {
  readonly file: string
  readonly step: StepFile
  readonly words: readonly CheckedWord[]
  readonly recipe: readonly CurriculumExercise[]
}

export interface CheckedPair {
  readonly file: string
  readonly pair: PairFile
}

export interface ContentToCheck {
  readonly steps: readonly CheckedStep[]
  readonly pairs?: readonly CheckedPair[]
  readonly badges: readonly CurriculumBadge[]
  readonly levels: readonly CurriculumLevel[]
}

export interface ContentFinding {
  readonly file: string
  readonly word: string | null
  readonly message: string
}

export type ContentRule = (content: ContentToCheck) => ContentFinding[]

/** Reads the content. A file that does not fit its schema becomes a finding. */
export function readContent(data: URL): { content: ContentToCheck; findings: ContentFinding[] } {
  const findings: ContentFinding[] = []
  const attempt = <T>(file: string, read: () => T): T[] => {
    try {
      return [read()]
    } catch (error) {
      findings.push({ file, word: null, message: error instanceof Error ? error.message : String(error) })
      return []
    }
  }
  const steps = listStepFiles(data)
    .flatMap((name) => attempt(name, () => toCheckedStep(name, readStepFile(data, name))))
    .toSorted((one, other) => compareByTeaching(one.step, other.step))
  const pairs = listPairFiles(data).flatMap((file) =>
    attempt(file, () => ({ file, pair: readPairFile(data, file) })),
  )
  const badges = attempt('badges.json', () => readBadges(data)).flat()
  const levels = attempt('levels.json', () => readLevels(data)).flat()
  return { content: { steps, pairs, badges, levels }, findings }
}

/** Returns the content as a Flemish school has it. */
export const toFlemishContent = (content: ContentToCheck): ContentToCheck => ({
  ...content,
  steps: content.steps.map(({ file, step, ...rest }) => {
    const flemish = toFlemishStep(step)
    return flemish === null ? { file, step, ...rest } : toCheckedStep(file, flemish)
  }),
  ...(content.pairs && {
    pairs: content.pairs.map(({ file, pair }) => ({
      file,
      pair: toFlemishPair(
        pair,
        content.steps.map(({ step }) => step),
      ),
    })),
  }),
})

export function toCheckedStep(file: string, step: StepFile): CheckedStep {
  const words = ([1, 2, 3] as const).flatMap((difficulty) =>
    step.words[difficulty].map((word) => ({ difficulty, file: word, word: completeWord(word) })),
  )
  return { file, step, words, recipe: step.recipe.map((it, index) => completeExercise(it, index + 1)) }
}

export function forEachWord(
  content: ContentToCheck,
  test: (word: CheckedWord, step: CheckedStep) => string[],
): ContentFinding[] {
  return content.steps.flatMap((step) =>
    step.words.flatMap((word) =>
      test(word, step).map((message) => ({ file: step.file, word: word.word.word, message })),
    ),
  )
}

export function forEachStep(
  content: ContentToCheck,
  test: (step: CheckedStep) => string[],
): ContentFinding[] {
  return content.steps.flatMap((step) =>
    test(step).map((message) => ({ file: step.file, word: null, message })),
  )
}
