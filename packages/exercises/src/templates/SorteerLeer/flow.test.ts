import { describe, expect, test } from 'vitest'
import { exerciseOf, layTable, runFor } from '../../run/play-table.fixture.ts'
import { fixture } from './fixture.ts'
import { sortingOf } from './sorting.ts'

const opened = () => {
  const table = layTable(fixture, exerciseOf(fixture.logic, runFor(fixture)))
  table.send({ type: 'begin' })
  const posted = () => table.log.flatMap((effect) => (effect.type === 'submit' ? [effect.body.data] : []))
  const put = (id: number | undefined) => table.toFlow({ type: 'choose', choice: String(id) })
  const sorting = () => {
    const { task } = table.machine
    if (task === null) throw new Error('no task')
    return sortingOf(task)
  }
  return { table, posted, put, sorting }
}

describe('TPL-7 SorteerLeer', () => {
  test('a wrong anchor is posted at once, counts once, and the card goes back', () => {
    const { table, posted, put, sorting } = opened()
    const wrong = sorting().choices.find(({ id }) => id !== sorting().right?.id)
    put(wrong?.id)
    put(wrong?.id)
    expect(posted()).toEqual([{ attempt: String(wrong?.id), at: 0 }])
    expect(table.machine.progress.errors).toBe(1)
    expect(table.flowState?.chosen).toBeNull()
  })

  test('on the anchor with the same rule the card stays, and the answer tells that anchor', () => {
    const { table, posted, put, sorting } = opened()
    const right = sorting().right?.id
    put(right)
    table.send({ type: 'enter' })
    expect(posted()).toEqual([{ anchor: right }])
    expect(table.machine.progress.word_index).toBe(1)
  })

  test('child and server agree on every word of the exercise, though only the first came with anchors', () => {
    const { table, put, sorting } = opened()
    for (let left = 3; left > 0; left--) {
      put(sorting().choices.find(({ id }) => id !== sorting().right?.id)?.id)
      put(sorting().right?.id)
      table.send({ type: 'enter' })
    }
    const predicted = table.machine.run
    table.deliverAll()
    expect(table.server).toEqual(predicted)
    expect(table.server).toMatchObject({ is_complete: true, percentage_score: 0 })
    expect(table.server.detailed_results.map(({ num_errors }) => num_errors)).toEqual([1, 1, 1])
  })
})
