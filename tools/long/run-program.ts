import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')

/** A scenario in a process of its own. */
export const runProgram = (file: string, args: readonly string[]): boolean =>
  spawnSync(process.execPath, [join(root, file), ...args], { cwd: root, stdio: 'inherit' }).status === 0
