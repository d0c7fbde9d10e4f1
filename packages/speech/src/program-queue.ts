import { createPriorityQueue, type Priority } from './priority-queue.ts'
import { SpeechUnavailableError, SynthesiserBusyError } from './speech-errors.ts'

/** A program that was started, and answers questions. */
export interface RunningProgram<Question> {
  readonly pid: number | undefined
  send(question: Question & { readonly id: number }): void
  /** Ends it at once: one that hangs or was frozen hears no other signal, and none has anything to finish. */
  kill(): void
}

/** What a program tells of itself. */
export interface ProgramEvents<Answer> {
  /** It has loaded what it needs, and can answer. */
  readonly ready: () => void
  readonly answered: (answer: Answer) => void
  readonly ended: () => void
}

export interface ProgramQueueOptions<Question, Answer> {
  /** As messages call it: 'the synthesiser' */
  readonly name: string
  readonly start: (events: ProgramEvents<Answer>) => RunningProgram<Question>
  /** How long the program may take to be ready, in ms: on a busy machine loading takes far longer than any answer */
  readonly startTimeoutMs?: number
  /** How long one question may take, in ms, from when the program is ready */
  readonly timeoutMs: number
  /** The program ends after this long without questions, in ms */
  readonly idleMs: number
  /** How many questions may wait at a priority */
  readonly queueLength?: number
}

export interface ProgramQueue<Question, Answer> {
  /**
   * @throws SynthesiserBusyError when too many questions wait already
   * @throws SpeechUnavailableError when the program takes too long, dies twice on the same question, or is closed
   */
  ask(question: Question, priority: Priority): Promise<Answer>
  /** The running program's process id, if it runs now */
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

/**
 * Gives questions to a program of its own, one at a time: it is started at the first, started again when it died or had to be
 * ended for taking too long, and ended when idle and by `close`.
 */
export function createProgramQueue<Question extends object, Answer extends { readonly id: number }>({
  name,
  start,
  startTimeoutMs = defaultStartTimeoutMs,
  timeoutMs,
  idleMs,
  queueLength = Infinity,
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
