import type { SupervisorNote, SupervisorNoteBody } from '@letterliaan/contract'
import type { ChangeOf } from '../../app/data/change.ts'
import type { Queries } from '../../app/data/queries.ts'
import { texts } from './texts.ts'

const shownAt = (queries: Queries, student_id: number) => [
  queries.supervisorNotes(student_id).queryKey,
  queries.today.queryKey,
]

export const writeNote =
  (id: number): ChangeOf<SupervisorNoteBody, unknown> =>
  ({ client, queries }) => ({
    send: (body, idempotencyKey) =>
      client.call('POST /api/v1/begeleider/student/:id/note', { params: { id }, body, idempotencyKey }),
    stale: shownAt(queries, id),
    done: () => texts.done.write,
  })

export interface NoteChange {
  readonly note_id: number
  readonly body: SupervisorNoteBody
}

export const changeNote =
  (student_id: number): ChangeOf<NoteChange, unknown> =>
  ({ client, queries }) => ({
    send: ({ note_id, body }, idempotencyKey) =>
      client.call('PATCH /api/v1/begeleider/note/:id', { params: { id: note_id }, body, idempotencyKey }),
    stale: shownAt(queries, student_id),
    done: () => texts.done.change,
  })

export const removeNote =
  (student_id: number): ChangeOf<Pick<SupervisorNote, 'id'>, unknown> =>
  ({ client, queries }) => ({
    send: ({ id }) => client.call('DELETE /api/v1/begeleider/note/:id', { params: { id } }),
    stale: shownAt(queries, student_id),
    done: () => texts.done.remove,
  })

export interface FollowUpMark {
  readonly note_id: number
  readonly is_done: boolean
}

export const markFollowUp =
  (student_id: number): ChangeOf<FollowUpMark, unknown> =>
  ({ client, queries }) => ({
    send: ({ note_id, is_done }, idempotencyKey) =>
      client.call('PATCH /api/v1/begeleider/note/:id', {
        params: { id: note_id },
        body: { is_done },
        idempotencyKey,
      }),
    stale: shownAt(queries, student_id),
    done: (_, { is_done }) => (is_done ? texts.done.tick : texts.done.untick),
  })
