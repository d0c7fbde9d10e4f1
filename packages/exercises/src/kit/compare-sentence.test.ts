import { expect, test } from 'vitest'
import { compareSentence } from './compare-sentence.ts'

const marked = (written: string, model: string): string =>
  compareSentence(written, model)
    .pieces.map(({ text, isSlip }) => (isSlip ? `[${text}]` : text))
    .join('')

const model = 'De vis zwemt in het water.'

test.each([
  ['De vis zwemt in het water.', 'De vis zwemt in het water.', true],
  ['de vis zwemt in het water', 'de vis zwemt in het water', true],
  ['De vis swemt in het water.', 'De vis [swemt] in het water.', false],
  ['De vis zwemt in water.', 'De vis zwemt in water.', false],
  ['De grote vis zwemt in het water.', 'De [grote] vis zwemt in het water.', false],
  ['Zwemt de vis in het water?', '[Zwemt] de vis in het water?', false],
  ['', '', false],
  ['Iets anders', '[Iets] [anders]', false],
])('the comparison of %j marks the words that differ', (written, shown, isSame) => {
  expect(marked(written, model)).toBe(shown)
  expect(compareSentence(written, model).isSame).toBe(isSame)
})

test('both kinds of apostrophe are equal', () => {
  expect(compareSentence('Drie foto’s.', "Drie foto's.").isSame).toBe(true)
})
