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

/** A sheet of missed words for each of these children, in one file. */
export const makeSheets = (client: Client): Change<readonly number[], ArrayBuffer | null> => ({
  send: async (student_ids, idempotencyKey) => {
    const sheets = await client.call('POST /api/v1/begeleider/writing-sheet', {
      body: { student_ids: [...student_ids] },
      idempotencyKey,
    })
    return sheets.length === 0 ? null : fetchSheets(client, sheets)
  },
  stale,
  done: (file) => (file === null ? texts.told.nothingMissed : texts.told.madeAll),
})

const fetchSheets = (client: Client, sheets: readonly Pick<WritingSheet, 'id'>[]) =>
  client.call('GET /api/v1/begeleider/writing-sheet/sheet.pdf', {
    query: { ids: sheets.map(({ id }) => id).join(',') },
  })

export const printSheet = (client: Client): Change<number, ArrayBuffer> => ({
  changesNothing: true,
  send: (id) => fetchSheets(client, [{ id }]),
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
