/**
 * Processor time of the event loop (ms) in an act, the least of three times, as one may collect the garbage of what was before: what
 * threads and other programs take does not count.
 */
export async function loopMsOf(act: () => unknown): Promise<number> {
  const times = [await measureLoop(act), await measureLoop(act), await measureLoop(act)]
  return Math.min(...times)
}

async function measureLoop(act: () => unknown): Promise<number> {
  const before = process.threadCpuUsage()
  await act()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}
