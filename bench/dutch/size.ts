import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { build } from 'vite'

/** Returns the bytes that a browser loads for an entry of the package, minified and compressed with brotli. */
export async function measureBundleSize(entry: string): Promise<number> {
  const output = await build({
    logLevel: 'silent',
    configFile: false,
    build: {
      write: false,
      minify: true,
      lib: { entry: fileURLToPath(import.meta.resolve(entry)), formats: ['es'], fileName: 'dutch' },
    },
  })
  const bundles = Array.isArray(output) ? output : [output]
  const code = bundles
    .flatMap((bundle) => ('output' in bundle ? bundle.output : []))
    .map((chunk) => ('code' in chunk ? chunk.code : ''))
  return brotliCompressSync(code.join('')).length
}
