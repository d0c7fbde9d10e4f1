import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { prepareIn, type Preparation } from './prepare.ts'

/** The product as a newcomer starts it: own data folder, embedded database, demo children. */
export interface RunningServer {
  readonly url: string
  readonly password: string
  /** What it told whoever started it, letters of the demo too. */
  readonly printed: () => string
  /** Prepares what no call can prepare yet. */
  readonly prepare: Preparation
  /** Ends the server as a crash would (SIGKILL) and starts it again on the same data. */
  crashAndRestart(): Promise<void>
  stop(): Promise<void>
}

const root = join(import.meta.dirname, '../..')
const password = 'jungle-van-de-letters'

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number }
      probe.close(() => resolve(port))
    })
  })

interface Launch {
  readonly dataDir: string
  readonly port: number
  readonly settings: Readonly<Record<string, string>>
  readonly onPrint: (text: string) => void
}

function launch({ dataDir, port, settings, onPrint }: Launch): Promise<ChildProcess> {
  const env = {
    ...process.env,
    DATA_DIR: dataDir,
    PORT: String(port),
    DEMO_PASSWORD: password,
    LOG_LEVEL: 'error',
    NODE_ENV: '',
    ...settings,
  }
  const child = spawn(process.execPath, ['apps/server/src/main.ts'], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  return new Promise((resolve, reject) => {
    let output = ''
    child.on('exit', (code) => reject(new Error(`the server stopped with code ${code}:\n${output}`)))
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      onPrint(chunk.toString())
      if (output.includes(`http://127.0.0.1:${port}`)) resolve(child)
    })
  })
}

const end = (child: ChildProcess, signal: NodeJS.Signals): Promise<void> =>
  new Promise((resolve) => {
    child.removeAllListeners('exit')
    child.once('exit', () => resolve())
    child.kill(signal)
  })

/**
 * Starts the server on a free port with a new data folder, and resolves when it says where to click. `settings`: what an
 * operator sets besides.
 */
export async function startServer(settings: Readonly<Record<string, string>> = {}): Promise<RunningServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'letterliaan-e2e-'))
  const port = await freePort()
  let printed = ''
  const start = { dataDir, port, settings, onPrint: (text: string) => void (printed += text) }
  let child = await launch(start)
  return {
    url: `http://127.0.0.1:${port}`,
    password,
    printed: () => printed,
    prepare: prepareIn(join(dataDir, 'letterliaan.db')),
    async crashAndRestart() {
      await end(child, 'SIGKILL')
      child = await launch(start)
    },
    async stop() {
      await end(child, 'SIGTERM')
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
