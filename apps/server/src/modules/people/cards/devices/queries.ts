import type { Insertable } from 'kysely'
import type { Queries, Transaction } from '../../../../db/database.ts'
import type { GroupDeviceTable, PairingCodeTable } from '../../../../db/schema.ts'
import { endLoginsOf } from '../../../../db/tables/token-family.ts'

const shown = ['id', 'name', 'created_at', 'used_at'] as const

export const findDevices = (queries: Queries, group_id: number) =>
  queries
    .selectFrom('group_device')
    .select(shown)
    .where('group_id', '=', group_id)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()

export const insertDevice = (transaction: Transaction, row: Insertable<GroupDeviceTable>) =>
  transaction.insertInto('group_device').values(row).returning(shown).executeTakeFirstOrThrow()

export const findDevice = (queries: Queries, hash: string) =>
  queries
    .selectFrom('group_device')
    .innerJoin('group', 'group.id', 'group_device.group_id')
    .innerJoin('organisation', 'organisation.id', 'group_device.organisation_id')
    .select(['group_device.id', 'group_device.group_id', 'group_device.organisation_id'])
    .select(['group.name as group_name'])
    .where('group_device.hash', '=', hash)
    .where('organisation.closed_at', 'is', null)
    .executeTakeFirst()

export async function deleteDevices(
  transaction: Transaction,
  ids: readonly number[],
  now: number,
): Promise<void> {
  if (ids.length === 0) return
  await endLoginsOf(transaction, { device_ids: ids }, now)
  await transaction.deleteFrom('group_device').where('id', 'in', ids).execute()
}

/** Finds the group's active children. The card is null if a child has none. */
export const findGroupChildren = (queries: Queries, group_id: number) =>
  queries
    .selectFrom('group_student')
    .innerJoin('student', 'student.id', 'group_student.student_id')
    .leftJoin('exchange_token as card', (join) =>
      join
        .onRef('card.student_id', '=', 'student.id')
        .on('card.kind', '=', 'login_card')
        .on('card.revoked_at', 'is', null),
    )
    .select([
      'student.id',
      'student.screen_name',
      'student.first_name',
      'student.last_name',
      'student.buddy_id',
    ])
    .select(['card.code_hmac', 'card.pictures_hmac'])
    .where('group_student.group_id', '=', group_id)
    .where('student.archived_at', 'is', null)
    .execute()

export function replacePairingCode(transaction: Transaction, row: Insertable<PairingCodeTable>) {
  const { code_hmac, made_by, expires_at, num_left } = row
  return transaction
    .insertInto('pairing_code')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['group_id', 'organisation_id'])
        .doUpdateSet({ code_hmac, made_by, expires_at, num_left }),
    )
    .execute()
}

/** Uses the code for one device. Returns undefined if the code is unknown, expired or used up. */
export async function usePairingCode(transaction: Transaction, code_hmac: string, now: number) {
  const code = await transaction
    .updateTable('pairing_code')
    .set((eb) => ({ num_left: eb('num_left', '-', 1) }))
    .where('code_hmac', '=', code_hmac)
    .where('expires_at', '>', now)
    .where('num_left', '>', 0)
    .returning(['group_id', 'organisation_id', 'made_by'])
    .executeTakeFirst()
  if (code === undefined) return
  const { name } = await transaction
    .selectFrom('group')
    .select('name')
    .where('id', '=', code.group_id)
    .executeTakeFirstOrThrow()
  return { ...code, group_name: name }
}
