import { useEffect } from 'react'
import { useServices } from '../useServices.ts'

/** Sends what an earlier visit of this child left on the device; then every screen shows what became of it. */
export function useWaitingAnswers(user_id: number | undefined): void {
  const { answers, queryClient } = useServices()
  useEffect(() => {
    if (user_id === undefined) return
    answers
      .sendAll()
      .then((hasSent) => {
        // An exercise sees to it itself that it is opened after what waited for it.
        return hasSent
          ? queryClient.invalidateQueries(({ queryKey: [name] }) => name !== 'exercise')
          : undefined
      })
      .catch(() => undefined)
  }, [answers, queryClient, user_id])
}
