import type { TodayCause, TodayMark } from '@letterliaan/contract'
import { createRandomId } from '@letterliaan/contract/client'
import { fill } from '@letterliaan/texts'
import type { ChangeOf } from '../../app/data/change.ts'
import { texts as commonTexts } from '../../app/texts/common.ts'
import { texts } from './texts.ts'

export interface MarkedChild {
  readonly id: number
  readonly causes: readonly Pick<TodayCause, 'key' | 'level'>[]
}

export interface MarkedCause {
  readonly name: string
  readonly mark: TodayMark
  readonly students: readonly MarkedChild[]
}

const done = { seen: commonTexts.marks.doneSeen, later: texts.marks.doneLater, open: texts.marks.doneOpen }

export const markTodayRow: ChangeOf<MarkedCause, unknown> = ({ client, queries }) => {
  const send = (students: readonly MarkedChild[], mark: TodayMark, idempotencyKey: string) =>
    Promise.all(
      students.map(({ id, causes }) =>
        client.call('PUT /api/v1/begeleider/student/:id/today', {
          params: { id },
          body: { mark, causes: causes.map(({ key, level }) => ({ key, level })) },
          idempotencyKey: `${idempotencyKey}-${id}`,
        }),
      ),
    )
  return {
    send: ({ students, mark }, idempotencyKey) => send(students, mark, idempotencyKey),
    stale: [queries.today.queryKey],
    staleWhenFailed: [queries.today.queryKey],
    done: (_, { mark, name }) => fill(done[mark], { name }),
    canUndo: (_, { mark }) => mark !== 'open',
    undo: (_, { students }) => send(students, 'open', createRandomId()),
  }
}
