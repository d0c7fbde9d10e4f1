/** Runs sherpa-onnx (with espeak-ng, GPL-3), as a broken model ends its process. Ends when stdin closes. */
import { existsSync } from 'node:fs'
import { createInterface } from 'node:readline'
import sherpa from 'sherpa-onnx-node'
import type { ProgramReady, SynthesisResponse } from '../embedded/protocol.ts'
import { listModelFiles, type ModelQuestion } from './model-files.ts'

process.stdout.on('error', () => process.exit())

const { model, tokens, dataDir } = listModelFiles(process.argv[2] ?? '')
const speaker = new sherpa.OfflineTts({
  model: {
    vits: { model, tokens, dataDir: existsSync(dataDir) ? dataDir : '' },
    numThreads: 1,
    provider: 'cpu',
  },
  maxNumSentences: 1,
})
process.stdout.write(`${JSON.stringify({ ready: true } satisfies ProgramReady)}\n`)

for await (const line of createInterface({ input: process.stdin })) {
  process.stdout.write(`${JSON.stringify(answer(JSON.parse(line) as ModelQuestion & { id: number }))}\n`)
}

function answer({ id, text, speed }: ModelQuestion & { readonly id: number }): SynthesisResponse {
  try {
    const { samples, sampleRate } = speaker.generate({ text, sid: 0, speed })
    const pcm = Int16Array.from(samples, (sample) => Math.max(-1, Math.min(1, sample)) * 0x7f_ff)
    const bytes = Buffer.from(pcm.buffer)
    return { id, sample_rate: sampleRate, pcm: bytes.toString('base64'), phonemes: [] }
  } catch (error) {
    return { id, error: String(error) }
  }
}
