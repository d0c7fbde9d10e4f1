// Runs on the machine's own Node (20 or later): no TypeScript, no dependencies.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const repositoryRoot = fileURLToPath(new URL('../..', import.meta.url))
const stamp = join(repositoryRoot, 'node_modules', '.installed')

const lockHash = () =>
  createHash('sha256')
    .update(readFileSync(join(repositoryRoot, 'package-lock.json')))
    .digest('hex')

const isInstalled = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === lockHash()

/** Installs if node_modules is missing or older than the lock file. Exits with npm's code on failure. */
export function ensureInstalled() {
  if (isInstalled()) return
  console.log('Pakketten installeren (npm ci) …')
  const npm = process.env['npm_execpath']
  const [command, args] = npm ? [process.execPath, [npm]] : ['npm', []]
  const { status } = spawnSync(command, [...args, 'ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: repositoryRoot,
    stdio: 'inherit',
    // Build dependencies must be installed in a production environment too.
    env: { ...process.env, NODE_ENV: '' },
  })
  if (status !== 0) process.exit(status ?? 1)
  writeFileSync(stamp, lockHash())
}

/** The program of the npm package `node`. */
export const pinnedNode = join(
  repositoryRoot,
  'node_modules',
  '.bin',
  process.platform === 'win32' ? 'node.cmd' : 'node',
)

/** Puts the pinned Node first in the path. */
export const pinnedEnv = () => ({
  ...process.env,
  PATH: `${join(repositoryRoot, 'node_modules', '.bin')}${process.platform === 'win32' ? ';' : ':'}${process.env['PATH'] ?? ''}`,
})
