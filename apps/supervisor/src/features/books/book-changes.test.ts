import { expect, test } from 'vitest'
import { createStage } from '../../testing/stage.ts'
import { addBook, changeBook, removeBook } from './book-changes.ts'

const body = { title: 'Dolfje Weerwolfje', url: null } as never

type Stage = ReturnType<typeof createStage>

test.each<[string, (stage: Stage) => Promise<unknown>]>([
  ['POST /api/v1/book', ({ press }) => press(addBook, body)],
  ['PUT /api/v1/book/:id', ({ press }) => press(changeBook, { id: 6, body })],
  ['DELETE /api/v1/book/:id', ({ press }) => press(removeBook, 6)],
])('%s refetches the list', async (call, act) => {
  const stage = createStage({ [call]: null })
  const stale = stage.watch(['books'])
  await act(stage)
  expect([stage.changes(), stale()]).toEqual([[call], ['books']])
})
