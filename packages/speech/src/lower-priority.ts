import { setPriority } from 'node:os'

/** A nice value below the server's priority, but not the lowest, because a child may be waiting. */
export const soundPriority = 10

/** Does nothing if the program has ended or the system has no priorities. */
export function lowerPriority(pid: number | undefined): void {
  if (pid === undefined) return
  try {
    setPriority(pid, soundPriority)
  } catch {
    // The program then makes sounds at normal priority.
  }
}
