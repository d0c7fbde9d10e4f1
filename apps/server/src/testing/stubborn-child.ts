import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import type { EndpointName, StudentExercise } from '@letterliaan/contract'
import { createCaller, requestTokens, type TestCallInput, type TestReply } from './http.ts'

const pauseMs = 50

/** Servers behind a proxy. Returns a running one, or another if it fails. */
export interface Servers {
  pick(): { readonly url: string }
}

/** A child that sends an answer with the same key until a server accepts it, like the game (ADR 12). */
export interface StubbornChild {
  readonly sentAgain: number
  /** Answers the current word. `time` is the reported duration, which identifies the row. */
  answer(time: number): Promise<void>
}

export async function openStubbornChild(
  servers: Servers,
  username: string,
  password: string,
): Promise<StubbornChild> {
  const tokens = await requestTokens(servers.pick(), { grant_type: 'password', username, password })
  const token = tokens.body.access_token
  const counts = { sentAgain: 0 }

  const send = async <C extends EndpointName>(name: C, sent: TestCallInput = {}) => {
    const headers = { 'idempotency-key': randomUUID() }
    for (;;) {
      const reply = await createCaller(servers.pick(), token)
        .call(name, { ...sent, headers })
        .catch(() => null)
      if (reply !== null && reply.status < 300) return reply.body
      if (reply !== null && reply.status !== 503) throw refusal(name, reply)
      counts.sentAgain++
      await delay(pauseMs)
    }
  }

  const phases = await send('GET /api/v1/step')
  const open = Object.values(phases)
    .flat()
    .find(({ status }) => status !== -1)
  const { exercises } = await send('GET /api/v1/step/:id', { params: { id: open?.id } })
  const id = exercises.find(({ exercise_type }) => exercise_type.template === 'OefenDictee')?.id
  const begin = (): Promise<StudentExercise> =>
    send('POST /api/v1/exercise/hard-reset/:id', { params: { id }, body: { difficulty: 2 } })
  let run = await begin()

  return {
    get sentAgain() {
      return counts.sentAgain
    },
    async answer(time) {
      if (run.is_complete) run = await begin()
      const word = run.current_word ?? ''
      const body = {
        exercise_id: id,
        difficulty: 2,
        word,
        startTime: 1_700_000_000,
        time,
        data: { answer: word },
      }
      run = await send('PUT /api/v1/exercise/:id', { params: { id }, body })
    },
  }
}

const refusal = (name: string, { status, problem }: TestReply<unknown>): Error =>
  new Error(`${name}: ${status} ${JSON.stringify(problem)}`)
