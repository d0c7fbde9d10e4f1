import { copyFileSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import { createPreparation, type Preparation } from './prepare.ts'
import { demoPassword, launchServer } from './server-process.ts'

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

const databaseFile = 'letterliaan.db'

/** A data folder of its own with the demo in it; what words sound like is kept for all servers together. */
function copyPreparedData(): string {
  const prepared = inject('preparedData')
  const folder = mkdtempSync(join(tmpdir(), 'letterliaan-e2e-'))
  copyFileSync(join(prepared, databaseFile), join(folder, databaseFile))
  symlinkSync(join(prepared, 'speech'), join(folder, 'speech'))
  return folder
}

/**
 * Starts the server on a free port with a data folder of its own, and resolves when it says where to click. `settings`:
 * what an operator sets besides.
 */
export async function startServer(settings: Readonly<Record<string, string>> = {}): Promise<RunningServer> {
  const dataDir = copyPreparedData()
  let printed = ''
  const onPrint = (text: string): void => void (printed += text)
  let running = await launchServer({ dataDir, settings, onPrint })
  const { port } = running
  return {
    url: `http://127.0.0.1:${port}`,
    password: demoPassword,
    printed: () => printed,
    prepare: createPreparation(join(dataDir, databaseFile)),
    async crashAndRestart() {
      await running.end('SIGKILL')
      running = await launchServer({ dataDir, port, settings, onPrint })
    },
    async stop() {
      await running.end('SIGTERM')
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
