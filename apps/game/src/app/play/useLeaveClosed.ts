import { ApiError } from '@letterliaan/contract/client'
import { shellTexts } from '@letterliaan/texts/shell'
import { useNotify } from '@letterliaan/ui'
import type { Query } from '@letterliaan/web/query'
import { useCallback, useEffect, useRef } from 'react'
import { addresses } from '../addresses.ts'
import type { Services } from '../services.ts'

const notice = shellTexts.closed

const isClosed = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 403 || error.status === 404)

/** Returns a handler that opens the map if a supervisor (MEND-1) or a new path closed the exercise. */
export function useLeaveClosed(
  { navigator, queryClient }: Pick<Services, 'navigator' | 'queryClient'>,
  opened: Query<unknown>,
): (error: unknown) => void {
  const notify = useNotify()
  const isHere = useRef(true)

  const leave = useCallback(
    (error: unknown) => {
      if (!isHere.current || !isClosed(error)) return
      isHere.current = false
      notify('info', notice)
      void queryClient.invalidateQueries(({ queryKey: [name] }) => name === 'steps' || name === 'profile')
      navigator.go(addresses.overview)
    },
    [navigator, queryClient, notify],
  )

  useEffect(() => {
    isHere.current = true
    return () => void (isHere.current = false)
  }, [])

  const cached = queryClient.find(opened)
  useEffect(() => cached.observe(() => leave(cached.read().error)), [cached, leave])

  return leave
}
