/** The child rests if it pressed no key and tapped nothing for this time (ms). */
const restMs = 300
const latestMs = 2000

/** Resolves when the child rests, at the latest after two seconds. */
export function createWhenAtRest(page: Pick<EventTarget, 'addEventListener'>): () => Promise<void> {
  let lastInput = -restMs
  for (const type of ['keydown', 'pointerdown'])
    page.addEventListener(type, () => (lastInput = performance.now()), { capture: true, passive: true })
  const restLeft = (): number => lastInput + restMs - performance.now()

  return async () => {
    const latest = performance.now() + latestMs
    for (let rest = restLeft(); rest > 0 && performance.now() < latest; rest = restLeft())
      await new Promise((resolve) => setTimeout(resolve, rest))
  }
}
