// Runs on the machine's own Node (20 or later): no TypeScript, no dependencies.

const everyMs = 500

/**
 * Calls `end` when the parent is gone: npm sends SIGTERM to its shell, which ends without notifying its
 * children. Does not keep the process alive.
 */
export function whenParentEnds(end) {
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    end()
  }, everyMs)
  timer.unref()
}
