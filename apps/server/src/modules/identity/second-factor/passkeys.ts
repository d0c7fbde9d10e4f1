import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import type { PasskeyOptions } from '@letterliaan/contract'
import type { Queries, Transaction } from '../../../db/database.ts'
import { hashToken } from '../../../plugins/auth/token-secret.ts'
import { findPasskeyByCredential, markPasskeyUsed, type PasskeyRow } from './queries.ts'
import type { RelyingParty } from './relying-party.ts'
import { ownerFinders } from '../../../plugins/auth/owner-queries.ts'
import { findQueriesOfOwner } from '../../../plugins/auth/owner.ts'
import { insertRows } from '../../../db/tables/rows.ts'

const timeout = 4 * 60 * 1000

/** Loaded when first needed, because it takes 27 MB (docs/adr/0017-memory.md). */
const loadWebAuthn = () => import('@simplewebauthn/server')

interface Owner {
  readonly id: number
  readonly username: string
  readonly name: string
}

const bytesOf = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(Buffer.from(text, 'base64url'))

const asOptions = (options: object): PasskeyOptions['options'] => ({ ...options })

/** Makes options for a new passkey. `challenge` is also the secret of the stored challenge. */
export async function makeNewPasskeyOptions(
  { id: rpID }: RelyingParty,
  { id, username, name }: Owner,
  known: readonly PasskeyRow[],
  challenge: string,
): Promise<PasskeyOptions['options']> {
  const { generateRegistrationOptions } = await loadWebAuthn()
  return asOptions(
    await generateRegistrationOptions({
      rpName: 'Letterliaan',
      rpID,
      userName: username,
      userDisplayName: name,
      userID: Uint8Array.from(Buffer.from(hashToken(`passkey ${id}`), 'hex')),
      challenge: bytesOf(challenge),
      timeout,
      attestationType: 'none',
      excludeCredentials: known.map(({ credential }) => ({ id: credential })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    }),
  )
}

/** Makes options for a login by passkey. If `known` is null, any passkey of this installation is accepted. */
export async function makePasskeyOptions(
  { id: rpID }: RelyingParty,
  known: readonly PasskeyRow[] | null,
  challenge: string,
): Promise<PasskeyOptions['options']> {
  const { generateAuthenticationOptions } = await loadWebAuthn()
  return asOptions(
    await generateAuthenticationOptions({
      rpID,
      challenge: bytesOf(challenge),
      timeout,
      userVerification: 'required',
      ...(known && {
        allowCredentials: known.map(({ credential, transports }) => ({
          id: credential,
          transports: JSON.parse(transports) as string[],
        })),
      }),
    }),
  )
}

/** Returns null for a response to another challenge or from another address. */
export async function readNewPasskey(
  { id, origin }: RelyingParty,
  answer: string,
  challenge: string,
): Promise<Pick<PasskeyRow, 'credential' | 'public_key' | 'counter' | 'transports'> | null> {
  const { verifyRegistrationResponse } = await loadWebAuthn()
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: JSON.parse(answer) as RegistrationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
    })
    if (!verified) return null
    const { credential } = registrationInfo
    return {
      credential: credential.id,
      public_key: Buffer.from(credential.publicKey).toString('base64url'),
      counter: credential.counter,
      transports: JSON.stringify(credential.transports ?? []),
    }
  } catch {
    return null
  }
}

/** Returns the user whose passkey signed this challenge. Null if none did, or if its counter shows a copy. */
export async function verifyPasskey(
  queries: Queries,
  party: RelyingParty,
  answer: string,
  challenge: string,
  now: number,
): Promise<Pick<PasskeyRow, 'organisation_id' | 'user_id'> | null> {
  const response = readAnswer(answer)
  const own =
    response && queries.organisation_id === undefined
      ? await findQueriesOfOwner(queries, ownerFinders.passkey, response.id)
      : queries
  const passkey = response && own && (await findPasskeyByCredential(own, response.id))
  if (!response || !own || !passkey) return null
  const counter = await findNewCounter(party, response, passkey, challenge)
  if (counter === null) return null
  const { organisation_id, user_id } = passkey
  return (await markPasskeyUsed(own, passkey, counter, now)) ? { organisation_id, user_id } : null
}

function readAnswer(answer: string): AuthenticationResponseJSON | null {
  try {
    const response = JSON.parse(answer) as AuthenticationResponseJSON | null
    return typeof response?.id === 'string' ? response : null
  } catch {
    return null
  }
}

/** Returns null for a response to another passkey, challenge or address. */
async function findNewCounter(
  { id, origin }: RelyingParty,
  response: AuthenticationResponseJSON,
  { credential, public_key, counter }: PasskeyRow,
  challenge: string,
): Promise<number | null> {
  const { verifyAuthenticationResponse } = await loadWebAuthn()
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
      credential: { id: credential, publicKey: bytesOf(public_key), counter },
    })
    return verified ? authenticationInfo.newCounter : null
  } catch {
    return null
  }
}

export async function storePasskey(transaction: Transaction, row: Omit<PasskeyRow, 'id'>): Promise<void> {
  await insertRows(transaction, 'passkey', row)
}
