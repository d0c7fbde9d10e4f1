import type {
  DictationMarksBody,
  NewWeekDictation,
  WeekDictation,
  WeekDictationSummary,
} from '@letterliaan/contract'
import { randomId, type Client } from '@letterliaan/contract/client'
import { fill } from '@letterliaan/texts'
import type { Change } from '../../app/data/change.ts'
import type { Queries } from '../../app/data/queries.ts'
import type { ChildMarks } from './mark-rows.ts'
import * as common from '../../app/texts/common.ts'
import * as texts from './texts.ts'

const stale = [['week-dictations'], ['week-dictation']] as const

const withdraw = (client: Client, id: number) =>
  client.call('DELETE /api/v1/begeleider/week-dictation/:id', { params: { id }, idempotencyKey: randomId() })

export const sayGiven = ({ label, children: { length } }: WeekDictation): string =>
  fill(common.readyFor, { label, count: length })

/** Gives all children of a group the words of a week. Before its day it can be taken back. */
export const giveDictation = (client: Client, queries: Queries): Change<NewWeekDictation, WeekDictation> => ({
  send: (body, idempotencyKey) =>
    client.call('POST /api/v1/begeleider/week-dictation', { body, idempotencyKey }),
  take: (dictation, _, queryClient) =>
    queryClient.setQueryData(queries.weekDictation(dictation.id).queryKey, dictation),
  stale: [['week-dictations'], queries.ownSteps.queryKey],
  done: sayGiven,
  undo: ({ id }) => withdraw(client, id),
  canUndo: ({ can_withdraw }) => can_withdraw,
})

export const withdrawDictation = (client: Client): Change<Pick<WeekDictationSummary, 'id'>, unknown> => ({
  send: ({ id }, idempotencyKey) =>
    client.call('DELETE /api/v1/begeleider/week-dictation/:id', { params: { id }, idempotencyKey }),
  stale: [['week-dictations']],
  done: () => texts.told.withdrawn,
})

export function closeDictation(client: Client, id: number): Change<boolean, WeekDictation> {
  const send = (is_closed: boolean, idempotencyKey: string) =>
    client.call('PUT /api/v1/begeleider/week-dictation/:id/closed', {
      params: { id },
      body: { is_closed },
      idempotencyKey,
    })
  return {
    send,
    stale,
    done: (_, is_closed) => (is_closed ? texts.told.closed : texts.told.opened),
    undo: (_, is_closed) => send(!is_closed, randomId()),
  }
}

export interface MarkedChild {
  readonly student_id: number
  readonly name: string
  readonly marks: DictationMarksBody['marks']
}

export const markChild = (
  client: Client,
  queries: Queries,
  id: number,
): Change<MarkedChild, WeekDictation> => ({
  send: ({ student_id, marks }, idempotencyKey) =>
    client.call('PUT /api/v1/begeleider/week-dictation/:id/student/:student_id', {
      params: { id, student_id },
      body: { marks },
      idempotencyKey,
    }),
  take: (dictation, _, queryClient) =>
    queryClient.setQueryData(queries.weekDictation(id).queryKey, dictation),
  stale: [['week-dictations']],
  done: (_, { name }) => fill(texts.told.marked, { name }),
})

/** One child after the other; where one fails, those before it are kept. */
export const markChildren = (
  client: Client,
  queries: Queries,
  id: number,
): Change<readonly ChildMarks[], WeekDictation | null> => ({
  send: async (children) => {
    let last: WeekDictation | null = null
    for (const { student_id, marks } of children)
      last = await client.call('PUT /api/v1/begeleider/week-dictation/:id/student/:student_id', {
        params: { id, student_id },
        body: { marks },
        idempotencyKey: randomId(),
      })
    return last
  },
  take: (dictation, _, queryClient) => {
    if (dictation !== null) queryClient.setQueryData(queries.weekDictation(id).queryKey, dictation)
  },
  stale: [['week-dictations']],
  staleWhenFailed: stale,
  done: (_, { length: count }) => fill(texts.told.markedMany, { count }),
})

export const printSheet = (client: Client): Change<number, Uint8Array<ArrayBuffer>> => ({
  changesNothing: true,
  send: async (id) =>
    new Uint8Array(
      await client.call('GET /api/v1/begeleider/week-dictation/:id/sheet.pdf', { params: { id } }),
    ),
  done: () => texts.told.printed,
})
