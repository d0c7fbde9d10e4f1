import type {
  DictationMarks,
  DictationResult,
  NewWeekDictation,
  WeekDictation,
  WeekDictationSummary,
} from '@letterliaan/contract'
import { createRandomId, type Client } from '@letterliaan/contract/client'
import { fill } from '@letterliaan/texts'
import type { ChangeOf } from '../../app/data/change.ts'
import { readMarks } from './mark-rows.ts'
import { texts as commonTexts } from '../../app/texts/common.ts'
import { texts } from './texts.ts'

const stale = [['week-dictations'], ['week-dictation']] as const

const withdraw = (client: Client, id: number) =>
  client.call('DELETE /api/v1/begeleider/week-dictation/:id', {
    params: { id },
    idempotencyKey: createRandomId(),
  })

const describeGivenDictation = ({ label, children: { length } }: WeekDictation): string =>
  fill(commonTexts.readyFor, { label, count: length })

/** Gives all children of a group the words of a week. It can be undone until a child starts. */
export const giveDictation =
  (onWithdrawn: (dictation: WeekDictation) => void): ChangeOf<NewWeekDictation, WeekDictation> =>
  ({ client, queries }) => ({
    send: (body, idempotencyKey) =>
      client.call('POST /api/v1/begeleider/week-dictation', { body, idempotencyKey }),
    take: (dictation, _, queryClient) =>
      queryClient.setQueryData(queries.weekDictation(dictation.id).queryKey, dictation),
    stale: [['week-dictations'], queries.ownSteps.queryKey],
    done: describeGivenDictation,
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
      client.call('PATCH /api/v1/begeleider/week-dictation/:id', {
        params: { id },
        body: { is_closed },
        idempotencyKey,
      })
    return {
      send,
      stale,
      done: (_, is_closed) => (is_closed ? texts.told.closed : texts.told.opened),
      undo: (_, is_closed) => send(!is_closed, createRandomId()),
    }
  }

interface Marking {
  readonly id: number
  readonly results: readonly DictationResult[]
}

const resultOf = (results: Marking['results'], student_id: number) =>
  results.find((result) => result.student_id === student_id)

const marksIn = (results: Marking['results'], student_id: number): DictationMarks['marks'] => {
  const result = resultOf(results, student_id)
  return result ? readMarks(result) : []
}

export const markChildren =
  ({ id, results }: Marking): ChangeOf<readonly DictationMarks[], WeekDictation> =>
  ({ client, queries }) => {
    const send = (children: readonly DictationMarks[], idempotencyKey: string) =>
      client.call('PATCH /api/v1/begeleider/week-dictation/:id', {
        params: { id },
        body: { children: [...children] },
        idempotencyKey,
      })
    return {
      send,
      take: (dictation, _, queryClient) =>
        queryClient.setQueryData(queries.weekDictation(id).queryKey, dictation),
      stale,
      staleWhenFailed: stale,
      done: (_, { length: count, 0: first }) =>
        count === 1 && first
          ? fill(texts.told.marked, { name: resultOf(results, first.student_id)?.name ?? '' })
          : fill(texts.told.markedMany, { count }),
      undo: (changed, children) => {
        const restored = children.map(({ student_id }) => ({
          student_id,
          marks: marksIn(results, student_id),
          before: marksIn(changed.results, student_id),
        }))
        return send(restored, createRandomId())
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
