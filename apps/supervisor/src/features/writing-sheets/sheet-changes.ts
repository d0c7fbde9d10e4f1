import type { NewWritingSheet, WritingSheet, WritingSheetMarks } from '@letterliaan/contract'
import type { Client } from '@letterliaan/contract/client'
import type { Change } from '../../app/data/change.ts'
import * as texts from './texts.ts'

const stale = [['writing-sheets']] as const

export const makeSheet = (client: Client, id: number): Change<NewWritingSheet, WritingSheet> => ({
  send: (body, idempotencyKey) =>
    client.call('POST /api/v1/begeleider/student/:id/writing-sheet', {
      params: { id },
      body,
      idempotencyKey,
    }),
  stale,
  done: () => texts.told.made,
})

export const printSheet = (client: Client): Change<number, Uint8Array<ArrayBuffer>> => ({
  changesNothing: true,
  send: async (id) =>
    new Uint8Array(
      await client.call('GET /api/v1/begeleider/writing-sheet/:id/sheet.pdf', { params: { id } }),
    ),
  done: () => texts.told.printed,
})

export interface SheetMarks extends WritingSheetMarks {
  readonly id: number
}

export const markSheet = (client: Client): Change<SheetMarks, WritingSheet> => ({
  send: ({ id, marks }, idempotencyKey) =>
    client.call('PUT /api/v1/begeleider/writing-sheet/:id/marks', {
      params: { id },
      body: { marks },
      idempotencyKey,
    }),
  stale,
  done: () => texts.told.marked,
})
