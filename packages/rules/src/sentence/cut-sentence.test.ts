import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cutSentence } from './cut-sentence.ts'

describe('ZIN-1 a sentence is cut into phrases', () => {
  test.each([
    ['De vis zwemt in het water.', ['De vis zwemt', 'in het water.']],
    ['Toen de bel ging, rende ik naar buiten.', ['Toen de bel ging,', 'rende ik naar buiten.']],
    ['Mijn vader speelt gitaar.', ['Mijn vader speelt gitaar.']],
    ['De zon schijnt fel in mijn ogen.', ['De zon schijnt fel', 'in mijn ogen.']],
    ['', []],
  ])('%s', (sentence, phrases) => {
    expect(cutSentence(sentence)).toEqual(phrases)
  })

  test('the phrases together are the sentence, and each has at most five words', () => {
    const word = fc.constantFrom('de', 'kat', 'loopt,', 'in', "'s", 'avonds', 'zei:', 'ik', 'klaar.')
    fc.assert(
      fc.property(fc.array(word, { maxLength: 20 }), (words) => {
        const phrases = cutSentence(words.join(' '))
        expect(phrases.join(' ')).toBe(words.join(' '))
        for (const phrase of phrases) expect(phrase.split(' ').length).toBeLessThanOrEqual(5)
      }),
    )
  })

  test('no phrase ends with an article', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('kat', 'loopt', 'snel', 'weg'), { minLength: 1, maxLength: 6 }),
        (words) => {
          const phrases = cutSentence(words.flatMap((word) => ['de', word]).join(' '))
          for (const phrase of phrases) expect(phrase).not.toMatch(/ de$/)
        },
      ),
    )
  })
})
