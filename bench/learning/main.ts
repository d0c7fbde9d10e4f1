/** Simulates a school year with several policies, and judges statements. BENCH_CHILDREN: number per kind (12). */
import { fitMemory, type MemoryParameters } from '@letterliaan/rules/memory'
import { computeMedian, computeQuantile } from '../report/quantile.ts'
import { printTable } from '../report/table.ts'
import {
  fitHalfLives,
  listReviewHistories,
  computeLogLoss,
  predictByFsrs,
  predictByHalfLives,
  computeRmseOfBins,
  type Prediction,
} from './calibration.ts'
import { createRandomness } from './randomness.ts'
import {
  fsrsKind,
  hardKinds,
  childKinds,
  makeChild,
  unseenKinds,
  type SimulatedChildKind,
} from './children.ts'
import { changeClaims, computeClaimCoverage, computeMasteredShare, countMissedAtBestWith } from './claims.ts'
import { dailyMix, policies, type Policy } from './policies.ts'
import type { RecalledTurn } from './product.ts'
import { createWordsOfYear, type BenchWord } from './words.ts'
import { simulateYear, repetitionsAWeek, wordsPerSet, type Year } from './year.ts'

const numChildren = Number(process.env['BENCH_CHILDREN'] ?? 12)
const percent = (share: number): string => `${(100 * share).toFixed(1)}%`
const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length

const playAll = (kind: SimulatedChildKind, policy: Policy, size = wordsPerSet): Year[] =>
  Array.from({ length: numChildren }, (_, at) =>
    simulateYear(
      makeChild(kind, createRandomness(1000 + at)),
      createWordsOfYear(at),
      policy,
      createRandomness(2000 + at),
      size,
    ),
  )

const unknownOf = ({ child, lastDay }: Year, words: readonly BenchWord[]): number =>
  words.reduce((sum, word) => sum + 1 - child.chance(word, lastDay), 0)

const unknownShare = (years: readonly Year[]): number =>
  mean(years.map((year) => unknownOf(year, year.hard))) / mean(years.map(({ hard }) => hard.length))

/** Share of errors that slips alone would cause if all words were known. */
const slipShare = (kind: SimulatedChildKind, years: readonly Year[]): number =>
  mean(years.flatMap(({ hard }) => hard.map(({ categories }) => 1 - (1 - kind.slip) ** categories.length)))

function policyRow(name: string, years: readonly Year[]): string[] {
  const hard = mean(years.map((year) => year.hard.length))
  const unknown = years.map((year) => unknownOf(year, year.hard))
  const all = years.map((year, at) =>
    unknownOf(
      year,
      createWordsOfYear(at).filter(({ id, level }) => level < 3 && year.product.practisedAt.has(id)),
    ),
  )
  // Excludes words of the last two weeks, which could not be repeated yet.
  const never = years.map(({ hard: words, seen, numSteps }) =>
    words.filter(({ id, step }) => step < numSteps - 2 && !seen.has(id)),
  )
  const waits = years.flatMap((year) => year.waits)
  return [
    name,
    hard.toFixed(0),
    mean(unknown).toFixed(0),
    percent(mean(unknown) / hard),
    mean(all).toFixed(0),
    mean(never.map((words) => words.length)).toFixed(0),
    percent(mean(years.map(({ knownTurns }) => knownTurns))),
    computeMedian(waits).toFixed(1),
    computeQuantile(waits, 0.9).toFixed(1),
  ]
}

const calibrationRow = (name: string, predictions: readonly Prediction[]): string[] => [
  name,
  computeLogLoss(predictions).toFixed(4),
  computeRmseOfBins(predictions).toFixed(4),
]

function printCalibration(years: readonly Year[]): void {
  const half = Math.ceil(years.length / 2)
  const recallsOf = (some: readonly Year[]): RecalledTurn[] => some.flatMap(({ product }) => product.recalls)
  const [train, test] = [recallsOf(years.slice(0, half)), recallsOf(years.slice(half))]
  const fitted: MemoryParameters | undefined = fitMemory(listReviewHistories(train))?.parameters
  printTable(
    ['model', 'log loss', 'RMSE (bins)'],
    [
      calibrationRow('FSRS, default parameters', predictByFsrs(test)),
      calibrationRow('FSRS, fitted to other children', predictByFsrs(test, fitted)),
      calibrationRow('half-life regression', predictByHalfLives(test, fitHalfLives(train))),
    ],
  )
}

const claims: string[][] = []
for (const kind of [...childKinds, ...hardKinds, ...unseenKinds]) {
  const { name } = kind
  console.log(`\n${name}`)
  const years = policies.map((policy) => playAll(kind, policy))
  printTable(
    ['policy', 'hard words', 'unknown', 'share', 'of all', 'never again', 'on known', 'wait (d)', '9 of 10'],
    policies.map((policy, at) => policyRow(policy.name, years[at] ?? [])),
  )
  const now = years.at(-1) ?? []
  console.log(`Slips alone, of words that are all known: ${percent(slipShare(kind, now))}`)
  printCalibration(now)
  const told = changeClaims(kind, numChildren)
  const half = Math.ceil(numChildren / 2)
  const mastered = [
    ...[0.6, 0.8, 0.95].map((chance) => computeMasteredShare(kind, half, () => chance)),
    computeMasteredShare(kind, half, (chance) => (chance.happens(0.25) ? 0.6 : 0.93), 0.75),
  ]
  const { falseOfCategory, falseOfAll, missedRise, missedFall, missedAtBest } = told
  claims.push([
    name,
    ...[
      computeClaimCoverage(now),
      falseOfCategory,
      falseOfAll,
      missedRise,
      missedFall,
      missedAtBest,
      ...mastered,
    ].map(percent),
  ])
}
console.log('\nWhat is said (goals: 85 to 95%; 5%; 5%; 30%; 30%; -; 5%; -; 80%; 10%)')
printTable(
  [
    'children',
    'interval',
    'false, one',
    'all',
    'missed +15',
    '-15',
    'at best',
    'Beheerst .6',
    '.8',
    '.95',
    '.6 among .93',
  ],
  claims,
)

console.log(
  "\nWhat more turns of 'Door elkaar' bring: unknown of the hard words, and what the best test of change must miss",
)
const sizes = [6, 10, 15, 30]
const mostKinds = [...childKinds, ...hardKinds, ...unseenKinds]
const ofChildren = mostKinds.map((kind) =>
  [kind.name].concat(sizes.map((size) => percent(unknownShare(playAll(kind, dailyMix, size))))),
)
const atBest = sizes.map((size) => percent(countMissedAtBestWith(fsrsKind, Math.ceil(numChildren / 2), size)))
printTable(
  ['turns a week', ...sizes.map((size) => String(size * repetitionsAWeek))],
  [...ofChildren, ['a change of 15 points, missed at best'].concat(atBest)],
)
