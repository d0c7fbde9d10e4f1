/**
 * Measures the processor time of the event loop (ms), without threads and other programs. Returns the least
 * of three runs, as one may include garbage collection.
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
