/** What a page tells of its own start; read by `readObserved`. Runs in the page before anything of it. */
export interface ObservedPage {
  lcp: number
  /** Sum of what long tasks took beyond 50 ms. */
  tbt: number
  /** When the field or button could be used; null where it never came. */
  ready: number | null
}

declare global {
  interface Window {
    observed: ObservedPage
  }
}

/** Watches the page from its start; `selector`: what must be there and take a key or a tap. */
export function observePage(selector: string): void {
  window.observed = { lcp: 0, tbt: 0, ready: null }
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) window.observed.lcp = startTime
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.observed.tbt += Math.max(0, duration - 50)
  }).observe({ type: 'longtask', buffered: true })
  const look = (): void => {
    const element = document.querySelector(selector)
    if (
      element instanceof HTMLElement &&
      element.offsetParent !== null &&
      !('disabled' in element && element.disabled)
    ) {
      window.observed.ready = performance.now()
    } else {
      requestAnimationFrame(look)
    }
  }
  requestAnimationFrame(look)
}
