import { printTable } from '../report/table.ts'
import { chanceOf } from './chance.ts'
import { heldOutKinds, kinds, makeChild, type ChildKind } from './children.ts'
import { fitHalfLives, logLossOf, predictByFsrs, predictByHalfLives, rmseOfBins } from './calibration.ts'
import { policies, type Policy } from './policies.ts'
import { playYear, type Year } from './year.ts'
import { wordsOfYear } from './words.ts'
import { median, quantile } from '../report/quantile.ts'

const numChildren = Number(process.env['BENCH_CHILDREN'] ?? 10)
const percent = (share: number): string => `${(100 * share).toFixed(1)}%`
const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length

const playAll = (childKind: ChildKind, policy: Policy): Year[] =>
  Array.from({ length: numChildren }, (_, at) => {
    const child = makeChild(childKind, chanceOf(1000 + at))
    return playYear(child, wordsOfYear(at), policy, chanceOf(2000 + at))
  })

function rowOf(name: string, years: readonly Year[]): string[] {
  const unknown = years.map(
    ({ hard, child, lastDay }) => hard.filter((word) => child.chance(word, lastDay) < 0.5).length,
  )
  const never = years.map(({ hard, seen }) => hard.filter(({ id }) => !seen.has(id)).length)
  const numHard = mean(years.map(({ hard }) => hard.length))
  const waits = years.flatMap((year) => year.waits)
  return [
    name,
    numHard.toFixed(0),
    mean(unknown).toFixed(0),
    percent(mean(unknown) / numHard),
    mean(never).toFixed(0),
    mean(years.map(({ minutes }) => minutes)).toFixed(0),
    median(waits).toFixed(1),
    quantile(waits, 0.9).toFixed(1),
  ]
}
for (const childKind of [...kinds, ...heldOutKinds]) {
  console.log(`\n${childKind.name}`)
  const years = policies.map((policy) => playAll(childKind, policy))
  printTable(
    ['policy', 'hard', 'unknown', 'share', 'never seen', 'minutes', 'wait (d)', 'p90'],
    policies.map(({ name }, at) => rowOf(name, years[at] ?? [])),
  )
  const now = years[3] ?? []
  const train = now.slice(0, numChildren / 2).flatMap(({ product }) => product.recalls)
  const test = now.slice(numChildren / 2).flatMap(({ product }) => product.recalls)
  const hl = predictByHalfLives(test, fitHalfLives(train)),
    fs = predictByFsrs(test)
  console.log(
    'right',
    mean(test.map(({ is_right }) => Number(is_right))),
    'fsrs',
    logLossOf(fs),
    rmseOfBins(fs),
    'hlr',
    logLossOf(hl),
    rmseOfBins(hl),
  )
  let cov = 0,
    n = 0,
    bias = 0,
    w = 0
  const { skillToday } = await import('@letterliaan/rules/skill')
  const { timeOf } = await import('./product.ts')
  const mast = now.map((y) => [...y.product.masteries.values()].filter((m) => m.mastered_at).length)
  for (const y of now)
    for (const wk of [11, 19, 27, 35, 39]) {
      const x = y.weeks[wk]
      if (!x) continue
      for (const [c, s] of x.skills) {
        if (s.num_words < 3) continue
        const q = skillToday(s, timeOf(x.day))
        const t = y.child.skill(c, x.day)
        n++
        cov += Number(t >= q.low && t <= q.high)
        bias += q.chance - t
        w += q.high - q.low
      }
    }
  console.log('coverage', cov / n, 'bias', bias / n, 'width', w / n, 'n', n, 'mastered', mean(mast))
}
