import { describe, expect, test } from 'vitest'
import { orderByHarm } from './order-by-harm.ts'
import { concludeChange, concludeLast, summariseChild } from './child-summary.ts'

const now = Date.parse('2027-01-20T10:00:00Z') / 1000
const daysAgo = (days: number) => now - days * 86_400
const session = (days: number) => ({ started_at: daysAgo(days), seconds: 600, words: 5, right: 4 })

describe('DOE-1 the summary of a child', () => {
  const kort = { category: 'kort', name: 'Korte klank' }
  const both = [{ category: 'kort', changed: 'forward' as const }]
  test.each([
    [null, [], /geen verandering te zien die groter is dan toeval\.$/],
    ['forward', [], /^Noor ging dit schooljaar vooruit, meer dan door toeval te verwachten is\.$/],
    ['forward', both, /Dat is ook apart te zien bij ‘Korte klank’\.$/],
    ['back', [], /achteruit/],
  ] as const)("reports the change '%s' that the server found", (together, categories, sentence) => {
    const changes = { is_known: true, together, categories: [...categories] }
    expect(concludeChange('Noor', { changes, fall: null }, [kort])).toMatch(sentence)
  })

  test('reports a decline of the last months instead of the trend of the school year', () => {
    const changes = { is_known: true, together: null, categories: [] }
    expect(concludeChange('Noor', { changes, fall: ['kort'] }, [kort])).toMatch(
      /^Noor ging de laatste maanden achteruit.* ‘Korte klank’\.$/,
    )
  })

  test('says that a change is unknown if there are too few weeks', () => {
    const changes = { is_known: false, together: null, categories: [] }
    expect(concludeChange('Noor', { changes, fall: null }, [kort])).toMatch(/is nog niet te zeggen/)
  })

  test.each([
    [[], 'Noor heeft nog niet geoefend.'],
    [[session(40)], 'Laatst geoefend: 11 dec 2026. In de laatste vier weken is er niet geoefend.'],
    [[session(1), session(40)], 'Laatst geoefend: gisteren. In de laatste vier weken 1 keer: 10 minuten.'],
    [
      [session(1), session(27), session(29)],
      'Laatst geoefend: gisteren. In de laatste vier weken 2 keer, samen 20 minuten.',
    ],
  ])('describes the last practice and the last four weeks of sessions %j', (sessions, sentence) => {
    expect(concludeLast('Noor', sessions, now)).toBe(sentence)
  })
})

test('DOE-1 the sentence about a decline is first', () => {
  const changes = { is_known: true, together: 'back' as const, categories: [] }
  const back = { categories: [], changes, fall: null, num_unread_runs: 0 }
  expect(summariseChild('Noor', back, [session(1)], now)[0]).toMatch(/achteruit/)
})

test('DOE-1 a child without work gets only one sentence', () => {
  const changes = { is_known: false, together: null, categories: [] }
  const nothing = { categories: [], changes, fall: null, num_unread_runs: 0 }
  expect(summariseChild('Noor', nothing, [], now)).toEqual(['Noor heeft nog niet geoefend.'])
  expect(summariseChild('Noor', nothing, [session(1)], now)).toHaveLength(3)
})

test('DOE-1 the last sentence counts the runs that could not be read', () => {
  const changes = { is_known: true, together: null, categories: [] }
  const insight = { categories: [], changes, fall: null, num_unread_runs: 1 }
  expect(summariseChild('Noor', insight, [session(1)], now).at(-1)).toBe(
    'Van Noor kon 1 oefening niet worden gelezen. In wat Noor nu kan, telt die niet mee.',
  )
})

test('DOE-1 errors are sorted by their number, weighted by recency', () => {
  const type = (tag: string, ...spellings: (readonly [number, number])[]) => ({
    tag,
    name: tag,
    count: spellings.reduce((sum, [count]) => sum + count, 0),
    spellings: spellings.map(([count, days]) => ({ word: 'a', written: 'b', count, last_at: daysAgo(days) })),
  })
  const errors = [
    {
      category: 'kort',
      name: 'Korte klank',
      count: 30,
      types: [type('oud', [20, 200]), type('vers', [4, 1])],
    },
    { category: 'lang', name: 'Lange klank', count: 5, types: [type('kort geleden', [2, 1], [3, 10])] },
  ]
  expect(orderByHarm(errors, now).map(({ tag }) => tag)).toEqual(['kort geleden', 'vers', 'oud'])
})
