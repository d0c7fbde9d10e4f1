import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findCrossings, type Measures, measureHouse } from './measure-house.ts'

/**
 * Prints the measures of the house and exits with 1 when one of them is over its budget. A measure that went down: write
 * the new figure here, it may only go down. `--pairs` lists which modules of the server import which.
 */
const budget: Measures = { crossingPairs: 25, mutualPairs: 0, smallFiles: 59, singleFileFolders: 3 }

const root = join(import.meta.dirname, '..')
const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((path) => path !== '' && !/\.(test|d)\.tsx?$/.test(path) && existsSync(join(root, path)))
  .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))

const measures = measureHouse(files)
const names = Object.keys(budget) as (keyof Measures)[]
console.table(Object.fromEntries(names.map((name) => [name, { now: measures[name], budget: budget[name] }])))
if (process.argv.includes('--pairs')) console.log([...findCrossings(files)].toSorted().join('\n'))
process.exit(names.every((name) => measures[name] <= budget[name]) ? 0 : 1)
