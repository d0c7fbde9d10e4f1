import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')

/** Runs a script in a separate process. Returns whether it succeeded. */
export const runProgram = (
  file: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): boolean =>
  spawnSync(process.execPath, [join(root, file), ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...environment },
  }).status === 0
