import type { Word } from '@letterliaan/contract'
import { loadCurriculum, listTeachingSteps } from '@letterliaan/curriculum'
import { templates } from '@letterliaan/exercises/logic'
import { expect, test } from 'vitest'
import { toEvidence, type StoredWrongMove } from './turn-evidence.ts'

const konijn = loadCurriculum()
  .steps.flatMap(({ words }) => Object.values(words).flat())
  .find(({ word }) => word === 'konijn') as unknown as Word

const before = { 'kg-L': true, 'kg-LK': true }

test.each([
  ['no other category of the word', 'answer', 'konein', null, 'ei-ij:ij', { ...before, ij: false }],
  [
    'only categories that a right answer would credit',
    'answer',
    'gonijn',
    null,
    'medeklinker:kort',
    { ...before, ij: true },
  ],
  ['the step’s category only, if unexplained', 'answer', 'xyz', null, 'onbekend:', { ij: false }],
  ['the category of a refused letter', 'attempt', 'e', 3, 'ei-ij:ij', { ...before, ij: false }],
  ['the step’s category, if a refused letter is unexplained', 'attempt', 'x', 0, 'onbekend:', { ij: false }],
  ['no category after a refused letter', 'attempt', 'x', 1, 'medeklinker:mkm', {}],
  ['no category before a refused letter', 'attempt', 'x', 2, 'medeklinker:mkm', before],
  ['no category before the last letter', 'attempt', 'x', 5, 'medeklinker:mkm', { ...before, ij: true }],
] as const)('WEET-13 an error counts against %s', (_what, kind, input, place, error_class, expected) => {
  expect(
    partsOf('OefenDictee', { word: konijn, category: 'ij' }, [{ kind, input, place, error_class }]),
  ).toEqual(expected)
})

const wordOfStep = (nr: number, text: string): Word =>
  Object.values(listTeachingSteps(loadCurriculum()).find((step) => step.nr === nr)?.words ?? {})
    .flat()
    .find(({ word }) => word === text) as unknown as Word

test('WEET-13 any error counts against the category of the step if that category is about the whole word', () => {
  const partsAfterError = (nr: number, text: string, category: string, error_class: string) =>
    partsOf('OefenDictee', { word: wordOfStep(nr, text), category }, [
      { kind: 'answer', input: 'xyz', place: null, error_class },
    ])
  expect(partsAfterError(133, 'hij', 'weet-vaak', 'ei-ij:ij')).toEqual({ 'weet-vaak': false, ij: false })
  expect(partsAfterError(70, 'diamant', 'mix-leen', 'i=ie:i=ie')).toMatchObject({ 'mix-leen': false })
  expect(partsAfterError(191, 'ervan', 'er-daar', 'f-v:f-v')).toMatchObject({ 'er-daar': false })
})

test.each([
  [15, 'vos', 'v/f', 'lang-kort:lang', { kort: false, 'v/f': true }],
  [7, 'melk', 'plakletter', 'cluster:mmkm', { mkmm: false }],
  [106, 'belde', 'ww-te', 'ww-tijd:ww-nu', { 'ww-te': false }],
  [49, 'touwtje', 'au', 'verkleinwoord:vk-je', { 'vk-tje': false }],
  [23, 'kikker', 'kg-K', 'verdubbeling:kg-K', { 'kg-K': false, 'kg-LK': false }],
  [15, 'vos', 'v/f', 'f-v:f-v', { 'v/f': true }],
] as const)(
  'WEET-13 an error counts against every asked category of its kind: step %i, %s in %s, %s',
  (nr, text, category, error_class, expected) => {
    const wrong: StoredWrongMove = { kind: 'answer', input: 'xyz', place: null, error_class }
    expect(partsOf('OefenDictee', { word: wordOfStep(nr, text), category }, [wrong])).toMatchObject(expected)
  },
)

test('WEET-13 a missing capital does not count against a category of whole words', () => {
  const taught = { word: wordOfStep(133, 'hij'), category: 'weet-vaak' }
  const wrong: StoredWrongMove = {
    kind: 'answer',
    input: 'Hij',
    place: null,
    error_class: 'hoofdletter:hoofdletter',
  }
  expect(partsOf('OefenDictee', taught, [wrong])).toMatchObject({ 'weet-vaak': true })
})

test('WEET-13 a category that no kind of error names is judged only by the words of its step', () => {
  const inStep = (nr: number, text: string, category: string) =>
    Object.keys(partsOf('OefenDictee', { word: wordOfStep(nr, text), category }))
  expect(inStep(18, 'kompas', 'kg-M')).toContain('kg-M')
  expect(inStep(19, 'winkel', 'stomme-e')).not.toContain('kg-M')
})

const partsOf = (
  template: 'ZinDictee' | 'OefenDictee',
  taught: { readonly word: Word; readonly category: string },
  wrong: readonly StoredWrongMove[] = [],
) => {
  const turn = { num_errors: wrong.length, hints_used: 0, cheats_used: 0 }
  const { parts } = toEvidence(templates[template], { taught, turn }, wrong, 1_760_000_000)
  return Object.fromEntries(parts.map(({ category, is_right }) => [category, is_right]))
}

const sentencePartsOf = (...asked: Parameters<typeof partsOf>) =>
  Object.fromEntries(
    Object.entries(partsOf(...asked)).filter(([category]) => /^(?:hoofdletter|leestekens)$/.test(category)),
  )

test('ZIN-4 a dictated sentence in a step on sentences gives separate evidence for capitals and marks', () => {
  const taught = { word: wordOfStep(122, 'peren'), category: 'leestekens' }
  expect(sentencePartsOf('ZinDictee', taught)).toEqual({ hoofdletter: true, leestekens: true })
  const wrong: StoredWrongMove = {
    kind: 'answer',
    input: 'We plukken appels peren en pruimen.',
    place: null,
    error_class: 'leesteken:leestekens',
  }
  expect(sentencePartsOf('ZinDictee', taught, [wrong])).toEqual({ hoofdletter: true, leestekens: false })
})

test('ZIN-4 a single word is evidence about capitals only if it has one, and never about punctuation', () => {
  expect(
    sentencePartsOf('OefenDictee', { word: wordOfStep(121, 'Utrecht'), category: 'hoofdletter' }),
  ).toEqual({
    hoofdletter: true,
  })
  expect(
    sentencePartsOf('OefenDictee', { word: wordOfStep(121, 'maandag'), category: 'hoofdletter' }),
  ).toEqual({})
  const peren = { word: wordOfStep(122, 'peren'), category: 'leestekens' }
  expect(sentencePartsOf('OefenDictee', peren)).toEqual({})
  const unknown: StoredWrongMove = { kind: 'answer', input: 'xyz', place: null, error_class: 'onbekend:' }
  expect(sentencePartsOf('OefenDictee', peren, [unknown])).toEqual({})
})

test('a missing rule counts against its category, but a superfluous one counts for nothing', () => {
  const taught = { word: wordOfStep(23, 'kikker'), category: 'kg-K' }
  const after = (...wrong: readonly StoredWrongMove[]) =>
    toEvidence(
      templates.StappenPlan,
      { taught, turn: { num_errors: wrong.length, hints_used: 0, cheats_used: 0 } },
      wrong,
      1_760_000_000,
    )
  const attempt = (input: string, place: number): StoredWrongMove => ({
    kind: 'attempt',
    input,
    place,
    error_class: null,
  })
  const rightParts = { 'kg-K': true, 'kg-LK': true, 'stomme-e': true }
  const partsOfTurn = ({ parts }: ReturnType<typeof after>) =>
    Object.fromEntries(parts.map(({ category, is_right }) => [category, is_right]))
  const wandering = after(attempt('3', 0), attempt('M', 1), attempt('kg-L', 2))
  expect(wandering.is_right_first).toBe(true)
  expect(partsOfTurn(wandering)).toEqual(rightParts)
  expect(partsOfTurn(after(attempt('stomme-e', 3)))).toEqual({ ...rightParts, 'stomme-e': false })
  const misspelt: StoredWrongMove = {
    kind: 'answer',
    input: 'kiker',
    place: null,
    error_class: 'verdubbeling:kg-K',
  }
  const both = after(attempt('stomme-e', 3), misspelt)
  expect(partsOfTurn(both)).toEqual({ 'kg-K': false, 'kg-LK': false, 'stomme-e': false })
})
