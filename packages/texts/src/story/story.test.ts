import { expect, test } from 'vitest'
import { allBuddies, buddyOccasions } from '../buddies/index.ts'
import { listTexts, listTones } from '../list.ts'
import { storyCatalogue, storyScenes } from './index.ts'

const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?…])\s+/u)
const wordsOf = (text: string): number => text.match(/\p{L}+/gu)?.length ?? 0

const storyLines = storyScenes.flatMap(({ acts }) => acts.map(({ line }) => line))

const buddyLines = Object.entries(allBuddies).map(([name, lines]) => ({
  name,
  lines: buddyOccasions.flatMap((occasion) => lines[occasion]),
}))
const said = [
  ...storyLines.map(({ text }) => text),
  ...buddyLines.flatMap(({ lines }) => lines.map(({ text }) => text)),
]

/** Returns how long the slowest voice needs (seconds). The synthesiser says 1.7 to 1.9 words a second. */
const secondsOf = (lines: readonly string[]): number => wordsOf(lines.join(' ')) / 1.8

test('PLEK-2 there are twelve scenes of four to six lines, each spoken within 20 s', () => {
  expect(storyScenes).toHaveLength(12)
  expect(new Set(storyScenes.map(({ id }) => id)).size).toBe(12)
  const long = storyScenes.filter(({ acts }) => secondsOf(acts.map(({ line }) => line.text)) > 20)
  expect(long.map(({ id }) => id)).toEqual([])
  expect(storyScenes.filter(({ acts }) => acts.length < 4 || acts.length > 6)).toEqual([])
})

test('PLEK-5 each line of the story has a sober wording without cheers', () => {
  for (const { text, sober } of storyLines) {
    expect(sober).toMatch(/^\p{Lu}.*[.?]$/u)
    expect(sober).not.toBe(text)
    expect(sober).not.toMatch(/!|woesj|psst|hmm|lekker|mooi|malle?|\w+tjes?\b/iu)
  }
  const sentences = storyLines.flatMap(({ sober }) => sentencesOf(sober))
  expect(sentences.filter((sentence) => wordsOf(sentence) > 12)).toEqual([])
})

test('PLEK-5 a scene in its sober wording is spoken within 20 s too, by the same voices', () => {
  const long = storyScenes.filter(({ acts }) => secondsOf(acts.map(({ line }) => line.sober)) > 20)
  expect(long.map(({ id }) => id)).toEqual([])
  const tones = new Map(listTones([storyCatalogue]))
  for (const { text, sober, tone } of storyLines) {
    expect(tones.get(text)).toEqual(tone)
    expect(tones.get(sober)).toEqual(tone)
  }
})

test('PLEK-2 each sentence of the story has at most ten words', () => {
  expect(said.flatMap(sentencesOf).filter((sentence) => wordsOf(sentence) > 10)).toEqual([])
})

test('each buddy has a voice of its own, and at least five lines for each occasion', () => {
  for (const { lines } of buddyLines) expect(lines.length).toBeGreaterThanOrEqual(20)
  for (const lines of Object.values(allBuddies))
    for (const occasion of buddyOccasions) expect(lines[occasion].length).toBeGreaterThanOrEqual(5)
  const voicesOf = (lines: readonly { readonly tone?: unknown }[]) =>
    new Set(lines.map(({ tone }) => JSON.stringify(tone))).size
  expect(buddyLines.map(({ lines }) => voicesOf(lines))).toEqual([1, 1, 1, 1, 1, 1])
  expect(voicesOf(buddyLines.flatMap(({ lines }) => lines))).toBe(6)
})

test('each voice differs at most a third from the usual one in pitch and speed', () => {
  const tones = [
    ...storyScenes.flatMap(({ acts }) => acts.map(({ line }) => line)),
    ...buddyLines.flatMap(({ lines }) => lines),
  ].flatMap(({ tone }) => (tone ? [tone.pitch, tone.speed] : []))
  expect(tones.filter((factor) => factor < 0.75 || factor > 1.33)).toEqual([])
})

const haste = /\b(snel\w*|vlug\w*|gauw|haast\w*|rap\w*|tempo|opschieten|meteen|race\w*)\b/iu
const rank =
  /\b(beste?|beter|winn\w*|wint|won|eerste|knapst\w*|slimst\w*|kampioen|held|nummer|perfect|foutloos)\b/iu
const gender = /\b(jongen\w*|meisje\w*|meid|kerel|prins\w*|broer\w*|zus\w*|stoere?|knul)\b/iu

test.each([
  ['haste', haste],
  ['being best', rank],
  ['boys or girls', gender],
])('no spoken text mentions %s', (_, words) => {
  const all = [...said, ...listTexts(storyCatalogue).map(({ text }) => text)]
  expect(all.filter((text) => words.test(text))).toEqual([])
})
