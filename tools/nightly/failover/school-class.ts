import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import type { Difficulty, StudentExercise } from '../../../packages/contract/src/index.ts'
import { createRightMove } from '../../../apps/server/src/modules/learn/developer/move.ts'
import { createCaller, requestTokens, type TestCaller } from '../../../apps/server/src/testing/http.ts'
import { sendMove } from '../../../apps/server/src/testing/player.ts'

export interface AcknowledgedAnswer {
  readonly user_id: number
  readonly key: string
  readonly asked: number
  readonly answered: number
  readonly tries: number
}

export interface SchoolClass {
  readonly acknowledged: readonly AcknowledgedAnswer[]
  /** Returns the slowest reply (ms) to answers that were first sent at `since` or later, or were waiting then. */
  slowestSince(since: number): number
  /** Errors of repeated answers, which the server should have acknowledged. */
  readonly refusedAgain: readonly string[]
  readonly statuses: ReadonlyMap<number, number>
  /** Stops when each child has finished its present answer. */
  stop(): Promise<void>
}

const difficulties = [1, 2, 3] as const satisfies readonly Difficulty[]

/** Starts children who, like devices, send each answer with one key until the server acknowledges it. */
export function startClass(
  servers: readonly string[],
  usernames: readonly string[],
  password: string,
): SchoolClass {
  const acknowledged: AcknowledgedAnswer[] = []
  const statuses = new Map<number, number>()
  const refusedAgain: string[] = []
  const waiting = new Map<string, number>()
  let isStopped = false
  let turn = 0
  const server = (): { url: string } => ({ url: servers[turn++ % servers.length] ?? '' })

  async function play(username: string): Promise<void> {
    const login = async (): Promise<string> => {
      for (;;) {
        const reply = await requestTokens(server(), { grant_type: 'password', username, password }).catch(
          () => null,
        )
        if (reply?.status === 200) return reply.body.access_token
        await delay(250)
      }
    }
    let token = await login()
    /** Tries both servers in turn until one of them answers. */
    async function untilAnswered<T extends { readonly status: number }>(
      ask: (caller: TestCaller) => Promise<T>,
    ): Promise<T> {
      for (;;) {
        const reply = await ask(createCaller(server(), token)).catch(() => null)
        statuses.set(reply?.status ?? 0, (statuses.get(reply?.status ?? 0) ?? 0) + 1)
        if (reply?.status === 401) token = await login()
        else if (reply !== null && reply.status < 500) return reply
        else await delay(200)
      }
    }
    const user_id = (await untilAnswered((caller) => caller.call('GET /api/v1/user/me/'))).body.id
    const { body: steps } = await untilAnswered((caller) => caller.call('GET /api/v1/step'))
    const open = Object.values(steps)
      .flat()
      .map(({ id }) => id)
    for (let nr = 0; ; nr++) {
      const difficulty = difficulties[nr % difficulties.length] ?? 1
      for (const step_id of open) {
        const step = await untilAnswered((caller) =>
          caller.call('GET /api/v1/step/:id', { params: { id: step_id } }),
        )
        if (step.status !== 200) continue
        for (const { id } of step.body.exercises) {
          const exercise = await untilAnswered((caller) =>
            caller.call('GET /api/v1/exercise/:id', { params: { id } }),
          )
          if (exercise.status !== 200) continue
          let run: StudentExercise = exercise.body.student_exercise[difficulty]
          if (run.is_complete) {
            const headers = { 'idempotency-key': randomUUID() }
            const again = { params: { id }, body: { difficulty }, headers }
            const reset = await untilAnswered((caller) =>
              caller.call('PUT /api/v1/exercise/reset/:id', again),
            )
            if (reset.status !== 200) continue
            run = reset.body
          }
          while (!run.is_complete) {
            if (isStopped) return
            const key = randomUUID()
            const asked = performance.now()
            waiting.set(username, asked)
            let tries = 0
            const move = createRightMove(run)
            const reply = await untilAnswered((caller) => {
              tries++
              return sendMove(caller, id, run, move, key)
            })
            waiting.delete(username)
            if (reply.status !== 200) {
              if (tries > 1) refusedAgain.push(`${reply.status} ${JSON.stringify(reply.body)}`)
              break
            }
            acknowledged.push({ user_id, key, asked, answered: performance.now(), tries })
            run = reply.body
            await delay(150 + Math.random() * 150)
          }
        }
      }
    }
  }

  const playing = usernames.map(play)
  return {
    acknowledged,
    refusedAgain,
    statuses,
    slowestSince: (since) =>
      Math.max(
        0,
        ...acknowledged
          .filter(({ answered }) => answered >= since)
          .map(({ asked, answered }) => answered - Math.max(asked, since)),
        ...[...waiting.values()].map((asked) => performance.now() - Math.max(asked, since)),
      ),
    async stop() {
      isStopped = true
      await Promise.all(playing)
    },
  }
}
