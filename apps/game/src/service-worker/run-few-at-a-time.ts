/** The number is small, so that a call of the child is not delayed. */
const atATime = 3

export async function runFewAtATime<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const waiting = [...items]
  async function workOn(): Promise<void> {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item)
  }
  await Promise.all(Array.from({ length: atATime }, workOn))
}
