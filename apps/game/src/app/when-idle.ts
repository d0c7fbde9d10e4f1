/** A child that writes is not held up: other work waits until no key or tap came for so long (ms). */
const restMs = 300
const latestMs = 2000

let lastInput = -restMs
for (const type of ['keydown', 'pointerdown'])
  globalThis.addEventListener?.(type, () => (lastInput = performance.now()), { capture: true, passive: true })

/** When the child rests, or after two seconds; at once where it does nothing. */
export async function whenAtRest(): Promise<void> {
  const latest = performance.now() + latestMs
  for (let rest = restLeft(); rest > 0 && performance.now() < latest; rest = restLeft()) await pause(rest)
}

/** When the child rests and the browser has time, each after two seconds at the latest. */
export async function whenIdle(): Promise<void> {
  await whenAtRest()
  // Safari has no such call.
  if (!('requestIdleCallback' in globalThis)) return pause(restMs)
  await new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout: latestMs }))
}

/** In ms. */
const restLeft = (): number => lastInput + restMs - performance.now()

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))
