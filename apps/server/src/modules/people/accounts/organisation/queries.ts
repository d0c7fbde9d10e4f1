import type { Transaction } from '../../../../db/database.ts'

export const eraseDatesOfBirth = (transaction: Transaction, organisation_id: number, now: number) =>
  transaction
    .updateTable('student')
    .set({ date_of_birth: null, updated_at: now })
    .where('organisation_id', '=', organisation_id)
    .where('date_of_birth', 'is not', null)
    .execute()
