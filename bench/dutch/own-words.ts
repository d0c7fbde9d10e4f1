import { readFileSync } from 'node:fs'
import { analyse, type Analysis } from '@letterliaan/dutch'
import { markWord } from '@letterliaan/curriculum/lexicon'

/** Kinds: `cut` (lettergrepen), `cat+` and `cat-` (the category is present or missing), `sound-` (the sound is missing). */
interface Check {
  readonly family: string
  readonly kind: string
  readonly word: string
  readonly expected: string
}

/** A word in spelling lists of schools, with the number of lists that contain it. */
interface MethodWord {
  readonly word: string
  readonly lists: number
}

const rowsOf = (file: string): string[][] =>
  readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'))

const readChecks = (file: string): Check[] =>
  rowsOf(file).map(([family = '', kind = '', word = '', expected = '']) => ({ family, kind, word, expected }))

const readMethodWords = (file: string): MethodWord[] =>
  rowsOf(file).map(([word = '', lists = '1']) => ({ word, lists: Number(lists) }))

function holds({ kind, expected }: Check, analysis: Analysis): boolean {
  const { syllables, sound_groups, structure_audio_parts, categories } = analysis
  const has = (category: string): boolean => categories.some((each) => each.category === category)
  switch (kind) {
    case 'cut':
      return syllables === expected || sound_groups === expected
    case 'cat+':
      return has(expected)
    case 'cat-':
      return !has(expected)
    case 'sound-':
      return !structure_audio_parts.split(',').includes(expected) && !has(expected)
    default:
      throw new Error(`Unknown kind of check: ${kind}`)
  }
}

const percent = (share: number): string => `${(100 * share).toFixed(2)}%`

/** Prints failed checks, by rules alone and as for a pasted word. Uncertain results do not count. */
export function printChecks(file: string): void {
  const checks = readChecks(file)
  const byRules = checks.filter((check) => !holds(check, analyse(check.word)))
  const failing = checks.filter((check) => !holds(check, analyse(markWord(check.word).marked)))
  const silent = failing.filter(({ word }) => markWord(word).other === null)
  console.log(`${checks.length} checks of an expert: ${byRules.length} fail by rules alone`)
  console.log(`${failing.length} fail as pasted, ${silent.length} of them without a doubt`)
  for (const [family, ofFamily] of Map.groupBy(checks, (check) => check.family))
    console.log(
      `  ${family}: ${failing.filter((check) => ofFamily.includes(check)).length} of ${ofFamily.length}`,
    )
  for (const { kind, word, expected } of failing) {
    const { marked, other } = markWord(word)
    const { syllables } = analyse(marked)
    console.log(`  wrong: ${kind} ${word} ${expected}, is ${syllables}${other === null ? '' : ' (unsure)'}`)
  }
}

export function printMethodWords(file: string): void {
  const words = readMethodWords(file)
  const start = performance.now()
  const unsure = words.filter(({ word }) => markWord(word).other !== null)
  const ms = (performance.now() - start) / words.length
  const items = (list: readonly MethodWord[]): number => list.reduce((sum, { lists }) => sum + lists, 0)
  const changed = words.filter(
    ({ word }) => analyse(word).syllables !== analyse(markWord(word).marked).syllables,
  )
  console.log(`${words.length} words of methods: ${percent(unsure.length / words.length)} unsure`)
  console.log(`of ${items(words)} items in their lists ${percent(items(unsure) / items(words))} unsure`)
  console.log(`${changed.length} words are cut otherwise than by rules alone; ${ms.toFixed(2)} ms a word`)
  console.log(`  unsure: ${unsure.map(({ word }) => word).join(', ')}`)
}
