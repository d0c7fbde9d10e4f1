import type { Kysely } from 'kysely'
import { acrossOrganisations } from '../../db/across-organisations.ts'
import { preparedFirst } from '../../db/prepared.ts'
import { findOrganisationOf } from '../../db/names/names.ts'
import type { NameKind } from '../../db/names/queries.ts'
import type { Queries } from '../../db/queries.ts'

/** Secrets too long to be guessed, by table and column: nobody keeps two rows from having the same. */
interface Name {
  readonly token: 'hash'
  readonly exchange_token: 'hash'
  readonly password_reset: 'hash'
  readonly email_change: 'hash'
  readonly invitation: 'hash'
  readonly home_link: 'hash'
  readonly login_challenge: 'hash'
  readonly group_device: 'hash'
  readonly sso_attempt: 'hash' | 'code_hash'
  readonly identity_provider: 'key'
}

/** Stands for each of them: Kysely's types don't follow a table that is chosen. */
interface Named {
  readonly named: { readonly organisation_id: number; readonly name: string }
}

const findOwner = <T extends keyof Name>(table: T, column: Name[T]) =>
  preparedFirst((queries, name: string) =>
    (queries as unknown as Kysely<Named>)
      .selectFrom(table as 'named')
      .select('organisation_id')
      .where(column as 'name', '=', name)
      .modifyEnd(acrossOrganisations('a secret says of which organisation it is')),
  )

const ofName = (kind: NameKind) => async (queries: Queries, text: string) => {
  const organisation_id = await findOrganisationOf(queries, kind, text)
  return organisation_id === null ? undefined : { organisation_id }
}

/** Whose it is, before anybody is known. */
export const owners = {
  username: ofName('username'),
  token: findOwner('token', 'hash'),
  exchangeToken: findOwner('exchange_token', 'hash'),
  cardCode: ofName('card_code'),
  passwordReset: findOwner('password_reset', 'hash'),
  emailChange: findOwner('email_change', 'hash'),
  invitation: findOwner('invitation', 'hash'),
  homeLink: findOwner('home_link', 'hash'),
  challenge: findOwner('login_challenge', 'hash'),
  passkey: ofName('passkey'),
  device: findOwner('group_device', 'hash'),
  pairingCode: ofName('pairing_code'),
  signInAttempt: findOwner('sso_attempt', 'hash'),
  signInCode: findOwner('sso_attempt', 'code_hash'),
  identityProvider: findOwner('identity_provider', 'key'),
}
