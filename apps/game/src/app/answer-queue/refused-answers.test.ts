import { afterEach, expect, test, vi } from 'vitest'
import { createRefusedAnswers } from './refused-answers.ts'
import type { RefusedCall } from './waiting-calls.ts'

afterEach(() => vi.restoreAllMocks())

const refused: RefusedCall = {
  key: 'a',
  user_id: 1,
  tab: 'tab',
  call: 'PUT /api/v1/exercise/reset/:id',
  id: 77,
  body: { difficulty: 2 },
  refusal: { status: 404, detail: 'x' },
}

test('NET-3 what the server overruled is logged, and is no fault of the game that is told beside the kind sentence', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const answers = createRefusedAnswers()
  const told = vi.fn<() => void>()
  answers.subscribe(told)
  answers.tell(refused, true)
  expect([log.mock.calls.length, told.mock.calls.length]).toEqual([1, 0])
  answers.tell(refused)
  expect([log.mock.calls.length, told.mock.calls.length]).toEqual([2, 1])
})
