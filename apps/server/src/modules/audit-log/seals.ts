import type { AuditCheck } from '@letterliaan/contract'
import type { Queries } from '../../db/database.ts'
import { rowHash, sha256 } from '../../events/row-hash.ts'
import {
  findHashes,
  findLastSeal,
  findOrganisations,
  findSealedRows,
  findSeals,
  findUnsealed,
  insertSeal,
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

/** Of every organisation, for the command. */
export async function checkAuditLogs(
  queries: Queries,
): Promise<readonly (AuditCheck & { readonly organisation: string })[]> {
  const checks: (AuditCheck & { organisation: string })[] = []
  for (const { id, name } of await findOrganisations(queries))
    checks.push({ organisation: name, ...(await checkAuditLog(queries, id)) })
  return checks
}
