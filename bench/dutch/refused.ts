/**
 * What a refused letter tells of the error that it began, beside what the whole word would tell: by the guess that came
 * before (one letter replaced, left out or doubled) and by `reconstruct`. The errors are made by rules of their own
 * (misspell.ts), and those of children from the fixtures.
 */
import { loadCurriculum, type CurriculumWord } from '@letterliaan/curriculum'
import { analyse, diagnoseAnalysis, reconstruct, type Analysis, type SpellingError } from '@letterliaan/dutch'
import { readDiagnosisCases } from '@letterliaan/dutch/fixtures'
import { misspell } from './misspell.ts'
import { isUntrue } from './untrue.ts'

interface Case {
  readonly target: Analysis
  readonly category: string | undefined
  readonly written: string
}

interface Count {
  cases: number
  before: number
  after: number
  none: number
}

/** As the server analyses it: with its author's marks and codes. */
const analyseTaught = ({
  word,
  marked,
  structure,
  read_letters,
  sound_groups,
  structure_audio_parts,
}: CurriculumWord): Analysis =>
  analyse(marked ?? word, { structure, read_letters, sound_groups, structure_audio_parts })

function generatedCases(): Case[] {
  return loadCurriculum().steps.flatMap(({ category, words }) =>
    Object.values(words)
      .flat()
      .flatMap((word) => {
        const target = analyseTaught(word)
        const isVerb = category.startsWith('ww')
        return misspell(word.word, partsOf(target), isVerb).map(({ written }) => ({
          target,
          category,
          written,
        }))
      }),
  )
}

/** A letter replaced, left out, added or swapped with the next, at a place of its own in each word. */
function randomCases(): Case[] {
  let seed = 1
  const pick = (count: number): number => (seed = (seed * 48_271) % 2_147_483_647) % count
  return loadCurriculum().steps.flatMap(({ category, words }) =>
    Object.values(words)
      .flat()
      .flatMap((word) => {
        const target = analyseTaught(word)
        const at = pick(word.word.length)
        const [head, rest] = [word.word.slice(0, at), word.word.slice(at)]
        const letter = 'abcdefghijklmnoprstuvwz'.charAt(pick(23))
        const swapped = rest.charAt(1) + rest.charAt(0) + rest.slice(2)
        return [letter + rest.slice(1), rest.slice(1), letter + rest, swapped]
          .map((end) => ({ target, category, written: head + end }))
          .filter(({ written }) => written !== word.word)
      }),
  )
}

function partsOf({ morphemes, categories }: Analysis): number[] {
  if (!categories.some(({ category }) => category === 'samenstelling')) return []
  let end = 0
  return morphemes.slice(0, -1).map((part) => (end += part.length))
}

const attestedCases = (): Case[] =>
  readDiagnosisCases().map(([word, written]) => ({ target: analyse(word), category: undefined, written }))

/** The spelling up to the first letter that is refused; null where none is. */
function refusedIn(word: string, written: string): string | null {
  const [expected, letters] = [word.toLowerCase(), written.toLowerCase()]
  const at = [...letters].findIndex((letter, place) => letter !== expected[place])
  return at === -1 ? null : written.slice(0, at + 1)
}

/** As it was guessed before; a sign told nothing. */
function guessWhole(word: string, begun: string): string | null {
  const [letter, at] = [begun.slice(-1), begun.length - 1]
  if (!/\p{L}/u.test(letter)) return null
  const [head, rest] = [word.slice(0, at), word.slice(at)]
  if (letter === rest[1]) return head + rest.slice(1)
  return head.endsWith(letter) ? head + letter + rest : head + letter + rest.slice(1)
}

const explainedOf = (
  errors: readonly SpellingError[],
  category: string | undefined,
): SpellingError | undefined => errors.find((error) => error.category === category) ?? errors[0]

function measure(title: string, cases: readonly Case[]): void {
  const byTag = new Map<string, Count>()
  const untrue = { before: new Map<string, number>(), after: new Map<string, number>() }
  let [short, rebuildMs] = [0, 0]
  for (const { target, category, written } of cases) {
    const told = explainedOf(diagnoseAnalysis(target, written, { category }).errors, category)
    if (!told) continue
    const begun = refusedIn(target.word, written)
    if (begun === null) {
      short += 1
      continue
    }
    const guess = guessWhole(target.word, begun)
    const before = guess === null ? [] : diagnoseAnalysis(target, guess, { category }).errors
    const start = performance.now()
    const after = reconstruct(target, begun, { category })
    rebuildMs += performance.now() - start
    const found = { before: explainedOf(before, category), after: explainedOf(after.errors, category) }
    const count = byTag.get(told.tag) ?? { cases: 0, before: 0, after: 0, none: 0 }
    byTag.set(told.tag, count)
    count.cases += 1
    count.before += found.before?.tag === told.tag ? 1 : 0
    count.after += found.after?.tag === told.tag ? 1 : 0
    count.none += after.whole === null && told.tag !== 'onbekend' ? 1 : 0
    for (const when of ['before', 'after'] as const) {
      const error = found[when]
      if (!error || !isUntrue(target, written, error)) continue
      untrue[when].set(error.hint, (untrue[when].get(error.hint) ?? 0) + 1)
    }
  }
  print(title, byTag)
  const sum = (counts: Map<string, number>): number => [...counts.values()].reduce((a, b) => a + b, 0)
  console.log(`untrue sentences: ${sum(untrue.before)} before, ${sum(untrue.after)} now`)
  for (const [hint, count] of untrue.after) console.log(`  ${count} × ${hint}`)
  const refused = cases.length - short
  console.log(`words left short, which refuse no letter: ${short}`)
  console.log(`a refused letter takes ${(rebuildMs / refused).toFixed(2)} ms\n`)
}

const percent = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(1)}%`

function print(title: string, byTag: ReadonlyMap<string, Count>): void {
  const total: Count = { cases: 0, before: 0, after: 0, none: 0 }
  console.log(`${title}\n${'kind'.padEnd(16)}${'cases'.padStart(7)}  before     now    none claimed`)
  const row = (name: string, { cases, before, after, none }: Count): void =>
    console.log(
      name.padEnd(16) +
        String(cases).padStart(7) +
        percent(before, cases).padStart(8) +
        percent(after, cases).padStart(8) +
        String(none).padStart(8),
    )
  for (const [tag, count] of [...byTag].toSorted((a, b) => b[1].cases - a[1].cases)) {
    row(tag, count)
    for (const name of ['cases', 'before', 'after', 'none'] as const) total[name] += count[name]
  }
  row('all', total)
}

measure('Generated over the whole curriculum', generatedCases())
measure('Letters at random', randomCases())
measure('Attested and collected (packages/dutch/src/fixtures)', attestedCases())
