import { expect, test, vi } from 'vitest'
import { createRefusedAnswers } from './refused-answers.ts'
import { waitingCall } from './waiting-call.fixture.ts'
import type { RefusedCall } from './waiting-calls.ts'

const refused: RefusedCall = { ...waitingCall, refusal: { status: 404, detail: 'x' } }

test('NET-3 an overruled answer is logged without an error message', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const answers = createRefusedAnswers()
  const told = vi.fn<() => void>()
  answers.subscribe(told)
  answers.tellOverruled(refused)
  expect([log.mock.calls.length, told.mock.calls.length, answers.overruled.get()]).toEqual([1, 0, true])
  answers.tell(refused)
  expect([log.mock.calls.length, told.mock.calls.length]).toEqual([2, 1])
})
