/** Measures how often the kind and the sentence of an error are right, on cases first not used for tuning. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadCurriculum, listTeachingSteps } from '@letterliaan/curriculum'
import { analyse, diagnose } from '@letterliaan/dutch'
import type { VerbForm } from '@letterliaan/dutch/verbs'
import { isFalseClaim } from './false-claims.ts'

interface Case {
  readonly word: string
  readonly written: string
  /** Kinds that a remedial teacher names; any of them is right. */
  readonly expected: readonly string[]
  /** Source of the error; empty if it was made up for this list. */
  readonly source: string
  readonly isVerb: boolean
}

const casesOf = (file: string): readonly Case[] =>
  readFileSync(join(import.meta.dirname, file), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line): Case => {
      const [word = '', written = '', expected = '', source = '', isVerb] = line.split('\t')
      return { word, written, expected: expected.split('|'), source, isVerb: isVerb === '1' }
    })
    // Punctuation between words is judged separately (packages/rules/src/sentence).
    .filter(({ expected }) => !expected.includes('leesteken'))

/** Lists of errors. The second list was made after the rules were corrected with the first. */
const splits: readonly (readonly [name: string, file: string])[] = [
  ['list', 'errors.tsv'],
  ['fresh2', 'errors-fresh2.tsv'],
]

/** In a verb step the required form of the verb is known. */
const verbs = new Map<string, VerbForm>(
  listTeachingSteps(loadCurriculum())
    .flatMap(({ words }) => Object.values(words).flat())
    .flatMap(({ word, verb }) => (verb ? [[word, verb] as const] : [])),
)

const groups: readonly (readonly [label: string, holds: (each: Case) => boolean])[] = [
  ['written by children, with source', ({ source }) => source.includes('[echt]')],
  ['given as typical, with source', ({ source }) => source.includes('[voorbeeld]')],
  ['made for the list', ({ source, isVerb }) => source === '' && !isVerb],
  ['a verb of a verb step', ({ word, isVerb }) => isVerb && verbs.has(word)],
]

const percent = (share: number): string => `${(100 * share).toFixed(1)}%`

function measure(label: string, list: readonly Case[]): void {
  let [kinds, fitting] = [0, 0]
  for (const { word, written, expected, isVerb } of list) {
    const { errors } = diagnose(word, written, { verb: isVerb ? verbs.get(word) : undefined })
    const hasKind = errors.some(({ tag }) => expected.includes(tag))
    const target = analyse(word)
    const isTrue = isVerb || !errors.some((error) => isFalseClaim(target, written, error))
    if (hasKind) kinds += 1
    if (hasKind && isTrue) fitting += 1
    if (!hasKind && process.argv.includes('--wrong'))
      console.log(
        `  ${word} as ${written}: ${errors.map(({ tag }) => tag).join(', ')}, not ${expected.join(' or ')}`,
      )
  }
  const of = Math.max(1, list.length)
  console.log(
    `${label} (${list.length}): kind ${percent(kinds / of)}, kind and a true sentence ${percent(fitting / of)}`,
  )
}

for (const [name, file] of splits) {
  const cases = casesOf(file)
  console.log(`${name}: ${file}`)
  for (const [label, holds] of groups) {
    const some = cases.filter(holds)
    if (some.length > 0) measure(label, some)
  }
  measure(
    'all but verbs',
    cases.filter(({ isVerb }) => !isVerb),
  )
}
