import type {
  DictationMarksBody,
  DictationResult,
  NewWeekDictation,
  WeekDictation,
  WeekDictationSummary,
} from '@letterliaan/contract'
import { randomId, type Client } from '@letterliaan/contract/client'
import { fill } from '@letterliaan/texts'
import type { ChangeOf } from '../../app/data/change.ts'
import { readMarks, type ChildMarks } from './mark-rows.ts'
import * as common from '../../app/texts/common.ts'
import * as texts from './texts.ts'

const stale = [['week-dictations'], ['week-dictation']] as const

const withdraw = (client: Client, id: number) =>
  client.call('DELETE /api/v1/begeleider/week-dictation/:id', { params: { id }, idempotencyKey: randomId() })

export const sayGiven = ({ label, children: { length } }: WeekDictation): string =>
  fill(common.readyFor, { label, count: length })

/** Gives all children of a group the words of a week. It can be taken back until somebody begins it. */
export const giveDictation =
  (onWithdrawn: (dictation: WeekDictation) => void): ChangeOf<NewWeekDictation, WeekDictation> =>
  ({ client, queries }) => ({
    send: (body, idempotencyKey) =>
      client.call('POST /api/v1/begeleider/week-dictation', { body, idempotencyKey }),
    take: (dictation, _, queryClient) =>
      queryClient.setQueryData(queries.weekDictation(dictation.id).queryKey, dictation),
    stale: [['week-dictations'], queries.ownSteps.queryKey],
    done: sayGiven,
    undo: async (dictation) => {
      await withdraw(client, dictation.id)
      onWithdrawn(dictation)
    },
    canUndo: ({ can_withdraw }) => can_withdraw,
  })

export const withdrawDictation: ChangeOf<Pick<WeekDictationSummary, 'id'>, unknown> = ({ client }) => ({
  send: ({ id }, idempotencyKey) =>
    client.call('DELETE /api/v1/begeleider/week-dictation/:id', { params: { id }, idempotencyKey }),
  stale: [['week-dictations']],
  done: () => texts.told.withdrawn,
})

export const closeDictation =
  (id: number): ChangeOf<boolean, WeekDictation> =>
  ({ client }) => {
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

interface Marking {
  readonly id: number
  /** As they are before. */
  readonly results: readonly DictationResult[]
}

function createSender(client: Client, { id, results }: Marking) {
  const send = ({ student_id, marks }: ChildMarks, idempotencyKey: string) =>
    client.call('PUT /api/v1/begeleider/week-dictation/:id/student/:student_id', {
      params: { id, student_id },
      body: { marks },
      idempotencyKey,
    })
  const sendBefore = (student_id: number) => {
    const before = results.find((result) => result.student_id === student_id)
    return send({ student_id, marks: before ? readMarks(before) : [] }, randomId())
  }
  return { send, sendBefore }
}

export const markChild =
  (marking: Marking): ChangeOf<MarkedChild, WeekDictation> =>
  ({ client, queries }) => {
    const { send, sendBefore } = createSender(client, marking)
    return {
      send,
      take: (dictation, _, queryClient) =>
        queryClient.setQueryData(queries.weekDictation(marking.id).queryKey, dictation),
      stale,
      done: (_, { name }) => fill(texts.told.marked, { name }),
      undo: (_, { student_id }) => sendBefore(student_id),
    }
  }

/** One child after the other; where one fails, those before it are kept. */
export const markChildren =
  (marking: Marking): ChangeOf<readonly ChildMarks[], WeekDictation | null> =>
  ({ client, queries }) => {
    const { send, sendBefore } = createSender(client, marking)
    return {
      send: async (children) => {
        let last: WeekDictation | null = null
        for (const child of children) last = await send(child, randomId())
        return last
      },
      take: (dictation, _, queryClient) => {
        if (dictation !== null)
          queryClient.setQueryData(queries.weekDictation(marking.id).queryKey, dictation)
      },
      stale,
      staleWhenFailed: stale,
      done: (_, { length: count }) => fill(texts.told.markedMany, { count }),
      undo: async (_, children) => {
        for (const { student_id } of children) await sendBefore(student_id)
      },
    }
  }

export const printSheet: ChangeOf<number, Uint8Array<ArrayBuffer>> = ({ client }) => ({
  changesNothing: true,
  send: async (id) =>
    new Uint8Array(
      await client.call('GET /api/v1/begeleider/week-dictation/:id/sheet.pdf', { params: { id } }),
    ),
  done: () => texts.told.printed,
})

export const exportResults: ChangeOf<number, ArrayBuffer> = ({ client }) => ({
  changesNothing: true,
  send: (id) => client.call('POST /api/v1/begeleider/week-dictation/:id/csv', { params: { id } }),
  done: () => texts.told.exported,
})
