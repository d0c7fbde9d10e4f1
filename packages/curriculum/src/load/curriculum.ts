import { readdirSync, readFileSync } from 'node:fs'
import * as z from 'zod'
import type { WordFamily } from '@letterliaan/rules/records'
import { CurriculumBadge } from '../schema/badge.ts'
import { PairFile } from '../schema/pair.ts'
import { compareByTeaching, StepFile, type CurriculumStep } from '../schema/step.ts'
import { completeExercise } from './exercise.ts'
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
    flemish: loadFlemish(files, pairFiles, { steps: all, pairs }),
    badges: readBadges(dataFolder),
    levels: readLevels(dataFolder),
    wordFamilies: readWordFamilies(dataFolder),
  }
}

/** Completes only the steps that differ, because completing a step analyses all its words. */
function loadFlemish(
  files: readonly StepFile[],
  pairFiles: readonly PairFile[],
  common: Pick<Curriculum, 'steps' | 'pairs'>,
): CurriculumStep[] {
  const changed = files.flatMap((file) => toFlemishStep(file) ?? []).map(completeStep)
  const changedOf = new Map(changed.map((step) => [step.nr, step]))
  const steps = common.steps.map((step) => changedOf.get(step.nr) ?? step)
  const pairs = pairFiles.map((pair) => completePair(toFlemishPair(pair, files), steps))
  const known = new Map(common.pairs.map((pair) => [pair.nr, JSON.stringify(pair)]))
  return [...changed, ...pairs.filter((pair) => known.get(pair.nr) !== JSON.stringify(pair))]
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

export const CurriculumLevel = z.strictObject({ id: z.int().min(3).max(8), name: z.string().min(1) })
export type CurriculumLevel = z.infer<typeof CurriculumLevel>

export const dataFolder = new URL('../../data/', import.meta.url)

export const listStepFiles = (data: URL): string[] => listFiles(new URL('steps/', data))

export const listPairFiles = (data: URL): string[] => listFiles(new URL('pairs/', data))

const listFiles = (folder: URL): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .toSorted()

/** Throws an Error with file and fields if the file does not fit its schema. */
export function readStepFile(data: URL, name: string): StepFile {
  return read(data, `steps/${name}`, StepFile)
}

export function readPairFile(data: URL, name: string): PairFile {
  return read(data, `pairs/${name}`, PairFile)
}

export function readBadges(data: URL): CurriculumBadge[] {
  return read(data, 'badges.json', z.array(CurriculumBadge))
}

export function readLevels(data: URL): CurriculumLevel[] {
  return read(data, 'levels.json', z.array(CurriculumLevel))
}

export const WordFamilies = z.strictObject({
  families: z.array(z.strictObject({ name: z.string().min(1), words: z.array(z.string().min(1)) })),
})

export function readWordFamilies(data: URL): z.infer<typeof WordFamilies>['families'] {
  return read(data, 'word-families.json', WordFamilies).families
}

export function readStresses(data: URL): string[] {
  return read(data, 'stress.json', z.array(z.string()))
}

/** Words that a second source cuts or stresses differently, although ours is right. Keys are reasons. */
const SecondSource = z.strictObject({
  cuts: z.record(z.string(), z.array(z.string())),
  stresses: z.record(z.string(), z.array(z.string())),
})
export type SecondSource = z.infer<typeof SecondSource>

export function readSecondSource(data: URL): SecondSource {
  return read(data, 'second-source.json', SecondSource)
}

const FrequentWords = z.strictObject({ source: z.string(), licence: z.string(), words: z.array(z.string()) })

export function readFrequentWords(data: URL): string[] {
  return read(data, 'frequent-words.json', FrequentWords).words
}

const MethodWords = z.strictObject({ source: z.string(), fingerprints: z.array(z.string()) })

/** Reads fingerprints (8 hex digits of SHA-256) of words on 20 or more school spelling lists. */
export function readMethodWords(data: URL): string[] {
  return read(data, 'method-words.json', MethodWords).fingerprints
}

/** Reads small words that children know before the steps teach their spelling. */
export function readSmallWords(data: URL): ReadonlySet<string> {
  const { words } = read(
    data,
    'read-words.json',
    z.strictObject({ reason: z.string(), words: z.array(z.string()) }),
  )
  return new Set(words)
}

/** Words of groep 3 or 4 without a picture, by reason (docs/recipes/add-a-picture.md). */
export const WordsWithoutPicture = z.strictObject({
  'function-word': z.array(z.string()),
  time: z.array(z.string()),
  'felt-or-thought': z.array(z.string()),
  heard: z.array(z.string()),
  quality: z.array(z.string()),
  'verb-form': z.array(z.string()),
  /** A child says another word for the picture: 'vogel' for a 'mus'. */
  'other-word': z.array(z.string()),
})
export type WordsWithoutPicture = z.infer<typeof WordsWithoutPicture>

export function readWordsWithoutPicture(data: URL): WordsWithoutPicture {
  return read(data, 'words-without-picture.json', WordsWithoutPicture)
}

/** Reads groups of words that sound the same, each with a sentence that fits only that word. */
export function readHomophones(data: URL): Record<string, string>[] {
  return read(data, 'homophones.json', z.array(z.record(z.string(), z.string().min(1))))
}

function read<T extends z.ZodType>(data: URL, name: string, schema: T): z.infer<T> {
  const result = schema.safeParse(JSON.parse(readFileSync(new URL(name, data), 'utf8')))
  if (!result.success) throw new Error(`${name}: ${z.prettifyError(result.error)}`)
  return result.data
}
