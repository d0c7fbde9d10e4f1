import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { serverFlags } from '../../tools/setup/server-flags.mjs'

const root = join(import.meta.dirname, '../..')

export interface StartedProcess {
  readonly url: string
  readonly pid: number
  /** From the start of the process to the line with its address, in ms. */
  readonly startedIn: number
  stop(): Promise<void>
}

/** Starts a script of the repository as a process of its own, as `npm start` does; resolves when it prints its address. */
export function startScript(script: string, env: Readonly<Record<string, string>>): Promise<StartedProcess> {
  const from = performance.now()
  const child = spawn(process.execPath, [...serverFlags, join(root, script)], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  return new Promise((resolve, reject) => {
    let output = ''
    child.once('exit', (code) => reject(new Error(`${script} stopped with code ${code}:\n${output}`)))
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      const url = /http:\/\/127\.0\.0\.1:\d+/.exec(output)?.[0]
      if (url === undefined) return
      resolve({ url, pid: child.pid ?? 0, startedIn: performance.now() - from, stop: () => end(child) })
    })
  })
}

const end = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    child.removeAllListeners('exit')
    child.once('exit', () => resolve())
    child.kill('SIGTERM')
  })

/** Resident memory of a process in MB (Linux); NaN where it can't be read. */
export function residentMegabytes(pid: number): number {
  try {
    const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
    return Number(kilobytes) / 1024
  } catch {
    return Number.NaN
  }
}
