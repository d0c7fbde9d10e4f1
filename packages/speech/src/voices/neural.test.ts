import { mkdtempSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { computeDurationMs } from '../audio/clip.ts'
import { toneFixture, wavFixture } from '../audio/test-tones.fixture.ts'
import { createFinisher } from '../finishing/finisher.ts'
import { encodeMp3 } from '../finishing/mp3.ts'
import { avoidWhenFailing } from './avoid-when-failing.ts'
import { createHttpVoice } from './http-voice.ts'
import { createPiperVoice } from './piper.ts'
import type { Voice } from './voice.ts'

const finisher = createFinisher()
afterAll(() => finisher.close())

const render = async (voice: Voice, text: string) => {
  const plan = await voice.plan({ type: 'word', text })
  return plan!.render()
}

describe('Piper by its command line', () => {
  const command = fileURLToPath(new URL('../test-programs/piper.mjs', import.meta.url))
  const model = join(mkdtempSync(join(tmpdir(), 'speech-')), 'nl.onnx')
  writeFileSync(model, 'model')
  const voice = createPiperVoice({ command, model }, finisher)

  test('returns the WAV file that the program writes', async () => {
    expect(computeDurationMs(await render(voice, 'vis'))).toBeCloseTo(500, -2)
  })

  test('fails if the program fails or is missing', async () => {
    await expect(render(voice, 'stuk')).rejects.toThrow('3')
    await expect(render(createPiperVoice({ command: '/nowhere', model }, finisher), 'vis')).rejects.toThrow(
      'ENOENT',
    )
  })

  test('speaks only words and sentences, and nothing if its model is missing', async () => {
    expect(await voice.plan({ type: 'part', sound: 'k_a' })).toBeUndefined()
    expect(await voice.plan({ type: 'sound_groups', text: 'bakker' })).toBeUndefined()
    expect(await voice.plan({ type: 'sentence', text: 'De vis zwemt.' })).toMatchObject({ voice: 'neural' })
    const without = createPiperVoice({ command, model: '/nowhere/nl.onnx' }, finisher)
    expect(await without.plan({ type: 'word', text: 'vis' })).toBeUndefined()
  })
})

describe('an HTTP service', () => {
  let server: Server
  let origin: string
  const asked: string[] = []

  beforeAll(async () => {
    server = createServer((request, response) => void answer(request, response))
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  afterAll(() => server.close())

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const text = `${request.method} ${decodeURIComponent(request.url!)} ${await bodyOf(request)}`
    asked.push(text)
    if (text.includes('stuk')) response.writeHead(500).end()
    else if (text.includes('mp3')) response.end(await encodeMp3(toneFixture(400, 300, 0.2)))
    else response.end(wavFixture(toneFixture(400, 300, 0.2)))
  }

  test('gets the text in its address, and may return WAV or MP3', async () => {
    const voice = createHttpVoice({ url: `${origin}/say?text={text}` }, finisher)
    expect(computeDurationMs(await render(voice, 'café'))).toBeCloseTo(400, -2)
    expect(computeDurationMs(await render(voice, 'mp3'))).toBeCloseTo(400, -2)
    expect(asked[0]).toBe('GET /say?text=café. ')
  })

  test('gets a POST if its address has no placeholder for the text', async () => {
    await render(createHttpVoice({ url: `${origin}/speak` }, finisher), 'vis')
    expect(asked.at(-1)).toBe('POST /speak {"text":"vis."}')
  })

  test('gets no request for a minute after a failure', async () => {
    let now = 0
    const voice = avoidWhenFailing(createHttpVoice({ url: `${origin}/speak` }, finisher), () => now)
    await expect(render(voice, 'stuk')).rejects.toThrow('500')
    const before = asked.length
    await expect(render(voice, 'vis')).rejects.toThrow('a moment ago')
    expect(asked.length).toBe(before)
    now = 60_001
    await expect(render(voice, 'vis')).resolves.toBeDefined()
  })
})

async function bodyOf(request: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = []
  for await (const piece of request) pieces.push(piece as Buffer)
  return Buffer.concat(pieces).toString()
}
