import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { globSync } from 'node:fs'

/** Compiles every tsconfig of the workspaces: pure packages without DOM or Node types, views and servers with theirs. */
const root = join(import.meta.dirname, '..')
const configs = ['tsconfig.json', ...globSync('{packages,apps}/*/tsconfig*.json', { cwd: root }).toSorted()]

const failed = configs.filter((config) => {
  const { status } = spawnSync(join(root, 'node_modules/.bin/tsc'), ['-p', config, '--noEmit'], {
    cwd: root,
    stdio: 'inherit',
  })
  return status !== 0
})
for (const config of failed) console.error(`typefouten: ${config}`)
process.exit(failed.length === 0 ? 0 : 1)
