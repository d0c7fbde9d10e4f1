import type { WeeklyMail } from '@letterliaan/contract'
import type { Database, Queries } from '../../../db/database.ts'
import type { UserCaller } from '../../../plugins/auth/caller.ts'
import { defineHandlers } from '../../../plugins/contract/handler.ts'
import { deleteWish, findAddress, findWish, insertWish } from './queries.ts'
import { canReceive } from './send-weekly-mails.ts'

export const weeklyMailRoutes = ({ queries }: Pick<Database, 'queries'>, sendsMail: boolean) => {
  const read = async (from: Queries, { user_id }: UserCaller): Promise<WeeklyMail> => {
    const { email } = await findAddress(from, user_id)
    return {
      is_wanted: (await findWish(from, user_id)) !== undefined,
      address: canReceive(email) ? email : null,
      is_possible: sendsMail,
    }
  }
  return defineHandlers({
    'GET /api/v1/begeleider/weekly-mail': ({ caller }) => read(queries, caller),
    'PUT /api/v1/begeleider/weekly-mail': async ({ transaction, caller, body, now }) => {
      if (body.is_wanted) await insertWish(transaction, caller, now)
      else await deleteWish(transaction, caller.user_id)
      return read(transaction, caller)
    },
  })
}
