import { hash } from 'node:crypto'
import { acrossOrganisations } from '../across-organisations.ts'
import { preparedFirst } from '../prepared.ts'
import type { Queries, Transaction } from '../queries.ts'
import type { GlobalNameTable } from '../schema.ts'

export type NameKind = GlobalNameTable['kind']

/** Nothing that tells who it is. */
const nameOfUser = (username: string): string => hash('sha256', username, 'hex')

export const toName = (kind: NameKind, text: string): string =>
  kind === 'username' ? nameOfUser(text) : text

/** Waits for whoever is claiming one of them, and keeps others off them. */
export const insertNames = (
  transaction: Transaction,
  kind: NameKind,
  organisation_id: number,
  names: readonly string[],
) =>
  transaction
    .insertInto('global_name')
    .values(names.map((name) => ({ kind, name, organisation_id })))
    .onConflict((conflict) =>
      conflict
        .columns(['kind', 'name'])
        .doUpdateSet((eb) => ({ organisation_id: eb.ref('global_name.organisation_id') })),
    )
    .returning(['name', 'organisation_id'])
    .execute()

export const findName = preparedFirst((queries, kind: NameKind, name: string) =>
  queries
    .selectFrom('global_name')
    .select('organisation_id')
    .where('kind', '=', kind)
    .where('name', '=', name),
)

export const findNames = (queries: Queries, kind: NameKind, names: readonly string[]) =>
  queries
    .selectFrom('global_name')
    .select(['name', 'organisation_id'])
    .where('kind', '=', kind)
    .where('name', 'in', names)
    .execute()

export const findNamesOf = (queries: Queries, kind: NameKind, organisation_id: number) =>
  queries
    .selectFrom('global_name')
    .select('name')
    .where('organisation_id', '=', organisation_id)
    .where('kind', '=', kind)
    .execute()

export const moveName = (transaction: Transaction, kind: NameKind, name: string, organisation_id: number) =>
  transaction
    .updateTable('global_name')
    .set({ organisation_id })
    .where('kind', '=', kind)
    .where('name', '=', name)
    .execute()

export const deleteNames = (transaction: Transaction, kind: NameKind, names: readonly string[]) =>
  transaction.deleteFrom('global_name').where('kind', '=', kind).where('name', 'in', names).execute()

/** The names that rows of an organisation have now. */
export async function findNamesInUse(
  queries: Queries,
  kind: NameKind,
  organisation_id: number,
): Promise<ReadonlySet<string>> {
  const texts = await textsOf[kind](queries, organisation_id)
  return new Set(texts.flatMap(({ text }) => (text === null ? [] : [toName(kind, text)])))
}

type Texts = readonly { readonly text: string | null }[]

const textsOf: Readonly<Record<NameKind, (queries: Queries, organisation_id: number) => Promise<Texts>>> = {
  username: (queries, organisation_id) =>
    queries
      .selectFrom('user')
      .select('username as text')
      .where('organisation_id', '=', organisation_id)
      .modifyEnd(acrossOrganisations('a name may be of another organisation'))
      .execute(),
  card_code: (queries, organisation_id) =>
    queries
      .selectFrom('exchange_token')
      .select('code_hmac as text')
      .where('organisation_id', '=', organisation_id)
      .where('code_hmac', 'is not', null)
      .modifyEnd(acrossOrganisations('a name may be of another organisation'))
      .execute(),
  pairing_code: (queries, organisation_id) =>
    queries
      .selectFrom('pairing_code')
      .select('code_hmac as text')
      .where('organisation_id', '=', organisation_id)
      .modifyEnd(acrossOrganisations('a name may be of another organisation'))
      .execute(),
  passkey: (queries, organisation_id) =>
    queries
      .selectFrom('passkey')
      .select('credential as text')
      .where('organisation_id', '=', organisation_id)
      .modifyEnd(acrossOrganisations('a name may be of another organisation'))
      .execute(),
}

export const findOrganisationIds = (queries: Queries) =>
  queries.selectFrom('organisation').select('id').orderBy('id').execute()
