/** Data about a page's start, read by `readObserved`. Runs in the page before its scripts. */
export interface ObservedPage {
  /** First contentful paint. */
  fcp: number
  lcp: number
  /** Sum of the time of long tasks beyond 50 ms. */
  tbt: number
  /** Time when the field or button was usable; null if never. */
  ready: number | null
  /** Time from keys to their paint (ms), if 16 ms or more. */
  keys: number[]
}

declare global {
  interface Window {
    observed: ObservedPage
    tellReady?: (nothing: string) => void
  }
}

export interface WhatIsReady {
  /** Selector of the element that must accept input. */
  readonly ready: string
  /** Selector of elements to press until `ready` exists. */
  readonly press?: string
}

export function observePage({ ready, press }: WhatIsReady): void {
  window.observed = { fcp: 0, lcp: 0, tbt: 0, ready: null, keys: [] }
  const observe = (
    init: PerformanceObserverInit & { durationThreshold?: number },
    tell: (entry: PerformanceEntry) => void,
  ) => new PerformanceObserver((list) => list.getEntries().forEach(tell)).observe({ ...init, buffered: true })
  observe({ type: 'largest-contentful-paint' }, ({ startTime }) => (window.observed.lcp = startTime))
  observe({ type: 'paint' }, ({ name, startTime }) => {
    if (name === 'first-contentful-paint') window.observed.fcp = startTime
  })
  observe({ type: 'longtask' }, ({ duration }) => (window.observed.tbt += Math.max(0, duration - 50)))
  observe({ type: 'event', durationThreshold: 16 }, ({ name, duration }) => {
    if (name === 'keydown') window.observed.keys.push(duration)
  })
  const find = (selector: string): HTMLElement | null => {
    const element = document.querySelector(selector)
    const isUsable =
      element instanceof HTMLElement &&
      element.offsetParent !== null &&
      !('disabled' in element && element.disabled)
    return isUsable ? element : null
  }
  // The static frame is not usable before the game's code has loaded (docs/adr/0069-first-paint.md).
  const isWaiting = (): boolean => document.querySelector('#root[aria-busy]') !== null
  const look = (): void => {
    if (find(ready) !== null && !isWaiting()) {
      window.observed.ready = performance.now()
      window.tellReady?.('')
      return
    }
    if (press !== undefined) find(press)?.click()
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}
