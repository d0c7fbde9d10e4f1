import { describe, expect, test } from 'vitest'
import { diagnose } from './diagnose-word.ts'
import { errorTags } from './diagnose/tags.ts'
import { readDiagnosisCases } from './fixtures/errors.ts'
import { readGoldStandardWords } from './fixtures/gold-words.ts'

const cases = readDiagnosisCases()

const tagsOf = (target: string, answer: string, category?: string): string[] =>
  diagnose(target, answer, { category }).errors.map(({ tag }) => tag)

test('there are more than three hundred cases', () => {
  expect(cases.length).toBeGreaterThan(300)
})

test.each(cases)('%s written as %s is %j', (target, answer, tags) => {
  expect(tagsOf(target, answer)).toEqual(tags)
})

describe('the category of the step is preferred', () => {
  test.each([
    ['hondje', 'hontje', 'eind-d', 'd-t'],
    ['hondje', 'hontje', 'vk-je', 'verkleinwoord'],
    ['wiel', 'wil', 'tweeteken', 'lang-kort'],
    ['vindt', 'vind', 'ww-nu', 'ww-dt'],
    ['school', 'schol', 'lang', 'lang-kort'],
    ['school', 'schol', 'eer', 'eer'],
  ])('%s written as %s in step %s has the error %s', (target, answer, category, tag) => {
    expect(tagsOf(target, answer, category)).toEqual([tag])
  })

  test('the category of the step is the reported category', () => {
    const [error] = diagnose('bommen', 'bomen', { category: 'kg-LK' }).errors
    expect(error).toMatchObject({ tag: 'verdubbeling', category: 'kg-LK' })
    expect(diagnose('bommen', 'bomen').errors[0]).toMatchObject({ category: 'kg-K' })
    expect(diagnose('trein', 'trijn').errors[0]).toMatchObject({ category: 'ei' })
    expect(diagnose('hond', 'hont').errors[0]).toMatchObject({ category: 'eind-d' })
  })
})

test.each([
  ['markt', 'mart', 'cluster'],
  ['plant', 'plat', 'mkmm'],
  ['lamp', 'lap', 'mkmm'],
  ['plant', 'pant', 'mmkm'],
  ['sprint', 'spint', 'cluster'],
  ['herfst', 'herst', 'cluster'],
  ['arm', 'ram', 'mkmm'],
  ['winter', 'witer', 'cluster'],
  ['school', 'schol', 'eel'],
  ['vlag', 'vlaag', 'kort'],
  ['dieven', 'diven', 'kg-T'],
  ['auto', 'autoo', 'open-eind'],
  ["baby's", "babys'", "mv-'s"],
  ["'s morgens", 's morgens', "'s"],
  ['cadeautje', 'cadeaudje', 'vk-tje'],
  ["baby'tje", 'babytje', 'vk-open'],
  ['rende', 'rente', 'ww-toen'],
  ['vrijheid', 'vrijhijd', 'ei'],
  ['wijzen', 'wijsen', 's-z'],
])('%s written as %s without a step is an error in category %s', (target, answer, category) => {
  expect(diagnose(target, answer).errors.map((error) => error.category)).toEqual([category])
})

test('pieces contain the place of an error', () => {
  expect(diagnose('paard', 'part').pieces).toEqual([
    { target: 'p', answer: 'p', right: true },
    { target: 'aa', answer: 'a', right: false },
    { target: 'r', answer: 'r', right: true },
    { target: 'd', answer: 't', right: false },
  ])
})

test('an error without a rule is onbekend and has no family or category', () => {
  expect(diagnose('vogel', 'vohel').errors).toEqual([
    {
      tag: 'onbekend',
      family: null,
      category: null,
      target: 'g',
      answer: 'h',
      at: 2,
      hint: 'Kijk en luister nog eens goed naar dit woord.',
    },
  ])
  expect(diagnose('olifant', 'muis').errors).toHaveLength(1)
  expect(diagnose('olifant', '').errors[0]?.tag).toBe('onbekend')
})

test.each([
  ['computer', 'kat', 'c=k'],
  ['bomen', 'boot', 'kg-L'],
  ['verdriet', 'fiets', 'be-ge-ver'],
  ['hond', 'xxxxx', 'eind-d'],
])('%s written as another word (%s) has no error of a rule', (word, answer, category) => {
  const { errors } = diagnose(word, answer, { category })
  expect(errors.map(({ tag }) => tag)).toEqual(['onbekend'])
})

test.each([
  ['verdriet', 'vurdrit', 'be-ge-ver'],
  ['douche', 'doesj', 'ch=sj'],
  ['herfst', 'hefs', 'cluster'],
])('%s written as %s, which is hard to read, still has errors of rules', (word, answer, category) => {
  expect(diagnose(word, answer, { category }).errors.map((error) => error.category)).toContain(category)
})

test('one random letter is seldom reported as an error with a rule', () => {
  let named = 0
  let all = 0
  for (const { word } of readGoldStandardWords()) {
    for (let at = 0; at < word.length; at += 1) {
      for (const letter of 'qxj') {
        if (letter === word[at]) continue
        all += 1
        const errors = diagnose(word, word.slice(0, at) + letter + word.slice(at + 1)).errors
        if (errors.some(({ tag }) => tag !== 'onbekend')) named += 1
      }
    }
  }
  expect(named / all).toBeLessThan(0.05)
})

test('every kind of error has one short sentence that advises the child', () => {
  const hints = Object.values(errorTags).map(({ hint }) => hint)
  expect(new Set(hints).size).toBe(hints.length)
  for (const hint of hints) {
    expect(hint.length).toBeLessThanOrEqual(120)
    expect(hint).toMatch(/[.?]$/)
  }
})

test('an analysis by the author decides the kind of error', () => {
  const override = { structure: 'M1,K1,M1,T2,M1' }
  expect(tagsOf('ravijn', 'revijn')).toEqual(['klinker'])
  expect(diagnose('ravijn', 'revijn', { override }).errors[0]?.tag).toBe('korte-klank')
})

test('the s of ’s avonds is not a linking s', () => {
  expect(tagsOf("'s avonds", "' savonds", "'s")).not.toContain('tussen-s')
})

test('one wrong vowel in a short word is marked at its place', () => {
  expect(diagnose('kleur', 'kleer').pieces).toEqual([
    { target: 'k', answer: 'k', right: true },
    { target: 'l', answer: 'l', right: true },
    { target: 'eu', answer: 'ee', right: false },
    { target: 'r', answer: 'r', right: true },
  ])
  expect(diagnose('vis', 'voos').pieces.filter(({ right }) => !right)).toEqual([
    { target: 'i', answer: 'oo', right: false },
  ])
})
