import { fileURLToPath } from 'node:url'

/** ADR 17. A small young generation, and a collection after the heap grew by two fifths, not threefold. */
export const serverFlags = ['--max-semi-space-size=4', '--heap-growing-percent=40']

/** glibc returns memory used for hashing; compiled code is cached. An operator's settings take precedence. */
export const serverEnv = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
  NODE_COMPILE_CACHE: fileURLToPath(new URL('../../.cache/compiled', import.meta.url)),
}
