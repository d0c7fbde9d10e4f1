import { ApiError } from '@letterliaan/contract/client'
import * as shellTexts from '@letterliaan/texts/shell'
import { useNotify } from '@letterliaan/ui'
import type { Query } from '@letterliaan/web/query'
import { useCallback, useEffect, useRef } from 'react'
import { addresses } from '../addresses.ts'
import type { Services } from '../services.ts'

const notice = shellTexts.closed

/** Refused as locked, or gone from the path. */
const isClosed = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 403 || error.status === 404)

/**
 * Leads a child to the map from work that was open and is so no longer: a supervisor took back what led to it (MEND-1), or
 * changed the path. `opened` is what the server refuses then. Returns what to call with an error that the work met.
 */
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
