/** Runs espeak-ng (GPL-3) as a separate program. Never import this file. Ends when stdin closes (protocol.ts). */
import { createInterface } from 'node:readline'
import load from '@echogarden/espeak-ng-emscripten'
import type { ProgramReady, SynthesisResponse, SynthesisRequest } from './protocol.ts'

// The server has stopped and reads no more answers.
process.stdout.on('error', () => process.exit())

const { eSpeakNGWorker } = await load({ print: console.error })
const speaker = new eSpeakNGWorker()
process.stdout.write(`${JSON.stringify({ ready: true } satisfies ProgramReady)}\n`)

for await (const line of createInterface({ input: process.stdin })) {
  process.stdout.write(`${JSON.stringify(answer(JSON.parse(line) as SynthesisRequest))}\n`)
}

function answer(question: SynthesisRequest): SynthesisResponse {
  try {
    return speak(question)
  } catch (error) {
    return { id: question.id, error: String(error) }
  }
}

function speak({ id, text, voice, rate, pitch, range }: SynthesisRequest): SynthesisResponse {
  if (speaker.set_voice(voice) !== 0) return { id, error: `no voice ${voice}` }
  speaker.set_rate(rate)
  speaker.set_pitch(pitch)
  speaker.set_range(range)
  const pieces: Buffer[] = []
  const phonemes: { name: string; at_ms: number }[] = []
  speaker.synthesize(text, (samples, events) => {
    pieces.push(Buffer.from(samples.slice().buffer))
    for (const event of events) {
      if (event.type === 'phoneme')
        phonemes.push({ name: String(event.id ?? ''), at_ms: event.audio_position })
    }
  })
  return {
    id,
    sample_rate: speaker.get_samplerate(),
    pcm: Buffer.concat(pieces).toString('base64'),
    phonemes,
  }
}
