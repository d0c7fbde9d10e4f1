import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { ProcessConditions } from './process-conditions.ts'

const mainProgram = fileURLToPath(new URL('../../main.ts', import.meta.url))
const preload = new URL('process-conditions.ts', import.meta.url).href

export class ServerUnderFaults {
  readonly #env: Readonly<Record<string, string>>
  readonly #flags: readonly string[]
  #child: ChildProcess | null = null
  #offsetMs = 0
  #output = ''
  port = 0
  numStarts = 0

  constructor(env: Readonly<Record<string, string>>, flags: readonly string[] = []) {
    this.#env = env
    this.#flags = flags
  }

  get output(): string {
    return this.#output
  }

  get isRunning(): boolean {
    return this.#child !== null && this.#child.exitCode === null && this.#child.signalCode === null
  }

  async start(): Promise<void> {
    this.numStarts += 1
    this.#output = ''
    const child = spawn(process.execPath, [...this.#flags, '--import', preload, mainProgram], {
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      env: {
        ...process.env,
        NODE_ENV: 'development',
        PORT: '0',
        SPEECH_AHEAD: 'off',
        WRITES_PER_MINUTE: '1000000',
        FAULT_OFFSET_MS: String(this.#offsetMs),
        ...this.#env,
      },
    })
    this.#child = child
    await new Promise<void>((resolve, reject) => {
      const hear = (piece: Buffer): void => {
        this.#output = (this.#output + piece.toString()).slice(-20_000)
        const port = /(?:Open|op) http:\/\/[^\s/]*:(\d+)/.exec(this.#output)?.[1]
        if (port === undefined) return
        this.port = Number(port)
        resolve()
      }
      child.stdout?.on('data', hear)
      child.stderr?.on('data', hear)
      child.once('exit', (code) => reject(new Error(`The server ended with ${code}: ${this.#output}`)))
    })
  }

  /** Restarts until the server keeps running, because the database may be unavailable. */
  async startUntilUp(): Promise<void> {
    for (let tries = 1; ; tries++) {
      try {
        await this.start()
        return
      } catch (error) {
        if (tries === 10) throw error
      }
    }
  }

  signal(signal: NodeJS.Signals): void {
    this.#child?.kill(signal)
  }

  async kill(): Promise<void> {
    await this.#end('SIGKILL')
  }

  async stop(): Promise<void> {
    await this.#end('SIGTERM')
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    if (!this.isRunning || this.#child === null) return
    const gone = once(this.#child, 'exit')
    this.#child.kill(signal)
    await gone
  }

  async setClock(offsetMs: number): Promise<void> {
    this.#offsetMs = offsetMs
    await this.tell({ offsetMs })
  }

  async tell(told: ProcessConditions): Promise<void> {
    if (!this.isRunning || this.#child === null) return
    const over = new AbortController()
    const child = this.#child
    const heard = ['message', 'exit'].map((name) =>
      once(child, name, { signal: over.signal }).catch(() => undefined),
    )
    this.#child.send(told, () => undefined)
    await Promise.race(heard)
    over.abort()
  }

  readPeakMegabytes(): number | null {
    const status = `/proc/${this.#child?.pid}/status`
    if (!this.isRunning || !existsSync(status)) return null
    const kilobytes = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(status, 'utf8'))?.[1]
    return kilobytes === undefined ? null : Math.round(Number(kilobytes) / 1024)
  }

  /** Limits the size of the server's files. The system refuses larger writes, as on a full disk. Null: no limit. */
  limitFiles(bytes: number | null): void {
    if (!this.isRunning || this.#child?.pid === undefined) return
    execFileSync(prlimit, ['--pid', String(this.#child.pid), `--fsize=${bytes ?? 'unlimited'}:unlimited`])
  }
}

const prlimit = '/usr/bin/prlimit'
export const canLimitFiles = existsSync(prlimit)
