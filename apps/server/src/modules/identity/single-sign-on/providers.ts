import { randomBytes } from 'node:crypto'
import type {
  IdentityProvider as ToldProvider,
  IdentityProviderBody,
  IdentityProviders,
} from '@letterliaan/contract'
import type { Queries, Transaction } from '../../../db/database.ts'
import { encodeJson } from '../../../db/json.ts'
import { recordEvent } from '../../../events/record-event.ts'
import type { UserCaller } from '../../../plugins/auth/caller.ts'
import {
  createInvalidInputError,
  createNoRoomError,
  createNotFoundError,
} from '../../../plugins/errors/problem-error.ts'
import { assignLoginCode, makeLoginPath } from './login-code.ts'
import { makeSecretContext, type ConnectedProvider, type ProviderSettings } from './provider.ts'
import { deleteIdentitiesAt, findProvider, listIdentitiesAt, listProviders } from './queries.ts'
import { findClaimProblem } from './subject-claim.ts'
import type { SecretBox } from '../../../plugins/auth/secret-box.ts'
import { makeCallbackPath } from './sign-in.ts'
import { readOrganisation } from '../../../db/tables/organisation.ts'
import { endLoginsOf } from '../../../db/tables/token-family.ts'
import { updateRow, deleteRows, insertRow } from '../../../db/tables/rows.ts'

const maxProviders = 20

export interface ProviderNeeds {
  readonly secretBox: SecretBox
  readonly addressOf: (path: string) => string
  readonly allowsPrivate: boolean
}

export async function describeProviders(
  queries: Queries,
  { organisation_id }: Pick<UserCaller, 'organisation_id'>,
  needs: ProviderNeeds,
): Promise<IdentityProviders> {
  const { login_code } = await readOrganisation(queries, organisation_id)
  const providers = await listProviders(queries, organisation_id)
  return {
    providers: await Promise.all(providers.map((provider) => describeProvider(queries, provider, needs))),
    login_code,
    login_url: login_code === null ? null : needs.addressOf(makeLoginPath(login_code)),
  }
}

async function describeProvider(
  queries: Queries,
  provider: ConnectedProvider,
  { addressOf }: ProviderNeeds,
): Promise<ToldProvider> {
  const { id, key, name, issuer, settings, subject_claim, domains, for_whom, is_enabled } = provider
  return {
    id,
    key,
    name,
    issuer,
    domains: [...domains],
    for_whom,
    is_enabled,
    client_id: settings.client_id,
    has_client_secret: settings.client_secret !== null,
    subject_claim,
    identities: await listIdentitiesAt(queries, provider),
    callback_url: addressOf(makeCallbackPath(provider)),
    logout_url: addressOf(`/sso/${key}/backchannel-logout`),
  }
}

/** Throws 409 or 422. */
export async function addProvider(
  transaction: Transaction,
  caller: UserCaller,
  body: IdentityProviderBody,
  needs: ProviderNeeds,
  now: number,
): Promise<ToldProvider> {
  const { organisation_id } = caller
  const others = await listProviders(transaction, organisation_id)
  if (others.length >= maxProviders)
    throw createNoRoomError(`Een school heeft hooguit ${maxProviders} inlogdiensten.`)
  const key = randomBytes(9).toString('base64url')
  const settings = readSettings(body, { key, before: null }, needs)
  refuseChangingClaim(body)
  refuseDouble(others, body.issuer)
  const { name, issuer, subject_claim, for_whom, is_enabled } = body
  const id = await insertRow(transaction, 'identity_provider', {
    organisation_id,
    key,
    name,
    issuer,
    subject_claim,
    for_whom,
    is_enabled,
    settings: encodeJson(settings),
    domains: encodeJson([...new Set(body.domains)]),
    created_at: now,
    updated_at: now,
  })
  await assignLoginCode(transaction, organisation_id)
  recordEvent(transaction, caller, { type: 'identity_provider_made', provider_id: id }, now)
  return describeProvider(transaction, await getProvider(transaction, caller, id), needs)
}

/** Throws 404, 409 or 422. */
export async function changeProvider(
  transaction: Transaction,
  caller: UserCaller,
  id: number,
  body: IdentityProviderBody,
  needs: ProviderNeeds,
  now: number,
): Promise<ToldProvider> {
  const before = await getProvider(transaction, caller, id)
  const settings = readSettings(body, { key: before.key, before }, needs)
  const others = await listProviders(transaction, caller.organisation_id)
  refuseDouble(
    others.filter((other) => other.id !== id),
    body.issuer,
  )
  const { name, issuer, subject_claim, for_whom, is_enabled } = body
  if (issuer !== before.issuer) await refuseWhileJoined(transaction, before, 'issuer')
  if (subject_claim !== before.subject_claim) {
    refuseChangingClaim(body)
    await refuseWhileJoined(transaction, before, 'subject_claim')
  }
  await updateRow(transaction, 'identity_provider', id, {
    name,
    issuer,
    subject_claim,
    for_whom,
    is_enabled,
    settings: encodeJson(settings),
    domains: encodeJson([...new Set(body.domains)]),
    updated_at: now,
  })
  recordEvent(transaction, caller, { type: 'identity_provider_changed', provider_id: id }, now)
  return describeProvider(transaction, await getProvider(transaction, caller, id), needs)
}

/** Removes a provider and its links, and ends the logins that used the provider. Throws 404. */
export async function removeProvider(
  transaction: Transaction,
  caller: UserCaller,
  id: number,
  now: number,
): Promise<void> {
  const provider = await getProvider(transaction, caller, id)
  for (const identity of await listIdentitiesAt(transaction, provider))
    await endLoginsOf(transaction, { identity_id: identity.id, provider_session: null, untilAt: now }, now)
  await deleteIdentitiesAt(transaction, provider)
  await deleteRows(transaction, 'identity_provider', { id })
  recordEvent(transaction, caller, { type: 'identity_provider_removed', provider_id: id }, now)
}

export async function getProvider(
  queries: Queries,
  { organisation_id }: Pick<UserCaller, 'organisation_id'>,
  id: number,
): Promise<ConnectedProvider> {
  const provider = await findProvider(queries, organisation_id, id)
  if (provider === undefined) throw createNotFoundError()
  return provider
}

function refuseDouble(others: readonly ConnectedProvider[], issuer: string): void {
  if (others.some((other) => other.issuer === issuer))
    throw createInvalidInputError({ issuer: 'Deze inlogdienst is er al.' })
}

function refuseChangingClaim({ subject_claim, is_claim_permanent }: IdentityProviderBody): void {
  const problem = findClaimProblem(subject_claim, is_claim_permanent)
  if (problem !== null) throw createInvalidInputError(problem)
}

/** Throws if accounts are linked: a changed claim does not identify them, and links of another issuer are not listed. */
async function refuseWhileJoined(
  queries: Queries,
  provider: ConnectedProvider,
  field: 'issuer' | 'subject_claim',
): Promise<void> {
  const { length } = await listIdentitiesAt(queries, provider)
  if (length > 0)
    throw createInvalidInputError({
      [field]: `Er ${length === 1 ? 'is nog 1 account' : `zijn nog ${length} accounts`} gekoppeld. Ontkoppel die eerst.`,
    })
}

interface Known {
  readonly key: string
  readonly before: ConnectedProvider | null
}

function readSettings(
  { issuer, client_id, client_secret }: IdentityProviderBody,
  { key, before }: Known,
  { secretBox, allowsPrivate }: ProviderNeeds,
): ProviderSettings {
  if (!issuer.startsWith('https://') && !allowsPrivate)
    throw createInvalidInputError({ issuer: 'Het adres moet met https:// beginnen.' })
  // The secret is kept only if the issuer stays the same, so that it is never sent to another address.
  const kept = before?.issuer === issuer ? before.settings.client_secret : null
  const sealed = client_secret === null ? kept : secretBox.seal(client_secret, makeSecretContext({ key }))
  return { client_id, client_secret: sealed }
}
