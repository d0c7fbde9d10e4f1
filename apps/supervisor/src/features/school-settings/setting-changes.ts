import type { WeeklyMail } from '@letterliaan/contract'
import { randomId } from '@letterliaan/contract/client'
import type { ChangeOf } from '../../app/data/change.ts'
import { texts } from './texts.ts'

/** The caller's own wish (ZEG-6). */
export const changeWeeklyMail: ChangeOf<boolean, WeeklyMail> = ({ client, queries }) => {
  const send = (is_wanted: boolean, idempotencyKey: string) =>
    client.call('PUT /api/v1/begeleider/weekly-mail', { body: { is_wanted }, idempotencyKey })
  return {
    changesNothing: true,
    send,
    take: (changed, _, queryClient) => queryClient.setQueryData(queries.weeklyMail.queryKey, changed),
    stale: [queries.weeklyMail.queryKey],
    done: ({ is_wanted }) => (is_wanted ? texts.mail.isOn : texts.mail.isOff),
    undo: (_, isWanted) => send(!isWanted, randomId()),
  }
}
