import { existsSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { listFilesOfPage, firstPages } from './first-files.ts'

/** Maximum size of a page's stylesheets (kB, brotli). */
const maxStyles = 20

/** Fails the build if a first page exceeds its size limit. */
export function createSizeBudgetPlugin(): Plugin {
  let outDir = ''
  /** Files of each page, including the entry. */
  let pages: { readonly screen: string | null; readonly maxScript: number; readonly files: string[] }[] = []

  /** Returns the size in kB, brotli. */
  function measure(files: readonly string[], ending: string): number {
    const sizes = files
      .filter((file) => file.endsWith(ending))
      .map((file) => {
        const path = join(outDir, file)
        return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size
      })
    return sizes.reduce((sum, size) => sum + size, 0) / 1000
  }

  return {
    name: 'letterliaan-size-budget',
    apply: 'build',
    configResolved(config) {
      outDir = resolve(config.root, config.build.outDir)
    },
    writeBundle(_options, bundle) {
      const entries = Object.values(bundle).filter((file) => file.type === 'chunk' && file.isEntry)
      pages = firstPages.map(({ screen, maxScript }) => ({
        screen,
        maxScript,
        files: [...entries.map(({ fileName }) => fileName), ...listFilesOfPage(bundle, screen)],
      }))
    },
    /** Runs after `createPrecompressPlugin`. */
    closeBundle() {
      const over = pages.flatMap(({ screen, maxScript, files }) => {
        const [script, styles] = [measure(files, '.js'), measure(files, '.css')]
        if (script <= maxScript && styles <= maxStyles) return []
        return `${screen ?? 'login'}: ${script.toFixed(1)} of ${maxScript} kB script, ${styles.toFixed(1)} of ${maxStyles} kB styles`
      })
      if (over.length > 0) throw new Error(`over the size budget:\n${over.join('\n')}`)
    },
  }
}
