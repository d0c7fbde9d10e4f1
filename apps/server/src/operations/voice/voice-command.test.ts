import { findModelFault } from '@letterliaan/speech'
import { toneModel, toneTokens } from '@letterliaan/speech/tone-model.fixture'
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { readSettings } from '../../env.ts'
import { findInstalledVoice } from './installed-voice.ts'
import type { OfferedVoice } from './offered-voices.ts'
import { runVoiceCommand } from './voice-command.ts'

const folder = mkdtempSync(join(tmpdir(), 'voice-command-'))
let dataDir: string
const ranges: (string | undefined)[] = []
let breaksAfter: number | null = null

mkdirSync(join(folder, 'stem'))
writeFileSync(join(folder, 'stem', 'nl.onnx'), toneModel)
writeFileSync(join(folder, 'stem', 'tokens.txt'), toneTokens)
execFileSync('tar', ['-czf', join(folder, 'stem.tar.gz'), '-C', folder, 'stem'])
let archive = readFileSync(join(folder, 'stem.tar.gz'))
const server = createServer((request, response) => {
  ranges.push(request.headers.range)
  const start = Number(/^bytes=(\d+)-$/.exec(request.headers.range ?? '')?.[1] ?? 0)
  const rest = archive.subarray(start)
  response.writeHead(start > 0 ? 206 : 200, { 'content-length': rest.length })
  if (breaksAfter === null) return response.end(rest)
  response.write(rest.subarray(0, breaksAfter))
  // Breaks the connection only once the client has stored the bytes, because unread bytes may be lost.
  const part = join(dataDir, 'voice', '.nl_BE-proef.part')
  void vi
    .waitUntil(() => existsSync(part) && statSync(part).size === breaksAfter, { timeout: 20_000 })
    .finally(() => response.destroy())
})
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
afterAll(() => {
  server.closeAllConnections()
  server.close()
  rmSync(folder, { recursive: true })
})
beforeEach(() => {
  dataDir = mkdtempSync(join(folder, 'data-'))
  ranges.length = 0
  breaksAfter = null
})

const offered = (changes: Partial<OfferedVoice> = {}): OfferedVoice => ({
  name: 'nl_BE-proef',
  url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/stem.tar.gz`,
  sha256: createHash('sha256').update(archive).digest('hex'),
  bytes: archive.length,
  licence: 'CC0',
  speaker: 'een toon',
  ...changes,
})

function run(words: readonly string[], voice = offered(), answer = true) {
  const told: string[] = []
  const confirm = async (question: string) => {
    told.push(question)
    return answer
  }
  const tell = (line: string) => void told.push(line)
  return { told, done: runVoiceCommand(words, { voices: [voice], dataDir, tell, confirm }) }
}

// The package that runs a model is optional, so it may be missing here.
const canSpeak = (await findModelFault(import.meta.filename)) !== 'no_package'

test.skipIf(!canSpeak)(
  'STEM-5 the command shows the licence, downloads and tries ten words, and the next start uses the voice',
  async () => {
    const { told, done } = run(['nl_BE-proef'])
    expect(await done).toContain('proef.mp3')
    expect(told[0]).toContain('Licentie: CC0')
    expect(told[1]).toBe('Deze stem ophalen? (ja/nee) ')
    const { model } = findInstalledVoice(dataDir)!
    expect(readFileSync(join(model, '..', 'proef.mp3')).length).toBeGreaterThan(10_000)
    expect(readdirSync(join(dataDir, 'voice'))).toEqual(['nl_BE-proef'])
    expect(readSettings({ DATA_DIR: dataDir }).SPEECH_MODEL).toBe(model)
    expect(readSettings({ DATA_DIR: dataDir, SPEECH_MODEL: '/eigen.onnx' }).SPEECH_MODEL).toBe('/eigen.onnx')

    expect(await run(['list']).done).toContain('(geïnstalleerd)')
    await run(['remove', 'nl_BE-proef']).done
    expect(readSettings({ DATA_DIR: dataDir }).SPEECH_MODEL).toBeUndefined()
    await expect(run(['remove', 'nl_BE-proef']).done).rejects.toThrow('niet geïnstalleerd')
  },
  60_000,
)

test.skipIf(!canSpeak)(
  'STEM-5 an interrupted download is reported, and continued later',
  async () => {
    breaksAfter = 500
    await expect(run(['nl_BE-proef']).done).rejects.toThrow(/niet opgehaald.*verder waar het ophield/)
    expect(findInstalledVoice(dataDir)).toBeNull()
    breaksAfter = null
    await run(['nl_BE-proef']).done
    expect(ranges).toEqual([undefined, 'bytes=500-'])
    expect(findInstalledVoice(dataDir)?.name).toBe('nl_BE-proef')
  },
  60_000,
)

test('STEM-5 no network, a wrong checksum or a refusal changes nothing and is reported', async () => {
  const nowhere = offered({ url: 'http://127.0.0.1:1/stem.tar.gz' })
  await expect(run(['nl_BE-proef'], nowhere).done).rejects.toThrow(/Is er internet\?/)
  await expect(run(['nl_BE-proef'], offered({ sha256: '0'.repeat(64) })).done).rejects.toThrow(
    /controlesom klopt niet/,
  )
  expect(await run(['nl_BE-proef'], offered(), false).done).toBe('Er is niets veranderd.')
  await expect(run(['nl_XX-onbekend']).done).rejects.toThrow(/voice -- list/)
  expect(findInstalledVoice(dataDir)).toBeNull()
  expect(existsSync(join(dataDir, 'voice', '.nl_BE-proef.part'))).toBe(false)
})

test('STEM-5 a voice that cannot speak does not replace the present voice', async () => {
  const old = join(dataDir, 'voice', 'nl_BE-oud')
  mkdirSync(old, { recursive: true })
  writeFileSync(join(old, 'oud.onnx'), 'model')
  const whole = archive
  mkdirSync(join(folder, 'leeg'), { recursive: true })
  execFileSync('tar', ['-czf', join(folder, 'leeg.tar.gz'), '-C', folder, 'leeg'])
  archive = readFileSync(join(folder, 'leeg.tar.gz'))
  await expect(run(['nl_BE-proef']).done).rejects.toThrow(/zegt hier niets/)
  archive = whole
  expect(findInstalledVoice(dataDir)?.name).toBe('nl_BE-oud')
})
