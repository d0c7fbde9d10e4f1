import type { Word } from '@letterliaan/contract'
import { defaultMemoryParameters } from '@letterliaan/rules/memory'
import { defaultEaseOfBlocks, estimateItemDifficulty } from '@letterliaan/rules/skill'
import type { Queries } from '../../../db/database.ts'
import { decodeJson } from '../../../db/json.ts'
import { findOrganisation } from '../../../db/tables/organisation.ts'
import type { FittedParameters } from './fold.ts'
import { findDifficulties } from './queries.ts'

type MeasurableWord = Pick<Word, 'id' | 'word' | 'read_letters'>

/** A logit: how much harder a word is than an average one of its category. */
export type DifficultyOf = (word: MeasurableWord) => number

/** Returns difficulties estimated from answers, or else from the length of the word. */
export const readWordDifficulties = async (queries: Queries): Promise<DifficultyOf> =>
  toDifficultyOf(await findDifficulties(queries))

export function toDifficultyOf(
  rows: readonly { readonly word_id: number; readonly difficulty: number }[],
): DifficultyOf {
  const estimated = new Map(rows.map(({ word_id, difficulty }) => [word_id, difficulty]))
  return (word) => estimated.get(word.id) ?? estimatePriorDifficulty(word)
}

/** Estimates the difficulty (a logit) of a word without answers, relative to its category. */
export const estimatePriorDifficulty = ({
  word,
  read_letters,
}: Pick<Word, 'word' | 'read_letters'>): number =>
  estimateItemDifficulty({ length: word.length, numGraphemes: read_letters.split(',').length })

/** Returns the parameters fitted from an organisation's answers, or the defaults. */
export async function readParameters(queries: Queries, organisation_id: number): Promise<FittedParameters> {
  const { memory_parameters = null, ease_of_blocks = null } =
    (await findOrganisation(queries, organisation_id)) ?? {}
  return {
    memory: memory_parameters === null ? defaultMemoryParameters : decodeJson<number[]>(memory_parameters),
    easeOfBlocks: ease_of_blocks ?? defaultEaseOfBlocks,
  }
}
