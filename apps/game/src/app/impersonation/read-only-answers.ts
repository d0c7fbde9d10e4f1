import type { CallResponse, Difficulty, RequestInput } from '@letterliaan/contract'
import type { Client } from '@letterliaan/contract/client'
import type { AnswerQueue } from '../answer-queue/answer-queue.ts'
import type { RunEndpoint } from '../answer-queue/waiting-calls.ts'

/**
 * While a supervisor may impersonate, no answer is stored or sent: the exercise behaves as without a network.
 */
export function createReadOnlyAnswers(
  answers: AnswerQueue,
  client: Pick<Client, 'call'>,
  isReadOnly: () => Promise<boolean>,
): AnswerQueue {
  async function present(id: number, difficulty: Difficulty) {
    const { student_exercise } = await client.call('GET /api/v1/exercise/:id', { params: { id } })
    return student_exercise[difficulty]
  }

  async function show<C extends RunEndpoint>(
    call: C,
    id: number,
    body: RequestInput<C, 'body'>,
  ): Promise<CallResponse<C>> {
    if (!call.includes('reset')) return new Promise(() => undefined)
    const { difficulty } = body as { readonly difficulty: Difficulty }
    return (await present(id, difficulty)) as CallResponse<C>
  }

  return {
    ...answers,
    submit: async (call, id, body) =>
      (await isReadOnly()) ? show(call, id, body) : answers.submit(call, id, body),
    sendAll: async () => ((await isReadOnly()) ? false : answers.sendAll()),
    listWaiting: async () => ((await isReadOnly()) ? new Set() : answers.listWaiting()),
    isWaiting: async (exercise_id) => ((await isReadOnly()) ? false : answers.isWaiting(exercise_id)),
  }
}
