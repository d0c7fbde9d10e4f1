/** Costs of a press, or the time until what it leads to was there. */
export interface Press {
  readonly what: string
  readonly ms: number
  /** Parts of the time (ms): until the code for the press started, and the code itself. */
  readonly waited?: number
  readonly ran?: number
}

/** Names of waits: from a press to what the child waits for. */
export const waits = {
  word: 'next word shown',
  sound: 'its sound started',
  field: 'first word typable',
} as const

/** Runs in the page. A press is all events of one interaction, by the longest; `notePress` takes it. */
export function watchPresses(names: typeof waits): void {
  const { notePress } = globalThis as unknown as { notePress: (press: Press) => void }
  const longest = new Map<number, Press>()
  const flush = (): void => {
    for (const press of longest.values()) notePress(press)
    longest.clear()
  }
  setInterval(flush, 1500)
  addEventListener('pagehide', flush)
  // A pressed button may be gone when its time is known.
  const pressed = new Map<number, string>()
  for (const type of ['pointerdown', 'pointerup', 'click', 'keydown', 'keyup'])
    addEventListener(
      type,
      ({ target, timeStamp }) => {
        const button = target instanceof Element ? (target.closest('button, a, input') ?? target) : null
        const label = button?.getAttribute('aria-label') ?? button?.textContent ?? ''
        pressed.set(timeStamp, `${button?.tagName} '${label.slice(0, 30)}' at ${location.pathname}`)
      },
      { capture: true },
    )
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      const { interactionId, duration, name, startTime, processingStart, processingEnd } = entry
      if (!interactionId || duration <= (longest.get(interactionId)?.ms ?? 0)) continue
      longest.set(interactionId, {
        ms: duration,
        what: `${name} ${pressed.get(startTime) ?? ''}`,
        waited: processingStart - startTime,
        ran: processingEnd - processingStart,
      })
    }
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit)

  let pressedAt = 0
  let word = ''
  let isSoundDue = false
  for (const type of ['keydown', 'pointerup'])
    addEventListener(type, ({ timeStamp }) => void (pressedAt = timeStamp), { capture: true })
  const note = (what: string): void => notePress({ what, ms: performance.now() - pressedAt })
  new MutationObserver(() => {
    const shown = document.querySelector('progress[aria-valuetext^="Woord "]')?.getAttribute('aria-valuetext')
    if (shown == null || shown === word) return
    const isFirst = word === '' || shown.startsWith('Woord 1 ')
    word = shown
    isSoundDue = !isFirst
    const what = isFirst ? names.field : names.word
    requestAnimationFrame(() => note(what))
  }).observe(document, { subtree: true, childList: true, attributeFilter: ['aria-valuetext'] })
  const start = AudioBufferSourceNode.prototype.start
  AudioBufferSourceNode.prototype.start = function startNoted(...given) {
    if (isSoundDue && (this.buffer?.duration ?? 0) > 0.2) note(names.sound)
    isSoundDue = false
    return start.apply(this, given)
  }
}
