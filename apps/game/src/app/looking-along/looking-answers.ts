import type { CallResponse, Difficulty, RequestInput } from '@letterliaan/contract'
import type { Client } from '@letterliaan/contract/client'
import type { AnswerQueue } from '../answers/answer-queue.ts'
import type { RunCall } from '../answers/waiting-calls.ts'

/**
 * The queue of answers of a supervisor who may be looking along: then no answer is stored or sent, neither the
 * supervisor's nor those of the child that wait on this device. The exercise plays on with what it foresees, as without a
 * network; one that would begin again shows where the child is.
 */
export function createLookingAnswers(
  answers: AnswerQueue,
  client: Pick<Client, 'call'>,
  isLooking: () => Promise<boolean>,
): AnswerQueue {
  async function present(id: number, difficulty: Difficulty) {
    const { student_exercise } = await client.call('GET /api/v1/exercise/:id', { params: { id } })
    return student_exercise[difficulty]
  }

  async function show<C extends RunCall>(
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
      (await isLooking()) ? show(call, id, body) : answers.submit(call, id, body),
    sendAll: async () => ((await isLooking()) ? false : answers.sendAll()),
    isWaiting: async (exercise_id) => ((await isLooking()) ? false : answers.isWaiting(exercise_id)),
  }
}
