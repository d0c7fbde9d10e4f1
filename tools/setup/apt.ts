import { spawnSync } from 'node:child_process'

const run = (command: string, args: string[]): boolean =>
  spawnSync(command, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0

const asRoot = (args: string[]): boolean =>
  process.getuid?.() === 0 ? run('apt-get', args) : run('sudo', ['-n', 'apt-get', ...args])

/** Installs a package if apt-get is allowed. Returns whether it worked. */
export function installPackage(name: string): boolean {
  console.log(`${name} installeren met apt-get …`)
  return asRoot(['update', '-qq']) && asRoot(['install', '-y', '-qq', '--no-install-recommends', name])
}
