import { randomUUID } from 'node:crypto'
import type { Test } from '@letterliaan/contract'
import type { TestReply, TestCaller } from './http.ts'

export async function getTest(caller: TestCaller, id: number): Promise<Test> {
  const { status, body } = await caller.call('GET /api/v1/test/:id', { params: { id } })
  if (status !== 200) throw new Error(`Test ${id}: ${status}`)
  return body
}

/** Makes an answer to the current word. It has no typed text if `answer` is null. */
export const createToetsAnswerBody = (test: Test, answer: string | null, num_errors = 0) => ({
  step_id: test.current_step ?? 0,
  word: test.current_word ?? '',
  num_errors,
  time: 3000,
  ...(answer !== null && { data: { answer } }),
})

export const sendAnswer = (
  caller: TestCaller,
  test: Test,
  answer: string | null,
  num_errors = 0,
  key: string = randomUUID(),
): Promise<TestReply<Test>> =>
  caller.call('PUT /api/v1/test/:id', {
    params: { id: test.id },
    body: createToetsAnswerBody(test, answer, num_errors),
    headers: { 'idempotency-key': key },
  })

/** Takes a test to its end. `isWrong`: which answers are wrong, or the number of wrong words from the first. */
export async function takeTest(
  caller: TestCaller,
  id: number,
  isWrong: number | ((at: number, word: string, test: Test) => boolean) = 0,
): Promise<Test> {
  let test = await getTest(caller, id)
  for (let at = 0; !test.is_complete; at++) {
    const word = test.current_word ?? ''
    const wrong = typeof isWrong === 'number' ? at < isWrong : isWrong(at, word, test)
    const { status, body } = await sendAnswer(caller, test, wrong ? `${word}x` : word)
    if (status !== 200) throw new Error(`Answer of ${word}: ${status} ${JSON.stringify(body)}`)
    test = body
  }
  return test
}

export async function takeWaitingMeasure(
  caller: TestCaller,
  isWrong: Parameters<typeof takeTest>[2],
): Promise<Test> {
  const [part] = (await caller.call('GET /api/v1/test')).body.measures
  return takeTest(caller, part?.test_id ?? 0, isWrong)
}
