import { analyse, diagnoseAnalysis, listLikelyErrors, type SpellingError } from '@letterliaan/dutch'
import { expect, test } from 'vitest'
import { loadCurriculum, listWordSteps } from '../load/curriculum.ts'

type Follows = (error: SpellingError, written: string, word: string) => boolean

const doubled = /([bcdfgklmnprstvz])\1/
const twiceVowel = /aa|ee|oo|uu|ie/

/** Returns the letters that the end of a hint advises: `Dan schrijf je lijk.` */
const askedLetters = (hint: string): string | undefined =>
  /schrijf je (?:(?:een|hier|meestal|vaak|alleen) )*(?!een |de |die |hem |hier |aan |met |dit )([a-z']{1,5})\.$/.exec(
    hint,
  )?.[1]

/** Tests whether the answer already follows the hint. The first pattern that matches the hint decides. */
const follows: readonly (readonly [RegExp, Follows])[] = [
  [/de medeklinker maar één keer/, ({ answer }) => !doubled.test(answer)],
  [/de medeklinker (?:dan )?dubbel/, ({ answer }) => doubled.test(answer)],
  [/Dan schrijf je één letter|met één letter/, ({ answer }) => !twiceVowel.test(answer)],
  [/met twee letters|schrijf hem nu dubbel/, ({ answer }) => /^([aeou])\1$/.test(answer)],
  [/overgeslagen|vergeet een/, ({ answer, target }) => answer.length >= target.length],
  [/te veel/, ({ answer, target }) => answer.length <= target.length],
  [/geen streepje/, (_, written) => !written.includes('-')],
  [/heeft een streepje|Zet er een streepje/, ({ answer }) => answer.includes('-')],
  [/geen hoge komma/, (_, written) => !written.includes("'")],
  [/hoge komma|schrijf je 's/, ({ answer }) => answer.includes("'s") || answer === "'"],
  [/geen spatie|zonder spatie/, (_, written) => !written.includes(' ')],
  [/geen puntjes/, ({ answer }) => !/[äëïöü]/.test(answer)],
  [/Zet puntjes/, ({ answer }) => /[äëïöü]/.test(answer)],
  [/geen n:/, ({ answer }) => !answer.includes('n')],
  [/schrijf je en ertussen/, ({ answer }) => answer.includes('en')],
  [/geen v, maar een f|hoor je de v niet/, ({ answer }) => !answer.includes('v')],
  [/geen z, maar een s/, ({ answer }) => !answer.includes('z')],
  [/met een hoofdletter/, ({ answer }) => /^\p{Lu}/u.test(answer)],
  [/met kleine letters/, ({ answer }) => !/\p{Lu}/u.test(answer)],
  [/ver en dan de rest/, (_, written, word) => written === word],
  [
    /hele woord en zet daar je, tje of pje achter/,
    (_, written, word) => {
      const stem = word.replace(/'?(?:t|p|et)?je$/, '').replace(/([aou])\1$/, '$1')
      return ['je', 'tje', 'pje'].some((suffix) => written === stem + suffix)
    },
  ],
  [
    /^Hoor je een [pt] aan het eind\? Maak het woord langer/,
    ({ target }, _, word) => {
      const plural = analyse(word).plural_form ?? ''
      return plural.startsWith(word.slice(0, -1)) && !plural.startsWith(word.slice(0, -1) + target.charAt(0))
    },
  ],
  [/^Hoor je ‘uuw’/, ({ answer }) => answer === 'uw'],
]

const isFollowed = (error: SpellingError, written: string, word: string): boolean => {
  const asked = askedLetters(error.hint)
  if (asked !== undefined && asked !== "'s") return error.answer === asked
  return follows.find(([pattern]) => pattern.test(error.hint))?.[1](error, written, word) ?? false
}

test('WETEN-5 no hint for a likely error of the curriculum asks for something that the answer already has', () => {
  const words = listWordSteps(loadCurriculum()).flatMap(({ words: byStars }) => Object.values(byStars).flat())
  const found: string[] = []
  let count = 0
  for (const word of new Set(words.map((each) => each.word))) {
    const analysis = analyse(word)
    for (const { answer } of listLikelyErrors(analysis, 20))
      for (const error of diagnoseAnalysis(analysis, answer).errors) {
        count += 1
        if (isFollowed(error, answer.toLowerCase(), word))
          found.push(`${word} as ${answer} (${error.target} as ${error.answer}): ${error.hint}`)
      }
  }
  expect(count).toBeGreaterThan(10_000)
  expect(found).toEqual([])
})
