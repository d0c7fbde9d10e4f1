import { createHash } from 'node:crypto'
import { join, relative } from 'node:path'

const root = join(import.meta.dirname, '../../..')

/** Names a class by itself and its file. Vite would add a line number, which compresses badly. */
export const cssModules = {
  generateScopedName(name: string, file: string): string {
    const hash = createHash('md5').update(relative(root, file)).digest('base64url')
    return `_${name}_${hash.slice(0, 4)}`
  },
}
