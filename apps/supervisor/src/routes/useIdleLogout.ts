import { useEffect } from 'react'
import { watchIdle } from '../app/idle-watch.ts'
import { useServices } from '../app/useServices.ts'

/** Leaves the app that nobody uses (ORG-5). `minutes` null: not known yet. */
export function useIdleLogout(minutes: number | null, onIdle: (isIdle: boolean) => void): void {
  const { logOutIdle } = useServices()
  useEffect(() => {
    if (minutes === null) return
    onIdle(false)
    const leave = () => {
      onIdle(true)
      logOutIdle()
    }
    const { stop } = watchIdle({ idleMs: minutes * 60_000, onIdle: leave }, window)
    return stop
  }, [minutes, onIdle, logOutIdle])
}
