import { type ChildProcess, spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { join } from 'node:path'

const here = join(import.meta.dirname, '../..')

export const demoPassword = 'jungle-van-de-letters'

export interface ServerProcess {
  readonly port: number
  readonly end: (signal: NodeJS.Signals) => Promise<void>
}

export interface LaunchOptions {
  readonly dataDir: string
  /** The built version to start; the default is this version. */
  readonly root?: string
  readonly port?: number
  readonly settings?: Readonly<Record<string, string>>
  readonly onPrint?: (text: string) => void
}

/** Starts a server process. Resolves when it prints its address, rejects if it ends first. */
export async function launchServer({
  dataDir,
  root = here,
  port: given,
  settings,
  onPrint,
}: LaunchOptions): Promise<ServerProcess> {
  const port = given ?? (await findFreePort())
  const env = {
    ...process.env,
    DATA_DIR: dataDir,
    PORT: String(port),
    DEMO_PASSWORD: demoPassword,
    LOG_LEVEL: 'error',
    NODE_ENV: '',
    // Off, because tests open many steps and play few words.
    SPEECH_AHEAD: 'off',
    ...settings,
  }
  const child = spawn(process.execPath, ['apps/server/src/main.ts'], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await new Promise<void>((resolve, reject) => {
    let output = ''
    child.on('exit', (code) => reject(new Error(`the server stopped with code ${code}:\n${output}`)))
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      onPrint?.(chunk.toString())
      if (output.includes(settings?.['PUBLIC_URL'] ?? `http://127.0.0.1:${port}`)) resolve()
    })
  })
  return { port, end: (signal) => end(child, signal) }
}

const findFreePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number }
      probe.close(() => resolve(port))
    })
  })

const end = (child: ChildProcess, signal: NodeJS.Signals): Promise<void> =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve()
    child.removeAllListeners('exit')
    child.once('exit', () => resolve())
    child.kill(signal)
  })
