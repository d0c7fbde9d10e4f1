import { expect, test } from 'vitest'
import { createStage } from '../../testing/stage.ts'
import { toggleOddMark } from './toggle-odd-mark.ts'

const call = 'PATCH /api/v1/begeleider/word/:id'
const word = (id: number, is_marked: boolean, difficulty = 1) => ({ id, is_marked, difficulty })

function setUp(answers: Parameters<typeof createStage>[0]) {
  const stage = createStage(answers)
  const { queryClient, queries } = stage
  const step = { words: { 1: [word(1, false, 1)], 2: [word(1, false, 2), word(2, false, 2)], 3: [] } }
  queryClient.setQueryData(queries.step(57).queryKey, step as never)
  queryClient.setQueryData(queries.marked.queryKey, [{ word: word(1, true), step: { id: 57 } }] as never)
  queryClient.setQueryData(queries.steps.queryKey, [] as never)
  const shown = () => queryClient.getQueryData(queries.step(57).queryKey) ?? step
  return { ...stage, shown }
}

test('a mark changes nothing but that word in the cached list of each level', async () => {
  const { press, calls, shown, watch } = setUp({ [call]: word(1, true, 3) as never })
  const stale = watch(['steps'])
  await press(toggleOddMark, word(1, false))
  expect(calls[0]?.ids).toEqual([1])
  expect(shown().words).toEqual({ 1: [word(1, true, 1)], 2: [word(1, true, 2), word(2, false, 2)], 3: [] })
  expect(stale()).toEqual(['steps'])
})

test('a word whose mark is removed stays in the cached list of marked words', async () => {
  const { press, queries, queryClient } = setUp({ [call]: word(1, false) as never })
  await press(toggleOddMark, word(1, true))
  expect(queryClient.getQueryData(queries.marked.queryKey)).toMatchObject([{ word: { is_marked: false } }])
})
