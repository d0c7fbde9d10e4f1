import type { Database } from '../../../../db/database.ts'
import type { Role } from '../../../../db/schema.ts'
import { recordEvent } from '../../../../events/record-event.ts'
import { limitDatabase } from '../../../../db/limit-to-organisation.ts'

interface Account {
  readonly id: number
  readonly organisation_id: number
  readonly role: Role
}

export interface FailedLoginLog {
  /** Returns at once, so that the response time does not reveal an account. */
  readonly note: (account: Account, now: number, type?: 'login_failed' | 'second_factor_failed') => void
  readonly settle: () => Promise<void>
}

/** Records failed logins of staff in the audit log (AVG-5). */
export function createFailedLoginLog(database: Database, onError: (error: unknown) => void): FailedLoginLog {
  const running = new Set<Promise<void>>()
  return {
    note({ id: user_id, organisation_id, role }, now, type = 'login_failed') {
      if (role === 'student') return
      const noted = limitDatabase(database, organisation_id)
        .transaction(async (transaction) =>
          recordEvent(transaction, { organisation_id, user_id }, { type }, now),
        )
        .catch(onError)
        .finally(() => running.delete(noted))
      running.add(noted)
    },
    settle: async () => void (await Promise.all(running)),
  }
}
