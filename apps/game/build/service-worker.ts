import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'
import { listFiles } from '../../../tools/setup/list-files.ts'

interface BuiltFile {
  /** Relative to the game's base path, without a leading slash. */
  readonly url: string
  /** Null if the name contains a hash of the contents. */
  readonly revision: string | null
}

const entry = join(import.meta.dirname, '../src/service-worker/worker.ts')
const isPicture = ({ url }: BuiltFile): boolean => url.endsWith('.svg')
/** True for files that only the system requests, when the game is installed. */
const isOfSystem = ({ url }: BuiltFile): boolean => url.endsWith('.webmanifest') || url.startsWith('icons/')

const hashOf = (contents: string | Uint8Array): string =>
  createHash('sha256').update(contents).digest('hex').slice(0, 16)

/** Writes `service-worker.js` with the names of all files of this build (ADR 67). */
export function createServiceWorkerPlugin(): Plugin {
  let publicDir = ''
  return {
    name: 'letterliaan-service-worker',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      publicDir = resolve(config.root, config.publicDir)
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const files = [...filesOfBundle(bundle), ...filesOfFolder(publicDir)].filter(
          (file) => !isOfSystem(file),
        )
        this.emitFile({ type: 'asset', fileName: 'service-worker.js', source: await bundleWorker(files) })
      },
    },
  }
}

const filesOfBundle = (bundle: Rolldown.OutputBundle): BuiltFile[] =>
  Object.values(bundle).map((file) =>
    file.fileName === 'index.html' && file.type === 'asset'
      ? { url: './', revision: hashOf(file.source) }
      : { url: file.fileName, revision: null },
  )

const filesOfFolder = (folder: string): BuiltFile[] =>
  listFiles(folder, ['.']).map((path) => ({
    url: path.slice('./'.length),
    revision: hashOf(readFileSync(join(folder, path))),
  }))

async function bundleWorker(files: readonly BuiltFile[]): Promise<string> {
  const pictures = files.filter(isPicture)
  const version = hashOf(JSON.stringify(pictures))
  const builtFiles = {
    shell: files.filter((file) => !isPicture(file)),
    pictures: pictures.map(({ url }) => url),
    version,
  }
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"production"', builtFiles: JSON.stringify(builtFiles) },
    build: { write: false, target: 'es2022', lib: { entry, formats: ['iife'], name: 'worker' } },
  })
  const [first] = Array.isArray(built) ? built : []
  const [chunk] = first?.output ?? []
  if (chunk === undefined) throw new Error('the service worker was not built')
  return chunk.code
}
