import type { Measure } from '@letterliaan/contract'
import { describe, expect, test } from 'vitest'
import { createStage } from '../../testing/stage.ts'
import { applyProposal, giveMeasure, findNextMeasureKind, describeWaiting } from './measure-changes.ts'

const give = 'POST /api/v1/begeleider/measure'
const withdraw = 'POST /api/v1/begeleider/measure/withdraw'
const apply = 'POST /api/v1/begeleider/measure/:id/apply'
const gift = { student_ids: [3, 4], kind: 'start', worlds: [1, 2] } as const

describe('giving a measure', () => {
  test.each([
    [[11], [], ['success: De meting staat klaar.'], null],
    [[11, 12], [], ['success: De meting staat klaar voor 2 kinderen.'], null],
    [
      [11],
      [4],
      ['success: De meting staat klaar.'],
      'Voor één kind stond er al een meting klaar. Die blijft staan.',
    ],
    [[], [3, 4], [], 'Voor 2 kinderen stond er al een meting klaar. Die blijft staan.'],
  ])(
    'makes the measures %j, and reports that the children %j already had one',
    async (measure_ids, waiting, sentences, about) => {
      const { press, calls, told, watch } = createStage({ [give]: { measure_ids, waiting } })
      const stale = watch(['measures', 3], ['measures', 9], ['today'])
      const given = await press(giveMeasure, gift)
      expect(calls[0]?.body).toEqual(gift)
      expect(told).toEqual(sentences)
      expect(given && describeWaiting(given)).toBe(about)
      expect(stale()).toEqual(['measures 3', 'measures 9'])
    },
  )

  test('can be undone, which withdraws only the new measures', async () => {
    const { press, calls, told, undo } = createStage({
      [give]: { measure_ids: [11], waiting: [4] },
      [withdraw]: null as never,
    })
    await press(giveMeasure, gift)
    undo()
    await expect.poll(() => told).toHaveLength(2)
    expect(calls[1]).toMatchObject({ name: withdraw, body: { measure_ids: [11] } })
  })
})

test("applying proposals of a measure can be undone, which restores the child's path", async () => {
  const { press, calls, told, undo, watch } = createStage({
    [apply]: { decided_at: 12 } as never,
    'POST /api/v1/begeleider/path/undo': null as never,
  })
  const stale = watch(['path', 'child', 3], ['measures', 3])
  await press(applyProposal({ id: 11 }, 3), ['kg-L'])
  expect(calls[0]).toMatchObject({ ids: [11], body: { topics: ['kg-L'] } })
  expect(stale()).toHaveLength(2)
  undo()
  await expect.poll(() => told).toHaveLength(2)
  expect(calls[1]).toMatchObject({ body: { student_ids: [3] }, query: { updated_at: '12' } })
})

test.each([
  ['', 'start'],
  ['start waits', 'start'],
  ['start', 'interim'],
  ['start, interim waits', 'interim'],
  ['start, interim', 'end'],
  ['end', 'interim'],
])('after the measures %j the next kind is %s', (given, next) => {
  const measures = given
    .split(', ')
    .filter(Boolean)
    .map((measure) => {
      const [kind, waits] = measure.split(' ')
      return { kind, is_complete: waits === undefined } as Measure
    })
  expect(findNextMeasureKind({ measures })).toBe(next)
})
