import { execFileSync, spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { findTestFolders } from './testing/find-test-folders.ts'

/** Unit and server tests of rooms and packages changed since `main`; no browser. */
const root = join(import.meta.dirname, '..')
const git = (...args: string[]): string[] =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean)

const [base = 'HEAD'] = git('merge-base', 'HEAD', 'main')
const changed = [...git('diff', '--name-only', base), ...git('ls-files', '--others', '--exclude-standard')]
const folders = findTestFolders(changed)
const others = changed.filter((path) => findTestFolders([path]).length === 0)
if (others.length > 0) console.log(`Not covered, npm test does: ${others.join(', ')}`)
if (folders.length === 0) console.log('Nothing with quick tests has changed.')
else {
  console.log(folders.join('\n'))
  const vitest = join(root, 'node_modules/vitest/vitest.mjs')
  const args = [
    'run',
    '--project',
    'unit',
    '--project',
    'server',
    '--passWithNoTests',
    ...folders.map((folder) => join(root, folder)),
  ]
  const { status } = spawnSync(process.execPath, [vitest, ...args], { cwd: root, stdio: 'inherit' })
  process.exitCode = status ?? 1
}
