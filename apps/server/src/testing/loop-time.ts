/** Processor time of the event loop (ms) in an act: what threads and other programs take does not count. */
export async function loopMsOf(act: () => unknown): Promise<number> {
  const before = process.threadCpuUsage()
  await act()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}
