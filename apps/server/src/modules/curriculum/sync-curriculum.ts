import { createHash } from 'node:crypto'
import type { Curriculum, CurriculumStep } from '@letterliaan/curriculum'
import { slugOf } from '@letterliaan/speech'
import type { Insertable } from 'kysely'
import type { Database, Transaction } from '../../db/database.ts'
import type { CurriculumStepTable } from '../../db/schema.ts'
import { encodeJson } from '../../db/json.ts'
import {
  findCurrentVersions,
  findStoredBadgeKeys,
  findKnownWords,
  insertBadges,
  insertCurriculumSteps,
  insertWords,
  retireStep,
} from './queries.ts'

const batchSize = 500

const toBatches = <T>(rows: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(rows.length / batchSize) }, (_, at) =>
    rows.slice(at * batchSize, (at + 1) * batchSize),
  )

/** A changed step is a new version: prepared steps keep theirs. Words and badges keep their ids. */
export const syncCurriculum = (database: Database, curriculum: Curriculum, now: number): Promise<void> =>
  // Servers that start together wait for the first, which writes it; to the others there is nothing left to do.
  database.exclusively(() =>
    database.transaction(async (transaction) => {
      await syncSteps(transaction, [...curriculum.steps, ...curriculum.pairs], now)
      await syncWords(transaction, curriculum.steps)
      await syncBadges(transaction, curriculum)
    }),
  )

async function syncSteps(
  transaction: Transaction,
  steps: readonly CurriculumStep[],
  now: number,
): Promise<void> {
  const current = await findCurrentVersions(transaction)
  const byNr = new Map(current.map((row) => [row.nr, row]))
  const rows: Insertable<CurriculumStepTable>[] = []
  for (const step of steps) {
    const content = encodeJson(step)
    const content_hash = createHash('sha256').update(content).digest('hex')
    const known = byNr.get(step.nr)
    if (known?.content_hash === content_hash) continue
    if (known) await retireStep(transaction, known.id)
    const version = (known?.version ?? 0) + 1
    rows.push({
      organisation_id: null,
      nr: step.nr,
      version,
      content_hash,
      content,
      is_current: true,
      created_at: now,
    })
  }
  for (const batch of toBatches(rows)) await insertCurriculumSteps(transaction, batch)
}

async function syncWords(transaction: Transaction, steps: readonly CurriculumStep[]): Promise<void> {
  const known = await findKnownWords(transaction)
  const keys = new Set(known.map(({ nr, word }) => `${nr} ${word}`))
  const missing = new Map<string, { organisation_id: null; nr: number; word: string; file_name: string }>()
  for (const { nr, words } of steps) {
    for (const { word } of Object.values(words).flat()) {
      const key = `${nr} ${word}`
      if (!keys.has(key)) missing.set(key, { organisation_id: null, nr, word, file_name: slugOf(word) })
    }
  }
  for (const batch of toBatches([...missing.values()])) await insertWords(transaction, batch)
}

async function syncBadges(transaction: Transaction, { badges }: Curriculum): Promise<void> {
  const known = await findStoredBadgeKeys(transaction)
  const keys = new Set(known.map(({ key }) => key))
  const missing = badges.filter(({ key }) => !keys.has(key)).map(({ key }) => ({ key }))
  if (missing.length > 0) await insertBadges(transaction, missing)
}
