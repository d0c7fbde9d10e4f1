import { expect, test } from 'vitest'
import { createShownContent } from './shown-content.ts'

const nowhere = {
  world_id: null,
  step_id: null,
  exercise_id: null,
  difficulty: null,
  word_index: null,
  word: null,
  expected_input: null,
  current_input: null,
}

test.each([
  [{}, {}],
  [{ world_id: 3 }, { world_id: 3 }],
  [
    { id: 2, stap_id: 57, difficulty: 3 },
    { world_id: 2, step_id: 57, difficulty: 3 },
  ],
  [
    { id: 2, stap_id: 57, exercise_id: 9041 },
    { world_id: 2, step_id: 57, exercise_id: 9041 },
  ],
  [
    { stap_id: 57, test_id: 5700 },
    { step_id: 57, exercise_id: 5700 },
  ],
  [{ world_id: 'x', difficulty: 9 }, {}],
])('BUG-2 reads an address with %j as %j', (place, expected) => {
  expect(createShownContent(() => place).read()).toEqual({ ...nowhere, ...expected })
})

test('BUG-2 a screen adds data that are read on demand, until the child leaves the screen', () => {
  let typed = ''
  let reads = 0
  const showing = createShownContent(() => ({ id: 1, stap_id: 57, exercise_id: 9041 }))
  const leave = showing.tell(() => {
    reads += 1
    return { difficulty: 2, word: 'vis', word_index: 0, expected_input: 'vis', current_input: typed }
  })
  typed = 'vi'
  expect(reads).toBe(0)
  expect(showing.read()).toMatchObject({ exercise_id: 9041, difficulty: 2, word: 'vis', current_input: 'vi' })
  leave()
  expect(showing.read()).toMatchObject({ exercise_id: 9041, word: null, current_input: null })
})

test('a screen that unmounts late does not remove the data of the next screen', () => {
  const showing = createShownContent(() => ({}))
  const leave = showing.tell(() => ({ word: 'vis' }))
  showing.tell(() => ({ word: 'kip' }))
  leave()
  expect(showing.read().word).toBe('kip')
})
