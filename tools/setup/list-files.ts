import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

const skipped = new Set(['node_modules', 'dist', '.data', '.git'])

export function listFiles(root: string, entries: readonly string[]): string[] {
  const walk = (path: string): string[] => {
    if (!statSync(join(root, path)).isDirectory()) return [path]
    return readdirSync(join(root, path))
      .filter((name) => !skipped.has(name))
      .flatMap((name) => walk(`${path}/${name}`))
  }
  return entries.flatMap(walk).toSorted()
}
