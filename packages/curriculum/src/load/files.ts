import { readdirSync, readFileSync } from 'node:fs'
import * as z from 'zod'
import { CurriculumBadge } from '../schema/badge.ts'
import { PairFile } from '../schema/pair.ts'
import { StepFile } from '../schema/step.ts'

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

/** Words that a second source cuts or stresses differently although ours is right, by reason. */
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

/** Reads small words that children know before their spelling is taught. */
export function readReadWords(data: URL): ReadonlySet<string> {
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
  /** A child who sees the picture says another word: 'vogel' for a 'mus'. */
  'other-word': z.array(z.string()),
})
export type WordsWithoutPicture = z.infer<typeof WordsWithoutPicture>

export function readWordsWithoutPicture(data: URL): WordsWithoutPicture {
  return read(data, 'words-without-picture.json', WordsWithoutPicture)
}

/** Reads words that sound the same, each with a sentence that only it fits. */
export function readHomophones(data: URL): Record<string, string>[] {
  return read(data, 'homophones.json', z.array(z.record(z.string(), z.string().min(1))))
}

function read<T extends z.ZodType>(data: URL, name: string, schema: T): z.infer<T> {
  const result = schema.safeParse(JSON.parse(readFileSync(new URL(name, data), 'utf8')))
  if (!result.success) throw new Error(`${name}: ${z.prettifyError(result.error)}`)
  return result.data
}
