import type { NextYearBody, RosterImport, RosterImportBody, RosterImportResult } from '@letterliaan/contract'
import type { ChangeOf } from '../../app/data/change.ts'
import { fill } from '@letterliaan/texts'
import { texts as commonTexts } from '../../app/texts/common.ts'
import { texts } from './texts.ts'

/** Refetches unused lists too, so that the group that opens next does not show its old list. */
const children = {
  stale: [['students'], ['groups'], ['roster-imports']],
  refetchesAll: true,
} as const

export const importChildren: ChangeOf<RosterImportBody, RosterImportResult> = ({ client }) => ({
  send: (body, idempotencyKey) =>
    client.call('POST /api/v1/begeleider/roster/import', { body, idempotencyKey }),
  ...children,
})

export const undoImport: ChangeOf<number, unknown> = ({ client }) => ({
  send: (id, idempotencyKey) =>
    client.call('POST /api/v1/begeleider/roster/import/:id/undo', { params: { id }, idempotencyKey }),
  ...children,
  // A failure may mean that the import was undone on another device.
  staleWhenFailed: children.stale,
  done: () => commonTexts.undone,
})

/** Moves a group to the next school year. It can be undone like an import. */
export const moveToNextYear =
  (group_id: number): ChangeOf<NextYearBody, RosterImport> =>
  ({ client }) => ({
    send: (body, idempotencyKey) =>
      client.call('POST /api/v1/begeleider/group/:id/next-year', {
        params: { id: group_id },
        body,
        idempotencyKey,
      }),
    ...children,
    done: (_, { name }) => fill(texts.nextYear.done, { name }),
    undo: ({ id }) => client.call('POST /api/v1/begeleider/roster/import/:id/undo', { params: { id } }),
  })
