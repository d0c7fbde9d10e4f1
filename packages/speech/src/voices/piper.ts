import { spawn } from 'node:child_process'
import { stat } from 'node:fs/promises'
import { speechLevelDb } from '../audio/level.ts'
import type { Finisher } from '../finishing/finisher.ts'
import { lowerPriority } from '../lower-priority.ts'
import { toPitchKey, computeSpokenSpeed, readTone } from '../request.ts'
import { toNeuralText } from './neural-text.ts'
import { createConcurrencyLimit } from './concurrency-limit.ts'
import type { Voice } from './voice.ts'

export interface PiperSettings {
  readonly command: string
  /** An .onnx file that has its .onnx.json next to it (`SPEECH_PIPER_MODEL`). */
  readonly model: string
  readonly timeoutMs?: number
}

/** Few, because each program has the whole model in memory. */
const programs = { atOnce: 2, maxWaiting: 50 }

/** Slower than the voice's default, because children listen. */
const childLengthScale = 1.15

export function createPiperVoice(settings: PiperSettings, finisher: Finisher): Voice {
  const lanes = createConcurrencyLimit(programs.atOnce, programs.maxWaiting)
  return {
    async plan(request) {
      const text = toNeuralText(request)
      const model = text === undefined ? undefined : await stat(settings.model).catch(() => undefined)
      if (text === undefined || !model) return undefined
      const tone = readTone(request)
      const lengthScale = String(childLengthScale / computeSpokenSpeed(tone))
      const { size, mtimeMs } = model
      return {
        voice: 'neural',
        fingerprint: JSON.stringify([
          'piper',
          settings.model,
          size,
          mtimeMs,
          lengthScale,
          text,
          ...toPitchKey(tone),
        ]),
        render: () =>
          lanes.add(async () =>
            finisher.normalise(await runPiper(settings, text, lengthScale), speechLevelDb, tone.pitch),
          ),
      }
    },
  }
}

function runPiper(
  { command, model, timeoutMs = 20_000 }: PiperSettings,
  text: string,
  lengthScale: string,
): Promise<Uint8Array> {
  const args = ['--model', model, '--length_scale', lengthScale, '--output_file', '-']
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: ['pipe', 'pipe', 'ignore'], timeout: timeoutMs })
    lowerPriority(child.pid)
    const pieces: Buffer[] = []
    child.stdout.on('data', (piece: Buffer) => pieces.push(piece))
    child.stdin.on('error', () => child.kill())
    child.on('error', reject)
    child.on('close', (code) => {
      if (code === 0 && pieces.length > 0) resolve(new Uint8Array(Buffer.concat(pieces)))
      else reject(new Error(`piper ended with ${code ?? 'a signal'}`))
    })
    child.stdin.end(`${text}\n`)
  })
}
