import { createHash } from 'node:crypto'
import type { Curriculum, CurriculumStep } from '@letterliaan/curriculum'
import { slugOf } from '@letterliaan/speech'
import type { Database, Transaction } from '../../db/database.ts'
import { encodeJson } from '../../db/json.ts'
import {
  findCurrentVersions,
  findKnownBadges,
  findKnownWords,
  insertBadges,
  insertCurriculumStep,
  insertWord,
  retireStep,
} from './queries.ts'

/**
 * Brings the curriculum of this release into the database, at the start. A step that changed becomes a new version:
 * steps that were prepared with an older one keep it (rules.md, Words of the domain). Words and badges keep their ids.
 */
export async function syncCurriculum(database: Database, curriculum: Curriculum, now: number): Promise<void> {
  const sync = () =>
    database.transaction(async (transaction) => {
      await syncSteps(transaction, curriculum.steps, now)
      await syncWords(transaction, curriculum.steps)
      await syncBadges(transaction, curriculum)
    })
  try {
    await sync()
  } catch (error) {
    // Another process of the same installation started at the same moment and wrote it first.
    if (!database.dialect.isDuplicate(error)) throw error
    await sync()
  }
}

async function syncSteps(
  transaction: Transaction,
  steps: readonly CurriculumStep[],
  now: number,
): Promise<void> {
  const current = await findCurrentVersions(transaction)
  const byNr = new Map(current.map((row) => [row.nr, row]))
  for (const step of steps) {
    const content = encodeJson(step)
    const content_hash = createHash('sha256').update(content).digest('hex')
    const known = byNr.get(step.nr)
    if (known?.content_hash === content_hash) continue
    if (known) await retireStep(transaction, known.id)
    const version = (known?.version ?? 0) + 1
    await insertCurriculumStep(transaction, {
      organisation_id: null,
      nr: step.nr,
      version,
      content_hash,
      content,
      is_current: true,
      created_at: now,
    })
  }
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
  for (const row of missing.values()) await insertWord(transaction, row)
}

async function syncBadges(transaction: Transaction, { badges }: Curriculum): Promise<void> {
  const known = await findKnownBadges(transaction)
  const keys = new Set(known.map(({ key }) => key))
  const missing = badges.filter(({ key }) => !keys.has(key)).map(({ key }) => ({ key }))
  if (missing.length > 0) await insertBadges(transaction, missing)
}
