import { fileURLToPath } from 'node:url'

/** ADR 17. Uses a small young generation, and collects when the heap grew by two fifths, not threefold. */
export const serverFlags = ['--max-semi-space-size=4', '--heap-growing-percent=40']

/** Makes glibc return the memory of hashing, and caches compiled code. An operator's settings take precedence. */
export const serverEnv = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
  NODE_COMPILE_CACHE: fileURLToPath(new URL('../../.cache/compiled', import.meta.url)),
}
