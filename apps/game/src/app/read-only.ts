import { ApiError, type Client } from '@letterliaan/contract/client'
import { shellTexts } from '@letterliaan/texts/shell'
import type { CallResponse, Difficulty, RequestInput } from '@letterliaan/contract'
import type { AnswerQueue } from './answer-queue/answer-queue.ts'
import type { RunEndpoint } from './answer-queue/waiting-calls.ts'

/** Calls that the supervisor did not request. They are dropped silently. */
const droppedCalls: ReadonlySet<string> = new Set(['POST /api/v1/activity', 'POST /api/v1/progress'])
/** Calls that need no login, so they are always sent. */
const withoutLogin: ReadonlySet<string> = new Set([
  'POST /api/v1/password-reset',
  'PUT /api/v1/password-reset',
])

const refusal = (): ApiError =>
  new ApiError({
    status: 403,
    title: shellTexts.adults.notAllowed,
    detail: shellTexts.adults.nothingStored,
  })

/** Drops automatic changes and rejects others, as the server would refuse them (supervisor.md, point 11). */
export function createReadOnlyClient(client: Client, isReadOnly: () => Promise<boolean>): Client {
  const changes = (name: string): boolean => !name.startsWith('GET ') && !withoutLogin.has(name)

  const call = (async (name, input) => {
    if (!changes(name) || !(await isReadOnly())) return client.call(name, input)
    if (!droppedCalls.has(name) && !isTourPosition(input)) throw refusal()
    return new Promise(() => undefined)
  }) as Client['call']

  return { ...client, call }
}

const isTourPosition = (input: object): boolean => {
  const body = 'body' in input ? (input.body as object | undefined) : undefined
  return body !== undefined && Object.keys(body).join() === 'user_manual_flow'
}

/** Stores and sends no answer in a read-only impersonation. The exercise behaves as if offline. */
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
