/** Lets every worker repeat its work for so many ms, all at once. Resolves to the number of rounds a second. */
export async function runFor(ms: number, workers: readonly (() => Promise<unknown>)[]): Promise<number> {
  const from = performance.now()
  let rounds = 0
  await Promise.all(
    workers.map(async (work) => {
      while (performance.now() - from < ms) {
        await work()
        rounds++
      }
    }),
  )
  return (1000 * rounds) / (performance.now() - from)
}
