// Runs on the machine's own Node (20 or later): no TypeScript, no dependencies.

const everyMs = 500

/** npm's shell ends without notifying its children on SIGTERM. Does not keep the process alive. */
export function whenParentEnds(end) {
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    end()
  }, everyMs)
  timer.unref()
}
