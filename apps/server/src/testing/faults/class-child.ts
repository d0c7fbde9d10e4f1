import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { CallResponse, Difficulty, EndpointName, StudentExercise } from '@letterliaan/contract'
import { encodeJson } from '../../db/json.ts'
import { createRightMove, createWrongMove } from '../../modules/learn/developer/move.ts'
import { createCaller, logIn, type TestCallInput, type TestReply } from '../http.ts'
import { createAnswerBody, groupExercises } from '../player.ts'
import type { TestChild } from '../school.ts'

/** A confirmed answer. Its `time` is unique, so it identifies the answer in the database. */
export interface AcknowledgedAnswer {
  readonly exercise_id: number
  readonly time: number
}

/** Maximum time to wait until an answer is accepted, whatever faults occur. */
const patienceMs = 90_000
/** Time after which a device gives up a call and sends it again. */
const callMs = 15_000
const againMs = 100

/** Statuses that are retried. Any other error status is a failure. */
const passing: ReadonlySet<number> = new Set([401, 429, 502, 503])

interface NextWord {
  readonly id: number
  readonly difficulty: Difficulty
  readonly run: StudentExercise
  readonly isDictation: boolean
}

export class ClassChild {
  readonly #url: () => string
  readonly #child: TestChild
  readonly #random: () => number
  readonly acknowledged: AcknowledgedAnswer[] = []
  readonly wrong: string[] = []
  readonly counts = { refused: 0, broken: 0, silent: 0 }
  longestMs = 0
  isDone = false
  #token: string | null = null
  #next: NextWord | null = null
  readonly #played = new Set<string>()
  #numSent = 0

  constructor(url: () => string, child: TestChild, random: () => number) {
    this.#url = url
    this.#child = child
    this.#random = random
  }

  get student_id(): number {
    return this.#child.student_id
  }

  async answer(): Promise<void> {
    const began = performance.now()
    const next = (this.#next ??= await this.#choose())
    if (next === null) {
      this.isDone = true
      return
    }
    const { id, run, isDictation } = next
    const isWrong = this.#random() < 0.2
    const data = isWrong ? createWrongMove(run, isDictation) : createRightMove(run)
    const body = { ...createAnswerBody(id, run, data), time: 1000 + this.#numSent++ }
    const headers = { 'idempotency-key': randomUUID() }
    const { status, body: after } = await this.#call('PUT /api/v1/exercise/:id', {
      params: { id },
      body,
      headers,
    })
    if (status !== 200) throw new Error(`An answer was refused with ${status}.`)
    // A template without letters ignores a wrong letter.
    const isTaken = !isWrong || encodeJson(after) !== encodeJson(run)
    if (isTaken) this.acknowledged.push({ exercise_id: id, time: body.time })
    this.#next = after.is_complete ? null : { ...next, run: after }
    this.longestMs = Math.max(this.longestMs, performance.now() - began)
  }

  async #choose(): Promise<NextWord | null> {
    for (const step_id of this.#child.steps) {
      const { status, body: step } = await this.#call('GET /api/v1/step/:id', { params: { id: step_id } })
      if (status !== 200) return null
      const { explore, practise, dictation } = groupExercises(step)
      for (const difficulty of [2, 3, 1] as const)
        for (const id of [...explore, ...practise, dictation]) {
          const name = `${id} ${difficulty}`
          if (this.#played.has(name)) continue
          this.#played.add(name)
          const { body } = await this.#call('GET /api/v1/exercise/:id', { params: { id } })
          const run = body.student_exercise[difficulty]
          if (run.is_complete || run.current_word === null || run.documents.length > 0) continue
          const isDictation = body.exercise_type.is_dictation
          return { id, difficulty, isDictation, run: isDictation ? await this.#open(id, difficulty) : run }
        }
    }
    return null
  }

  /** Opens an exercise like the game. Until then a dictation's words depend on the clock (ADR 34). */
  async #open(id: number, difficulty: Difficulty): Promise<StudentExercise> {
    const sent = { params: { id }, body: { difficulty } }
    const { status, body } = await this.#call('POST /api/v1/exercise/hard-reset/:id', sent)
    if (status !== 200) throw new Error(`A dictation was not opened: ${status}.`)
    return body
  }

  /** Calls like the game: sends an unanswered call again, unchanged. */
  async #call<C extends EndpointName>(name: C, sent: TestCallInput): Promise<TestReply<CallResponse<C>>> {
    for (const since = performance.now(); performance.now() - since < patienceMs;) {
      const reply = await this.#try(name, sent)
      if (reply !== null && !passing.has(reply.status)) {
        if (reply.status !== 200 && reply.status !== 403)
          this.wrong.push(`${name}: ${reply.status} ${JSON.stringify(reply.body)}`)
        return reply
      }
      if (reply !== null) await this.#hear(name, reply)
      await sleep(againMs)
    }
    throw new Error(`${name} was not answered for ${patienceMs / 1000} seconds.`)
  }

  async #hear(name: string, { status, headers, problem }: TestReply<unknown>): Promise<void> {
    if (status === 401) {
      this.#token = null
      return
    }
    this.counts.refused += 1
    if (status === 503 && (headers.get('retry-after') === null || !problem.detail))
      this.wrong.push(`${name}: 503 without a sentence or without when to come back`)
  }

  /** Returns null if there is no reply. */
  async #try<C extends EndpointName>(
    name: C,
    sent: TestCallInput,
  ): Promise<TestReply<CallResponse<C>> | null> {
    const giveUp = new Promise<'silent'>((resolve) => {
      setTimeout(resolve, callMs, 'silent' as const).unref()
    })
    try {
      this.#token ??= (await logIn({ url: this.#url() }, this.#child.username)).tokens.access_token
      const reply = await Promise.race([
        createCaller({ url: this.#url() }, this.#token).call(name, sent),
        giveUp,
      ])
      if (reply !== 'silent') return reply
      this.counts.silent += 1
    } catch {
      this.counts.broken += 1
    }
    return null
  }
}
