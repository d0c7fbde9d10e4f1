// Runs on whatever Node the machine has (20 or later): no TypeScript, no dependencies.

const everyMs = 500

/**
 * When the parent is gone: npm hands SIGTERM to its shell, which ends without telling its children. Does not keep the
 * process alive.
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
