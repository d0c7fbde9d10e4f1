import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')

/** In its long form, on the embedded database unless `environment` says otherwise. */
export const runVitest = (
  project: string,
  files: string,
  environment: Readonly<Record<string, string>> = {},
): boolean =>
  spawnSync(
    process.execPath,
    [join(root, 'node_modules/vitest/vitest.mjs'), 'run', '--project', project, files],
    {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, TEST_LONG: '1', TEST_DATABASE_URL: '', ...environment },
    },
  ).status === 0
