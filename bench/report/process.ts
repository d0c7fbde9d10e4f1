import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { serverEnv, serverFlags } from '../../tools/setup/server-flags.mjs'

/** Unit in which Linux counts processor time. */
const tickMs = 10

const root = join(import.meta.dirname, '../..')

export interface StartedProcess {
  readonly url: string
  readonly pid: number
  /** Time (ms) from the start of the process to the line with its address. */
  readonly startedIn: number
  /** Requests the script's output with SIGUSR2. */
  ask(): Promise<string>
  stop(): Promise<void>
}

/** Starts a script like `npm start`. Resolves when it prints its address. `within`: a program that runs the script. */
export function startScript(
  script: string,
  env: Readonly<Record<string, string>>,
  within: readonly string[] = [],
): Promise<StartedProcess> {
  const from = performance.now()
  const [command, ...args] = [...within, process.execPath, ...serverFlags, join(root, script)]
  const child = spawn(command, args, {
    cwd: root,
    env: { ...serverEnv, ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  return new Promise((resolve, reject) => {
    let output = ''
    child.once('exit', (code) => reject(new Error(`${script} stopped with code ${code}:\n${output}`)))
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      const url = /http:\/\/127\.0\.0\.1:\d+/.exec(output)?.[0]
      if (url === undefined) return
      const pid = within.length === 0 ? (child.pid ?? 0) : childOf(child.pid ?? 0)
      const ask = (): Promise<string> => {
        process.kill(pid, 'SIGUSR2')
        return new Promise((answered) => child.stdout.once('data', (line: Buffer) => answered(String(line))))
      }
      resolve({ url, pid, startedIn: performance.now() - from, ask, stop: () => end(child, pid) })
    })
  })
}

/** Returns the first child process (Linux). */
const childOf = (pid: number): number => childrenOf(pid)[0] ?? Number.NaN

function childrenOf(pid: number): number[] {
  const line = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim()
  return line === '' ? [] : line.split(' ').map(Number)
}

const end = (child: ChildProcess, pid: number): Promise<void> =>
  new Promise((resolve) => {
    child.removeAllListeners('exit')
    child.once('exit', () => resolve())
    process.kill(pid, 'SIGTERM')
  })

/** Returns the processor time (ms) that all threads of a process have used (Linux); NaN if unreadable. */
export function readProcessorMs(pid: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
    return (Number(fields[11]) + Number(fields[12])) * tickMs
  } catch {
    return Number.NaN
  }
}

/** Like `readProcessorMs`, including its running child processes. */
function familyMs(pid: number): number {
  try {
    return [pid, ...childrenOf(pid)].reduce((sum, member) => sum + readProcessorMs(member), 0)
  } catch {
    return Number.NaN
  }
}

/** A process is idle if it uses at most `processorMs` in `ms`; `maxMs` is the longest wait. */
const idle = { ms: 2000, processorMs: 50, maxMs: 300_000 } as const

/** Waits until background work ends, so that it is not measured. Throws after five minutes. */
export async function waitUntilProcessIdle(pid: number): Promise<void> {
  let before = familyMs(pid)
  for (let waited = 0; waited < idle.maxMs; waited += idle.ms) {
    await sleep(idle.ms)
    const now = familyMs(pid)
    if (Number.isNaN(now) || now - before <= idle.processorMs) return
    if (waited + idle.ms >= idle.maxMs)
      throw new Error(
        `The server is not idle after ${idle.maxMs / 60_000} minutes: it used ${now - before} ms of the last ${idle.ms}.`,
      )
    before = now
  }
}

/** Returns the resident memory of a process in MB (Linux); NaN if unreadable. */
export function readResidentMegabytes(pid: number): number {
  try {
    const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
    return Number(kilobytes) / 1024
  } catch {
    return Number.NaN
  }
}
