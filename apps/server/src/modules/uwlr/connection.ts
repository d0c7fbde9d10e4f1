import type { UwlrConnection, UwlrConnectionBody, UwlrConnections } from '@letterliaan/contract'
import type { Queries, Transaction } from '../../db/database.ts'
import { record } from '../../events/record.ts'
import type { UserCaller } from '../../plugins/auth/caller.ts'
import type { SecretBox } from '../../plugins/auth/secret-box.ts'
import { invalidInput } from '../../plugins/errors/problem-error.ts'
import { deleteConnection, findConnection, saveConnection, type StoredConnection } from './queries.ts'

/** Opened, for a request. */
export interface OpenConnection extends Omit<StoredConnection, 'authorisation_key'> {
  readonly authorisation_key: string
}

const contextOf = (organisation_id: number): string => `uwlr ${organisation_id}`

export const tellConnection = ({
  roster_url,
  results_url,
  client_name,
  client_code,
  results_sent_at,
}: Omit<StoredConnection, 'authorisation_key'>): UwlrConnection => ({
  roster_url,
  results_url,
  client_name,
  client_code,
  results_sent_at,
})

export async function readConnections(queries: Queries, organisation_id: number): Promise<UwlrConnections> {
  const stored = await findConnection(queries, organisation_id)
  return { connection: stored === undefined ? null : tellConnection(stored) }
}

/** Throws 422 for a first one without a key, or an address without https. */
export async function connect(
  transaction: Transaction,
  { caller, now }: { readonly caller: UserCaller; readonly now: number },
  { authorisation_key, ...body }: UwlrConnectionBody,
  { secretBox, allowsPrivate }: { readonly secretBox: SecretBox; readonly allowsPrivate: boolean },
): Promise<UwlrConnection> {
  const { organisation_id } = caller
  for (const field of ['roster_url', 'results_url'] as const)
    if (!allowsPrivate && body[field]?.startsWith('https:') === false)
      throw invalidInput({ [field]: 'Dit adres moet met https:// beginnen.' })
  const before = await findConnection(transaction, organisation_id)
  const sealed =
    authorisation_key === null
      ? before?.authorisation_key
      : secretBox.seal(authorisation_key, contextOf(organisation_id))
  if (sealed === undefined) throw invalidInput({ authorisation_key: 'Vul de autorisatiesleutel in.' })
  const stored = {
    ...body,
    organisation_id,
    authorisation_key: sealed,
    results_sent_at: before?.results_sent_at ?? null,
    updated_at: now,
  }
  await saveConnection(transaction, stored)
  record(transaction, caller, { type: 'uwlr_connected' }, now)
  return tellConnection(stored)
}

export async function disconnect(
  transaction: Transaction,
  { caller, now }: { readonly caller: UserCaller; readonly now: number },
): Promise<void> {
  if ((await findConnection(transaction, caller.organisation_id)) === undefined) return
  await deleteConnection(transaction, caller.organisation_id)
  record(transaction, caller, { type: 'uwlr_disconnected' }, now)
}

const noConnection = 'De leerlingadministratie is nog niet gekoppeld. Dat doet u bij Instellingen.'
const otherKey =
  'De autorisatiesleutel is met een andere sleutel van deze installatie bewaard. Vul hem bij Instellingen opnieuw in.'

/** Throws 422 where there is none, or its key can't be read. */
export async function openConnection(
  queries: Queries,
  organisation_id: number,
  secretBox: SecretBox,
): Promise<OpenConnection> {
  const stored = await findConnection(queries, organisation_id)
  if (stored === undefined) throw invalidInput(undefined, noConnection)
  const authorisation_key = secretBox.open(stored.authorisation_key, contextOf(organisation_id))
  if (authorisation_key === null) throw invalidInput(undefined, otherKey)
  return { ...stored, authorisation_key }
}
