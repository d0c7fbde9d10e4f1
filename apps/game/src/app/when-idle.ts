/** A child that writes is not held up: other work waits until no key or tap came for so long (ms). */
const restMs = 300
const latestMs = 2000

let lastInput = -restMs
for (const type of ['keydown', 'pointerdown'])
  globalThis.addEventListener?.(type, () => (lastInput = performance.now()), { capture: true, passive: true })

/** When the browser has time and the child rests, or after two seconds. */
export async function whenIdle(): Promise<void> {
  const latest = performance.now() + latestMs
  for (let rest = restLeft(); rest > 0 && performance.now() < latest; rest = restLeft()) await pause(rest)
  if (!('requestIdleCallback' in globalThis)) return pause(restMs)
  const timeout = Math.max(1, latest - performance.now())
  await new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout }))
}

/** In ms. */
const restLeft = (): number => lastInput + restMs - performance.now()

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))
