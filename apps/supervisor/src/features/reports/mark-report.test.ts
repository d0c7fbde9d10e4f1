import { expect, test } from 'vitest'
import { noNetwork } from '../../testing/fake-server.ts'
import { createStage } from '../../testing/stage.ts'
import { markReport } from './mark-report.ts'

const call = 'PUT /api/v1/user-report/:id'
const reports = [
  { id: 1, is_handled: false },
  { id: 2, is_handled: false },
]

test.each([
  [true, 'De melding is afgehandeld.'],
  [false, 'De melding staat weer open.'],
])('a report is handled: %s; the others stay in their place', async (is_handled, sentence) => {
  const { press, client, queries, queryClient, told } = createStage({
    [call]: { id: 2, is_handled } as never,
  })
  queryClient.setQueryData(queries.reports.queryKey, reports as never)
  await press(markReport(client, queries), { id: 2, is_handled })
  expect(queryClient.getQueryData(queries.reports.queryKey)).toEqual([reports[0], { id: 2, is_handled }])
  expect(told).toEqual([`success: ${sentence}`])
})

test('a report that could not be marked waits still', async () => {
  const { press, client, queries, queryClient, told } = createStage({ [call]: noNetwork })
  queryClient.setQueryData(queries.reports.queryKey, reports as never)
  expect(await press(markReport(client, queries), { id: 2, is_handled: true })).toBeNull()
  expect(queryClient.getQueryData(queries.reports.queryKey)).toEqual(reports)
  expect(told).toEqual(['error: De server is niet bereikbaar.'])
})
