import type { AuditCheck } from '@letterliaan/contract'
import type { Queries, Transaction } from '../../db/database.ts'
import { hashRow, hashSha256 } from '../../events/row-hash.ts'
import {
  findErasures,
  findHashesToSeal,
  findLastImportTime,
  findLastSeal,
  findSealMark,
  findSealByHash,
  findSealedRows,
  findSeals,
  findUnsealed,
  insertSeal,
  saveSealMark,
} from './seal-queries.ts'
import { findOrganisations } from '../../db/tables/organisation.ts'
import { updateRows } from '../../db/tables/rows.ts'

/** Longer than any transaction, so that no row is inserted below the sealed rows later. */
const restSeconds = 300
const maxRowsOfSeal = 1000

/** Seals the rows written since the last seal, for each organisation. `now`: unix seconds. */
export async function sealAuditLog(queries: Queries, now: number): Promise<void> {
  const until = now - restSeconds
  for (const { organisation_id } of await findUnsealed(queries, until)) {
    if (organisation_id !== null) while (await sealNext(queries, organisation_id, { until, now })) continue
  }
}

/** Returns false if no row is left, or if another process made the seal. */
async function sealNext(
  queries: Queries,
  organisation_id: number,
  { until, now }: { readonly until: number; readonly now: number },
): Promise<boolean> {
  const last = await findLastSeal(queries, organisation_id)
  const after = last?.until_id ?? 0
  const rows = await findHashesToSeal(queries, organisation_id, { after, until, limit: maxRowsOfSeal })
  const until_id = rows.at(-1)?.id
  if (until_id === undefined) return false
  const number = (last?.number ?? 0) + 1
  const hash = chainHash(last?.hash ?? '', rows)
  const seal = { organisation_id, number, until_id, num_rows: rows.length, hash, sealed_at: now }
  if (!(await insertSeal(queries, seal))) return false
  // Never lowered, so that a deleted seal is detected even if a new seal gets its number.
  const marked = await findSealMark(queries, organisation_id)
  if (marked === null || marked.number < number) await saveSealMark(queries, organisation_id, number, hash)
  return true
}

const chainHash = (before: string, rows: readonly { readonly hash: string | null }[]): string =>
  hashSha256([before, ...rows.map(({ hash }) => hash ?? '')].join('\n'))

export async function checkAuditLog(queries: Queries, organisation_id: number): Promise<AuditCheck> {
  const problems: AuditCheck['problems'] = []
  const seals = await findSeals(queries, organisation_id)
  const isExplained = await explainRedactions(queries, organisation_id)
  let [before, after, num_rows, num_redacted] = ['', 0, 0, 0]
  for (const [at, seal] of seals.entries()) {
    const { number, until_id, hash, forgotten_at } = seal
    const rows = await findSealedRows(queries, organisation_id, after, until_id)
    for (const row of rows) {
      num_rows++
      if (row.redacted_at !== null) {
        num_redacted++
        if (!isExplained(row.redacted_at)) problems.push({ kind: 'redacted', seal: number, audit_id: row.id })
      } else if (row.hash !== hashRow(row, row.salt ?? ''))
        problems.push({ kind: 'changed', seal: number, audit_id: row.id })
    }
    const isWhole = rows.length === seal.num_rows && chainHash(before, rows) === hash
    if (number !== at + 1 || (forgotten_at === null && !isWhole))
      problems.push({ kind: 'chain', seal: number, audit_id: null })
    ;[before, after] = [hash, until_id]
  }
  const mark = await findSealMark(queries, organisation_id)
  if (mark !== null && !seals.some(({ number, hash }) => number === mark.number && hash === mark.hash))
    problems.push({ kind: 'missing', seal: mark.number, audit_id: null })
  return { num_seals: seals.length, num_rows, num_redacted, last_hash: seals.at(-1)?.hash ?? null, problems }
}

/** Returns a function that tests whether an erasure, or an import after an erasure, explains a redaction. */
async function explainRedactions(
  queries: Queries,
  organisation_id: number,
): Promise<(redacted_at: number) => boolean> {
  const erasures = await findErasures(queries, organisation_id)
  const imported = await findLastImportTime(queries, organisation_id)
  return (at) =>
    at < (imported?.created_at ?? 0) ||
    erasures.some(({ started_at, done_at }) => (started_at ?? Infinity) <= at && at <= (done_at ?? Infinity))
}

/** Marks the seals of expired rows, because the seals can't be recomputed after the rows are deleted. */
export async function expireSealsOfRows(
  transaction: Transaction,
  organisation_id: number,
  audit_ids: readonly number[],
  now: number,
): Promise<void> {
  const [first, last] = [Math.min(...audit_ids), Math.max(...audit_ids)]
  const seals = await findSeals(transaction, organisation_id)
  const numbers = seals.flatMap(({ number, until_id, forgotten_at }, at) => {
    const after = seals[at - 1]?.until_id ?? 0
    return forgotten_at === null && until_id >= first && after < last ? number : []
  })
  if (numbers.length > 0)
    await updateRows(transaction, 'audit_seal', { organisation_id, number: numbers }, { forgotten_at: now })
}

export async function checkAuditLogs(
  queries: Queries,
): Promise<readonly (AuditCheck & { readonly organisation: string })[]> {
  const checks: (AuditCheck & { organisation: string })[] = []
  for (const { id, name } of await findOrganisations(queries))
    checks.push({ organisation: name, ...(await checkAuditLog(queries, id)) })
  return checks
}

/** Searches all organisations for a seal, because its hash may have been noted elsewhere. */
export const hasSeal = async (queries: Queries, hash: string): Promise<boolean> =>
  (await findSealByHash(queries, hash)) !== undefined
