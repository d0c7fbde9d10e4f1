import type { TodayCause, TodayMark } from '@letterliaan/contract'
import { randomId, type Client } from '@letterliaan/contract/client'
import { fill } from '@letterliaan/texts'
import type { Change } from '../../app/data/change.ts'
import type { Queries } from '../../app/data/queries.ts'
import * as common from '../../app/texts/common.ts'
import * as texts from './texts.ts'

export interface Marked {
  readonly id: number
  readonly name: string
  readonly mark: TodayMark
  readonly causes: readonly Pick<TodayCause, 'key' | 'level'>[]
}

const done = { seen: common.marks.doneSeen, later: texts.marks.doneLater, open: texts.marks.doneOpen }

export const markToday = (client: Client, queries: Queries): Change<Marked, unknown> => {
  const send = ({ id, mark, causes }: Omit<Marked, 'name'>, idempotencyKey: string) =>
    client.call('PUT /api/v1/begeleider/student/:id/today', {
      params: { id },
      body: { mark, causes: causes.map(({ key, level }) => ({ key, level })) },
      idempotencyKey,
    })
  return {
    send,
    stale: [queries.today.queryKey],
    staleWhenFailed: [queries.today.queryKey],
    done: (_, { mark, name }) => fill(done[mark], { name }),
    canUndo: (_, { mark }) => mark !== 'open',
    undo: (_, { id, causes }) => send({ id, causes, mark: 'open' }, randomId()),
  }
}
