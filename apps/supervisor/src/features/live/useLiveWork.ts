import { createStore, type ReadonlyStore } from '@letterliaan/web/store'
import { useStore } from '@letterliaan/web/use-store'
import { useEffect, useMemo } from 'react'
import { useServices } from '../../app/useServices.ts'
import { createWorkFollower, type FollowedWork } from './follow-work.ts'

const tickMs = 5000

export interface LiveWork extends Omit<FollowedWork, 'aheadMs'> {
  /** Unix seconds by the server's clock, at most a few seconds old. */
  readonly seconds: ReadonlyStore<number>
}

/** Follows the work of this supervisor's children while the page is visible (ZIEN-1). */
export function useLiveWork(): LiveWork {
  const { client } = useServices()
  const follower = useMemo(
    () =>
      createWorkFollower({
        open: (signal) => client.open('GET /api/v1/begeleider/live', { signal }),
        fetchNow: () => client.call('GET /api/v1/begeleider/live/now', {}),
        after(ms, callback) {
          const timer = setTimeout(callback, ms)
          return () => clearTimeout(timer)
        },
        now: Date.now,
      }),
    [client],
  )
  const { work, waits, passed, aheadMs } = useStore(follower.store)
  const seconds = useMemo(() => createStore(readSeconds(0)), [])

  useEffect(() => {
    let stop: (() => void) | null = null
    function listenWhileSeen(): void {
      if (document.hidden) {
        stop?.()
        stop = null
      } else {
        if (stop === null) stop = follower.listen()
      }
    }
    document.addEventListener('visibilitychange', listenWhileSeen)
    listenWhileSeen()
    return () => {
      document.removeEventListener('visibilitychange', listenWhileSeen)
      stop?.()
    }
  }, [follower])

  useEffect(() => {
    const tick = () => seconds.set(readSeconds(aheadMs))
    tick()
    const timer = setInterval(tick, tickMs)
    return () => clearInterval(timer)
  }, [seconds, aheadMs])

  return { work, waits, passed, seconds }
}

const readSeconds = (aheadMs: number): number => Math.floor((Date.now() + aheadMs) / 1000)
