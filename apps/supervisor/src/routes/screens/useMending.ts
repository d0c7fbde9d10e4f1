import type { PracticeSession, SessionRestoring, SessionVoiding, VoidedSession } from '@letterliaan/contract'
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
  const [restoring, setRestoring] = useState<SessionRestoring | null>(null)
  /** The beginning of the session that went from one list to the other last: the focus goes with it. */
  const [moved, setMoved] = useState<number | null>(null)
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
      setMoved(voiding.started_at)
      await queryClient.invalidateQueries()
    })

  /** Shows what letting a session count again changes, once the server has tried it. */
  const previewRestoring = ({ id: voided_id }: VoidedSession) =>
    attempt(async () => {
      const call = 'POST /api/v1/begeleider/voided-session/:id/preview'
      setRestoring(await client.call(call, { params: { id: voided_id } }))
    })

  const change = (work: () => Promise<unknown>, done: string) =>
    send(async () => {
      await work()
      await queryClient.invalidateQueries()
    }, done)

  return {
    isBusy: isAttempting || isSending,
    voiding,
    restoring,
    moved,
    preview,
    previewRestoring,
    voidSession,
    restore: ({ id: voided_id, started_at }: SessionRestoring) =>
      change(async () => {
        await client.call('POST /api/v1/begeleider/voided-session/:id/undo', { params: { id: voided_id } })
        setRestoring(null)
        setMoved(started_at)
      }, 'Het oefenmoment telt weer mee.'),
    restart: (step_id: number) =>
      change(
        () => client.call('POST /api/v1/begeleider/step/:id/restart', { params: { id: step_id } }),
        'De stap begint opnieuw.',
      ),
    takeBack: (badge_id: number) =>
      change(
        () =>
          client.call('POST /api/v1/begeleider/student/:id/badge/:badge_id/take-back', {
            params: { id, badge_id },
          }),
        'De badge is teruggenomen.',
      ),
    close: () => {
      setVoiding(null)
      setRestoring(null)
    },
  }
}
