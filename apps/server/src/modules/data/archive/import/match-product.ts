import { makeSlug } from '@letterliaan/speech'
import type { Transaction } from '../../../../db/database.ts'
import { decodeJson } from '../../../../db/json.ts'
import { ArchiveError } from '../format/archive-error.ts'
import { findBadgeKeys, findProductSteps, insertProductStep, insertProductWord } from '../queries.ts'
import type { CollectedIds, BuiltInRow } from './collect-ids.ts'
import type { ProductIds } from './new-ids.ts'
import { findProductWords } from '../../../../db/tables/word.ts'

export interface MatchedProduct {
  readonly ids: ProductIds
  /** Versions of product steps here, by step number and version in the archive. */
  readonly versions: ReadonlyMap<string, number>
}

export async function matchProductRows(
  transaction: Transaction,
  collected: CollectedIds,
): Promise<MatchedProduct> {
  const badge = await matchBadges(transaction, collected)
  const words = await readWords(transaction)
  const curriculum_step = new Map<number, number>()
  const versions = new Map<string, number>()
  const known = await findProductSteps(transaction)
  const lowest = new Map<number, number>()
  for (const { nr, version } of known) lowest.set(nr, Math.min(version, lowest.get(nr) ?? version))
  const byContent = new Map(known.map((step) => [`${step.nr} ${step.content_hash}`, step]))
  for (const step of usedOf(collected, 'curriculum_step')) {
    const { nr, content_hash, content, created_at } = toStep(step)
    const found = byContent.get(`${nr} ${content_hash}`)
    // A number below the existing ones keeps the product's next version number free.
    const version = found?.version ?? (lowest.get(nr) ?? 1) - 1
    if (!found) lowest.set(nr, version)
    const row = { nr, version, content_hash, content, created_at }
    curriculum_step.set(step.id, found?.id ?? (await insertProductStep(transaction, row)))
    versions.set(`${nr} ${step.version ?? 0}`, version)
    if (!found) await words.addAll(nr, wordsOf(content))
  }
  const word = new Map<number, number>()
  for (const { id, nr = 0, word: text = '' } of usedOf(collected, 'word'))
    word.set(id, await words.idOf(nr, text))
  return { ids: { badge, curriculum_step, word }, versions }
}

const usedOf = ({ product, used }: CollectedIds, table: keyof CollectedIds['product']): BuiltInRow[] =>
  [...used[table]].toSorted((a, b) => a - b).flatMap((id) => product[table].get(id) ?? [])

const toStep = ({ nr = 0, content_hash = '', content = '', created_at = 0 }: BuiltInRow) => ({
  nr,
  content_hash,
  content,
  created_at,
})

const wordsOf = (content: string): string[] =>
  Object.values(decodeJson<{ words: Record<string, { word: string }[]> }>(content).words)
    .flat()
    .map(({ word }) => word)

async function matchBadges(
  transaction: Transaction,
  collected: CollectedIds,
): Promise<ReadonlyMap<number, number>> {
  const known = new Map((await findBadgeKeys(transaction)).map(({ id, key }) => [key, id]))
  return new Map(
    usedOf(collected, 'badge').map(({ id, key = '' }) => {
      const here = known.get(key)
      if (here === undefined)
        throw new ArchiveError('In dit archief staat een badge die deze installatie niet kent.')
      return [id, here]
    }),
  )
}

async function readWords(transaction: Transaction) {
  const rows = await findProductWords(transaction)
  const known = new Map(rows.map(({ id, nr, word }) => [`${nr} ${word}`, id]))
  const idOf = async (nr: number, word: string): Promise<number> => {
    const key = `${nr} ${word}`
    const id =
      known.get(key) ?? (await insertProductWord(transaction, { nr, word, file_name: makeSlug(word) }))
    known.set(key, id)
    return id
  }
  return {
    idOf,
    async addAll(nr: number, words: readonly string[]): Promise<void> {
      for (const word of words) await idOf(nr, word)
    },
  }
}
