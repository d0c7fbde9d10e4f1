import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { extname, join, resolve } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

const compressible = new Set(['.html', '.js', '.css', '.svg', '.json', '.webmanifest', '.txt'])
/** A smaller file (bytes) fits in one packet, so compressing it saves nothing. */
const worthwhileBytes = 512

function compressFile(path: string): void {
  const bytes = readFileSync(path)
  if (bytes.length < worthwhileBytes) return
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
  writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params }))
  writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }))
}

/** Writes `.br` and `.gz` of text files, so that the server never compresses (performance.md, Loading). */
export function createPrecompressPlugin(): Plugin {
  let outDir = ''
  return {
    name: 'letterliaan-precompress',
    apply: 'build',
    configResolved(config) {
      outDir = resolve(config.root, config.build.outDir)
    },
    closeBundle() {
      const files = readdirSync(outDir, { recursive: true, encoding: 'utf8' })
      for (const file of files) if (compressible.has(extname(file))) compressFile(join(outDir, file))
    },
  }
}
