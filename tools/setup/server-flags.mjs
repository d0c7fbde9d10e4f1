/**
 * How Node runs the server. Its young generation is kept small: a fifth less memory under load, and no fewer answers a
 * second that could be measured (docs/adr/0017-memory.md).
 */
export const serverFlags = ['--max-semi-space-size=4']

/**
 * What the server's memory is taken by, where the C library is glibc: it gives back what was used for a hash of a password
 * or a sound, instead of keeping some for each thread. An operator's own settings go first.
 */
export const serverEnv = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
}
