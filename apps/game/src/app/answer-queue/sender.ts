import type { CallResponse } from '@letterliaan/contract'
import { ApiError, NetworkError, tooOldStatus } from '@letterliaan/contract/client'
import type { RunEndpoint, WaitingCall } from './waiting-calls.ts'

export interface SenderPorts {
  send(waiting: WaitingCall): Promise<CallResponse<RunEndpoint>>
  mayPlay(): Promise<boolean>
}

/** `isConflict`: the call was not accepted, and `answer` is the server's current state. */
export type SendOutcome =
  | { readonly answer: CallResponse<RunEndpoint>; readonly isConflict?: boolean }
  | { readonly refusal: ApiError }

export interface SendDelay {
  readonly retryAfterMs: number
}

/** Temporary refusals. Another login may solve a 401, and a new version of the game `tooOldStatus`. */
const passingStatuses = new Set([401, 408, 425, tooOldStatus, 429])

/** Only a 4xx about the call itself refuses it. Network, server and login errors do not. */
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

/** Adopts the server's state, because the server decides if its word differs (rules.md, Exercise). */
function adoptConflict(refusal: ApiError): SendOutcome {
  const { status, problem } = refusal
  const present = status === 409 ? (problem.student_exercise ?? problem.test) : undefined
  return present === undefined ? { refusal } : { answer: present, isConflict: true }
}
