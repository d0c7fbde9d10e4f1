import { ApiError } from '@letterliaan/contract/client'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { createQueryClient } from './query-client.ts'

beforeEach(() => void vi.useFakeTimers())

/** Creates a query whose requests the test answers. */
function makeQuestion(name = 'profile') {
  const asked: { answer: (data: unknown) => void; fail: (error: Error) => void; signal: AbortSignal }[] = []
  const query = {
    queryKey: [name],
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      new Promise<unknown>((answer, fail) => void asked.push({ answer, fail, signal })),
  }
  const answerLast = async (data: unknown) => {
    await vi.advanceTimersByTimeAsync(0)
    asked.at(-1)?.answer(data)
    await vi.advanceTimersByTimeAsync(0)
  }
  return { asked, query, answerLast }
}

const refused = new ApiError({ type: '', title: 'x', status: 404, detail: 'Weg.' })

test('simultaneous equal requests share one response', async () => {
  const client = createQueryClient()
  const { query, asked, answerLast } = makeQuestion()
  const both = Promise.all([client.fetchQuery(query), client.fetchQuery({ ...query })])
  await answerLast('kim')
  expect(await both).toEqual(['kim', 'kim'])
  await vi.advanceTimersByTimeAsync(4999)
  expect(await client.fetchQuery(query)).toBe('kim')
  expect(asked).toHaveLength(1)
  void client.fetchQuery(query, 4000)
  await vi.advanceTimersByTimeAsync(0)
  expect(asked).toHaveLength(2)
})

test('a response equal to the previous one keeps its object and notifies no screen', async () => {
  const client = createQueryClient()
  const { query, answerLast } = makeQuestion()
  const first = client.fetchQuery(query)
  await answerLast({ points: 5 })
  const heard = vi.fn<() => void>()
  client.find(query).subscribe(heard)
  const second = client.fetchQuery(query, 0)
  await answerLast({ points: 5 })
  expect(await second).toBe(await first)
  expect(heard).not.toHaveBeenCalled()
  const third = client.fetchQuery(query, 0)
  await answerLast({ points: 6 })
  expect(client.getQueryData(query)).toBe(await third)
  expect(heard).toHaveBeenCalledTimes(1)
})

describe('a failed fetch', () => {
  test('is retried twice after a network error, and a screen keeps its data', async () => {
    const client = createQueryClient()
    const { query, asked } = makeQuestion()
    client.setQueryData(query, 'of before')
    const fetching = client.fetchQuery(query, 0).catch((error: Error) => error.message)
    for (const pause of [0, 400, 800]) {
      await vi.advanceTimersByTimeAsync(pause)
      asked.at(-1)?.fail(new Error(`no network ${asked.length}`))
    }
    expect(await fetching).toBe('no network 3')
    expect(client.find(query).read()).toMatchObject({ data: 'of before', error: { message: 'no network 3' } })
  })

  test('is not retried after a refusal', async () => {
    const client = createQueryClient()
    const { query, asked } = makeQuestion()
    const fetching = client.fetchQuery(query).catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(0)
    asked[0]?.fail(refused)
    expect(await fetching).toBe(refused)
    expect(asked).toHaveLength(1)
  })

  test('is cleared at the next fetch', async () => {
    const client = createQueryClient({ maxRetries: 0 })
    const { query, asked, answerLast } = makeQuestion()
    const fetching = client.fetchQuery(query).catch(() => 'failed')
    await vi.advanceTimersByTimeAsync(0)
    asked[0]?.fail(new Error('no network'))
    await fetching
    void client.fetchQuery(query)
    expect(client.find(query).read().error).toBeNull()
    await answerLast('kim')
    expect(client.find(query).read()).toEqual({ data: 'kim', error: null })
  })
})

describe('invalidated data', () => {
  test('is refetched at once if it is shown, and else at its next use', async () => {
    const client = createQueryClient()
    const [shown, hidden] = [makeQuestion('profile'), makeQuestion('badges')]
    client.setQueryData(shown.query, 1)
    client.setQueryData(hidden.query, 1)
    client.find(shown.query).subscribe(() => undefined)
    const done = client.invalidateQueries([shown.query, hidden.query])
    await shown.answerLast(2)
    await done
    expect([shown.asked.length, hidden.asked.length]).toEqual([1, 0])
    void client.fetchQuery(hidden.query)
    await vi.advanceTimersByTimeAsync(0)
    expect(hidden.asked).toHaveLength(1)
  })

  test('is selected by a condition on its key', async () => {
    const client = createQueryClient()
    const [steps, exercise] = [makeQuestion('steps'), makeQuestion('exercise')]
    client.setQueryData(steps.query, 1)
    client.setQueryData(exercise.query, 1)
    await client.invalidateQueries(({ queryKey: [name] }) => name !== 'exercise')
    expect([steps, exercise].map(({ query }) => client.find(query).isStale(1000))).toEqual([true, false])
  })

  test('is fetched again during a fetch, and callers of that fetch get the newer response', async () => {
    const client = createQueryClient()
    const { query, asked, answerLast } = makeQuestion()
    client.setQueryData(query, 'before')
    client.find(query).subscribe(() => undefined)
    const waiting = client.fetchQuery(query, 0)
    await vi.advanceTimersByTimeAsync(0)
    const done = client.invalidateQueries([query])
    expect(asked[0]?.signal.aborted).toBe(true)
    await vi.advanceTimersByTimeAsync(0)
    asked[0]?.answer('too early')
    await answerLast('after')
    await done
    expect(await waiting).toBe('after')
    expect(client.getQueryData(query)).toBe('after')
  })

  test('is not fetched again during a fetch if `force` is false', async () => {
    const client = createQueryClient()
    const { query, asked, answerLast } = makeQuestion()
    client.setQueryData(query, 'before')
    client.find(query).subscribe(() => undefined)
    void client.fetchQuery(query, 0)
    const done = client.invalidateQueries([query], { force: false })
    await answerLast('after')
    await done
    expect(asked).toHaveLength(1)
  })
})

test('a logout deletes all responses and cancels requests', async () => {
  const client = createQueryClient()
  const { query, asked, answerLast } = makeQuestion()
  client.setQueryData(makeQuestion('badges').query, [])
  const fetching = client.fetchQuery(query).catch((error: Error) => error.name)
  await vi.advanceTimersByTimeAsync(0)
  client.clear()
  expect(asked[0]?.signal.aborted).toBe(true)
  await answerLast('of the child before')
  expect(await fetching).toBe('AbortError')
  expect(client.getQueryData(query)).toBeUndefined()
  expect(client.getQueryData(makeQuestion('badges').query)).toBeUndefined()
})

test('a key prefix selects the single steps but not their list', () => {
  const client = createQueryClient()
  const keys = [['step', 1], ['step', 2], ['steps']]
  const queries = keys.map((queryKey) => ({ queryKey, queryFn: makeQuestion().query.queryFn }))
  for (const query of queries) client.setQueryData(query, 'x')
  client.removeQueries(['step'])
  expect(queries.map((query) => client.getQueryData(query))).toEqual([undefined, undefined, 'x'])
})

test('unused data are removed after their time, and used data stay', async () => {
  const client = createQueryClient()
  const run = { ...makeQuestion('exercise').query, gcTime: 10_000 }
  const profile = makeQuestion('profile').query
  client.setQueryData(run, 'run')
  client.setQueryData(profile, 'kim')
  const leave = client.find(run).subscribe(() => undefined)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(client.getQueryData(run)).toBe('run')
  leave()
  await vi.advanceTimersByTimeAsync(10_001)
  expect(client.getQueryData(run)).toBeUndefined()
  expect(client.getQueryData(profile)).toBe('kim')
})

test('a tab that becomes visible refetches old data that it shows', async () => {
  const client = createQueryClient()
  const { query, asked } = makeQuestion()
  client.setQueryData(query, 1)
  client.setQueryData(makeQuestion('badges').query, 1)
  client.find(query).subscribe(() => undefined)
  client.refetchStale()
  await vi.advanceTimersByTimeAsync(5000)
  expect(asked).toHaveLength(0)
  client.refetchStale()
  await vi.advanceTimersByTimeAsync(0)
  expect(asked).toHaveLength(1)
})
