import { appendFileSync, copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { launchServer, type ServerProcess } from './server-process.ts'

/** A server that runs as long as the tests do. */
export interface SharedServer {
  readonly port: number
  readonly dataDir: string
}

declare module 'vitest' {
  export interface ProvidedContext {
    /** A data folder with the demo as a first start makes it; each server begins with a copy. */
    readonly preparedData: string
    /** One for each worker. */
    readonly sharedServers: readonly SharedServer[]
  }
}

export const databaseFile = 'letterliaan.db'
/** The installation's key: the database opens with no other. */
const secretFile = 'secret.key'

/** What a shared server told whoever started it: a file in its data folder. */
export const printedFile = 'printed.txt'

/** A data folder of its own with the demo in it; what words sound like is kept for all servers together. */
export function copyPreparedData(prepared: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'letterliaan-e2e-'))
  for (const file of [databaseFile, secretFile]) copyFileSync(join(prepared, file), join(folder, file))
  symlinkSync(join(prepared, 'speech'), join(folder, 'speech'))
  return folder
}

/** Makes the demo once for all files, as its children really play, which takes seconds; and starts the workers' servers. */
export async function setup({ provide, vitest }: TestProject): Promise<() => Promise<void>> {
  const prepared = mkdtempSync(join(tmpdir(), 'letterliaan-e2e-demo-'))
  const maker = await launchServer({ dataDir: prepared })
  await maker.end('SIGTERM')
  mkdirSync(join(prepared, 'speech'), { recursive: true })
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
    for (const folder of [prepared, ...servers.map(({ dataDir }) => dataDir)])
      rmSync(folder, { recursive: true, force: true })
  }
}

async function launchShared(prepared: string): Promise<SharedServer & Pick<ServerProcess, 'end'>> {
  const dataDir = copyPreparedData(prepared)
  const onPrint = (text: string): void => appendFileSync(join(dataDir, printedFile), text)
  const { port, end } = await launchServer({ dataDir, onPrint })
  return { port, dataDir, end }
}
