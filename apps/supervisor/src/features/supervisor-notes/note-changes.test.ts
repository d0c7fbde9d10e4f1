import { expect, test } from 'vitest'
import { createStage } from '../../testing/stage.ts'
import { changeNote, markFollowUp, removeNote, writeNote } from './note-changes.ts'

const body = { text: 'Oefent thuis met haar opa.', follow_up_on: '2026-12-01' }
type Stage = ReturnType<typeof createStage>

test.each<[string, string, (stage: Stage) => Promise<unknown>, object, string]>([
  [
    'is written',
    'POST /api/v1/begeleider/student/:id/note',
    ({ press }) => press(writeNote(3), body),
    { ids: [3], body },
    'De notitie is bewaard.',
  ],
  [
    'is changed',
    'PATCH /api/v1/begeleider/note/:id',
    ({ press }) => press(changeNote(3), { note_id: 12, body }),
    { ids: [12], body },
    'De notitie is gewijzigd.',
  ],
  [
    'is removed',
    'DELETE /api/v1/begeleider/note/:id',
    ({ press }) => press(removeNote(3), { id: 12 }),
    { ids: [12] },
    'De notitie is verwijderd.',
  ],
  [
    'is ticked',
    'PATCH /api/v1/begeleider/note/:id',
    ({ press }) => press(markFollowUp(3), { note_id: 12, is_done: true }),
    { ids: [12], body: { is_done: true } },
    'De notitie staat op gedaan.',
  ],
  [
    'waits again',
    'PATCH /api/v1/begeleider/note/:id',
    ({ press }) => press(markFollowUp(3), { note_id: 12, is_done: false }),
    { ids: [12], body: { is_done: false } },
    'De notitie wacht weer.',
  ],
])('a note that %s updates the child and Vandaag', async (_what, call, act, sent, sentence) => {
  const stage = createStage({ [call]: null })
  const stale = stage.watch(['supervisor-notes', 3], ['supervisor-notes', 4], ['today'])
  await act(stage)
  expect(stage.calls[0]).toMatchObject({ name: call, ...sent })
  expect(stage.told).toEqual([`success: ${sentence}`])
  expect(stale()).toEqual(['supervisor-notes 3', 'today'])
})
