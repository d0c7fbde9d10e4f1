import { useEffect } from 'react'
import { useServices } from '../useServices.ts'

/** Sends what an earlier visit left on this device, and what waited for the network; then refreshes every screen. */
export function useWaitingAnswers(user_id: number | undefined): void {
  const { answers, connection, queryClient } = useServices()
  useEffect(() => {
    if (user_id === undefined) return undefined

    async function refresh(): Promise<void> {
      await queryClient.invalidateQueries(({ queryKey: [name] }) => name !== 'exercise')
    }
    let wasHeldUp = false
    const stop = connection.heldUp.subscribe(() => {
      const isHeldUp = connection.heldUp.get()
      if (wasHeldUp && !isHeldUp)
        answers
          .sendAll()
          .then(refresh)
          .catch(() => undefined)
      wasHeldUp = isHeldUp
    })
    answers
      .sendAll()
      .then((hasSent) => (hasSent ? refresh() : undefined))
      .catch(() => undefined)
    return stop
  }, [answers, connection, queryClient, user_id])
}
