import { expect, test } from 'vitest'
import { findTone } from '../all.ts'
import { listTexts } from '../list.ts'
import { dailyCatalogue, letters, visits } from './index.ts'

const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?…])\s+/u)
const wordsOf = (text: string): number => text.match(/\p{L}+/gu)?.length ?? 0

const all = listTexts(dailyCatalogue).map(({ text }) => text)

test("PLEK-7 there are at least thirty letters, five from each buddy, in the buddy's own voice", () => {
  expect(letters.length).toBeGreaterThanOrEqual(30)
  for (const buddy_id of [1, 2, 3, 4, 5, 6])
    expect(letters.filter((letter) => letter.buddy_id === buddy_id).length).toBeGreaterThanOrEqual(5)
  for (const { line } of [...letters, ...visits]) expect(findTone(line.text)).toEqual(line.tone)
})

test('PLEK-7 a line has at most three sentences of at most ten words, and no word of more than nine letters', () => {
  expect(all.flatMap(sentencesOf).filter((sentence) => wordsOf(sentence) > 10)).toEqual([])
  const said = [...letters, ...visits].map(({ line }) => line.text)
  expect(said.filter((text) => sentencesOf(text).length > 3)).toEqual([])
  expect(said.flatMap((text) => text.match(/\p{L}+/gu) ?? []).filter((word) => word.length > 9)).toEqual([])
})

test('PLEK-5 each letter and visit has a sober wording without cheers, in the same voice', () => {
  for (const { line } of [...letters, ...visits]) {
    expect(line.sober).toMatch(/^\p{Lu}.*[.?]$/u)
    expect(line.sober).not.toMatch(/!|woesj|psst|hmm|mmm|lekker|mooi|\w+tjes?\b/iu)
    expect(sentencesOf(line.sober).length).toBeLessThanOrEqual(3)
    expect(findTone(line.sober)).toEqual(line.tone)
  }
  expect(new Set([...letters, ...visits].map(({ line }) => line.sober)).size).toBe(
    letters.length + visits.length,
  )
})

test.each([
  ['haste', /\b(snel\w*|vlug\w*|gauw|haast\w*|rap\w*|tempo|opschieten|meteen|race\w*|nog even)\b/iu],
  [
    'being best',
    /\b(beste?|beter|winn\w*|wint|won|eerste|knap\w*|slim\w*|kampioen|held|nummer|goed|fout\w*)\b/iu,
  ],
  [
    'having been away',
    /\b(gemist|mis je|weg|terug|waar was|lang niet|eindelijk|wacht\w*|elke dag|kwijt|gisteren|morgen)\b/iu,
  ],
  ['boys or girls', /\b(jongen\w*|meisje\w*|meid|kerel|prins\w*|broer\w*|zus\w*|stoere?|knul)\b/iu],
])('PLEK-7 no daily text mentions %s', (_, words) => {
  expect(all.filter((text) => words.test(text))).toEqual([])
})
