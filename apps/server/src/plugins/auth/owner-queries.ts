import type { Kysely } from 'kysely'
import { markAcrossOrganisations } from '../../db/across-organisations.ts'
import { prepareFirst } from '../../db/prepare-query.ts'
import type { Queries } from '../../db/queries.ts'
import { readOrganisationOf } from './token-secret.ts'

/** Columns that are unique in the installation and are read before the organisation is known. */
interface Name {
  readonly user: 'username'
  readonly passkey: 'credential'
  readonly pairing_code: 'code_hmac'
  readonly exchange_token: 'hash' | 'code_hmac'
  readonly password_reset: 'hash'
  readonly email_change: 'hash'
  readonly invitation: 'hash'
  readonly home_link: 'hash'
  readonly login_challenge: 'hash'
  readonly group_device: 'hash'
  readonly sso_attempt: 'hash' | 'code_hash'
  readonly identity_provider: 'key'
}

/** Represents each of these tables, because Kysely's types don't support a variable table. */
interface Named {
  readonly named: { readonly organisation_id: number; readonly name: string }
}

/** Finds the organisation of a name. All later queries are limited to that organisation (ADR 54). */
const findOwner = <T extends keyof Name>(table: T, column: Name[T]) =>
  prepareFirst((queries, name: string) =>
    (queries as unknown as Kysely<Named>)
      .selectFrom(table as 'named')
      .select('organisation_id')
      .where(column as 'name', '=', name)
      .modifyEnd(markAcrossOrganisations('a name says of which organisation it is')),
  )

/** Reads the organisation from the token, which contains its id. */
async function findTokenOwner(
  _queries: Queries,
  token: string,
): Promise<{ readonly organisation_id: number } | undefined> {
  const organisation_id = readOrganisationOf(token)
  return organisation_id === null ? undefined : { organisation_id }
}

export const ownerFinders = {
  username: findOwner('user', 'username'),
  token: findTokenOwner,
  exchangeToken: findOwner('exchange_token', 'hash'),
  cardCode: findOwner('exchange_token', 'code_hmac'),
  passwordReset: findOwner('password_reset', 'hash'),
  emailChange: findOwner('email_change', 'hash'),
  invitation: findOwner('invitation', 'hash'),
  homeLink: findOwner('home_link', 'hash'),
  challenge: findOwner('login_challenge', 'hash'),
  passkey: findOwner('passkey', 'credential'),
  device: findOwner('group_device', 'hash'),
  pairingCode: findOwner('pairing_code', 'code_hmac'),
  signInAttempt: findOwner('sso_attempt', 'hash'),
  signInCode: findOwner('sso_attempt', 'code_hash'),
  identityProvider: findOwner('identity_provider', 'key'),
}
