// Runs on the machine's own Node (20 or later): no TypeScript, no dependencies.

const everyMs = 500

/** Calls `end` when the parent ends, because on SIGTERM npm's shell ends without notifying its children. */
export function whenParentEnds(end) {
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    end()
  }, everyMs)
  timer.unref()
}
