import type { AuditCheck } from '@letterliaan/contract'
import type { Queries, Transaction } from '../../db/database.ts'
import { rowHash, sha256 } from '../../events/row-hash.ts'
import {
  findHashes,
  findLastSeal,
  findOrganisations,
  findSealedRows,
  findSeals,
  findUnsealed,
  insertSeal,
  markForgotten,
} from './seal-queries.ts'

/** Longer than any transaction takes: no row comes later with an id below those that were sealed. */
const restSeconds = 300
const maxRowsOfSeal = 1000

/** Chains what was written since the last seal, of each organisation. `now`: unix seconds. */
export async function sealAuditLog(queries: Queries, now: number): Promise<void> {
  const until = now - restSeconds
  for (const { organisation_id } of await findUnsealed(queries, until)) {
    if (organisation_id !== null) while (await sealNext(queries, organisation_id, { until, now })) continue
  }
}

/** False where nothing is left, or another process was first. */
async function sealNext(
  queries: Queries,
  organisation_id: number,
  { until, now }: { readonly until: number; readonly now: number },
): Promise<boolean> {
  const last = await findLastSeal(queries, organisation_id)
  const after = last?.until_id ?? 0
  const rows = await findHashes(queries, organisation_id, { after, until, limit: maxRowsOfSeal })
  const until_id = rows.at(-1)?.id
  if (until_id === undefined) return false
  return insertSeal(queries, {
    organisation_id,
    number: (last?.number ?? 0) + 1,
    until_id,
    num_rows: rows.length,
    hash: chainHash(last?.hash ?? '', rows),
    sealed_at: now,
  })
}

const chainHash = (before: string, rows: readonly { readonly hash: string | null }[]): string =>
  sha256([before, ...rows.map(({ hash }) => hash ?? '')].join('\n'))

/** Recomputes every seal of an organisation. */
export async function checkAuditLog(queries: Queries, organisation_id: number): Promise<AuditCheck> {
  const problems: AuditCheck['problems'] = []
  const seals = await findSeals(queries, organisation_id)
  let [before, after, num_rows, num_redacted] = ['', 0, 0, 0]
  for (const [at, seal] of seals.entries()) {
    const { number, until_id, hash, forgotten_at } = seal
    const rows = await findSealedRows(queries, organisation_id, after, until_id)
    for (const row of rows) {
      num_rows++
      if (row.redacted_at !== null) num_redacted++
      else if (row.hash !== rowHash(row, row.salt ?? ''))
        problems.push({ kind: 'changed', seal: number, audit_id: row.id })
    }
    const isWhole = rows.length === seal.num_rows && chainHash(before, rows) === hash
    if (number !== at + 1 || (forgotten_at === null && !isWhole))
      problems.push({ kind: 'chain', seal: number, audit_id: null })
    ;[before, after] = [hash, until_id]
  }
  return { num_seals: seals.length, num_rows, num_redacted, last_hash: seals.at(-1)?.hash ?? null, problems }
}

/** Before rows that are past their term are deleted: their seals no longer tell what stood there. */
export async function forgetSeals(
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
  if (numbers.length > 0) await markForgotten(transaction, organisation_id, numbers, now)
}

/** Of every organisation, for the command. */
export async function checkAuditLogs(
  queries: Queries,
): Promise<readonly (AuditCheck & { readonly organisation: string })[]> {
  const checks: (AuditCheck & { organisation: string })[] = []
  for (const { id, name } of await findOrganisations(queries))
    checks.push({ organisation: name, ...(await checkAuditLog(queries, id)) })
  return checks
}
