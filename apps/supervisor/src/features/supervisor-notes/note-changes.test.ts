import { expect, test } from 'vitest'
import { createStage } from '../../testing/stage.ts'
import { changeNote, markFollowUp, removeNote, writeNote } from './note-changes.ts'

const body = { text: 'Oefent thuis met haar opa.', follow_up_on: '2026-12-01' }
type Stage = ReturnType<typeof createStage>

test.each<[string, (stage: Stage) => Promise<unknown>]>([
  ['POST /api/v1/begeleider/student/:id/note', ({ press }) => press(writeNote(3), body)],
  ['PATCH /api/v1/begeleider/note/:id', ({ press }) => press(changeNote(3), { note_id: 12, body })],
  ['DELETE /api/v1/begeleider/note/:id', ({ press }) => press(removeNote(3), { id: 12 })],
  [
    'PATCH /api/v1/begeleider/note/:id',
    ({ press }) => press(markFollowUp(3), { note_id: 12, is_done: true }),
  ],
])('%s marks the notes of the child and Vandaag stale', async (call, act) => {
  const stage = createStage({ [call]: null })
  const stale = stage.watch(['supervisor-notes', 3], ['supervisor-notes', 4], ['today'])
  await act(stage)
  expect([stage.changes(), stale()]).toEqual([[call], ['supervisor-notes 3', 'today']])
})
