import { expect, test } from 'vitest'
import { createStage } from '../../testing/stage.ts'
import { addBook, changeBook, removeBook } from './book-changes.ts'

const body = { title: 'Dolfje Weerwolfje', url: null } as never

test.each([
  [
    'POST /api/v1/book',
    ({ press }: ReturnType<typeof createStage>) => press(addBook, body),
    'Het boek staat op de lijst.',
  ],
  [
    'PUT /api/v1/book/:id',
    ({ press }: ReturnType<typeof createStage>) => press(changeBook, { id: 6, body }),
    'Het boek is gewijzigd.',
  ],
  [
    'DELETE /api/v1/book/:id',
    ({ press }: ReturnType<typeof createStage>) => press(removeBook, 6),
    'Het boek is van de lijst.',
  ],
])('%s refetches the list', async (call, act, sentence) => {
  const stage = createStage({ [call]: null })
  const stale = stage.watch(['books'])
  await act(stage)
  expect([stage.changes(), stage.told, stale()]).toEqual([[call], [`success: ${sentence}`], ['books']])
})
