import { ApiError, type Client } from '@letterliaan/contract/client'
import * as shellTexts from '@letterliaan/texts/shell'

/** Calls that the game makes by itself. They are dropped in silence, for the supervisor did not ask for them. */
const droppedCalls: ReadonlySet<string> = new Set(['POST /api/v1/activity', 'POST /api/v1/progress'])
/** Asking for a new password is always sent: it is done without being logged in. */
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

/**
 * The client while a supervisor may be impersonating a child (supervisor.md, point 11): then nothing is sent that would change
 * something, for the server would refuse it. What the game tells by itself is dropped; what the supervisor asks for
 * rejects with a sentence.
 */
export function createReadOnlyClient(client: Client, isReadOnly: () => Promise<boolean>): Client {
  const changes = (name: string): boolean => !name.startsWith('GET ') && !withoutLogin.has(name)

  const call = (async (name, input) => {
    if (!changes(name) || !(await isReadOnly())) return client.call(name, input)
    if (!droppedCalls.has(name) && !isTourPosition(input)) throw refusal()
    return new Promise(() => undefined)
  }) as Client['call']

  return { ...client, call }
}

/** How far the help has been read is kept by itself. */
const isTourPosition = (input: object): boolean => {
  const body = 'body' in input ? (input.body as object | undefined) : undefined
  return body !== undefined && Object.keys(body).join() === 'user_manual_flow'
}
