import type { GiveMeasureResult, Measure, MeasureKind, StudentMeasures } from '@letterliaan/contract'
import type { Client } from '@letterliaan/contract/client'
import type { ChangeOf } from '../../app/data/change.ts'
import { texts } from './texts.ts'
import { fill } from '@letterliaan/texts'

const measures = [['measures']] as const

const withdrawAll = (client: Client, measure_ids: readonly number[]) =>
  client.call('POST /api/v1/begeleider/measure/withdraw', { body: { measure_ids: [...measure_ids] } })

export interface MeasureGift {
  readonly student_ids: readonly number[]
  readonly kind: MeasureKind
  readonly worlds: readonly number[]
}

export const giveMeasure: ChangeOf<MeasureGift, GiveMeasureResult> = ({ client }) => ({
  send: ({ student_ids, kind, worlds }, idempotencyKey) =>
    client.call('POST /api/v1/begeleider/measure', {
      body: { student_ids: [...student_ids], kind, worlds: [...worlds] },
      idempotencyKey,
    }),
  stale: measures,
  done: ({ measure_ids: { length } }) => (length === 0 ? null : fill(texts.ready, { count: length })),
  undo: ({ measure_ids }) => withdrawAll(client, measure_ids),
})

/** Says how many children already had a waiting measure. Returns null if none. */
export const describeWaiting = ({ waiting: { length } }: GiveMeasureResult): string | null =>
  length === 0 ? null : fill(texts.stillWaiting, { count: length })

export const withdrawMeasure: ChangeOf<number, unknown> = ({ client }) => ({
  send: (measure_id) => withdrawAll(client, [measure_id]),
  stale: measures,
  done: () => texts.told.withdrawn,
})

/** Applies a measure's proposals for these topics. Without topics the path stays unchanged. */
export const applyProposal =
  ({ id }: Pick<Measure, 'id'>, student_id: number): ChangeOf<readonly string[], Measure> =>
  ({ client }) => ({
    send: (topics, idempotencyKey) =>
      client.call('POST /api/v1/begeleider/measure/:id/apply', {
        params: { id },
        body: { topics: [...topics] },
        idempotencyKey,
      }),
    stale: [[]],
    done: (_, topics) => (topics.length > 0 ? texts.told.adopted : texts.told.kept),
    // The undo is for the change of the path that was made at `decided_at`.
    undo: ({ decided_at }) =>
      client.call('POST /api/v1/begeleider/path/undo', {
        body: { student_ids: [student_id] },
        query: decided_at === null ? {} : { updated_at: String(decided_at) },
      }),
    canUndo: (_, topics) => topics.length > 0,
  })

export function findNextMeasureKind({ measures: all }: Pick<StudentMeasures, 'measures'>): MeasureKind {
  const finished = all.filter(({ is_complete }) => is_complete)
  if (finished.length === 0) return 'start'
  return finished.some(({ kind }) => kind === 'interim') ? 'end' : 'interim'
}
