import type { Sent, StudentExercise } from '@letterliaan/contract'
import { ApiError, NetworkError } from '@letterliaan/contract/client'
import type { RunCall, WaitingCall, WaitingCalls } from './waiting-calls.ts'

export interface AnswerQueuePorts {
  send(waiting: WaitingCall): Promise<StudentExercise>
  storage: WaitingCalls
  newKey(): string
  /** Resolves after so many ms, or sooner when the network comes back. */
  pause(ms: number): Promise<void>
  /** Tells whether calls are held up by the network. */
  onHeldUp(heldUp: boolean): void
}

export interface AnswerQueue {
  /**
   * Sends a call after all that were submitted before it, again and again with the same key until the server has
   * spoken. Resolves to the student exercise, also to the one that a 409 carries (the answer was for another word);
   * rejects with the ApiError of any other refusal.
   */
  submit<C extends RunCall>(call: C, id: number, body: Sent<C, 'body'>): Promise<StudentExercise>
  /** Sends what an earlier visit left behind. */
  resume(): Promise<void>
  /** Forgets everything that waits: the child is logged out. */
  abandon(): Promise<void>
}

const firstPauseMs = 1000
const longestPauseMs = 15_000
/** The server is there, but not for us just now. */
const passingStatuses = new Set([429, 502, 503, 504])

/** The line in which answers wait for the server (architecture.md, How an answer travels). */
export function createAnswerQueue(ports: AnswerQueuePorts): AnswerQueue {
  const { storage } = ports
  let tail: Promise<unknown> = Promise.resolve()
  let generation = 0

  async function sendUntilAnswered(waiting: WaitingCall, isAbandoned: () => boolean) {
    for (let pauseMs = firstPauseMs; !isAbandoned(); pauseMs = Math.min(2 * pauseMs, longestPauseMs)) {
      try {
        const answer = await ports.send(waiting)
        ports.onHeldUp(false)
        return answer
      } catch (error) {
        if (!isPassing(error)) return adoptConflict(error)
      }
      ports.onHeldUp(!isAbandoned())
      await ports.pause(pauseMs)
    }
    throw new DOMException('The child logged out.', 'AbortError')
  }

  function line(waiting: WaitingCall, stored: Promise<void>): Promise<StudentExercise> {
    const born = generation
    const before = tail
    const deliver = async (): Promise<StudentExercise> => {
      await stored
      await before
      try {
        return await sendUntilAnswered(waiting, () => born !== generation)
      } finally {
        await storage.remove(waiting.key)
      }
    }
    const delivered = deliver()
    tail = delivered.catch(() => undefined)
    return delivered
  }

  return {
    submit(call, id, body) {
      const waiting = { key: ports.newKey(), call, id, body } as WaitingCall
      return line(waiting, storage.add(waiting))
    },
    async resume() {
      const left = await storage.list()
      await Promise.allSettled(left.map((waiting) => line(waiting, Promise.resolve())))
    },
    async abandon() {
      generation += 1
      tail = Promise.resolve()
      ports.onHeldUp(false)
      await storage.clear()
    },
  }
}

const isPassing = (error: unknown): boolean =>
  error instanceof NetworkError || (error instanceof ApiError && passingStatuses.has(error.status))

/** The server holds another word than the child saw: its student exercise is the truth (rules.md, Exercise). */
function adoptConflict(error: unknown): StudentExercise {
  const present =
    error instanceof ApiError && error.status === 409 ? error.problem.student_exercise : undefined
  if (present === undefined) throw error
  return present
}
