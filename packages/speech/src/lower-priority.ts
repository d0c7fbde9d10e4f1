import { setPriority } from 'node:os'

/**
 * A nice value: a program that makes sounds lets the server go first. Not the lowest priority, as a child may
 * be waiting for its word.
 */
export const soundPriority = 10

/** Ignores a program that has ended, or a system without priorities. */
export function lowerPriority(pid: number | undefined): void {
  if (pid === undefined) return
  try {
    setPriority(pid, soundPriority)
  } catch {
    // Sounds are made at normal priority.
  }
}
