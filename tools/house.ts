import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findCrossings, measureHouse } from './measure-house.ts'

/** Prints a report. It sets no limits, because limits would influence the code. `--pairs`: imports between rooms. */

const root = join(import.meta.dirname, '..')
const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((path) => path !== '' && !/\.(test|d)\.tsx?$/.test(path) && existsSync(join(root, path)))
  .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))

console.table(measureHouse(files))
if (process.argv.includes('--pairs')) console.log([...findCrossings(files)].toSorted().join('\n'))
