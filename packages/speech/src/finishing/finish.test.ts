import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { afterAll, expect, test } from 'vitest'
import { computeDurationMs, sliceClip } from '../audio/clip.ts'
import { joinWithGaps } from '../audio/join.ts'
import { measureSpeechLevel } from '../audio/level.ts'
import { measurePeak } from '../audio/measure.ts'
import { floatWavFixture, toneFixture, wavFixture } from '../audio/test-tones.fixture.ts'
import { SpeechUnavailableError } from '../speech-errors.ts'
import { createAudioFinisher, type AudioFinisher } from './finisher.ts'
import { decodeMp3, encodeMp3 } from './mp3.ts'
import { computeMp3DurationMs } from './speech-format.ts'

const finisher = createAudioFinisher()
afterAll(() => finisher.close())

test('a sound that is played higher is shorter by the same factor', async () => {
  const lasts = async (pitch?: number) => {
    const { samples, sample_rate } = await finisher.normalise(toneFixture(500, 300, 0.1), -16, pitch)
    return samples.length / sample_rate
  }
  expect((await lasts()) / (await lasts(1.25))).toBeCloseTo(1.25, 1)
})

test('a finished sound is an MP3 of 22.05 kHz with 50 ms of silence before and 150 ms after it', async () => {
  const mp3 = await finisher.finish(await finisher.normalise(toneFixture(500, 300, 0.1), -16))
  const clip = await decodeMp3(mp3)
  expect(clip.sample_rate).toBe(22_050)
  expect(measurePeak(sliceClip(clip, 0, 45))).toBeLessThan(0.01)
  expect(measurePeak(sliceClip(clip, 80, 500))).toBeGreaterThan(0.2)
  expect(measurePeak(sliceClip(clip, 600, 720))).toBeLessThan(0.01)
  expect(computeDurationMs(clip)).toBeGreaterThanOrEqual(700)
  expect(computeMp3DurationMs(mp3)).toBeCloseTo(computeDurationMs(clip), -1)
})

test.each([8000, 44_100, 48_000])(
  'a WAV file of %d Hz becomes 22.05 kHz at the target level',
  async (rate) => {
    const clip = await finisher.normalise(wavFixture(toneFixture(500, 300, 0.02, rate), 2), -18)
    expect(clip.sample_rate).toBe(22_050)
    expect(computeDurationMs(clip)).toBeCloseTo(500, -2)
    expect(20 * Math.log10(measureSpeechLevel(clip))).toBeCloseTo(-18, 0)
  },
)

test('STEM-1 silence around speech is trimmed', async () => {
  const silence = toneFixture(600, 300, 0)
  const clip = await finisher.normalise(joinWithGaps([silence, toneFixture(500, 300, 0.1), silence], 0), -16)
  expect(computeDurationMs(clip)).toBeCloseTo(500, -2)
})

test('an MP3 file is accepted too', async () => {
  const clip = await finisher.normalise(await encodeMp3(toneFixture(500, 300, 0.3)), -16)
  expect(computeDurationMs(clip)).toBeGreaterThan(480)
})

test('sounds that are unreadable, silent or far too long are rejected, and the program continues', async () => {
  const long = joinWithGaps([toneFixture(10, 300, 1), toneFixture(10, 300, 1)], 31_000)
  await expect(finisher.normalise(new Uint8Array(3000), -16)).rejects.toThrow('unreadable')
  await expect(finisher.normalise(wavFixture(toneFixture(500, 300, 0)), -16)).rejects.toThrow('silent')
  await expect(finisher.normalise(long, -16)).rejects.toThrow('too-long')
  await expect(finisher.normalise(toneFixture(300, 300, 0.1), -16)).resolves.toBeDefined()
})

test('jobs of low priority run after all others', async () => {
  const order: string[] = []
  const tidied = (name: string, by: Pick<AudioFinisher, 'normalise'> = finisher) =>
    by.normalise(toneFixture(300, 300, 0.1), -16).then(() => void order.push(name))
  const { background } = finisher
  await Promise.all([
    tidied('running', background),
    tidied('behind', background),
    tidied('one'),
    tidied('two'),
  ])
  expect(order).toEqual(['running', 'one', 'two', 'behind'])
})

test('the program ends if it is idle, and the next job starts a new one', async () => {
  const idling = createAudioFinisher(1)
  await idling.finish(toneFixture(300, 300, 0.1))
  await expect.poll(() => idling.pid()).toBeUndefined()
  await expect(idling.finish(toneFixture(300, 300, 0.1))).resolves.toBeDefined()
  idling.close()
})

test('a job whose program is killed is done by a new one', async () => {
  await finisher.finish(toneFixture(300, 300, 0.1))
  const killed = finisher.pid()!
  process.kill(killed, 'SIGSTOP')
  const mp3 = finisher.finish(toneFixture(300, 300, 0.1))
  process.kill(killed, 'SIGKILL')
  await expect(mp3).resolves.toBeDefined()
  expect(finisher.pid()).not.toBe(killed)
})

test('a job fails if its program is killed twice, and the next job is done', async () => {
  const killing = createAudioFinisher()
  const mp3 = killing.finish(toneFixture(30_000, 300, 0.1))
  const first = killing.pid()!
  process.kill(first, 'SIGKILL')
  await expect.poll(() => killing.pid(), { interval: 1 }).not.toBe(first)
  process.kill(killing.pid()!, 'SIGKILL')
  await expect(mp3).rejects.toBeInstanceOf(SpeechUnavailableError)
  await expect(killing.finish(toneFixture(300, 300, 0.1))).resolves.toBeDefined()
  killing.close()
})

test.each(['ends by itself', 'is killed'])('no program remains if the server %s', async (end) => {
  const server = `
    import { createAudioFinisher } from '${import.meta.resolve('./finisher.ts')}'
    const finisher = createAudioFinisher(60_000)
    await finisher.finish({ samples: new Float32Array(2205), sample_rate: 22_050 })
    console.log(finisher.pid())
    ${end === 'is killed' ? 'setInterval(() => {}, 1000)' : ''}`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', server])
  // The server and its program write to the same pipes, which close only when both have ended.
  const closed = once(child, 'close')
  const [line] = (await once(child.stdout, 'data')) as [Buffer]
  expect(Number(line)).toBeGreaterThan(0)
  if (end === 'is killed') child.kill('SIGKILL')
  await expect(closed).resolves.toEqual(end === 'is killed' ? [null, 'SIGKILL'] : [0, null])
})

test.each<[string, (view: DataView) => void]>([
  ['a sample that is not a number', (view) => view.setFloat32(44 + 400, NaN, true)],
  ['an infinite sample', (view) => view.setFloat32(44 + 400, Infinity, true)],
  ['a sample far out of range', (view) => view.setFloat32(44 + 400, 3e38, true)],
  ['no channels', (view) => view.setUint16(22, 0, true)],
  ['forty channels', (view) => view.setUint16(22, 40, true)],
  ['channels that its frames do not have', (view) => view.setUint16(22, 2, true)],
  ['a sample rate of 0', (view) => view.setUint32(24, 0, true)],
  ['a sample rate of 1 Hz', (view) => view.setUint32(24, 1, true)],
  ['a sample rate of 4 GHz', (view) => view.setUint32(24, 0xff_ff_ff_ff, true)],
  ['samples of 0 bits', (view) => view.setUint16(34, 0, true)],
  ['more data than the file has', (view) => view.setUint32(40, view.byteLength, true)],
  ['a format of more bytes than the file has', (view) => view.setUint32(16, view.byteLength, true)],
])('a float WAV with %s is refused', async (_what, damage) => {
  const wav = floatWavFixture(toneFixture(500, 300, 0.1))
  await expect(finisher.normalise(wav, -16)).resolves.toBeDefined()
  damage(new DataView(wav.buffer))
  await expect(finisher.normalise(wav, -16)).rejects.toThrow('unreadable')
})

test('a WAV with no samples, or almost none, is silent', async () => {
  await expect(finisher.normalise(wavFixture(toneFixture(0, 300, 0.1)), -16)).rejects.toThrow('silent')
  await expect(finisher.normalise(floatWavFixture(toneFixture(500, 300, 1e-7)), -16)).rejects.toThrow(
    'silent',
  )
})

test('decoding stops as soon as an MP3 is too long', async () => {
  const mp3 = await encodeMp3(joinWithGaps([toneFixture(10, 300, 1), toneFixture(10, 300, 1)], 60_000))
  expect(computeDurationMs(await decodeMp3(mp3))).toBeGreaterThan(60_000)
  expect(computeDurationMs(await decodeMp3(mp3, 30_000))).toBeLessThan(60_000)
  await expect(finisher.normalise(mp3, -16)).rejects.toThrow('too-long')
})
