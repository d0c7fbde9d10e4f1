import { spawn } from 'node:child_process'
import { CopyError } from '../database-copy.ts'

/** Debian: postgresql-client. The password goes by the environment, unseen by other users. Rejects with CopyError. */
export function runTool(
  program: string,
  options: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<void> {
  const child = spawn(program, [...options], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, ...environment },
  })
  let output = ''
  child.stderr.on('data', (piece: Buffer) => (output += piece.toString()))
  return new Promise((resolve, reject) => {
    child.once('error', () =>
      reject(new CopyError(`Het programma ${program} is er niet. Installeer postgresql-client.`)),
    )
    child.once('close', (code) =>
      code === 0 ? resolve() : reject(new CopyError(`${program} ging niet goed: ${output.trim()}`)),
    )
  })
}

export function runToolOn(address: string, program: string, options: readonly string[]): Promise<void> {
  const url = new URL(address)
  const password = decodeURIComponent(url.password)
  url.password = ''
  const environment: Record<string, string> = password === '' ? {} : { PGPASSWORD: password }
  return runTool(program, ['--dbname', url.href, ...options], environment)
}
