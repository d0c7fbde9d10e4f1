import type { PracticeSession, SessionVoiding, VoidedSession } from '@letterliaan/contract'
import { useState } from 'react'
import { useAttempt } from '../../app/data/useAttempt.ts'
import { useSend } from '../../app/data/useSend.ts'
import { useServices } from '../../app/useServices.ts'

/** Everything that a supervisor mends for a child: all that was fetched of it may be otherwise then. */
export function useMending(id: number) {
  const { client, queryClient } = useServices()
  const { isBusy: isAttempting, attempt } = useAttempt()
  const { isBusy: isSending, send } = useSend()
  const [voiding, setVoiding] = useState<SessionVoiding | null>(null)
  const params = { id }

  /** Shows what voiding changes, once the server has tried it. */
  const preview = ({ started_at }: PracticeSession) =>
    attempt(async () => {
      const call = 'POST /api/v1/begeleider/student/:id/session/preview'
      setVoiding(await client.call(call, { params, body: { started_at } }))
    })

  const voidSession = (reason: string) =>
    attempt(async () => {
      if (voiding === null) return
      const body = { started_at: voiding.started_at, reason }
      await client.call('POST /api/v1/begeleider/student/:id/session/void', { params, body })
      setVoiding(null)
      await queryClient.invalidateQueries()
    })

  const restore = (session: VoidedSession) =>
    send(async () => {
      await client.call('POST /api/v1/begeleider/voided-session/:id/undo', { params: { id: session.id } })
      await queryClient.invalidateQueries()
    }, 'Het oefenmoment telt weer mee.')

  const restart = (step_id: number) =>
    send(async () => {
      await client.call('POST /api/v1/begeleider/step/:id/restart', { params: { id: step_id } })
      await queryClient.invalidateQueries()
    }, 'De stap begint opnieuw.')

  const takeBack = (badge_id: number) =>
    send(async () => {
      const call = 'POST /api/v1/begeleider/student/:id/badge/:badge_id/take-back'
      await client.call(call, { params: { id, badge_id } })
      await queryClient.invalidateQueries()
    }, 'De badge is teruggenomen.')

  return {
    isBusy: isAttempting || isSending,
    voiding,
    preview,
    voidSession,
    restore,
    restart,
    takeBack,
    close: () => setVoiding(null),
  }
}
