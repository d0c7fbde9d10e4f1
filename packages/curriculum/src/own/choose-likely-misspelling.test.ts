import { knownWords } from '@letterliaan/dutch'
import { expect, test } from 'vitest'
import { loadCurriculum } from '../load/curriculum.ts'
import { chooseLikelyMisspelling } from './choose-likely-misspelling.ts'

type Misspelt = Parameters<typeof chooseLikelyMisspelling>[0]

const { steps } = loadCurriculum()

const misspeltOf = (nr: number): (readonly [string, string | null])[] => {
  const step = steps.find((each) => each.nr === nr)
  if (step === undefined) throw new Error(`no step ${nr}`)
  return Object.values(step.words)
    .flat()
    .filter(({ verb }) => verb === undefined)
    .map((word, id) => [word.word, chooseLikelyMisspelling({ ...word, id, category: step.category })])
}

test('ZIN-3 a likely mistake is one that the step practises, if the word has one', () => {
  // Shorter words become unrecognisable, like bij written as bei.
  const ofIj = misspeltOf(46).filter(([word]) => word.length > 4)
  expect(ofIj.length).toBeGreaterThan(15)
  expect(ofIj.map(([, misspelt]) => misspelt)).toEqual(ofIj.map(([word]) => word.replace('ij', 'ei')))
})

test('ZIN-3 a mistake that is itself a word is chosen only if there is no other', () => {
  const shown = steps.flatMap(({ nr }) => misspeltOf(nr))
  const others = shown.filter(([, misspelt]) => misspelt !== null && knownWords.has(misspelt))
  expect(shown.length).toBeGreaterThan(1500)
  // Rauw has rouw and lauw.
  expect(new Set(others.map(([word]) => word)).size).toBeLessThanOrEqual(3)
})

test.each([
  ['verteld', ['vurteld', 'verteldt', 'gerteld']],
  ['kijken', ['kijkun', 'gijken', 'kjiken']],
])('ZIN-3 %s is not misspelt like a beginner in a step about something else', (word, never) => {
  const shown = [0, 1, 2, 3, 4, 5].map((id) =>
    chooseLikelyMisspelling({
      id,
      word,
      sentence: `Hier staat ${word}.`,
      category: 'diamant',
    } as unknown as Misspelt),
  )
  expect(shown).not.toContain(null)
  for (const misspelt of never) expect(shown).not.toContain(misspelt)
})

test.each([
  ['bloedt', { infinitive: 'bloeden', subject: 'Mijn knie', person: 'hij', time: 'nu' }, ['bloed', 'bloet']],
  ['klapte', { infinitive: 'klappen', subject: 'Sem', person: 'hij', time: 'toen' }, ['klapde', 'klaptte']],
  ['gehoord', { infinitive: 'horen', subject: null, person: null, time: 'klaar' }, ['gehoort', 'gehoordt']],
  ['snijd', { infinitive: 'snijden', subject: null, person: null, time: 'gebod' }, ['snijdt', 'snijt']],
] as const)('ZIN-3 VERB-2 %s is misspelt as another form of its verb', (word, verb, wanted) => {
  const shown = [0, 1].map((id) =>
    chooseLikelyMisspelling({
      id,
      word,
      sentence: `Hier staat ${word}.`,
      verb,
      category: 'ww-nu',
    } as unknown as Misspelt),
  )
  expect(shown).toEqual(wanted)
})
