import { spawn, type ChildProcessByStdio } from 'node:child_process'
import { createInterface } from 'node:readline'
import type { Readable, Writable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import type { Clip } from '../audio/clip.ts'
import { createPriorityQueue, type Priority } from '../priority-queue.ts'
import { SpeechUnavailableError, SynthesiserBusyError } from '../speech-errors.ts'
import type { SynthesisResponse, SynthesisRequest } from './protocol.ts'

/** Sound with the moments (ms) at which its phonemes begin. */
export interface SpokenClip extends Clip {
  readonly phonemes: { name: string; at_ms: number }[]
}

/** A question as it is asked: the program's queue numbers it. */
type Unnumbered = Omit<SynthesisRequest, 'id'>

export interface SpeakingProgram<Question = Unnumbered> {
  /**
   * Lets the program speak.
   * @throws SynthesiserBusyError when too many questions wait already
   * @throws SpeechUnavailableError when the program takes too long, or dies twice on the same question
   * @throws Error when the program refuses the question
   */
  speak(question: Question): Promise<SpokenClip>
}

export interface Synthesiser<Question = Unnumbered> extends SpeakingProgram<Question> {
  /** The same at background priority */
  readonly background: SpeakingProgram<Question>
  /** The running program's process id, if it runs now */
  pid(): number | undefined
  close(): void
}

export interface SynthesiserOptions {
  /** Path of the program; it is run by this Node */
  readonly program?: string
  readonly args?: readonly string[]
  /** How long one question may take, in ms, the program's start included */
  readonly timeoutMs?: number
  /** How many requests may wait at a priority */
  readonly queueLength?: number
  /** The program ends after this long without questions, in ms: it holds about 100 MB */
  readonly idleMs?: number
}

type Program = ChildProcessByStdio<Writable, Readable, null>
interface Job<Question> {
  readonly question: Question & { readonly id: number }
  readonly retried: boolean
  resolve(spoken: SpokenClip): void
  reject(error: Error): void
}

const defaultProgram = fileURLToPath(new URL('./espeak-program.ts', import.meta.url))

/**
 * Runs the synthesiser program: started at the first question, one question at a time, started again when
 * it died or had to be ended for taking too long, ended when idle and by `close`.
 */
export function createSynthesiser<Question extends object = Unnumbered>(
  options: SynthesiserOptions = {},
): Synthesiser<Question> {
  const {
    program = defaultProgram,
    args = [],
    timeoutMs = 10_000,
    queueLength = 200,
    idleMs = 60_000,
  } = options
  const queue = createPriorityQueue<Job<Question>>()
  let running: Program | undefined
  let current: Job<Question> | undefined
  let timer: NodeJS.Timeout | undefined
  let lastId = 0

  function start(): Program {
    const child = spawn(process.execPath, [program, ...args], { stdio: ['pipe', 'pipe', 'inherit'] })
    child.stdin.on('error', () => kill(child))
    child.on('error', () => retire(child))
    child.on('exit', () => retire(child))
    createInterface({ input: child.stdout }).on('line', (line) => {
      const answer = readAnswer(line)
      if (answer) receive(answer)
      else kill(child)
    })
    return child
  }

  function retire(child: Program): void {
    if (running !== child) return
    running = undefined
    const job = current
    current = undefined
    if (job && !job.retried) queue.unshift({ ...job, retried: true })
    else job?.reject(new SpeechUnavailableError('the synthesiser ended without an answer'))
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
    running ??= start()
    timer = setTimeout(giveUp, timeoutMs)
    running.stdin.write(`${JSON.stringify(current.question)}\n`)
  }

  function receive(answer: SynthesisResponse): void {
    if (answer.id !== current?.question.id) return
    const job = current
    current = undefined
    if ('error' in answer) job.reject(new Error(answer.error))
    else job.resolve(toSpoken(answer))
    next()
  }

  function giveUp(): void {
    const job = current
    current = undefined
    end()
    job?.reject(new SpeechUnavailableError(`the synthesiser took more than ${timeoutMs} ms`))
    next()
  }

  function end(): void {
    const child = running
    running = undefined
    if (child) kill(child)
  }

  function ask(question: Question, priority: Priority): Promise<SpokenClip> {
    if (queue.length(priority) >= queueLength) return Promise.reject(new SynthesiserBusyError())
    return new Promise((resolve, reject) => {
      queue.push({ question: { ...question, id: ++lastId }, retried: false, resolve, reject }, priority)
      next()
    })
  }

  return {
    speak: (question) => ask(question, 'foreground'),
    background: { speak: (question) => ask(question, 'background') },
    pid: () => running?.pid,
    close() {
      clearTimeout(timer)
      end()
      const left = current ? [current, ...queue.empty()] : queue.empty()
      current = undefined
      for (const job of left) job.reject(new SpeechUnavailableError('the synthesiser was closed'))
    },
  }
}

/** A program that hangs or was frozen hears no other signal, and none has anything to finish. */
function kill(child: Program): void {
  child.kill('SIGKILL')
}

/** @returns undefined for a line that is no answer */
function readAnswer(line: string): SynthesisResponse | undefined {
  try {
    return JSON.parse(line) as SynthesisResponse
  } catch {
    return undefined
  }
}

function toSpoken(answer: Exclude<SynthesisResponse, { error: string }>): SpokenClip {
  const bytes = Buffer.from(answer.pcm, 'base64')
  const samples = new Float32Array(bytes.length / 2)
  for (let i = 0; i < samples.length; i++) samples[i] = bytes.readInt16LE(i * 2) / 0x80_00
  return { samples, sample_rate: answer.sample_rate, phonemes: answer.phonemes }
}
