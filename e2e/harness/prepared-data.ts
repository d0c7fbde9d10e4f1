import { createHash } from 'node:crypto'
import {
  appendFileSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { listFiles } from '../../tools/setup/list-files.ts'
import { launchServer, type ServerProcess } from './server-process.ts'

export interface SharedServer {
  readonly port: number
  readonly dataDir: string
}

declare module 'vitest' {
  export interface ProvidedContext {
    /** The demo after a first start; each server gets a copy. */
    readonly preparedData: string
    readonly sharedServers: readonly SharedServer[]
  }
}

export const databaseFile = 'letterliaan.db'
/** The database opens with no other key. */
const secretFile = 'secret.key'

/** The output of a shared server, in its data folder. */
export const printedFile = 'printed.txt'

/** Copies the demo; all servers share the sounds. */
export function copyPreparedData(prepared: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'letterliaan-e2e-'))
  for (const file of [databaseFile, secretFile]) copyFileSync(join(prepared, file), join(folder, file))
  symlinkSync(join(prepared, 'speech'), join(folder, 'speech'))
  return folder
}

const root = join(import.meta.dirname, '../..')
const kept = join(root, 'node_modules/.cache/e2e-demo')

/** The demo of a first start is played relative to the day, by the code of the server. */
function nameOfDemo(): string {
  const hash = createHash('sha256').update(new Date().toDateString())
  for (const file of listFiles(root, ['apps/server', 'packages'])) {
    const { mtimeMs, size } = statSync(join(root, file))
    hash.update(`${file} ${mtimeMs} ${size} `)
  }
  return hash.digest('hex').slice(0, 16)
}

/** Plays the demo, unless this code did so today. */
async function prepareDemo(): Promise<string> {
  const name = nameOfDemo()
  const prepared = join(kept, name)
  if (existsSync(prepared)) return prepared
  mkdirSync(kept, { recursive: true })
  for (const older of readdirSync(kept).filter((folder) => !folder.startsWith(name)))
    rmSync(join(kept, older), { recursive: true })
  const making = `${prepared}-${process.pid}`
  mkdirSync(join(making, 'speech'), { recursive: true })
  const maker = await launchServer({ dataDir: making })
  await maker.end('SIGTERM')
  renameSync(making, prepared)
  return prepared
}

/** Once for all files: the demo, and the workers' servers. */
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
