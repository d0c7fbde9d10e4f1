// `npm test`: install what is missing (packages, Chromium), build, run every test.
import { spawnSync } from 'node:child_process'
import { ensureInstalled, pinnedEnv, pinnedNode, root } from './setup/install.mjs'

ensureInstalled()
const { status } = spawnSync(pinnedNode, ['tools/run-tests.ts', ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
  env: pinnedEnv(),
})
process.exit(status ?? 1)
