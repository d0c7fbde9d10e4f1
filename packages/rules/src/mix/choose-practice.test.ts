import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { choosePractice, choosePracticeOrGame } from './choose-practice.ts'

const practices = [
  { name: 'letters', trains: ['cluster', 'volgorde'] },
  { name: 'klankgroepen', trains: ['verdubbeling', 'verenkeling'] },
  { name: 'hulp', trains: ['ei-ij'] },
]
const chosenOn = (mistakes: readonly string[]) =>
  Array.from({ length: 6 }, (_, turn) => choosePractice(practices, mistakes, turn))

test.each([
  [['verdubbeling', 'verenkeling', 'verdubbeling'], ['klankgroepen']],
  [['ei-ij'], ['hulp']],
  [
    ['ei-ij', 'ei-ij', 'cluster'],
    ['letters', 'hulp'],
  ],
  [['ei-ij', 'ei-ij', 'ei-ij', 'cluster'], ['hulp']],
  [[], ['letters', 'klankgroepen', 'hulp']],
  [['onbekend'], ['letters', 'klankgroepen', 'hulp']],
])('WEET-6 mistakes %j are practised with the templates %j in turn', (mistakes, names) => {
  expect(new Set(chosenOn(mistakes))).toEqual(new Set(names))
})

test('WEET-6 the template that helps against most mistakes is always one of those chosen', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('cluster', 'verdubbeling', 'ei-ij')), (mistakes) => {
      const helpedBy = ({ trains }: { trains: readonly string[] }) =>
        mistakes.filter((tag) => trains.includes(tag)).length
      const [best] = practices.toSorted((a, b) => helpedBy(b) - helpedBy(a))
      expect(chosenOn(mistakes)).toContain(best?.name)
    }),
  )
})

test('returns null without templates', () => {
  expect(choosePractice([], ['cluster'], 3)).toBeUndefined()
})

const games = [
  { name: 'vlot', trains: ['verdubbeling'] },
  { name: 'vangnet', trains: [] },
]
const playedOn = (mistakes: readonly string[], played = games, count = 8) =>
  Array.from({ length: count }, (_, turn) => choosePracticeOrGame(practices, played, mistakes, turn))

test('PLEK-6 every second time from the first is a game in rotation, and the other times do not change', () => {
  expect(playedOn([])).toEqual([
    'vlot',
    'letters',
    'vangnet',
    'klankgroepen',
    'vlot',
    'hulp',
    'vangnet',
    'letters',
  ])
})

test('PLEK-6 a game that helps against the mistakes is preferred, and practice is chosen if there is no game', () => {
  expect(playedOn(['verdubbeling'], games, 4)).toEqual(['vlot', 'klankgroepen', 'vlot', 'klankgroepen'])
  expect(playedOn(['ei-ij'], [], 6)).toEqual(chosenOn(['ei-ij']))
  expect(choosePracticeOrGame([], games, [], 1), 'no exercise can be played').toBe('vlot')
})
