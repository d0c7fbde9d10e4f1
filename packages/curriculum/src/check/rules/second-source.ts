import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { writeStress } from '@letterliaan/dutch'
// @ts-expect-error it comes without types
import hyphen from 'hyphen/nl/index.js'
import type { SecondSource } from '../../load/curriculum.ts'
import type { CurriculumWord } from '../../schema/word.ts'
import type { ContentToCheck, ContentFinding } from '../content.ts'

const { hyphenateSync }: { hyphenateSync: (text: string, options: object) => string } = hyphen

type CutWord = Pick<CurriculumWord, 'word' | 'syllables' | 'sound_groups'>

/** Compares with TeX's Dutch patterns. They never split off a single letter at an edge. */
const differentCuts = (words: readonly CutWord[]): string[] =>
  words
    .filter(({ word, syllables, sound_groups }) => {
      const tex = withoutEnds(word, cuts(texSyllables(word))).join()
      return (
        withoutEnds(word, cuts(syllables)).join() !== tex ||
        withoutEnds(word, syllablesOfGroups(word, sound_groups)).join() !== tex
      )
    })
    .map(textOf)

/** Converts klankgroepen to syllables. A syllable ends inside a doubled consonant, ck or ng: bak-ker. */
const syllablesOfGroups = (word: string, sound_groups: string): number[] =>
  cuts(sound_groups).map((place) =>
    /^([^aeiou])\1$|^ck$|^ng$/.test(word.slice(place, place + 2)) ? place + 1 : place,
  )

const texSyllables = (word: string): string => hyphenateSync(word, { hyphenChar: ',', minWordLength: 2 })

function cuts(parts: string): number[] {
  let at = 0
  return parts
    .split(',')
    .slice(0, -1)
    .map((part) => (at += part.length))
}

/** Omits parts of one letter, because TeX never splits them off. */
const withoutEnds = (word: string, places: readonly number[]): number[] =>
  places.filter((place) => place > 1 && place < word.length - 1)

/** Returns words that espeak-ng stresses on another klankgroep. */
function differentStresses(words: readonly CutWord[]): string[] {
  const spoken = words.flatMap((word) => {
    const stressed = writeStress(word.word)
    return stressed === null ? [] : [{ word, group: groupsBefore(word, stressed.indexOf('ˈ')) }]
  })
  const heard = stressedVowels(spoken.map(({ word }) => word.word))
  return spoken.filter(({ group }, index) => group !== heard[index]).map(({ word }) => textOf(word))
}

/** Returns the number of klankgroepen that start before a letter. */
function groupsBefore({ sound_groups }: CutWord, letters: number): number {
  let at = 0
  return sound_groups.split(',').filter((group) => (at += group.length) <= letters).length
}

const vowel = /^[ˈˌ]?[aɑɐɛeɪiɔoʏyøœuəʌæɒɵʊ]/

/** Runs espeak-ng as a separate program. It is GPL, so it is never imported. */
function stressedVowels(words: readonly string[]): number[] {
  const program = fileURLToPath(import.meta.resolve('@letterliaan/speech/espeak-program'))
  const requests = words.map((text, id) =>
    JSON.stringify({ id, text, voice: 'nl', rate: 450, pitch: 50, range: 50 }),
  )
  const { stdout } = spawnSync(process.execPath, [program], {
    input: `${requests.join('\n')}\n`,
    encoding: 'utf8',
    maxBuffer: 2 ** 30,
  })
  return stdout
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => {
      const { phonemes = [] } = JSON.parse(line) as {
        readonly phonemes?: readonly { readonly name: string }[]
      }
      return phonemes.filter(({ name }) => vowel.test(name)).findIndex(({ name }) => name.startsWith('ˈ'))
    })
}

const textOf = ({ word }: CutWord): string => word

/** Adds words that only a Flemish school has. */
export const mergeFlemish = (content: ContentToCheck, flemish: ContentToCheck): ContentToCheck => ({
  ...content,
  steps: [...content.steps, ...flemish.steps],
})

/** Requires that a reviewed list contains exactly the words that differ. */
export function checkSecondSource({ steps }: ContentToCheck, read: SecondSource): ContentFinding[] {
  const words = [
    ...new Map(steps.flatMap((step) => step.words).map(({ word }) => [word.word, word])).values(),
  ]
  return [
    ...compare(differentCuts(words), read.cuts, 'TeX cuts it elsewhere'),
    ...compare(differentStresses(words), read.stresses, 'espeak-ng stresses another klankgroep'),
  ]
}

function compare(
  differing: readonly string[],
  read: Readonly<Record<string, readonly string[]>>,
  message: string,
): ContentFinding[] {
  const listed = new Set(Object.values(read).flat())
  const file = 'second-source.json'
  return [
    ...differing
      .filter((word) => !listed.has(word))
      .map((word) => ({ file, word, message: `${message}, and no reason is listed` })),
    ...[...listed]
      .filter((word) => !differing.includes(word))
      .map((word) => ({ file, word, message: 'is listed, and the second source agrees' })),
  ]
}
