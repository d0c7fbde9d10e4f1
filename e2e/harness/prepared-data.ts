import { appendFileSync, copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { makeOncePerDay } from '../../tools/setup/make-once.ts'
import { launchServer, type ServerProcess } from './server-process.ts'

export interface SharedServer {
  readonly port: number
  readonly dataDir: string
}

declare module 'vitest' {
  export interface ProvidedContext {
    /** The demo after a first start. Each server gets a copy. */
    readonly preparedData: string
    readonly sharedServers: readonly SharedServer[]
  }
}

export const databaseFile = 'letterliaan.db'
/** The database can be opened only with this key. */
const secretFile = 'secret.key'

/** The output of a shared server, in its data folder. */
export const printedFile = 'printed.txt'

/** Copies the demo. All servers share the sounds. */
export function copyPreparedData(prepared: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'letterliaan-e2e-'))
  for (const file of [databaseFile, secretFile]) copyFileSync(join(prepared, file), join(folder, file))
  symlinkSync(join(prepared, 'speech'), join(folder, 'speech'))
  return folder
}

/** Makes the demo with dates relative to today. */
const prepareDemo = (): Promise<string> =>
  makeOncePerDay('e2e-demo', async (folder) => {
    mkdirSync(join(folder, 'speech'))
    const maker = await launchServer({ dataDir: folder })
    await maker.end('SIGTERM')
  })

/** Makes the demo once for all files, and finally stops the workers' servers. */
export async function setup({ provide, vitest }: TestProject): Promise<() => Promise<void>> {
  const prepared = await prepareDemo()
  const servers = await Promise.all(
    Array.from({ length: vitest.config.maxWorkers }, () => launchShared(prepared)),
  )
  provide('preparedData', prepared)
  provide(
    'sharedServers',
    servers.map(({ port, dataDir }) => ({ port, dataDir })),
  )
  return async () => {
    await Promise.all(servers.map(({ end }) => end('SIGTERM')))
    for (const { dataDir } of servers) rmSync(dataDir, { recursive: true, force: true })
  }
}

async function launchShared(prepared: string): Promise<SharedServer & Pick<ServerProcess, 'end'>> {
  const dataDir = copyPreparedData(prepared)
  const onPrint = (text: string): void => appendFileSync(join(dataDir, printedFile), text)
  const { port, end } = await launchServer({ dataDir, onPrint })
  return { port, dataDir, end }
}
