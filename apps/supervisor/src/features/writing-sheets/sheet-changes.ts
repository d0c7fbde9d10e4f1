import type {
  DictationResult,
  NewWritingSheets,
  WritingSheet,
  WritingSheetMarks,
} from '@letterliaan/contract'
import type { Client } from '@letterliaan/contract/client'
import { writingSheetLimits } from '@letterliaan/contract/limits'
import type { ChangeOf } from '../../app/data/change.ts'
import { texts } from './texts.ts'

const stale = [['writing-sheets']] as const

export const makeSheet =
  (student_id: number): ChangeOf<number[], WritingSheet[]> =>
  ({ client }) => ({
    send: (word_ids, idempotencyKey) =>
      client.call('POST /api/v1/begeleider/writing-sheet', {
        body: { sheets: [{ student_id, word_ids }] },
        idempotencyKey,
      }),
    stale,
    done: () => texts.told.made,
  })

/** Returns sheets of the words that each child missed in a dictation. */
export const listMissedWordSheets = (results: readonly DictationResult[]): NewWritingSheets['sheets'] =>
  results.flatMap(({ student_id, answers }) => {
    const missed = answers.filter(({ is_right }) => !is_right).map(({ word_id }) => word_id)
    const size = writingSheetLimits.words
    return Array.from({ length: Math.ceil(missed.length / size) }, (_, at) => ({
      student_id,
      word_ids: missed.slice(at * size, (at + 1) * size),
    }))
  })

/** Makes the sheets. Resolves to one PDF, or to null if there are no sheets. */
export const makeSheets: ChangeOf<NewWritingSheets['sheets'], ArrayBuffer | null> = ({ client }) => ({
  send: async (sheets, idempotencyKey) => {
    if (sheets.length === 0) return null
    const body = { sheets }
    return fetchSheets(
      client,
      await client.call('POST /api/v1/begeleider/writing-sheet', { body, idempotencyKey }),
    )
  },
  stale,
  done: (file) => (file === null ? texts.told.nothingMissed : texts.told.madeAll),
})

const fetchSheets = (client: Client, sheets: readonly Pick<WritingSheet, 'id'>[]) =>
  client.call('GET /api/v1/begeleider/writing-sheet/sheet.pdf', {
    query: { ids: sheets.map(({ id }) => id).join(',') },
  })

export const printSheet: ChangeOf<number, ArrayBuffer> = ({ client }) => ({
  changesNothing: true,
  send: (id) => fetchSheets(client, [{ id }]),
  done: () => texts.told.printed,
})

export interface SheetMarks extends WritingSheetMarks {
  readonly id: number
}

export const markSheet: ChangeOf<SheetMarks, WritingSheet> = ({ client }) => ({
  send: ({ id, marks }, idempotencyKey) =>
    client.call('PUT /api/v1/begeleider/writing-sheet/:id/marks', {
      params: { id },
      body: { marks },
      idempotencyKey,
    }),
  stale,
  done: () => texts.told.marked,
})
