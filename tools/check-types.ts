import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { globSync } from 'node:fs'

/** Pure packages without DOM or Node types, views and servers with theirs. */
const root = join(import.meta.dirname, '..')
const configs = ['tsconfig.json', ...globSync('{packages,apps}/*/tsconfig*.json', { cwd: root }).toSorted()]

const cacheFolder = join(root, 'node_modules/.cache/types')

const failed = configs.filter((config) => {
  const tsBuildInfoFile = join(cacheFolder, config.replaceAll('/', '-'))
  const args = ['-p', config, '--noEmit', '--incremental', '--tsBuildInfoFile', tsBuildInfoFile]
  const { status } = spawnSync(join(root, 'node_modules/.bin/tsc'), args, { cwd: root, stdio: 'inherit' })
  return status !== 0
})
for (const config of failed) console.error(`typefouten: ${config}`)
process.exit(failed.length === 0 ? 0 : 1)
