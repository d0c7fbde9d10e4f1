import { printTable } from '../report/table.ts'
import type { CallRate, ServerMeasurement } from './measure.ts'

interface Goal {
  readonly what: string
  readonly value: number
  readonly unit: '×' | ' ms' | ' MB' | ' s'
  readonly is: 'at least' | 'at most'
  readonly goal: number
}

const ratio = (ours: CallRate, bare: CallRate): number => ours.perSecond / bare.perSecond

/** Returns how much longer a call takes in the largest database than in the smallest, for the worst call. */
function worstGrowth(small: ServerMeasurement, large: ServerMeasurement): number {
  const p50 = ({ quiet }: ServerMeasurement, name: string): number => quiet.of(name).p50
  return Math.max(...small.quiet.names().map((name) => p50(large, name) / p50(small, name)))
}

function worstTail({ busy }: ServerMeasurement): number {
  return Math.max(...busy.names().map((name) => busy.of(name).p99 / busy.of(name).p50))
}

function goalsOf(small: ServerMeasurement, large: ServerMeasurement): Goal[] {
  const { answers, bareAnswers, steps, bareSteps, quiet } = small
  const slowestGet = Math.max(
    ...quiet.names().flatMap((name) => (name.startsWith('GET') ? [quiet.of(name).p50] : [])),
  )
  const goals: Omit<Goal, 'is'>[] = [
    { what: 'processor time of an answer, 50 at once', value: answers.processorMs, unit: ' ms', goal: 1.2 },
    { what: 'p50 of the slowest single GET', value: slowestGet, unit: ' ms', goal: 2.5 },
    { what: 'worst p99 / p50, 50 at once', value: worstTail(small), unit: '×', goal: 4 },
    { what: 'memory after a start', value: small.megabytesAtStart, unit: ' MB', goal: 180 },
    { what: 'memory after the load', value: small.megabytes, unit: ' MB', goal: 220 },
    { what: 'start of a filled database', value: small.startedIn / 1000, unit: ' s', goal: 3 },
    ...(small === large
      ? []
      : [
          { what: 'worst growth of a call', value: worstGrowth(small, large), unit: '×' as const, goal: 1.3 },
        ]),
  ]
  return [
    {
      what: 'PUT exercise/{id} beside a bare durable insert',
      value: ratio(answers, bareAnswers),
      unit: '×',
      is: 'at least',
      goal: 0.25,
    },
    {
      what: 'GET step beside bare bytes',
      value: ratio(steps, bareSteps),
      unit: '×',
      is: 'at least',
      goal: 0.5,
    },
    ...goals.map((goal): Goal => Object.assign(goal, { is: 'at most' as const })),
  ]
}

export function printGoals(title: string, measured: readonly ServerMeasurement[]): void {
  const [small] = measured
  const large = measured.at(-1)
  if (!small || !large) return
  const { answers, bareAnswers, steps, bareSteps } = small
  const rate = ({ perSecond, processorMs }: CallRate): string =>
    `${perSecond.toFixed(0)}/s, ${processorMs.toFixed(2)} ms of processor time`
  console.log(`\nGoals, ${title}`)
  console.log(`Answers: ours ${rate(answers)}; bare ${rate(bareAnswers)}.`)
  console.log(`GET step: ours ${rate(steps)}; bare ${rate(bareSteps)}.`)
  printTable(
    ['what', 'measured', 'goal', ''],
    goalsOf(small, large).map(({ what, value, unit, is, goal }) => [
      what,
      `${value.toFixed(2)}${unit}`,
      `${is} ${goal}${unit}`,
      (is === 'at least' ? value >= goal : value <= goal) ? '' : 'missed',
    ]),
  )
}
