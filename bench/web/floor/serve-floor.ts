import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { build } from 'vite'

const barePage =
  '<!doctype html><html lang="nl"><title>kaal</title><label>Typ het woord <input></label></html>'
const types: Readonly<Record<string, string>> = { html: 'text/html; charset=utf-8', js: 'text/javascript' }

/** Builds the bare React page and serves it at /react/, and a bare HTML page at /bare/, as brotli. */
export async function serveFloor() {
  const files = await buildFiles()
  files.set('/bare/', brotliCompressSync(barePage))
  const server = createServer((request, response) => {
    const path = request.url ?? '/'
    const body = files.get(path)
    if (!body) return void response.writeHead(404).end()
    const type = types[path.split('.').at(-1) ?? ''] ?? types['html']
    response.writeHead(200, { 'content-type': type, 'content-encoding': 'br' }).end(body)
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, stop: () => server.close() }
}

async function buildFiles(): Promise<Map<string, Buffer>> {
  const output = await build({
    root: join(import.meta.dirname),
    base: '/react/',
    configFile: false,
    logLevel: 'silent',
    plugins: [react()],
    build: { write: false },
  })
  const bundles = Array.isArray(output) ? output : [output]
  const files = new Map<string, Buffer>()
  for (const file of bundles.flatMap((bundle) => ('output' in bundle ? bundle.output : []))) {
    const body = brotliCompressSync('code' in file ? file.code : file.source)
    files.set(`/react/${file.fileName === 'index.html' ? '' : file.fileName}`, body)
  }
  return files
}
