import { useEffect } from 'react'
import { useServices } from '../useServices.ts'

/** Sends answers of an earlier visit or that waited for the network, and then refreshes all screens. */
export function useWaitingAnswers(user_id: number | undefined): void {
  const { answers, connection, offline, queryClient } = useServices()
  useEffect(() => {
    if (user_id === undefined) return undefined

    async function refresh(): Promise<void> {
      await queryClient.invalidateQueries(({ queryKey: [name] }) => name !== 'exercise')
    }
    let wasHeldUp = false
    const stopWaiting = connection.heldUp.subscribe(() => {
      const isHeldUp = connection.heldUp.get()
      if (wasHeldUp && !isHeldUp)
        answers
          .sendAll()
          .then(refresh)
          .catch(() => undefined)
      wasHeldUp = isHeldUp
    })
    const sendLeft = (): void =>
      void answers
        .sendAll()
        .then((hasSent) => (hasSent ? refresh() : undefined))
        .catch(() => undefined)
    const stopLate = offline.isLate.subscribe(() => {
      if (!offline.isLate.get()) sendLeft()
    })
    sendLeft()
    return () => {
      stopWaiting()
      stopLate()
    }
  }, [answers, connection, offline, queryClient, user_id])
}
