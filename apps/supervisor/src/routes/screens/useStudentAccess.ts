import type { SupervisedStudent } from '@letterliaan/contract'
import { randomId } from '@letterliaan/contract/client'
import { useNotify } from '@letterliaan/ui'
import { useState } from 'react'
import { useServices } from '../../app/useServices.ts'
import { impersonationAddress } from '../addresses.ts'

export interface StudentAccess {
  readonly isOpening: boolean
  /** Leaves for the game as the child, to look or to play in its place; a failure is told. */
  readonly open: (kind: 'impersonation' | 'take_over') => Promise<void>
  /** Lets it in past earlier wrong attempts; whether that worked is told. */
  readonly letIn: () => Promise<void>
  /** Resolves to the new password; null if that failed, which is told by then. */
  readonly makePassword: () => Promise<string | null>
}

/** The ways into the game of a child. */
export function useStudentAccess({ id, screen_name }: SupervisedStudent): StudentAccess {
  const { client } = useServices()
  const notify = useNotify()
  const [isOpening, setOpening] = useState(false)

  const tell = (error: unknown) =>
    notify('error', error instanceof Error ? error.message : 'Dat is niet gelukt.')

  async function open(kind: 'impersonation' | 'take_over') {
    setOpening(true)
    try {
      const { token } = await client.call('POST /api/v1/begeleider/student/:id/exchange-token', {
        params: { id },
        body: { kind },
      })
      window.location.assign(impersonationAddress(token))
    } catch (error) {
      tell(error)
      setOpening(false)
    }
  }

  async function letIn() {
    try {
      await client.call('POST /api/v1/begeleider/student/:id/let-in', {
        params: { id },
        idempotencyKey: randomId(),
      })
      notify('success', `${screen_name} kan nu inloggen.`)
    } catch (error) {
      tell(error)
    }
  }

  async function makePassword() {
    try {
      const reply = await client.call('POST /api/v1/begeleider/student/:id/password', { params: { id } })
      return reply.password
    } catch (error) {
      tell(error)
      return null
    }
  }

  return { isOpening, open, letIn, makePassword }
}
