import { describe, expect, test } from 'vitest'
import { analysedWordFixture, anchorFixture } from '../../kit/analysed-word.fixture.ts'
import { chooseAnchorsToSort, type SortingStep } from './choose-anchors-to-sort.ts'

const stepOf = (nr: number, category: string, ...anchors: readonly string[]): SortingStep => ({
  category,
  anchors: anchors.map((name, at) => anchorFixture(nr, at + 1, name)),
})
const path = [
  stepOf(1, 'kort', 'vis', 'zon'),
  stepOf(3, 'tweeteken', 'boek', 'neus'),
  stepOf(9, 'ng', 'ring', 'slang'),
  stepOf(12, 'aai', 'haai', 'boei'),
  stepOf(21, 'kg-L', 'vogel', 'lepel'),
]
const kikkers = stepOf(23, 'kg-K', 'appel', 'kikker')
const namesFor = (step: SortingStep, words: readonly string[], earlier: readonly SortingStep[]) =>
  chooseAnchorsToSort(step, words.map(analysedWordFixture), earlier).map(({ name }) => name)

describe('TPL-7 the anchors to sort', () => {
  test('are those of the step, followed by one of each earlier step', () => {
    expect(namesFor(kikkers, ['bakker', 'emmer'], path)).toEqual([
      'appel',
      'kikker',
      'vis',
      'boek',
      'ring',
      'haai',
      'vogel',
    ])
  })

  test('include anchors with the same kind of letters, and the nearest others', () => {
    const between = ['sch', 'nk', 'cht', 'kg-K', 'be-ge-ver', 'd/t', 'vk-je'].map((category, at) =>
      stepOf(13 + at, category, ['schip', 'bank', 'lucht', 'appel', 'bezem', 'hond', 'ijsje'][at] ?? ''),
    )
    const names = namesFor(stepOf(46, 'ij', 'ijs'), ['pijl'], [...path, ...between])
    expect(names).toEqual(expect.arrayContaining(['boek', 'haai', 'hond', 'ijs']))
    expect(names).not.toContain('ring')
  })

  test('omit a step whose rule the words follow too, because its anchor would also be right', () => {
    expect(namesFor(kikkers, ['bakker', 'tovenaar', 'boeken'], path)).toEqual([
      'appel',
      'kikker',
      'vis',
      'ring',
      'haai',
    ])
  })

  test('omit an anchor that follows the rule of the step itself', () => {
    const earlier = [stepOf(8, 'sch', 'schip'), stepOf(9, 'ng', 'slang', 'ring')]
    expect(namesFor(stepOf(10, 'mmkm', 'slak'), ['bril'], earlier)).toEqual(['slak', 'ring'])
  })

  test('include at most the nearest six earlier steps', () => {
    const many = Array.from({ length: 20 }, (_, at) => stepOf(at + 1, `vroeger-${at}`, `anker${at}`))
    expect(namesFor(kikkers, ['bakker'], many).slice(2)).toEqual(
      [14, 15, 16, 17, 18, 19].map((at) => `anker${at}`),
    )
    expect(namesFor(kikkers, ['bakker'], [])).toEqual(['appel', 'kikker'])
  })

  test('ZIN-3 include steps that children confuse, even old ones, each once', () => {
    const others = Array.from({ length: 9 }, (_, at) => stepOf(at + 50, `vroeger-${at}`, `anker${at}`))
    const names = namesFor(stepOf(47, 'ei', 'trein'), ['geit'], [stepOf(46, 'ij', 'ijs'), ...others])
    expect(names).toEqual(['trein', 'ijs', 'anker4', 'anker5', 'anker6', 'anker7', 'anker8'])
    expect(namesFor(stepOf(47, 'ei', 'trein'), ['geit'], [stepOf(46, 'ij', 'ijs')])).toEqual(['trein', 'ijs'])
  })

  test.each([
    ['ww-hij', 'ww-nu', false],
    ['ww-te', 'ww-toen', false],
    ['ww-te', 'ww-hij', true],
    ['ww-vd', 'ww-hij', true],
  ])('ZIN-3 include for a verb of %s the anchor of %s: %s', (category, earlier, isOffered) => {
    const names = namesFor(stepOf(103, category, 'wordt'), ['vindt'], [stepOf(101, earlier, 'werkt')])
    expect(names.includes('werkt')).toBe(isOffered)
  })
})
