// `npm start` installs what is missing, builds what changed, and serves everything at one address.
import { spawn, spawnSync } from 'node:child_process'
import { whenParentEnds } from './setup/follow-parent.mjs'
import { ensureInstalled, pinnedEnv, pinnedNode, repositoryRoot } from './setup/install.mjs'
import { serverEnv, serverFlags } from './setup/server-flags.mjs'

ensureInstalled()
const built = spawnSync(pinnedNode, ['tools/build.ts', '--if-changed'], {
  cwd: repositoryRoot,
  stdio: 'inherit',
  env: pinnedEnv(),
})
if (built.status !== 0) process.exit(built.status ?? 1)

const server = spawn(pinnedNode, [...serverFlags, 'apps/server/src/main.ts'], {
  cwd: repositoryRoot,
  stdio: 'inherit',
  env: { ...serverEnv, ...pinnedEnv() },
})
process.on('SIGTERM', () => server.kill('SIGTERM'))
// A server that npm did not start may live longer than its shell.
if (process.env['npm_lifecycle_event'] === 'start') whenParentEnds(() => server.kill('SIGTERM'))
// A terminal signals its whole process group, so the server has already received Ctrl-C. A second signal would
// make it stop at once.
process.on('SIGINT', () => process.stdin.isTTY || server.kill('SIGINT'))
server.on('exit', (code, signal) =>
  process.exit(code ?? (signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : 1)),
)
