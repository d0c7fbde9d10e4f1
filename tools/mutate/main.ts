import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chooseMutants } from './mutants-plugin.ts'
import { createHashedRandom, pickSample } from './random.ts'

/**
 * Breaks code behind random checklist rows and lists rows whose tests still pass, such as `npm run mutate --
 * --rows 20`. Also `--project unit` or `server`, `--seed 7`, `--only SHOP-1,SHOP-2`.
 */
const root = join(import.meta.dirname, '../..')
const { values } = parseArgs({
  options: {
    rows: { type: 'string', default: '20' },
    project: { type: 'string', default: 'unit' },
    seed: { type: 'string', default: String(Date.now() % 100_000) },
    only: { type: 'string' },
  },
})
const { project, seed } = values

interface Assertion {
  readonly fullName: string
  readonly ancestorTitles: readonly string[]
  readonly title: string
  readonly status: string
}

function runTests(env: NodeJS.ProcessEnv, filter: readonly string[]): Assertion[] {
  const outputFile = join(folder, 'results.json')
  rmSync(outputFile, { force: true })
  const vitest = join(root, 'node_modules/vitest/vitest.mjs')
  const args = [
    'run',
    '--config',
    join(import.meta.dirname, 'vitest.config.ts'),
    '--root',
    root,
    '--project',
    project,
  ]
  spawnSync(process.execPath, [vitest, ...args, ...filter, '--reporter=json', `--outputFile=${outputFile}`], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, TEST_DATABASE_URL: '', MUTANT_SEED: seed, ...env },
  })
  if (!existsSync(outputFile)) throw new Error('The tests ended without a result.')
  const results = JSON.parse(readFileSync(outputFile, 'utf8')) as {
    testResults: { assertionResults: Assertion[] }[]
  }
  return results.testResults.flatMap(({ assertionResults }) => assertionResults)
}

const rowsOf = ({ ancestorTitles, title }: Assertion): string[] =>
  [...ancestorTitles, title].flatMap((name) => /^(?:[A-Z]+-\d+ ?)+/.exec(name)?.[0].trim().split(' ') ?? [])

function readVisits(file: string): Map<string, Set<string>> {
  const visits = new Map<string, Set<string>>()
  for (const line of readFileSync(file, 'utf8').split('\n').filter(Boolean)) {
    const { row, ids } = JSON.parse(line) as { row: string; ids: string[] }
    visits.set(row, new Set([...(visits.get(row) ?? []), ...ids]))
  }
  return visits
}

/** Chooses for each row a place that few other rows visit. */
function chooseForRows(visits: ReadonlyMap<string, ReadonlySet<string>>): Map<string, string> {
  const visitors = new Map<string, number>()
  for (const ids of visits.values()) for (const id of ids) visitors.set(id, (visitors.get(id) ?? 0) + 1)
  const random = createHashedRandom(seed)
  const drawn = values.only?.split(',') ?? pickSample(visits.keys(), Number(values.rows), random)
  return new Map(
    drawn.flatMap((row) => {
      const byRarity = [...(visits.get(row) ?? [])].toSorted(
        (a, b) => (visitors.get(a) ?? 0) - (visitors.get(b) ?? 0),
      )
      const [id] = pickSample(byRarity.slice(0, 10), 1, random)
      return id === undefined ? [] : [[row, id] as const]
    }),
  )
}

function describeMutant(id: string): string {
  const [path = '', offset = '0'] = id.split(':')
  const source = readFileSync(join(root, path), 'utf8')
  const mutant = chooseMutants(path, source, Number(seed)).get(id)
  const line = source.slice(0, Number(offset)).split('\n').length
  const short = (text = ''): string => text.replaceAll(/\s+/g, ' ').slice(0, 60)
  return `${path}:${line}  ${short(mutant?.was)} → ${short(mutant?.becomes)}`
}

const folder = mkdtempSync(join(tmpdir(), 'letterliaan-mutate-'))
const visitsFile = join(folder, 'visits.jsonl')
console.log(`seed ${seed}, project ${project}: which code do the rows' tests run?`)
const before = runTests({ MUTANT_VISITS: visitsFile }, [])
const alreadyRed = new Set(before.filter(({ status }) => status === 'failed').flatMap(rowsOf))
const chosen = chooseForRows(readVisits(visitsFile))
for (const row of alreadyRed) chosen.delete(row)
const pattern = `\\b(${[...chosen.keys()].join('|')})\\b`
console.log(`${chosen.size} rows are broken …`)
const after = runTests({ MUTANTS: JSON.stringify(Object.fromEntries(chosen)) }, ['-t', pattern])
const red = new Set(after.filter(({ status }) => status === 'failed').flatMap(rowsOf))
for (const [row, id] of chosen)
  console.log(`${red.has(row) ? 'red  ' : 'GREEN'}  ${row.padEnd(9)} ${describeMutant(id)}`)
const green = [...chosen.keys()].filter((row) => !red.has(row))
console.log(
  `\n${chosen.size - green.length} of ${chosen.size} rows went red. Green: ${green.join(' ') || 'none'}`,
)
rmSync(folder, { recursive: true, force: true })
