import { stat } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { speechLevelDb } from '../audio/level.ts'
import { createSynthesiser, type SpeakingProgram, type Synthesiser } from '../embedded/synthesiser.ts'
import type { AudioFinisher } from '../finishing/finisher.ts'
import { toPitchKey, computeSpokenSpeed, readTone } from '../request.ts'
import { toNeuralText } from '../voices/neural-text.ts'
import type { Voice } from '../voices/voice.ts'
import type { ModelQuestion } from './model-files.ts'

const childSpeed = 0.87
/** Milliseconds, because a long sentence takes a slow machine some seconds. */
const timeoutMs = 30_000
/** Milliseconds of idleness. A model loads in seconds and takes a few hundred MB, so it stays for a lesson. */
const idleMs = 600_000

const program = fileURLToPath(new URL('./model-program.ts', import.meta.url))

export const createModelProgram = (path: string): Synthesiser<ModelQuestion> =>
  createSynthesiser({ program, args: [path], timeoutMs, idleMs })

export function createModelVoice(
  path: string,
  model: SpeakingProgram<ModelQuestion>,
  finisher: AudioFinisher,
): Voice {
  return {
    async plan(request) {
      const text = toNeuralText(request)
      const file = text === undefined ? undefined : await stat(path).catch(() => undefined)
      if (text === undefined || !file) return undefined
      const tone = readTone(request)
      const speed = childSpeed * computeSpokenSpeed(tone)
      return {
        voice: 'neural',
        fingerprint: JSON.stringify([
          'model',
          path,
          file.size,
          file.mtimeMs,
          speed,
          text,
          ...toPitchKey(tone),
        ]),
        render: async () => finisher.normalise(await model.speak({ text, speed }), speechLevelDb, tone.pitch),
      }
    },
  }
}
