import { useNotify } from '@letterliaan/ui'
import { useEffect } from 'react'
import { useServices } from '../useServices.ts'

export function useNotices(): void {
  const { navigator } = useServices()
  const notify = useNotify()

  useEffect(() => {
    function tell() {
      const view = navigator.view.get()
      if (view.kind === 'page' && view.notice !== undefined) notify('info', view.notice)
    }
    tell()
    return navigator.view.subscribe(tell)
  }, [navigator, notify])
}
