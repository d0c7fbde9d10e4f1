import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { ensureOtherBrowsers } from './setup/other-browsers.ts'

/** The short journeys in Firefox and WebKit, one browser at a time. Installs Debian's where they are missing and that may be done. */
const root = join(import.meta.dirname, '..')

const run = (script: string, ...args: string[]): number =>
  spawnSync(process.execPath, [join(root, script), ...args], { cwd: root, stdio: 'inherit' }).status ?? 1

ensureOtherBrowsers()
const built = run('tools/build.ts', '--if-changed')
process.exitCode =
  built === 0
    ? run(
        'node_modules/vitest/vitest.mjs',
        'run',
        '--project',
        'browsers',
        '--no-file-parallelism',
        ...process.argv.slice(2),
      )
    : built
