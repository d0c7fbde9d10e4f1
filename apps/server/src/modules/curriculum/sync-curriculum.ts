import { createHash } from 'node:crypto'
import type { Region } from '@letterliaan/contract'
import {
  type Curriculum,
  type CurriculumStep,
  listTeachingSteps,
  listWordSteps,
} from '@letterliaan/curriculum'
import { makeSlug } from '@letterliaan/speech'
import type { Insertable } from 'kysely'
import type { Database, Transaction } from '../../db/database.ts'
import type { CurriculumStepTable } from '../../db/schema.ts'
import { encodeJson } from '../../db/json.ts'
import { DatabaseTooNew } from '../../db/migrations/migrations.ts'
import { compareVersions, productVersion } from '../../product-version.ts'
import { findCurrentVersions, findStoredBadgeKeys, findLastVersions, findRetiredHashes } from './queries.ts'
import { readSetting, saveSetting } from '../../db/tables/setting.ts'
import { findProductWords } from '../../db/tables/word.ts'
import { updateRow, insertRows } from '../../db/tables/rows.ts'

export interface CurriculumWriter {
  readonly version: string
  /** True on a developer's machine, where a change may be reverted. */
  readonly mayGoBack: boolean
}

/** Stores the curriculum; existing rows keep their ids. Throws DatabaseTooNew if a newer version wrote (OPS-8). */
export const syncCurriculum = (
  database: Database,
  curriculum: Curriculum,
  now: number,
  writer: Partial<CurriculumWriter> = {},
): Promise<void> =>
  // If several servers start together, the first one writes, and the others find nothing to write.
  database.exclusively(() =>
    database.transaction(async (transaction) => {
      const steps = [
        ...[...listTeachingSteps(curriculum), ...curriculum.pairs].map((step) => ({ step, region: null })),
        ...curriculum.flemish.map((step) => ({ step, region: 'vlaanderen' as const })),
      ]
      const { overtaken, isAhead } = await takeTurn(transaction, {
        version: productVersion,
        mayGoBack: false,
        ...writer,
      })
      await syncSteps(transaction, steps, { overtaken, isAhead, now })
      await syncWords(transaction, listWordSteps(curriculum))
      await syncBadges(transaction, curriculum)
    }),
  )

interface Turn {
  readonly overtaken: ReadonlySet<string>
  /** True if this version may delete steps of a region. An older build may not, because it lacks newer steps. */
  readonly isAhead: boolean
}

/** Setting with the version of the product that last wrote its steps; missing in older databases. */
const writerSetting = 'curriculum_written_by'

/** Records this version as the writer. Returns replaced content, which this version may not write again. */
async function takeTurn(transaction: Transaction, { version, mayGoBack }: CurriculumWriter): Promise<Turn> {
  const last = await readSetting(transaction, writerSetting)
  const order = last === null ? 1 : compareVersions(version, last)
  if (order < 0) throw new DatabaseTooNew()
  if (last !== version) await saveSetting(transaction, writerSetting, version)
  const isAhead = order > 0 || mayGoBack
  const retired = isAhead ? [] : await findRetiredHashes(transaction)
  return { overtaken: new Set(retired.map(keyOf)), isAhead }
}

const keyOf = ({ nr, content_hash }: { readonly nr: number; readonly content_hash: string }): string =>
  `${nr} ${content_hash}`

interface RegionalStep {
  readonly step: CurriculumStep
  /** Null for the common step. */
  readonly region: Region | null
}

async function syncSteps(
  transaction: Transaction,
  steps: readonly RegionalStep[],
  { overtaken, isAhead, now }: Turn & { readonly now: number },
): Promise<void> {
  const current = new Map((await findCurrentVersions(transaction)).map((row) => [placeOf(row), row]))
  const versions = new Map(await findLastVersions(transaction))
  const rows: Insertable<CurriculumStepTable>[] = []
  for (const { step, region } of steps) {
    const { nr } = step
    const content = encodeJson(step)
    const content_hash = createHash('sha256').update(content).digest('hex')
    const known = current.get(placeOf({ nr, region }))
    if (known?.content_hash === content_hash) continue
    if (overtaken.has(keyOf({ nr, content_hash }))) continue
    if (known) await updateRow(transaction, 'curriculum_step', known.id, { is_current: false })
    // Common and regional versions share their numbering, so that number and version identify one content.
    const version = Math.max(0, versions.get(nr) ?? 0) + 1
    versions.set(nr, version)
    rows.push({
      organisation_id: null,
      region,
      nr,
      version,
      content_hash,
      content,
      is_current: true,
      created_at: now,
    })
  }
  await insertRows(transaction, 'curriculum_step', rows)
  const wanted = new Set(steps.map(({ step: { nr }, region }) => placeOf({ nr, region })))
  for (const row of isAhead ? current.values() : [])
    if (row.region !== null && !wanted.has(placeOf(row)))
      await updateRow(transaction, 'curriculum_step', row.id, { is_current: false })
}

const placeOf = ({ nr, region }: { readonly nr: number; readonly region: Region | null }): string =>
  `${nr} ${region ?? ''}`

async function syncWords(transaction: Transaction, steps: readonly CurriculumStep[]): Promise<void> {
  const known = await findProductWords(transaction)
  const keys = new Set(known.map(({ nr, word }) => `${nr} ${word}`))
  const missing = new Map<string, { organisation_id: null; nr: number; word: string; file_name: string }>()
  for (const { nr, words } of steps) {
    for (const { word } of Object.values(words).flat()) {
      const key = `${nr} ${word}`
      if (!keys.has(key)) missing.set(key, { organisation_id: null, nr, word, file_name: makeSlug(word) })
    }
  }
  await insertRows(transaction, 'word', [...missing.values()])
}

async function syncBadges(transaction: Transaction, { badges }: Curriculum): Promise<void> {
  const known = await findStoredBadgeKeys(transaction)
  const keys = new Set(known.map(({ key }) => key))
  const missing = badges.filter(({ key }) => !keys.has(key)).map(({ key }) => ({ key }))
  await insertRows(transaction, 'badge', missing)
}
