import type { Tokens } from '@letterliaan/contract'
import type { Transaction } from '../../../../db/database.ts'
import { accessTtlSeconds, insertLogin, insertTokens, type StoredLogin, type NewLogin } from './queries.ts'
import { hashToken, createSecret, createTokenOf } from '../../../../plugins/auth/token-secret.ts'

export interface TokenPair {
  readonly access: string
  readonly refresh: string
}

export interface LoginResult {
  readonly tokens: Tokens
  readonly cookie: string | null
}

export async function beginLogin(transaction: Transaction, login: NewLogin, now: number): Promise<Tokens> {
  const { organisation_id } = login
  const tokens = { access: createTokenOf(organisation_id), refresh: createTokenOf(organisation_id) }
  const family = await insertLogin(transaction, login, now)
  await storeTokens(transaction, family, tokens, now)
  return toTokens(tokens, accessTtlSeconds)
}

const toStored = (token: string) => ({ hash: hashToken(token), salt: createSecret() })

export const storeTokens = (
  transaction: Transaction,
  family: StoredLogin,
  { access, refresh }: TokenPair,
  now: number,
) => insertTokens(transaction, family, toStored(access), toStored(refresh), now)

export const toTokens = ({ access, refresh }: TokenPair, expires_in: number): Tokens => ({
  access_token: access,
  refresh_token: refresh,
  token_type: 'Bearer',
  expires_in,
})
