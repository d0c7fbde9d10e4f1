import { printTable } from '../report/table.ts'

/** Measured costs of one answer and one child. */
export interface Costs {
  readonly serverMs: number
  readonly databaseMs: number
  readonly wal: number
  readonly bytesPerAnswer: number
  readonly bytesPerChild: number
  /** Connections of an idle process: its pool and the listening one. */
  readonly connections: number
}

/** Assumes 40 weeks of 3 sessions of 60 answers, one child in ten at a time, and an answer every 8 seconds. */
export const assumedLoad = {
  answersAYear: 7200,
  atOnce: 0.1,
  secondsPerAnswer: 8,
  /** Share of a core that a process may use in the busiest minute. */
  busy: 0.6,
} as const

const places = [
  ['a school, 250', 250],
  ['100 schools, 25,000', 25_000],
  ['a million', 1_000_000],
] as const

const mebi = 1024 ** 2

function reckon(children: number, costs: Costs): readonly number[] {
  const atOnce = children * assumedLoad.atOnce
  const perSecond = atOnce / assumedLoad.secondsPerAnswer
  const cores = (perSecond * costs.serverMs) / 1000
  const processes = Math.max(1, Math.ceil(cores / assumedLoad.busy))
  const answers = children * assumedLoad.answersAYear
  return [
    atOnce,
    perSecond,
    cores,
    (perSecond * costs.databaseMs) / 1000,
    processes,
    processes * costs.connections,
    atOnce / processes,
    (perSecond * costs.wal) / mebi,
    (answers * costs.wal) / mebi / 1024,
    (answers * costs.bytesPerAnswer) / mebi / 1024,
    (children * costs.bytesPerChild) / mebi / 1024,
  ]
}

const names = [
  'children at once',
  'answers a second',
  'cores of servers',
  'cores of PostgreSQL',
  'processes',
  'connections, at most',
  'streams a process',
  'WAL, MB a second',
  'WAL, GB a year',
  'answers with indexes, GB a year',
  'the rest of each child, GB',
] as const

export function printArithmetic(costs: Costs): void {
  const columns = places.map(([, children]) => reckon(children, costs))
  const { answersAYear, atOnce, secondsPerAnswer, busy } = assumedLoad
  console.log(
    `\nArithmetic: ${answersAYear} answers a child a year, ${100 * atOnce}% at once, an answer each ${secondsPerAnswer} s, a process at most ${100 * busy}% busy`,
  )
  printTable(
    ['', ...places.map(([name]) => name)],
    names.map((name, row) => [name, columns.map((column) => say(column[row] ?? Number.NaN))].flat()),
  )
}

const say = (value: number): string =>
  value.toLocaleString('en', { maximumSignificantDigits: value < 100 ? 2 : 3 })
