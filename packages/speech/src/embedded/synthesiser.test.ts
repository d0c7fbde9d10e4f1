import { mkdtempSync, writeFileSync } from 'node:fs'
import { getPriority, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, expect, test, vi } from 'vitest'
import { computeDurationMs } from '../audio/clip.ts'
import { measurePeak } from '../audio/measure.ts'
import { soundPriority } from '../lower-priority.ts'
import { SpeechUnavailableError } from '../speech-errors.ts'
import { createSynthesiser, type Synthesiser, type SynthesiserOptions } from './synthesiser.ts'

const unreliableProgram = fileURLToPath(new URL('../test-programs/unreliable.mjs', import.meta.url))
const settings = { voice: 'nl', rate: 110, pitch: 50, range: 50 }
let synthesiser: Synthesiser

const start = (options: SynthesiserOptions) => (synthesiser = createSynthesiser(options))
const speak = (text: string) => synthesiser.speak({ ...settings, text })
const stopTime = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

afterEach(() => synthesiser.close())

test('speaks phonemes and returns the start of each', async () => {
  start({})
  const spoken = await speak("[[m|'a:|n]]")
  expect(spoken.phonemes.map(({ name }) => name).filter(Boolean)).toEqual(['m', 'ˈaː', 'n'])
  expect(computeDurationMs(spoken)).toBeGreaterThan(400)
  expect(measurePeak(spoken)).toBeGreaterThan(0.2)
})

test('starts at the first request and keeps running for the next one', async () => {
  start({})
  expect(synthesiser.pid()).toBeUndefined()
  await speak('een')
  const pid = synthesiser.pid()
  await speak('twee')
  expect(synthesiser.pid()).toBe(pid)
})

test('a program and its replacement run at lower priority than the server', async () => {
  start({ program: unreliableProgram })
  await speak('fine')
  const first = synthesiser.pid()!
  expect(getPriority(first)).toBe(soundPriority)
  process.kill(first, 'SIGKILL')
  await speak('fine')
  expect(getPriority(synthesiser.pid())).toBe(soundPriority)
})

test('a killed program is restarted for the next request', async () => {
  start({})
  await speak('een')
  const killed = synthesiser.pid()!
  process.kill(killed, 'SIGKILL')
  expect(computeDurationMs(await speak('twee'))).toBeGreaterThan(100)
  expect(synthesiser.pid()).not.toBe(killed)
})

test('a request is retried once if the program dies during it', async () => {
  start({ program: unreliableProgram })
  const mark = join(mkdtempSync(join(tmpdir(), 'speech-')), 'died')
  expect((await speak(`die-once ${mark}`)).samples).toEqual(Float32Array.of(0.5, -0.5))
})

test('a request fails if the program dies twice during it, and the others succeed', async () => {
  start({ program: unreliableProgram })
  const [first, second, third] = await Promise.allSettled([speak('fine'), speak('die'), speak('fine')])
  expect([first.status, second.status, third.status]).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(second).toMatchObject({ reason: expect.any(SpeechUnavailableError) as unknown })
})

test('a frozen program is killed at the time limit, and the next request gets a new program', async () => {
  stopTime()
  start({ program: unreliableProgram, timeoutMs: 500 })
  await speak('fine')
  const frozen = synthesiser.pid()!
  process.kill(frozen, 'SIGSTOP')
  const spoken = speak('fine')
  vi.advanceTimersByTime(500)
  await expect(spoken).rejects.toBeInstanceOf(SpeechUnavailableError)
  await expect(speak('fine')).resolves.toBeDefined()
  expect(synthesiser.pid()).not.toBe(frozen)
  await expect.poll(() => isRunning(frozen)).toBe(false)
})

test('a frozen program is killed by closing too', async () => {
  start({ program: unreliableProgram })
  await speak('fine')
  const frozen = synthesiser.pid()!
  process.kill(frozen, 'SIGSTOP')
  synthesiser.close()
  await expect.poll(() => isRunning(frozen)).toBe(false)
})

test('STOP-6 a program that starts slowly may take longer than the time limit of a request', async () => {
  const loaded = join(mkdtempSync(join(tmpdir(), 'speech-')), 'loaded')
  stopTime()
  start({ program: unreliableProgram, args: [loaded] })
  const spoken = speak('fine')
  const pid = synthesiser.pid()
  vi.advanceTimersByTime(60_000)
  vi.useRealTimers()
  writeFileSync(loaded, '')
  expect((await spoken).samples).toEqual(Float32Array.of(0.5, -0.5))
  expect(synthesiser.pid()).toBe(pid)
})

test('a program that never becomes ready is killed, and its callers get an error', async () => {
  start({
    program: unreliableProgram,
    args: [join(tmpdir(), 'speech-that-never-loads')],
    startTimeoutMs: 300,
  })
  await expect(speak('fine')).rejects.toThrow('not ready after 300 ms')
  expect(synthesiser.pid()).toBeUndefined()
})

test('a program that writes invalid output is killed', async () => {
  start({ program: unreliableProgram })
  await expect(speak('babble')).rejects.toThrow('ended')
  await expect(speak('fine')).resolves.toBeDefined()
})

test('a program that gets no requests ends after a while', async () => {
  start({ program: unreliableProgram, idleMs: 10 })
  await speak('fine')
  await expect.poll(() => synthesiser.pid()).toBeUndefined()
})

test('if the program refuses a request, only that request fails', async () => {
  start({ program: unreliableProgram })
  await expect(speak('refuse')).rejects.toThrow('no')
  await expect(speak('fine')).resolves.toBeDefined()
})

test('jobs of low priority run after all others', async () => {
  start({ program: unreliableProgram })
  const heard: string[] = []
  const note = (name: string) => () => void heard.push(name)
  await Promise.all([
    speak('fine').then(note('running')),
    synthesiser.background.speak({ ...settings, text: 'fine' }).then(note('behind')),
    speak('fine').then(note('first')),
    speak('fine').then(note('second')),
  ])
  expect(heard).toEqual(['running', 'first', 'second', 'behind'])
})

test('closing ends the program and fails all requests', async () => {
  start({ program: unreliableProgram })
  const asked = Promise.allSettled([speak('hang'), speak('fine')])
  synthesiser.close()
  expect((await asked).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(synthesiser.pid()).toBeUndefined()
})
