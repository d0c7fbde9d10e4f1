import { lowerPriority } from './lower-priority.ts'
import { createPriorityQueue, type Priority } from './priority-queue.ts'
import { SpeechUnavailableError, SynthesiserBusyError } from './speech-errors.ts'

export interface RunningProgram<Question> {
  readonly pid: number | undefined
  send(question: Question & { readonly id: number }): void
  /** Use SIGKILL, because a frozen program ignores other signals. It has nothing to clean up. */
  kill(): void
}

export interface ProgramEvents<Answer> {
  readonly ready: () => void
  readonly answered: (answer: Answer) => void
  readonly ended: () => void
}

export interface ProgramQueueOptions<Question, Answer> {
  readonly name: string
  readonly start: (events: ProgramEvents<Answer>) => RunningProgram<Question>
  /** Milliseconds. On a busy machine, loading takes far longer than any answer. */
  readonly startTimeoutMs?: number
  readonly timeoutMs: number
  readonly idleMs: number
  readonly queueLength: number
}

export interface ProgramQueue<Question, Answer> {
  /** Throws SynthesiserBusyError if the queue is full, SpeechUnavailableError if too slow, died twice or closed. */
  ask(question: Question, priority: Priority): Promise<Answer>
  readonly length: () => number
  readonly pid: () => number | undefined
  readonly close: () => void
}

interface Job<Question, Answer> {
  readonly question: Question & { readonly id: number }
  readonly retried: boolean
  resolve(answer: Answer): void
  reject(error: Error): void
}

const defaultStartTimeoutMs = 120_000

/** Runs one request at a time. Restarts a program that dies or takes too long, and ends an idle one. */
export function createProgramQueue<Question extends object, Answer extends { readonly id: number }>({
  name,
  start,
  startTimeoutMs = defaultStartTimeoutMs,
  timeoutMs,
  idleMs,
  queueLength,
}: ProgramQueueOptions<Question, Answer>): ProgramQueue<Question, Answer> {
  const queue = createPriorityQueue<Job<Question, Answer>>()
  let running: RunningProgram<Question> | undefined
  let isReady = false
  let current: Job<Question, Answer> | undefined
  let timer: NodeJS.Timeout | undefined
  let lastId = 0

  function begin(): RunningProgram<Question> {
    isReady = false
    const program = start({
      ready: () => getReady(program),
      answered: receive,
      ended: () => retire(program),
    })
    lowerPriority(program.pid)
    return program
  }

  function getReady(program: RunningProgram<Question>): void {
    if (running !== program) return
    isReady = true
    if (current) send(program, current)
  }

  function send(program: RunningProgram<Question>, job: Job<Question, Answer>): void {
    clearTimeout(timer)
    timer = setTimeout(giveUp, timeoutMs)
    program.send(job.question)
  }

  function retire(program: RunningProgram<Question>): void {
    if (running !== program) return
    running = undefined
    const job = current
    current = undefined
    if (job && !job.retried) queue.unshift({ ...job, retried: true })
    else job?.reject(new SpeechUnavailableError(`${name} ended without an answer`))
    next()
  }

  function next(): void {
    if (current) return
    clearTimeout(timer)
    current = queue.shift()
    if (!current) {
      timer = setTimeout(end, idleMs).unref()
      return
    }
    running ??= begin()
    if (isReady) send(running, current)
    else timer = setTimeout(giveUp, startTimeoutMs)
  }

  function receive(answer: Answer): void {
    if (answer.id !== current?.question.id) return
    const job = current
    current = undefined
    job.resolve(answer)
    next()
  }

  function giveUp(): void {
    const job = current
    current = undefined
    end()
    const tooSlow = isReady ? `took more than ${timeoutMs} ms` : `was not ready after ${startTimeoutMs} ms`
    job?.reject(new SpeechUnavailableError(`${name} ${tooSlow}`))
    next()
  }

  function end(): void {
    running?.kill()
    running = undefined
  }

  return {
    ask(question, priority) {
      if (queue.length(priority) >= queueLength) return Promise.reject(new SynthesiserBusyError())
      return new Promise((resolve, reject) => {
        queue.push({ question: { ...question, id: ++lastId }, retried: false, resolve, reject }, priority)
        next()
      })
    },
    length: () => queue.length('foreground') + queue.length('background'),
    pid: () => running?.pid,
    close() {
      clearTimeout(timer)
      end()
      const left = current ? [current, ...queue.empty()] : queue.empty()
      current = undefined
      for (const job of left) job.reject(new SpeechUnavailableError(`${name} was closed`))
    },
  }
}
