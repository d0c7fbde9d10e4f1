import { createHash } from 'node:crypto'
import type { Curriculum, CurriculumStep } from '@letterliaan/curriculum'
import { slugOf } from '@letterliaan/speech'
import type { Insertable } from 'kysely'
import type { Database, Transaction } from '../../db/database.ts'
import type { CurriculumStepTable } from '../../db/schema.ts'
import { encodeJson } from '../../db/json.ts'
import { DatabaseTooNew } from '../../db/migrations/migrations.ts'
import { compareVersions, productVersion } from '../../product-version.ts'
import {
  findCurrentVersions,
  findStoredBadgeKeys,
  findKnownWords,
  findLastWriter,
  findRetiredHashes,
  insertBadges,
  insertCurriculumSteps,
  insertWords,
  retireStep,
  saveLastWriter,
} from './queries.ts'

const batchSize = 500

const toBatches = <T>(rows: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(rows.length / batchSize) }, (_, at) =>
    rows.slice(at * batchSize, (at + 1) * batchSize),
  )

export interface Writer {
  readonly version: string
  /** On a developer's machine: what was changed may be changed back. */
  readonly mayGoBack: boolean
}

/**
 * A changed step is a new version: prepared steps keep theirs. Words and badges keep their ids. Throws DatabaseTooNew
 * where a newer version of the product wrote before: the content of an old one never takes its place (OPS-8).
 */
export const syncCurriculum = (
  database: Database,
  curriculum: Curriculum,
  now: number,
  writer: Partial<Writer> = {},
): Promise<void> =>
  // Servers that start together wait for the first, which writes it; to the others there is nothing left to do.
  database.exclusively(() =>
    database.transaction(async (transaction) => {
      const steps = [...curriculum.steps, ...curriculum.pairs]
      const overtaken = await takeTurn(transaction, { version: productVersion, mayGoBack: false, ...writer })
      await syncSteps(transaction, steps, { overtaken, now })
      await syncWords(transaction, curriculum.steps)
      await syncBadges(transaction, curriculum)
    }),
  )

/**
 * Notes who writes. Returns what may not be written again: within one version, content that other content took the
 * place of is that of an older build. A newer version may mean it.
 */
async function takeTurn(
  transaction: Transaction,
  { version, mayGoBack }: Writer,
): Promise<ReadonlySet<string>> {
  const last = await findLastWriter(transaction)
  const order = last === undefined ? 1 : compareVersions(version, last)
  if (order < 0) throw new DatabaseTooNew()
  if (last !== version) await saveLastWriter(transaction, version)
  const retired = order > 0 || mayGoBack ? [] : await findRetiredHashes(transaction)
  return new Set(retired.map(keyOf))
}

const keyOf = ({ nr, content_hash }: { readonly nr: number; readonly content_hash: string }): string =>
  `${nr} ${content_hash}`

async function syncSteps(
  transaction: Transaction,
  steps: readonly CurriculumStep[],
  { overtaken, now }: { readonly overtaken: ReadonlySet<string>; readonly now: number },
): Promise<void> {
  const current = await findCurrentVersions(transaction)
  const byNr = new Map(current.map((row) => [row.nr, row]))
  const rows: Insertable<CurriculumStepTable>[] = []
  for (const step of steps) {
    const content = encodeJson(step)
    const content_hash = createHash('sha256').update(content).digest('hex')
    const known = byNr.get(step.nr)
    if (known?.content_hash === content_hash) continue
    if (overtaken.has(keyOf({ nr: step.nr, content_hash }))) continue
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
