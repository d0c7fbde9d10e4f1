import type { Holiday, HolidayRegion, Organisation } from '@letterliaan/contract'
import type { Client } from '@letterliaan/contract/client'
import { fill } from '@letterliaan/texts'
import type { Change } from '../../app/data/change.ts'
import type { Queries } from '../../app/data/queries.ts'
import * as texts from './texts.ts'

/** Whose school holidays hold (ZEG-3); they count on 'Vandaag' too. */
export const chooseHolidayRegion = (
  client: Client,
  queries: Queries,
): Change<HolidayRegion | null, Organisation> => ({
  send: (holiday_region, idempotencyKey) =>
    client.call('PUT /api/v1/begeleider/organisation', { body: { holiday_region }, idempotencyKey }),
  take: (changed, _, queryClient) => queryClient.setQueryData(queries.organisation.queryKey, changed),
  stale: [queries.today.queryKey],
  done: (_, region) =>
    region === null ? texts.noneNow : fill(texts.chosen, { region: texts.regions[region] }),
})

export interface OwnHolidays {
  readonly before: readonly Holiday[]
  readonly own_holidays: readonly Holiday[]
}

export const changeOwnHolidays = (client: Client, queries: Queries): Change<OwnHolidays, Organisation> => ({
  send: ({ own_holidays }, idempotencyKey) =>
    client.call('PUT /api/v1/begeleider/organisation', {
      body: { own_holidays: [...own_holidays] },
      idempotencyKey,
    }),
  take: (changed, _, queryClient) => queryClient.setQueryData(queries.organisation.queryKey, changed),
  stale: [queries.today.queryKey],
  done: () => texts.ownChanged,
  undo: (_, { before }) =>
    client.call('PUT /api/v1/begeleider/organisation', { body: { own_holidays: [...before] } }),
})
