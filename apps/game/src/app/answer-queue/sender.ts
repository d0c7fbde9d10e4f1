import type { CallResponse } from '@letterliaan/contract'
import { ApiError, NetworkError } from '@letterliaan/contract/client'
import type { RunEndpoint, WaitingCall } from './waiting-calls.ts'

export interface SenderPorts {
  send(waiting: WaitingCall): Promise<CallResponse<RunEndpoint>>
  /** May this login play at all, as far as another call tells? */
  mayPlay(): Promise<boolean>
}

/** The server's word about a call. */
export type SendOutcome = { readonly answer: CallResponse<RunEndpoint> } | { readonly refusal: ApiError }

/** No word yet: to be tried again, not sooner than the server asks. */
export interface SendDelay {
  readonly retryAfterMs: number
}

/** The server is there, but not for us just now; 401 is for who logs in again. */
const passingStatuses = new Set([401, 408, 425, 429])

/**
 * Sends a call once: to the server's word, or to a delay. Only a 4xx of its own meaning is a refusal: what the network, a
 * server that stumbles, or a login that is over says nothing of the call.
 */
export function createSender(ports: SenderPorts) {
  return async (waiting: WaitingCall): Promise<SendOutcome | SendDelay> => {
    try {
      return { answer: await ports.send(waiting) }
    } catch (error) {
      const known = error instanceof ApiError || error instanceof NetworkError
      const delay = { retryAfterMs: (known ? error.retryAfterMs : null) ?? 0 }
      if (!(error instanceof ApiError) || error.status >= 500 || passingStatuses.has(error.status))
        return delay
      if (error.status === 403 && !(await ports.mayPlay())) return delay
      return adoptConflict(error)
    }
  }
}

/** The server holds another word than the child saw: its student exercise or test is the truth (rules.md, Exercise). */
function adoptConflict(refusal: ApiError): SendOutcome {
  const { status, problem } = refusal
  const present = status === 409 ? (problem.student_exercise ?? problem.test) : undefined
  return present === undefined ? { refusal } : { answer: present }
}
