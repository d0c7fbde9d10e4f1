import type { Queries, Transaction, TransactionalDatabase } from '../database.ts'
import { NameTaken } from './name-taken.ts'
import {
  deleteNames,
  findName,
  findNames,
  findNamesInUse,
  findNamesOf,
  findOrganisationIds,
  insertNames,
  moveName,
  toName,
  type NameKind,
} from './queries.ts'

export const nameKinds = ['username', 'card_code', 'pairing_code', 'passkey'] as const satisfies NameKind[]

/**
 * Before the row that has it: keeps a name for this organisation alone (docs/adr/0054-organisation-in-keys.md). Throws
 * NameTaken where a row of another one has it.
 */
export async function claimNames(
  transaction: Transaction,
  kind: NameKind,
  organisation_id: number,
  texts: readonly string[],
): Promise<void> {
  if (texts.length === 0) return
  const names = [...new Set(texts)].map((text) => toName(kind, text)).toSorted()
  for (const held of await insertNames(transaction, kind, organisation_id, names)) {
    if (held.organisation_id === organisation_id) continue
    const inUse = await findNamesInUse(transaction, kind, held.organisation_id)
    if (inUse.has(held.name)) throw new NameTaken(`This ${kind} is of another organisation.`)
    await moveName(transaction, kind, held.name, organisation_id)
  }
}

/** Where a row may have this name; null: nowhere. */
export async function findOrganisationOf(
  queries: Queries,
  kind: NameKind,
  text: string,
): Promise<number | null> {
  const found = await findName(queries, kind, toName(kind, text))
  return found?.organisation_id ?? null
}

/** Those of these texts that a row of any organisation has. */
export async function findTaken(
  queries: Queries,
  kind: NameKind,
  texts: readonly string[],
): Promise<string[]> {
  if (texts.length === 0) return []
  const byName = new Map(texts.map((text) => [toName(kind, text), text]))
  const found = await findNames(queries, kind, [...byName.keys()])
  const taken: string[] = []
  for (const [organisation_id, held] of Map.groupBy(found, (row) => row.organisation_id)) {
    const inUse = await findNamesInUse(queries, kind, organisation_id)
    for (const { name } of held) if (inUse.has(name)) taken.push(byName.get(name) ?? '')
  }
  return taken
}

/** Lets go of names whose rows are gone. */
export async function forgetNames(database: TransactionalDatabase): Promise<void> {
  for (const { id } of await findOrganisationIds(database.queries))
    for (const kind of nameKinds) await forgetNamesOf(database, kind, id)
}

async function forgetNamesOf(
  database: TransactionalDatabase,
  kind: NameKind,
  organisation_id: number,
): Promise<void> {
  const names = (await findNamesOf(database.queries, kind, organisation_id)).map(({ name }) => name)
  const inUse = await findNamesInUse(database.queries, kind, organisation_id)
  const left = names.filter((name) => !inUse.has(name))
  for (let at = 0; at < left.length; at += 500)
    await database.transaction(async (transaction) => {
      // Whoever claims one of them now is waited for, and then has a row.
      const held = await insertNames(transaction, kind, organisation_id, left.slice(at, at + 500).toSorted())
      const inUseNow = await findNamesInUse(transaction, kind, organisation_id)
      const gone = held.filter((row) => row.organisation_id === organisation_id && !inUseNow.has(row.name))
      if (gone.length > 0)
        await deleteNames(
          transaction,
          kind,
          gone.map(({ name }) => name),
        )
    })
}
