import type { ExchangeTokenKind } from '@letterliaan/contract'
import type { Queries, Transaction } from '../../../../db/database.ts'
import { markAcrossOrganisations } from '../../../../db/across-organisations.ts'
import { isImpersonatedStudentVisible } from '../../../../plugins/auth/supervision-queries.ts'
import { hasRow } from '../../../../db/single-row.ts'

export interface KnownExchangeToken {
  readonly id: number
  readonly kind: ExchangeTokenKind
  readonly student_id: number
  readonly made_by: number
  readonly pictures_hash: string | null
  readonly code_hmac: string | null
  readonly pictures_hmac: string | null
  /** True if the child is archived. Its card works again after the child is restored (GRP-8). */
  readonly isArchived: boolean
  readonly user: {
    readonly id: number
    readonly organisation_id: number
    readonly let_in_at: number | null
  }
}

export async function findExchangeToken(
  queries: Queries,
  column: 'hash' | 'code_hmac',
  hash: string,
  now: number,
): Promise<KnownExchangeToken | undefined> {
  const row = await queries
    .selectFrom('exchange_token')
    .innerJoin('student', 'student.id', 'exchange_token.student_id')
    .innerJoin('user', 'user.id', 'student.user_id')
    .select([
      'exchange_token.id',
      'exchange_token.kind',
      'exchange_token.student_id',
      'exchange_token.made_by',
      'exchange_token.pictures_hash',
      'exchange_token.code_hmac',
      'exchange_token.pictures_hmac',
    ])
    .select(['student.user_id', 'student.organisation_id', 'student.archived_at', 'user.let_in_at'])
    .where(`exchange_token.${column}`, '=', hash)
    .where('exchange_token.revoked_at', 'is', null)
    .where(isImpersonatedStudentVisible())
    .where((eb) => eb.or([eb('student.archived_at', 'is', null), eb('kind', '=', 'login_card')]))
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', now)]))
    .where((eb) => eb.or([eb('used_at', 'is', null), eb('kind', '=', 'login_card')]))
    .executeTakeFirst()
  if (!row) return undefined
  const { user_id, organisation_id, let_in_at, archived_at, ...token } = row
  return { ...token, isArchived: archived_at !== null, user: { id: user_id, organisation_id, let_in_at } }
}

export const consumeExchangeToken = (transaction: Transaction, { id }: KnownExchangeToken, now: number) =>
  hasRow(
    transaction
      .updateTable('exchange_token')
      .set({ used_at: now })
      .where('id', '=', id)
      .where('revoked_at', 'is', null)
      .where((eb) => eb.or([eb('used_at', 'is', null), eb('kind', '=', 'login_card')]))
      .returning('id'),
  )

export async function findTakenCodes(queries: Queries, hashes: readonly string[]): Promise<string[]> {
  const tokens = await queries
    .selectFrom('exchange_token')
    .select('code_hmac')
    .where('code_hmac', 'in', hashes)
    .modifyEnd(markAcrossOrganisations('a code is of one card alone'))
    .execute()
  return tokens.flatMap(({ code_hmac }) => code_hmac ?? [])
}

export async function revokeTokens(
  transaction: Transaction,
  { student_ids, kind }: { readonly student_ids: readonly number[]; readonly kind?: ExchangeTokenKind },
  now: number,
): Promise<number[]> {
  const revoked = await transaction
    .updateTable('exchange_token')
    .set({ revoked_at: now })
    .where('student_id', 'in', student_ids)
    .where('revoked_at', 'is', null)
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind ?? 'login_card'))
    .returning('id')
    .execute()
  return revoked.map(({ id }) => id)
}

/** Revokes the user's tokens except login cards, which belong to the school. */
export const revokeTokensMadeBy = (transaction: Transaction, user_id: number, now: number) =>
  transaction
    .updateTable('exchange_token')
    .set({ revoked_at: now })
    .where('made_by', '=', user_id)
    .where('kind', '!=', 'login_card')
    .where('revoked_at', 'is', null)
    .execute()
