// Runs on whatever Node the machine has (20 or later): no TypeScript, no dependencies.

const everyMs = 500

/**
 * Calls `end` once when the process that started this one is gone. npm hands a SIGTERM to its shell, and the shell ends
 * without a word to what it runs. Keeps the process alive by nothing.
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
