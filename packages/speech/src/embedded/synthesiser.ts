import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import type { Clip } from '../audio/clip.ts'
import type { Priority } from '../priority-queue.ts'
import { createProgramQueue, type ProgramEvents, type RunningProgram } from '../program-queue.ts'
import type { ProgramReady, SynthesisResponse, SynthesisRequest } from './protocol.ts'

export interface SpokenClip extends Clip {
  readonly phonemes: { name: string; at_ms: number }[]
}

type Unnumbered = Omit<SynthesisRequest, 'id'>

export interface SpeakingProgram<Question = Unnumbered> {
  /** Throws SynthesiserBusyError (queue full), SpeechUnavailableError (too slow, or dead) or Error (refused). */
  speak(question: Question): Promise<SpokenClip>
}

export interface Synthesiser<Question = Unnumbered> extends SpeakingProgram<Question> {
  readonly background: SpeakingProgram<Question>
  pid(): number | undefined
  close(): void
}

export interface SynthesiserOptions {
  readonly program?: string
  readonly args?: readonly string[]
  readonly startTimeoutMs?: number
  readonly timeoutMs?: number
  readonly queueLength?: number
  /** Milliseconds of idleness after which the program ends, because it takes about 100 MB. */
  readonly idleMs?: number
}

const defaultProgram = fileURLToPath(new URL('./espeak-program.ts', import.meta.url))

export function createSynthesiser<Question extends object = Unnumbered>({
  program = defaultProgram,
  args = [],
  startTimeoutMs,
  timeoutMs = 10_000,
  queueLength = 200,
  idleMs = 60_000,
}: SynthesiserOptions = {}): Synthesiser<Question> {
  const queue = createProgramQueue<Question, SynthesisResponse>({
    name: 'the synthesiser',
    start: (events) => startProgram([program, ...args], events),
    ...(startTimeoutMs !== undefined && { startTimeoutMs }),
    timeoutMs,
    queueLength,
    idleMs,
  })
  const withPriority = (priority: Priority): SpeakingProgram<Question> => ({
    speak: async (question) => toSpoken(await queue.ask(question, priority)),
  })
  return {
    ...withPriority('foreground'),
    background: withPriority('background'),
    pid: queue.pid,
    close: queue.close,
  }
}

function startProgram<Question>(
  command: readonly string[],
  { ready, answered, ended }: ProgramEvents<SynthesisResponse>,
): RunningProgram<Question> {
  const child = spawn(process.execPath, command, { stdio: ['pipe', 'pipe', 'inherit'] })
  const kill = (): void => void child.kill('SIGKILL')
  child.stdin.on('error', kill)
  child.on('error', ended)
  child.on('exit', ended)
  createInterface({ input: child.stdout }).on('line', (line) => {
    const answer = readAnswer(line)
    if (answer === undefined) kill()
    else if ('ready' in answer) ready()
    else answered(answer)
  })
  return {
    pid: child.pid,
    send: (question) => void child.stdin.write(`${JSON.stringify(question)}\n`),
    kill,
  }
}

function readAnswer(line: string): SynthesisResponse | ProgramReady | undefined {
  try {
    return JSON.parse(line) as SynthesisResponse | ProgramReady
  } catch {
    return undefined
  }
}

function toSpoken(answer: SynthesisResponse): SpokenClip {
  if ('error' in answer) throw new Error(answer.error)
  const bytes = Buffer.from(answer.pcm, 'base64')
  const samples = new Float32Array(bytes.length / 2)
  for (let i = 0; i < samples.length; i++) samples[i] = bytes.readInt16LE(i * 2) / 0x80_00
  return { samples, sample_rate: answer.sample_rate, phonemes: answer.phonemes }
}
