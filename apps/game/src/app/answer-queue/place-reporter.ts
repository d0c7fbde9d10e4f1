import type { ProgressBody } from '@letterliaan/contract'
import { ApiError, NetworkError } from '@letterliaan/contract/client'

export interface PlaceReporterPorts {
  reportPlace(place: ProgressBody): Promise<unknown>
  isImpersonating(): Promise<boolean>
  watchLogout(): () => boolean
  whenIdle(): Promise<void>
  pause(ms: number): Promise<void>
}

const pauseMs = 5000

/** Sends one call at a time, with the newest place (API-5). Drops it if it is refused or after logout. */
export function createPlaceReporter(ports: PlaceReporterPorts): (place: ProgressBody) => void {
  let newest: ProgressBody | null = null
  let isSending = false

  async function send(place: ProgressBody, isLoggedOut: () => boolean): Promise<number | null> {
    try {
      await ports.whenIdle()
      if (!isLoggedOut() && !(await ports.isImpersonating())) await ports.reportPlace(place)
      return null
    } catch (error) {
      const isPassing =
        error instanceof NetworkError ||
        (error instanceof ApiError && (error.status === 429 || error.status >= 500))
      return isPassing ? Math.max(pauseMs, error.retryAfterMs ?? 0) : null
    }
  }

  async function sendAll(isLoggedOut: () => boolean): Promise<void> {
    for (let place = newest; place !== null && !isLoggedOut(); place = newest) {
      newest = null
      const waitMs = await send(place, isLoggedOut)
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
