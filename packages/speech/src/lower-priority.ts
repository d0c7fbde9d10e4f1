import { setPriority } from 'node:os'

/** nice: a program that makes sounds lets a server go first. Not the lowest, as a child may be waiting for its word. */
export const soundPriority = 10

/** A program that has ended meanwhile, or a system without priorities, is left alone. */
export function lowerPriority(pid: number | undefined): void {
  if (pid === undefined) return
  try {
    setPriority(pid, soundPriority)
  } catch {
    // Sounds are made all the same.
  }
}
