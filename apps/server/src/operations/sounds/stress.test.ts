import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { loadCurriculum, listWordSteps } from '@letterliaan/curriculum'
import { createWordUtterance } from '@letterliaan/speech/utterance'
import { pronounce } from '@letterliaan/dutch'
import * as z from 'zod'
import { expect, test } from 'vitest'

/** A list checked by a person, with stress marks as in 'koˈnijn'. */
const list = fileURLToPath(new URL('../../../../../packages/curriculum/data/stress.json', import.meta.url))
const stresses = z.array(z.string()).parse(JSON.parse(readFileSync(list, 'utf8')))
const listed = new Map(stresses.map((stress) => [stress.replace('ˈ', ''), stress]))

const words = [
  ...new Map(
    listWordSteps(loadCurriculum())
      .flatMap((step) => Object.values(step.words).flat())
      .map((word) => [word.word, word]),
  ).values(),
]
const wordsOfMore = words.filter(({ word }) => pronounce(word).groups.length > 1)

/** Matches vowels in the input of espeak-ng, which has the stress mark before the vowel. */
const vowels = /[aAeEiIoOuUyYV@38][^|[\]]*/
const placeFed = (text: string): number =>
  text
    .replace(/^\[\[|\]\]$/g, '')
    .split("'")[0]!
    .split('|')
    .filter((part) => vowels.test(part) && !/^[:]/.test(part)).length

test('STEM-3 a list checked by a person has each word of several klankgroepen, even those of extra steps', () => {
  expect(wordsOfMore.length).toBeGreaterThan(1200)
  expect(wordsOfMore.map(({ word }) => word).filter((word) => !listed.has(word))).toEqual([])
})

/** Finds the stressed klankgroep by the written klankgroepen, if the word has as many spoken ones as written ones. */
function placeListed(word: string, sound_groups: string): number {
  const letters = (listed.get(word) ?? '').indexOf('ˈ')
  const lengths = sound_groups.split(',').map((group) => group.length)
  const starts = lengths.map((_, at) => lengths.slice(0, at).reduce((sum, length) => sum + length, 0))
  return starts.findLastIndex((start) => start <= letters)
}

test('STEM-3 the input of the synthesiser has the stress of that list', () => {
  const wrong = wordsOfMore.flatMap(({ word, sound_groups }) => {
    const { groups } = pronounce(word)
    if (groups.length !== sound_groups.split(',').length) return []
    const fed = createWordUtterance(groups).question.text
    const place = placeListed(word, sound_groups)
    return placeFed(fed) === place ? [] : [`${listed.get(word)} ${sound_groups}: ${fed}`]
  })
  expect(wrong).toEqual([])
})
