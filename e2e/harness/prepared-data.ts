import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { launchServer } from './server-process.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** A data folder with the demo as a first start makes it; each server begins with a copy. */
    readonly preparedData: string
  }
}

/** Makes the demo once for all files: its children really play, which takes seconds. */
export async function setup({ provide }: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'letterliaan-e2e-demo-'))
  const server = await launchServer({ dataDir: folder })
  await server.end('SIGTERM')
  mkdirSync(join(folder, 'speech'), { recursive: true })
  provide('preparedData', folder)
  return () => rmSync(folder, { recursive: true, force: true })
}
