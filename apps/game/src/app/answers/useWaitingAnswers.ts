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
        const isStale = ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey[0] !== 'exercise'
        return hasSent ? queryClient.invalidateQueries({ predicate: isStale }) : undefined
      })
      .catch(() => undefined)
  }, [answers, queryClient, user_id])
}
