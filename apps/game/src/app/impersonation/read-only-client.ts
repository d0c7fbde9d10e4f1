import { ApiError, type Client } from '@letterliaan/contract/client'
import * as shellTexts from '@letterliaan/texts/shell'

/** Calls the supervisor did not ask for: dropped silently. */
const droppedCalls: ReadonlySet<string> = new Set(['POST /api/v1/activity', 'POST /api/v1/progress'])
/** Needs no login, so it is always sent. */
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
