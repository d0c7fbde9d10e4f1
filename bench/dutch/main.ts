/** Measures packages/dutch: the share of right klankgroepen, its speed, and the size loaded by a browser. */
import { parseArgs } from 'node:util'
import { analyse, diagnose, emptyWordList, knownWords } from '@letterliaan/dutch'
import { printChecks, printMethodWords } from './own-words.ts'
import type { Score } from './score.ts'
import { measureScore, withoutWord } from './score.ts'
import { measureBundleSize } from './size.ts'
import { markWord } from '@letterliaan/curriculum/lexicon'
import type { MeasuredWord } from './words.ts'
import { readBenchWords } from './words.ts'

const roundCount = 5
const percent = (share: number): string => `${(100 * share).toFixed(2)}%`
const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`

function show(label: string, { groups, kinds, lenient }: Score): void {
  console.log(
    `${label}: groups ${percent(groups)}, vowel kinds ${percent(kinds)} (${percent(lenient)} when reduced vowels may differ)`,
  )
}

/** Returns words per second in the fastest of some rounds, because the machine may do other work. */
function speed(words: readonly MeasuredWord[], run: (word: string) => void): number {
  let fastest = Infinity
  for (let round = 0; round < roundCount; round += 1) {
    const start = performance.now()
    for (const { word } of words) run(word)
    fastest = Math.min(fastest, performance.now() - start)
  }
  return Math.round((words.length * 1000) / fastest)
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { checks: { type: 'string' }, words: { type: 'string' } },
})
const checksFile = values.checks ?? process.env['DUTCH_CHECKS']
const methodWordsFile = values.words ?? process.env['DUTCH_METHOD_WORDS']

const words = readBenchWords(positionals[0])
console.log(`${words.length} words`)
show(`with the list of ${knownWords.size} words`, measureScore(words, knownWords))
show(
  'with the list, each word without itself',
  measureScore(words, knownWords, { listFor: (word) => withoutWord(knownWords, word) }),
)
show('rules alone', measureScore(words, emptyWordList))
show(
  'as a pasted word, each without itself',
  measureScore(words, knownWords, {
    listFor: (word) => withoutWord(knownWords, word),
    textOf: (word) => markWord(word).marked,
  }),
)
if (checksFile !== undefined) printChecks(checksFile)
if (methodWordsFile !== undefined) printMethodWords(methodWordsFile)
console.log(`analyse: ${speed(words, (word) => void analyse(word))} words/s`)
console.log(`diagnose: ${speed(words, (word) => void diagnose(word, `${word}t`))} answers/s`)
console.log(
  `a browser loads ${kilobytes(await measureBundleSize('@letterliaan/dutch'))} brotli for everything`,
)
console.log(
  `and ${kilobytes(await measureBundleSize('@letterliaan/dutch/diagnose'))} brotli for diagnosis of stored analyses`,
)
