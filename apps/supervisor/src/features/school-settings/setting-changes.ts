import type { OwnAccount } from '@letterliaan/contract'
import type { ChangeOf } from '../../app/data/change.ts'
import { texts } from './texts.ts'

/** Turns the weekly mail on or off, for this user only (ZEG-6). */
export const changeWeeklyMail: ChangeOf<boolean, OwnAccount> = ({ client, queries }) => {
  const send = (wants_weekly_mail: boolean) =>
    client.call('PATCH /api/v1/begeleider/account', { body: { wants_weekly_mail } })
  return {
    changesNothing: true,
    send,
    take: (changed, _, queryClient) => queryClient.setQueryData(queries.account.queryKey, changed),
    stale: [queries.account.queryKey],
    done: ({ wants_weekly_mail }) => (wants_weekly_mail ? texts.mail.isOn : texts.mail.isOff),
    undo: (_, isWanted) => send(!isWanted),
  }
}
