import type { Expression, ExpressionBuilder, SqlBool } from 'kysely'
import type { Queries, Transaction } from '../queries.ts'
import type { Schema } from '../schema.ts'

type Whose =
  | { readonly login_id: number }
  /** A user's logins, including impersonation and take-over. */
  | { readonly user_id: number; readonly except_id?: number | undefined }
  | { readonly student_ids: readonly number[] }
  | { readonly organisation_id: number }
  | { readonly exchange_token_ids: readonly number[] }
  | { readonly device_ids: readonly number[] }
  | { readonly devicesOfGroup: number }
  /** Logins of an identity that began by `untilAt`; all its sessions if `provider_session` is null. */
  | { readonly identity_id: number; readonly provider_session: string | null; readonly untilAt: number }

/** Ends logins. No other function ends them. */
export async function endLoginsOf(transaction: Transaction, whose: Whose, now: number): Promise<void> {
  if (Object.values(whose).some((ids) => Array.isArray(ids) && ids.length === 0)) return
  await transaction
    .updateTable('token_family')
    .set({ revoked_at: now })
    .where('revoked_at', 'is', null)
    .where((eb) => areOf(eb, whose))
    .execute()
}

function areOf(eb: ExpressionBuilder<Schema, 'token_family'>, whose: Whose): Expression<SqlBool> {
  if ('login_id' in whose) return eb('id', '=', whose.login_id)
  if ('exchange_token_ids' in whose) return eb('exchange_token_id', 'in', whose.exchange_token_ids)
  if ('device_ids' in whose) return eb('group_device_id', 'in', whose.device_ids)
  if ('devicesOfGroup' in whose) {
    const devices = eb.selectFrom('group_device').select('group_device.id')
    return eb('group_device_id', 'in', devices.where('group_device.group_id', '=', whose.devicesOfGroup))
  }
  if ('organisation_id' in whose) {
    const users = eb.selectFrom('user').select('user.id')
    return eb('user_id', 'in', users.where('user.organisation_id', '=', whose.organisation_id))
  }
  if ('student_ids' in whose) {
    const children = eb.selectFrom('student').select('student.user_id')
    return eb('user_id', 'in', children.where('student.id', 'in', whose.student_ids))
  }
  if ('identity_id' in whose) {
    const { identity_id, provider_session, untilAt } = whose
    return eb.and([
      eb('identity_id', '=', identity_id),
      eb('created_at', '<=', untilAt),
      ...(provider_session === null ? [] : [eb('provider_session', '=', provider_session)]),
    ])
  }
  const asChild = eb
    .selectFrom('exchange_token')
    .select('exchange_token.id')
    .where('made_by', '=', whose.user_id)
    .where('kind', '!=', 'login_card')
  const all = eb.or([eb('user_id', '=', whose.user_id), eb('exchange_token_id', 'in', asChild)])
  return whose.except_id === undefined ? all : eb.and([all, eb('id', '!=', whose.except_id)])
}

/** Finds valid logins, last used first. Each renewal of a login makes a new token. */
export const findLogins = (queries: Queries, user_ids: readonly number[], now: number) =>
  queries
    .selectFrom('token_family')
    .innerJoin('token', 'token.family_id', 'token_family.id')
    .select(['token_family.id', 'token_family.user_id', 'token_family.client_id', 'token_family.created_at'])
    .select(({ fn }) => fn.max('token.created_at').as('last_used_at'))
    .where('token_family.user_id', 'in', user_ids)
    .where('token_family.revoked_at', 'is', null)
    .where('token_family.exchange_token_id', 'is', null)
    .where('token.kind', '=', 'refresh')
    .where('token.expires_at', '>', now)
    .groupBy(['token_family.id', 'token_family.user_id', 'token_family.client_id', 'token_family.created_at'])
    .orderBy('last_used_at', 'desc')
    .orderBy('token_family.id', 'desc')
    .execute()
