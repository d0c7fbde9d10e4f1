import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { computeMp3DurationMs } from '../finishing/speech-format.ts'
import { createSpeech } from '../speech.ts'
import { toneModel, toneTokens } from './tone-model.fixture.ts'
import { findModelFault } from './model-files.ts'

const folder = mkdtempSync(join(tmpdir(), 'model-'))
const path = join(folder, 'nl.onnx')
writeFileSync(path, toneModel)
writeFileSync(join(folder, 'tokens.txt'), toneTokens)
const closing: (() => void)[] = []
afterAll(() => {
  for (const close of closing) close()
  rmSync(folder, { recursive: true })
})

function openSpeech(model: string) {
  const speech = createSpeech({ dataDir: mkdtempSync(join(folder, 'data-')), model })
  closing.push(speech.close)
  return speech
}

const fault = await findModelFault(path)

test('a model is ready if it has its file, symbols and package, and a missing part is named', async () => {
  expect(['no_package', null]).toContain(fault)
  expect(await findModelFault(join(folder, 'weg.onnx'))).toBe('no_model')
  expect(await findModelFault(folder)).toBe('no_model')
  const alone = join(mkdtempSync(join(folder, 'alone-')), 'nl.onnx')
  writeFileSync(alone, toneModel)
  expect(await findModelFault(alone)).toBe('no_tokens')
})

// No model can run without the optional package.
test.skipIf(fault !== null)('a model says words and sentences, but not sounds and klankgroepen', async () => {
  const speech = openSpeech(path)
  const short = await speech.say({ type: 'word', text: 'vis' })
  const long = await speech.say({ type: 'sentence', text: 'de vis zwemt in de kom.' })
  expect([short.voice, long.voice]).toEqual(['neural', 'neural'])
  expect(computeMp3DurationMs(long.mp3)).toBeGreaterThan(3 * computeMp3DurationMs(short.mp3))
  const others = [
    { type: 'part', sound: 'k_a' },
    { type: 'sound_groups', text: 'bakker' },
  ] as const
  for (const request of others) expect((await speech.describe(request)).voice).toBe('synthetic')
})
