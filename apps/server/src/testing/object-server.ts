import { mkdtemp, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ObjectPlace } from '../files/object-store.ts'

/** The package has no types. */
const require = createRequire(import.meta.url)
const S3rver = require('s3rver') as new (options: object) => {
  run(): Promise<{ readonly port: number }>
  close(): Promise<void>
}

export interface ObjectServer {
  readonly place: ObjectPlace
  close(): Promise<void>
}

/** Starts an S3-compatible store on this machine. It checks the names of keys, but no signatures. */
export async function startObjectServer(): Promise<ObjectServer> {
  const directory = await mkdtemp(join(tmpdir(), 'letterliaan-objects-'))
  const server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory,
    configureBuckets: [{ name: 'letterliaan' }],
  })
  const { port } = await server.run()
  return {
    place: {
      url: `http://127.0.0.1:${port}/letterliaan/proef`,
      keyId: 'S3RVER',
      keySecret: 'S3RVER',
      region: 'us-east-1',
    },
    async close() {
      await server.close()
      await rm(directory, { recursive: true, force: true })
    },
  }
}
