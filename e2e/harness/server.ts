import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { inject } from 'vitest'
import { createPreparation, type Preparation } from './prepare.ts'
import { copyPreparedData, databaseFile, printedFile } from './prepared-data.ts'
import { restoreDemo } from './restore-demo.ts'
import { demoPassword, launchServer } from './server-process.ts'

export interface RunningServer {
  readonly url: string
  readonly password: string
  readonly printed: () => string
  readonly prepare: Preparation
}

export interface OwnServer extends RunningServer {
  readonly databaseFile: string
  crashAndRestart(): Promise<void>
  /** Kills the server with SIGKILL, and does not remove its data. */
  crash(): Promise<void>
  stop(): Promise<void>
}

/** Starts a server on a free port with its own data. Resolves when it prints its address. */
export async function startServer(settings: Readonly<Record<string, string>> = {}): Promise<OwnServer> {
  const dataDir = copyPreparedData(inject('preparedData'))
  let printed = ''
  const onPrint = (text: string): void => void (printed += text)
  let running = await launchServer({ dataDir, settings, onPrint })
  const { port } = running
  return {
    url: `http://127.0.0.1:${port}`,
    password: demoPassword,
    printed: () => printed,
    databaseFile: join(dataDir, databaseFile),
    prepare: createPreparation(join(dataDir, databaseFile)),
    crash: () => running.end('SIGKILL'),
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

const findSharedServer = () => {
  const server = inject('sharedServers')[Number(process.env['VITEST_POOL_ID']) - 1]
  if (server === undefined) throw new Error('This worker has no server.')
  return server
}

/** Opens a server that test files share, because a start takes more than a second. */
export async function openSharedServer(): Promise<RunningServer> {
  const { port, dataDir } = findSharedServer()
  const file = join(dataDir, databaseFile)
  await restoreDemo(join(inject('preparedData'), databaseFile), file)
  return {
    url: `http://127.0.0.1:${port}`,
    password: demoPassword,
    printed: () => readFileSync(join(dataDir, printedFile), 'utf8'),
    prepare: createPreparation(file),
  }
}
