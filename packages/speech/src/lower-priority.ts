import { setPriority } from 'node:os'

/** A nice value: the server goes before sound programs, but not the lowest, as a child may be waiting. */
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
