import { useEffect } from 'react'
import { useServices } from '../useServices.ts'

/** Sends what an earlier visit left on this device, then refreshes every screen. */
export function useWaitingAnswers(user_id: number | undefined): void {
  const { answers, queryClient } = useServices()
  useEffect(() => {
    if (user_id === undefined) return
    answers
      .sendAll()
      .then((hasSent) => {
        return hasSent
          ? queryClient.invalidateQueries(({ queryKey: [name] }) => name !== 'exercise')
          : undefined
      })
      .catch(() => undefined)
  }, [answers, queryClient, user_id])
}
