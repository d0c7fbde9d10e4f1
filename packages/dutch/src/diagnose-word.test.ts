import { describe, expect, test } from 'vitest'
import { diagnose } from './diagnose-word.ts'
import { TAGS } from './diagnose/tags.ts'
import { readErrors } from './fixtures/errors.ts'
import { readGold } from './fixtures/gold-words.ts'

const cases = readErrors()

const tagsOf = (target: string, answer: string, category?: string): string[] =>
  diagnose(target, answer, { category }).errors.map(({ tag }) => tag)

test('there are more than three hundred cases', () => {
  expect(cases.length).toBeGreaterThan(300)
})

test.each(cases)('%s written as %s is %j', (target, answer, tags) => {
  expect(tagsOf(target, answer)).toEqual(tags)
})

describe('the category of the step comes first', () => {
  test.each([
    ['hondje', 'hontje', 'eind-d', 'd-t'],
    ['hondje', 'hontje', 'vk-je', 'verkleinwoord'],
    ['wiel', 'wil', 'tweeteken', 'lang-kort'],
    ['vindt', 'vind', 'ww-nu', 'ww-dt'],
    ['school', 'schol', 'lang', 'lang-kort'],
    ['school', 'schol', 'eer', 'eer'],
  ])('%s written as %s in step %s is %s', (target, answer, category, tag) => {
    expect(tagsOf(target, answer, category)).toEqual([tag])
  })

  test('and is the category reported', () => {
    const [error] = diagnose('bommen', 'bomen', { category: 'kg-LK' }).errors
    expect(error).toMatchObject({ tag: 'verdubbeling', category: 'kg-LK' })
    expect(diagnose('bommen', 'bomen').errors[0]).toMatchObject({ category: 'kg-K' })
    expect(diagnose('trein', 'trijn').errors[0]).toMatchObject({ category: 'ei' })
    expect(diagnose('hond', 'hont').errors[0]).toMatchObject({ category: 'eind-d' })
  })
})

test('the pieces show where it went wrong', () => {
  expect(diagnose('paard', 'part').pieces).toEqual([
    { target: 'p', answer: 'p', right: true },
    { target: 'aa', answer: 'a', right: false },
    { target: 'r', answer: 'r', right: true },
    { target: 'd', answer: 't', right: false },
  ])
})

test('what no rule explains is onbekend, without family or category', () => {
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

test('one letter at random is seldom called an error with a rule', () => {
  let named = 0
  let all = 0
  for (const { word } of readGold()) {
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

test('every kind of error has one short sentence in which the child is told what to do', () => {
  const hints = Object.values(TAGS).map(({ hint }) => hint)
  expect(new Set(hints).size).toBe(hints.length)
  for (const hint of hints) {
    expect(hint.length).toBeLessThanOrEqual(120)
    expect(hint).toMatch(/[.?]$/)
  }
})

test('the author may say how a word is built', () => {
  const override = 'r:M1,a:K1,v:M1,ij:T2,n:M1'
  expect(tagsOf('ravijn', 'revijn')).toEqual(['onbekend'])
  expect(diagnose('ravijn', 'revijn', { override }).errors[0]?.tag).toBe('korte-klank')
})
