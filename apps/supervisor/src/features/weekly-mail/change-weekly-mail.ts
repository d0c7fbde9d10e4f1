import type { WeeklyMail } from '@letterliaan/contract'
import type { Client } from '@letterliaan/contract/client'
import type { Change } from '../../app/data/change.ts'
import type { Queries } from '../../app/data/queries.ts'
import * as texts from './texts.ts'

/** The caller's own wish (ZEG-6). */
export const changeWeeklyMail = (client: Client, queries: Queries): Change<boolean, WeeklyMail> => ({
  changesNothing: true,
  send: (is_wanted, idempotencyKey) =>
    client.call('PUT /api/v1/begeleider/weekly-mail', { body: { is_wanted }, idempotencyKey }),
  take: (changed, _, queryClient) => queryClient.setQueryData(queries.weeklyMail.queryKey, changed),
  done: ({ is_wanted }) => (is_wanted ? texts.isOn : texts.isOff),
})
