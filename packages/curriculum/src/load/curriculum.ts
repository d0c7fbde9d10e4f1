import type { WordFamily } from '@letterliaan/rules/records'
import type { CurriculumBadge } from '../schema/badge.ts'
import type { CurriculumLevel } from './files.ts'
import type { PairFile } from '../schema/pair.ts'
import { compareByTeaching, type CurriculumStep, type StepFile } from '../schema/step.ts'
import { completeExercise } from './exercise.ts'
import {
  dataFolder,
  listPairFiles,
  listStepFiles,
  readBadges,
  readLevels,
  readWordFamilies,
  readPairFile,
  readStepFile,
} from './files.ts'
import { toFlemishPair, toFlemishStep } from './flemish.ts'
import { completePair } from './pair.ts'
import { completeWord } from './word.ts'

export interface Curriculum {
  readonly steps: readonly CurriculumStep[]
  /** Steps outside the standard path, in the order of teaching (ADR 62). */
  readonly extraSteps: readonly CurriculumStep[]
  /** Steps outside the path that mix two spellings taught by other steps (ADR 35). */
  readonly pairs: readonly CurriculumStep[]
  /** Steps and pairs in the form of a Flemish school, if it differs (ADR 66). */
  readonly flemish: readonly CurriculumStep[]
  readonly badges: readonly CurriculumBadge[]
  readonly levels: readonly CurriculumLevel[]
  readonly wordFamilies: readonly WordFamily[]
}

/** Returns steps with words of their own, including the Flemish ones. */
export const listWordSteps = (
  curriculum: Pick<Curriculum, 'steps' | 'extraSteps' | 'flemish'>,
): readonly CurriculumStep[] => [
  ...listTeachingSteps(curriculum),
  ...curriculum.flemish.filter(({ sides }) => sides === undefined),
]

/** Returns steps with words of their own. */
export const listTeachingSteps = ({
  steps,
  extraSteps,
}: Pick<Curriculum, 'steps' | 'extraSteps'>): readonly CurriculumStep[] => [...steps, ...extraSteps]

let loaded: Curriculum | undefined

/** Reads at the first call. Throws an Error with file and field if content does not fit its schema. */
export function loadCurriculum(): Curriculum {
  loaded ??= load()
  return loaded
}

function load(): Curriculum {
  const files = listStepFiles(dataFolder).map((name) => readStepFile(dataFolder, name))
  const all = files.map(completeStep).toSorted(compareByTeaching)
  const pairFiles = listPairFiles(dataFolder).map((name) => readPairFile(dataFolder, name))
  const pairs = pairFiles.map((pair) => completePair(pair, all))
  return {
    steps: all.filter(({ position }) => position !== undefined),
    extraSteps: all.filter(({ position }) => position === undefined),
    pairs,
    flemish: loadFlemish(files, pairFiles, [...all, ...pairs]),
    badges: readBadges(dataFolder),
    levels: readLevels(dataFolder),
    wordFamilies: readWordFamilies(dataFolder),
  }
}

function loadFlemish(
  files: readonly StepFile[],
  pairFiles: readonly PairFile[],
  common: readonly CurriculumStep[],
): CurriculumStep[] {
  const steps = files.map((file) => completeStep(toFlemishStep(file) ?? file))
  const pairs = pairFiles.map((pair) => completePair(toFlemishPair(pair, files), steps))
  const known = new Map(common.map((step) => [step.nr, JSON.stringify(step)]))
  return [...steps, ...pairs].filter((step) => known.get(step.nr) !== JSON.stringify(step))
}

function completeStep(file: StepFile): CurriculumStep {
  const { few_words_reason: _, ...fields } = file
  return {
    ...fields,
    words: {
      '1': file.words['1'].map(completeWord),
      '2': file.words['2'].map(completeWord),
      '3': file.words['3'].map(completeWord),
    },
    recipe: file.recipe.map((exercise, index) => completeExercise(exercise, index + 1)),
  }
}
