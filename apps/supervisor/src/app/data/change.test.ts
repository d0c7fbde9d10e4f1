import { QueryClient } from '@tanstack/react-query'
import { ApiError, NetworkError } from '@letterliaan/contract/client'
import { expect, test, vi } from 'vitest'
import { createTold } from '../../testing/fake-server.ts'
import { createChangeRunner, type Change } from './change.ts'

const refused = (status: number) =>
  new ApiError({ type: '', title: 'x', status, detail: 'Iemand anders was eerst.' })
const lost = new NetworkError('gone')

function setUp() {
  const queryClient = new QueryClient()
  const told = createTold()
  let numKeys = 0
  const { press, isRunning } = createChangeRunner<unknown, unknown>(
    { queryClient, notify: told.notify },
    () => `key ${++numKeys}`,
  )
  const fetchOf = (...queryKey: string[]) => {
    queryClient.setQueryData(queryKey, 'before')
    return () => queryClient.getQueryState(queryKey)?.isInvalidated
  }
  return { queryClient, press, isRunning, fetchOf, ...told }
}

/** Creates a change that gets these responses in turn. An Error makes it fail. */
function sends(...answers: unknown[]) {
  const keys: string[] = []
  const send = async (_input: unknown, key: string) => {
    keys.push(key)
    const answer = answers.shift()
    if (answer instanceof Error) throw answer
    return answer
  }
  return { send, keys }
}

test('a successful change shows its message and marks only its own queries stale', async () => {
  const { press, fetchOf, told } = setUp()
  const [children, one, steps] = [fetchOf('students'), fetchOf('students', 'archived'), fetchOf('steps')]
  const change: Change<unknown, unknown> = {
    ...sends({ id: 7 }),
    stale: [['students']],
    done: (output, input) => `${JSON.stringify(output)} ${String(input)}`,
  }
  expect(await press(change, 'Noor')).toEqual({ output: { id: 7 } })
  expect(told).toEqual(['success: {"id":7} Noor'])
  expect([children(), one(), steps()]).toEqual([true, true, false])
})

test('the empty key prefix marks all queries stale', async () => {
  const { press, fetchOf } = setUp()
  const both = [fetchOf('students'), fetchOf('steps', '3')]
  await press({ ...sends(1), stale: [[]] }, null)
  expect(both.map((isStale) => isStale())).toEqual([true, true])
})

test('a response is written to the cache before the message is shown', async () => {
  const { press, queryClient, told } = setUp()
  const change: Change<unknown, unknown> = {
    ...sends('new'),
    take: (output, _input, client) => client.setQueryData(['goal'], output),
    done: () => `shown: ${String(queryClient.getQueryData(['goal']))}`,
  }
  await press(change, null)
  expect(told).toEqual(['success: shown: new'])
})

test.each([
  ['a lost network', lost, 'De server is niet bereikbaar.'],
  ['a conflict', refused(409), 'Iemand anders was eerst.'],
  ['a refusal', refused(422), 'Iemand anders was eerst.'],
  ['an unknown error', 'x', 'Dat is niet gelukt.'],
])('a change that fails by %s shows one error and marks nothing stale', async (_what, error, sentence) => {
  const { press, fetchOf, told } = setUp()
  const isStale = fetchOf('students')
  const send = () => Promise.reject(error)
  const onDone = vi.fn<() => void>()
  expect(await press({ send, stale: [['students']], done: () => 'Klaar.' }, null, onDone)).toBeNull()
  expect(onDone).not.toHaveBeenCalled()
  expect(told).toEqual([`error: ${sentence}`])
  expect(isStale()).toBe(false)
})

test('a failed change marks the queries of `staleWhenFailed` stale', async () => {
  const { press, fetchOf } = setUp()
  const isStale = fetchOf('groups')
  await press({ ...sends(lost), staleWhenFailed: [['groups']] }, null)
  expect(isStale()).toBe(true)
})

test('a second press while a change runs sends nothing, but a later press sends the change again', async () => {
  const { press, isRunning, told } = setUp()
  const { send, keys } = sends('a', 'b')
  const change: Change<unknown, unknown> = { send, done: () => 'Klaar.' }
  const both = Promise.all([press(change, 1), press(change, 1)])
  expect([isRunning(1), isRunning(2)]).toEqual([true, false])
  const [first, second] = await both
  expect(isRunning(1)).toBe(false)
  expect([first, second]).toEqual([{ output: 'a' }, null])
  expect([keys.length, told.length]).toEqual([1, 1])
  expect(await press(change, 1)).toEqual({ output: 'b' })
})

test.each([
  ['that got no response is sent again under the same key', lost, 1, ['key 1', 'key 1']],
  ['that got no response has another key if its input differs', lost, 2, ['key 1', 'key 2']],
  ['that the server refused is sent again under another key', refused(409), 1, ['key 1', 'key 2']],
])('a change %s', async (_what, error, second, expected) => {
  const { press } = setUp()
  const { send, keys } = sends(error, 'done')
  await press({ send }, 1)
  await press({ send }, second)
  expect(keys).toEqual(expected)
})

test('an equal change gets a new key after a success, but the same key after a lost response', async () => {
  const { press } = setUp()
  const { send, keys } = sends('done', 'done', lost, 'done', 'done')
  for (let times = 0; times < 5; times++) await press({ send }, 1)
  expect(keys).toEqual(['key 1', 'key 2', 'key 3', 'key 3', 'key 4'])
})

test('an undo marks the queries of the change stale', async () => {
  const { press, fetchOf, told, undo, queryClient } = setUp()
  const isStale = fetchOf('students')
  const takeBack = vi.fn<(output: unknown, input: unknown) => Promise<void>>().mockResolvedValue()
  await press({ ...sends(9), stale: [['students']], done: () => 'Noor is weg.', undo: takeBack }, 'Noor')
  queryClient.setQueryData(['students'], 'fetched')
  undo()
  await expect.poll(() => told).toHaveLength(2)
  expect(told).toEqual(['success: Noor is weg.', 'success: Dat is ongedaan gemaakt.'])
  expect(takeBack).toHaveBeenCalledExactlyOnceWith(9, 'Noor')
  expect(isStale()).toBe(true)
})

test('a failed undo shows the error and marks the queries of the change stale', async () => {
  const { press, fetchOf, told, undo, queryClient } = setUp()
  const isStale = fetchOf('path')
  const takeBack = () => Promise.reject(refused(409))
  await press({ ...sends(9), stale: [['path']], done: () => 'Bewaard.', undo: takeBack }, 1)
  queryClient.setQueryData(['path'], 'fetched')
  undo()
  await expect.poll(() => told.at(-1)).toBe('error: Iemand anders was eerst.')
  expect(isStale()).toBe(true)
})

test('changes with different input can run at the same time', async () => {
  const { press } = setUp()
  const { send, keys } = sends('a', 'b')
  expect(await Promise.all([press({ send }, 1), press({ send }, 2)])).toEqual([
    { output: 'a' },
    { output: 'b' },
  ])
  expect(keys).toEqual(['key 1', 'key 2'])
})

test.each<[string, Partial<Change<unknown, unknown>>, string[]]>([
  [
    'a change for which canUndo is false',
    { done: () => 'Blijft zo.', canUndo: () => false },
    ['success: Blijft zo.'],
  ],
  ['a change without a message', { done: () => null }, []],
])('%s offers no undo', async (_what, change, messages) => {
  const { press, told, undo } = setUp()
  await press({ ...sends(0), undo: async () => undefined, ...change }, null)
  expect(told).toEqual(messages)
  expect(undo).toThrow('Nothing can be undone.')
})

test('a retry of a change without a response has the same key, even after another change succeeded', async () => {
  const { press } = setUp()
  const { send, keys } = sends(lost, 'b', refused(503), 'a')
  await press({ send }, 'A')
  await press({ send }, 'B')
  await press({ send }, 'A')
  await press({ send }, 'A')
  expect(keys).toEqual(['key 1', 'key 2', 'key 1', 'key 1'])
})

test('a change shows its message even if writing the response to the cache fails', async () => {
  const { press, told } = setUp()
  const take = () => {
    throw new Error('not shown')
  }
  await expect(press({ ...sends(1), take, done: () => 'Klaar.' }, null)).rejects.toThrow('not shown')
  expect(told).toEqual(['success: Klaar.'])
})
