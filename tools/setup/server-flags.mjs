import { fileURLToPath } from 'node:url'

/**
 * How Node runs the server (docs/adr/0017-memory.md). Its young generation is kept small, and garbage is collected once the
 * heap is two fifths larger than what was left of it: else it grows to three times that before anybody looks.
 */
export const serverFlags = ['--max-semi-space-size=4', '--heap-growing-percent=40']

/**
 * What else the server's memory is taken by: where the C library is glibc, it gives back what was used for a hash of a
 * password, instead of keeping some for each thread; and code that was compiled before is read, so that no thread
 * has to load the program that takes types away. An operator's own settings go first.
 */
export const serverEnv = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
  NODE_COMPILE_CACHE: fileURLToPath(new URL('../../.cache/compiled', import.meta.url)),
}
