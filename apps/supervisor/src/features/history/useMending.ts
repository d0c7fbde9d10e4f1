import type { PracticeSession, SessionBody, SessionRestoring, SessionVoiding } from '@letterliaan/contract'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useChange } from '../../app/data/useChange.ts'
import { previewRestoring, previewVoiding, restoreSession, voidSession } from './mending.ts'

interface Previewed {
  readonly change: SessionVoiding
  readonly body: SessionBody
}

export function useMending(id: number) {
  const [voiding, setVoiding] = useState<Previewed | null>(null)
  const [restoring, setRestoring] = useState<SessionRestoring | null>(null)
  /** Start of the session that was voided or restored last. Its row gets the focus. */
  const [moved, setMoved] = useState<number | null>(null)
  /** Voided sessions, until they are restored. Their rows close before the refetch, which would find no answers for them. */
  const [gone, setGone] = useState<readonly number[]>([])
  const close = () => {
    setVoiding(null)
    setRestoring(null)
  }
  /** Runs before the refetch, so that the row gets the focus when it appears in the other list. */
  const leave = (_: unknown, { started_at }: { readonly started_at: number }) => {
    close()
    setMoved(started_at)
  }
  const leaveRestored: typeof leave = (output, restored) => {
    leave(output, restored)
    setGone((before) => before.filter((started_at) => started_at !== restored.started_at))
  }
  const leaveVoided = (output: unknown, { started_at, also = [] }: SessionBody) =>
    flushSync(() => {
      leave(output, { started_at })
      setGone((before) => [...before, started_at, ...also])
    })
  const preview = useChange(previewVoiding(id), (change, body) => setVoiding({ change, body }))
  const voidIt = useChange((services) => ({ ...voidSession(id)(services), take: leaveVoided }))
  const previewBack = useChange(previewRestoring, setRestoring)
  const restore = useChange((services) => ({ ...restoreSession(services), take: leaveRestored }))

  return {
    isBusy: [preview, voidIt, previewBack, restore].some(({ isBusy }) => isBusy),
    voiding,
    restoring,
    moved,
    gone,
    preview: ([first, ...others]: readonly PracticeSession[]) => {
      if (first === undefined) return
      const also = others.map(({ started_at }) => started_at)
      return preview.run({ started_at: first.started_at, ...(also.length > 0 && { also }) })
    },
    previewRestoring: previewBack.run,
    voidSession: (reason: string) => voiding !== null && voidIt.run({ ...voiding.body, reason }),
    restore: restore.run,
    close,
  }
}
