import { expect, test } from 'vitest'
import { createRefusal, noNetwork } from '../../testing/fake-server.ts'
import { createStage } from '../../testing/stage.ts'
import { changeIntervention, saveNormedMoments, saveSessions } from './intervention-changes.ts'

test('an undo of a change of normed moments marks them stale', async () => {
  const { press, calls, queries, queryClient, told, undo } = createStage({
    'PUT /api/v1/begeleider/student/:id/normed-moment': { moments: [], version: 'a' } as never,
  })
  const { queryKey } = queries.measures(3)
  await press(saveNormedMoments(3, []), { moments: [], version: 'z' })
  queryClient.setQueryData(queryKey, { normed: { moments: [], version: 'a' } } as never)
  undo()
  await expect.poll(() => told).toHaveLength(2)
  expect(calls.map(({ query }) => query)).toEqual([{ version: 'z' }, { version: 'a' }])
  expect(queryClient.getQueryState(queryKey)?.isInvalidated).toBe(true)
})

test('an undo of a change of a plan is refused if the plan was changed since', async () => {
  const put = 'PATCH /api/v1/begeleider/intervention/:id'
  const { press, calls, told, undo, answer } = createStage({ [put]: { version: 'b' } as never })
  const plan = { label: 'Nu' } as never
  await press(changeIntervention(4, { label: 'Eerst' } as never), { plan, version: 'a' })
  answer({ [put]: createRefusal(409, 'Deze interventie is daarna nog gewijzigd.') })
  undo()
  await expect.poll(() => told.at(-1)).toBe('error: Deze interventie is daarna nog gewijzigd.')
  expect(calls[0]?.query).toEqual({ version: 'a' })
  expect(calls[1]).toMatchObject({ body: { plan: { label: 'Eerst' } }, query: { version: 'b' } })
})

test('a plan without a response is sent under another key with another version', async () => {
  const { press, calls } = createStage({ 'PATCH /api/v1/begeleider/intervention/:id': noNetwork })
  for (const version of ['a', 'b'])
    await press(changeIntervention(4, {} as never), { plan: { label: 'Nu' } as never, version })
  expect(calls.map(({ query, key }) => [query['version'], key])).toEqual([
    ['a', 'key 1'],
    ['b', 'key 2'],
  ])
})

test('sessions without a response are sent under another key with another version', async () => {
  const { press, calls } = createStage({ 'PATCH /api/v1/begeleider/intervention/:id': noNetwork })
  for (const version of ['a', 'b'])
    await press(saveSessions({ id: 4, sessions: [] } as never), { sessions: [], version })
  expect(calls.map(({ query, key }) => [query['version'], key])).toEqual([
    ['a', 'key 1'],
    ['b', 'key 2'],
  ])
})
