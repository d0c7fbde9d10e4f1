import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { listFiles } from './setup/list-files.ts'

/** Builds always, or with `--if-changed` only if a source changed since the last build. */
const root = join(import.meta.dirname, '..')
const stamp = join(root, 'apps/game/dist/.built-from')
const sources = [
  'apps/game',
  'apps/supervisor',
  'docs/begeleider.md',
  'packages',
  'tools',
  'package-lock.json',
]
const apps = [
  ['Spel bouwen …', 'apps/game'],
  ['Begeleiderskant bouwen …', 'apps/supervisor'],
] as const

function hashSources(): string {
  const hash = createHash('sha256')
  for (const file of listFiles(root, sources)) hash.update(file).update(readFileSync(join(root, file)))
  return hash.digest('hex')
}

function run(label: string, script: string, args: string[] = [], cwd = root): void {
  console.log(label)
  const { status } = spawnSync(process.execPath, [join(root, script), ...args], { cwd, stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}

const hash = hashSources()
const isBuilt =
  apps.every(([, folder]) => existsSync(join(root, folder, 'dist/index.html'))) &&
  existsSync(stamp) &&
  readFileSync(stamp, 'utf8') === hash
if (!(process.argv.includes('--if-changed') && isBuilt)) {
  run('Plaatjes maken …', 'tools/build-pictures.ts')
  for (const [label, folder] of apps) {
    run(label, 'node_modules/vite/bin/vite.js', ['build', '--logLevel', 'warn'], join(root, folder))
  }
  writeFileSync(stamp, hashSources())
}
