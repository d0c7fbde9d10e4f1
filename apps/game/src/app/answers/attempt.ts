import type { Answer } from '@letterliaan/contract'
import { ApiError } from '@letterliaan/contract/client'
import type { RunCall, WaitingCall } from './waiting-calls.ts'

export interface AttemptPorts {
  send(waiting: WaitingCall): Promise<Answer<RunCall>>
  /** Does the server answer other calls well? */
  isServerWell(): Promise<boolean>
}

/** The server's word about a call. */
export type Outcome = { readonly answer: Answer<RunCall> } | { readonly refusal: ApiError }

/** The server is there, but not for us just now; 401 is for who logs in again. */
const passingStatuses = new Set([401, 408, 425, 429, 502, 503, 504])
/** So often may the server stumble over one call before the call is held to be the cause. */
const mostStumbles = 6

/**
 * Sends a call once: to the server's word, or to null where it may be tried again. A call that makes a server fail which
 * is well otherwise is given up: it would keep all that waits behind it from the server for ever.
 */
export function createAttempt(ports: AttemptPorts) {
  const stumbles = new Map<string, number>()

  async function isToBlame({ key }: WaitingCall): Promise<boolean> {
    const count = (stumbles.get(key) ?? 0) + 1
    stumbles.set(key, count)
    return count >= mostStumbles && ports.isServerWell()
  }

  return async (waiting: WaitingCall): Promise<Outcome | null> => {
    try {
      return { answer: await ports.send(waiting) }
    } catch (error) {
      if (!(error instanceof ApiError) || passingStatuses.has(error.status)) return null
      if (error.status < 500) return adoptConflict(error)
      if (!(await isToBlame(waiting))) return null
      console.error(`Given up: ${waiting.call} ${waiting.id}`, error)
      return { refusal: error }
    }
  }
}

/** The server holds another word than the child saw: its student exercise or test is the truth (rules.md, Exercise). */
function adoptConflict(refusal: ApiError): Outcome {
  const { status, problem } = refusal
  const present = status === 409 ? (problem.student_exercise ?? problem.test) : undefined
  return present === undefined ? { refusal } : { answer: present }
}
