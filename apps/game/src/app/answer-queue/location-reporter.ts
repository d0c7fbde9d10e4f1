import type { ProgressBody } from '@letterliaan/contract'
import { ApiError, NetworkError } from '@letterliaan/contract/client'

export interface LocationReporterPorts {
  reportLocation(place: ProgressBody): Promise<unknown>
  /** Whether a supervisor impersonates the child: the child itself is not here then. */
  isImpersonating(): Promise<boolean>
  watchLogout(): () => boolean
  /** A child waits for its word, nobody for where it is. */
  whenIdle(): Promise<void>
  pause(ms: number): Promise<void>
}

const pauseMs = 5000

/**
 * Tells the server where the child is (API-5): one call at a time, beside the answers; what is told meanwhile waits in memory,
 * only the newest. A place that is refused, or that waits when the child logs out, is left out.
 */
export function createLocationReporter(ports: LocationReporterPorts): (place: ProgressBody) => void {
  let newest: ProgressBody | null = null
  let isSending = false

  /** Resolves to how long to wait before it is told again; null: it is done with. */
  async function send(place: ProgressBody, isOver: () => boolean): Promise<number | null> {
    try {
      await ports.whenIdle()
      if (!isOver() && !(await ports.isImpersonating())) await ports.reportLocation(place)
      return null
    } catch (error) {
      const isPassing =
        error instanceof NetworkError ||
        (error instanceof ApiError && (error.status === 429 || error.status >= 500))
      return isPassing ? Math.max(pauseMs, error.retryAfterMs ?? 0) : null
    }
  }

  async function sendAll(isOver: () => boolean): Promise<void> {
    for (let place = newest; place !== null && !isOver(); place = newest) {
      newest = null
      const waitMs = await send(place, isOver)
      if (waitMs === null) continue
      newest ??= place
      await ports.pause(waitMs)
    }
    newest = null
  }

  return (place) => {
    newest = place
    if (isSending) return
    isSending = true
    void sendAll(ports.watchLogout()).finally(() => (isSending = false))
  }
}
