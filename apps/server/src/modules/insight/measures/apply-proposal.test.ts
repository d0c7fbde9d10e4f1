import { describe, expect, test } from 'vitest'
import { useMeasuredChild } from '../../../testing/measured-child.ts'

const { at, give, measuresOf, pathOf, takePart } = useMeasuredChild()

describe('MEET-2 the proposal', () => {
  test('WEET-17 waives, repeats or names where to begin, each with the wrong words and the certainty', async () => {
    await give([2])
    expect((await measuresOf()).measures[0]).toMatchObject({ is_complete: false, num_words: 48, topics: [] })
    await takePart({ 'v-z': 1, woorddelen: 20, klankgroepen: 20 })
    const { measures } = await measuresOf()
    const [measure] = measures
    const topics = measure?.topics ?? []
    expect(topics.map(({ key, advice, band }) => [key, advice, band])).toEqual([
      ['vaste-klanken', 'waive', 'known'],
      ['v-z', 'repeat', 'almost'],
      ['woorddelen', 'begin', 'not_yet'],
      ['klankgroepen', 'later', 'not_yet'],
    ])
    expect(measure?.num_words).toBe(measure?.num_done)
    expect(topics[1]?.mistakes).toHaveLength(1)
    expect(topics[1]?.steps.reduce((sum, { words }) => sum + words, 0)).toBe(topics[1]?.words)
    expect(topics[1]?.reason).toMatch(
      /^V of f, z of s vooraan: \d+ van de \d+ goed \(fout: \p{L}+\)\. .+: van tien van zulke woorden schrijft het kind er naar schatting \d+ tot \d+ goed\. /u,
    )
    expect(topics[1]?.reason).toContain(`(fout: ${topics[1]?.mistakes[0]?.word})`)
  })

  test('WEET-15 is refused for a topic without a proposal', async () => {
    const { measure_ids } = await give([2])
    await takePart({ woorddelen: 20, klankgroepen: 20 })
    const params = { id: measure_ids[0] ?? 0 }
    const apply = (topics: string[]) =>
      at.juf.call('POST /api/v1/begeleider/measure/:id/apply', { params, body: { topics } })
    const [{ topics } = { topics: [] }] = (await measuresOf()).measures
    const later = topics.filter(({ advice }) => advice === 'later' || advice === 'too_few')
    expect(later.length).toBeGreaterThan(0)
    for (const { key } of [...later, { key: 'onbekend' }]) expect((await apply([key])).status).toBe(422)
  })

  test('changes nothing until a supervisor accepts it, and then only the accepted topics', async () => {
    const before = await pathOf()
    const { measure_ids } = await give([1, 2])
    await takePart({ 'sch-ng-nk': 20 })
    await takePart()
    expect(await pathOf()).toEqual(before)
    const apply = (topics: string[]) =>
      at.juf.call('POST /api/v1/begeleider/measure/:id/apply', {
        params: { id: measure_ids[0] ?? 0 },
        body: { topics },
      })
    const { status, body } = await apply(['klinkers', 'sch-ng-nk'])
    expect([status, body.applied]).toEqual([200, ['klinkers', 'sch-ng-nk']])
    const statuses = (await pathOf()).map((step) => step.status)
    expect(statuses.slice(0, 10)).toEqual([4, 4, 4, 0, -1, -1, -1, 0, -1, -1])
    expect(statuses.slice(10)).toEqual(before.slice(10).map((step) => step.status))
    expect((await measuresOf()).measures[0]?.applied).toEqual(['klinkers', 'sch-ng-nk'])
  })
})

test('MEET-3 WEET-16 start, interim and end measure are compared, with a change larger than its error', async () => {
  for (const [kind, wrong] of [
    ['start', 99],
    ['interim', 99],
    ['end', 0],
  ] as const) {
    await give([1], kind)
    await takePart({ klinkers: wrong, medeklinkers: 1, 'sch-ng-nk': wrong })
  }
  const { measures } = await measuresOf()
  expect(measures.map(({ kind }) => kind)).toEqual(['start', 'interim', 'end'])
  const changedOf = (key: string) =>
    measures.map(({ topics }) => topics.find((topic) => topic.key === key)?.changed)
  expect(changedOf('klinkers')).toEqual([null, null, 'forward'])
  expect(changedOf('medeklinkers')).toEqual([null, null, null])
  expect(measures.map(({ changes }) => changes)).toEqual([[], [], [{ world: 1, changed: 'forward' }]])
})
