import * as fc from 'fast-check'
import { afterAll, describe, expect, test } from 'vitest'
import { sliceClip, type Clip } from '../audio/clip.ts'
import { joinWithGaps, padWithSilence } from '../audio/join.ts'
import { noiseFixture, toneFixture } from '../audio/test-tones.fixture.ts'
import { measureSpeechLevel } from '../audio/level.ts'
import { createSynthesiser } from '../embedded/synthesiser.ts'
import { createEmbeddedVoice } from '../voices/embedded.ts'
import { createAudioFinisher } from '../finishing/finisher.ts'
import { judgeRecording } from './judge-recording.ts'
import { overdrive, spokenFixture, addClick } from './spoken.fixture.ts'

const good = { voiceDb: -20, roomDb: -60 }

test.each<[string, Clip, readonly string[]]>([
  ['a voice in a quiet room', spokenFixture(good), []],
  ['one syllable', spokenFixture({ ...good, syllables: 1 }), []],
  ['eight syllables', spokenFixture({ ...good, syllables: 8 }), []],
  ['a voice far away', spokenFixture({ voiceDb: -46, roomDb: -80 }), ['quiet']],
  ['a fan beside it', spokenFixture({ voiceDb: -20, roomDb: -32 }), ['noise']],
  ['far away beside a fan', spokenFixture({ voiceDb: -44, roomDb: -56 }), ['quiet', 'noise']],
  ['shouted into it', overdrive(spokenFixture(good), 20), ['overdriven']],
  ['a tap before the word', addClick(spokenFixture(good), 100, 0.4), ['click']],
  ['a tap behind the word', addClick(spokenFixture({ ...good, after: 600 }), 1150, 0.4), ['click']],
  ['begun too late', spokenFixture({ ...good, before: 0 }), ['cut']],
  ['stopped too early', sliceClip(spokenFixture(good), 0, 660), ['cut']],
  ['a tone without begin or end', toneFixture(800, 200, 0.3), ['cut']],
])('STEM-1 %s', (_, clip, doubts) => {
  expect(judgeRecording(clip)).toEqual({ isEmpty: false, doubts })
})

test.each<[string, Clip]>([
  ['nothing at all', { samples: new Float32Array(0), sample_rate: 22_050 }],
  ['digital silence', padWithSilence(toneFixture(0, 1, 1), 500, 500)],
  ['a quiet room', noiseFixture(1500, 0.0008)],
  ['a room with a fan', noiseFixture(1500, 0.02)],
])('STEM-1 no speech is found in %s', (_, clip) => {
  expect(judgeRecording(clip).isEmpty).toBe(true)
})

const decibels = (min: number, max: number) => fc.double({ min, max, noNaN: true })

describe('STEM-1 for any voice', () => {
  test('there is no doubt if the voice is between −34 and −10 dBFS and 30 dB above its room', () => {
    fc.assert(
      fc.property(
        decibels(-34, -10),
        decibels(30, 60),
        fc.integer({ min: 1, max: 5 }),
        (voiceDb, above, n) => {
          const clip = spokenFixture({ voiceDb, roomDb: voiceDb - above, syllables: n })
          expect(judgeRecording(clip)).toEqual({ isEmpty: false, doubts: [] })
        },
      ),
      { numRuns: 60 },
    )
  })

  test('noise is found if the voice is less than 15 dB above its room', () => {
    fc.assert(
      fc.property(decibels(-30, -12), decibels(9, 15), (voiceDb, above) => {
        expect(judgeRecording(spokenFixture({ voiceDb, roomDb: voiceDb - above })).doubts).toContain('noise')
      }),
      { numRuns: 40 },
    )
  })

  test('a voice below −43 dBFS is too quiet, but a voice above −55 is never called silent', () => {
    fc.assert(
      fc.property(decibels(-55, -43), (voiceDb) => {
        const { isEmpty, doubts } = judgeRecording(spokenFixture({ voiceDb, roomDb: -95 }))
        expect([isEmpty, doubts]).toEqual([false, ['quiet']])
      }),
      { numRuns: 40 },
    )
  })

  test('any bytes can be judged', () => {
    fc.assert(
      fc.property(fc.float32Array({ maxLength: 3000, noNaN: true, min: -2, max: 2 }), (samples) => {
        expect(typeof judgeRecording({ samples, sample_rate: 22_050 }).isEmpty).toBe('boolean')
      }),
      { numRuns: 60 },
    )
  })
})

describe('STEM-1 recordings of real words', () => {
  const synthesiser = createSynthesiser()
  const finisher = createAudioFinisher()
  const voice = createEmbeddedVoice(synthesiser, finisher)
  afterAll(() => {
    synthesiser.close()
    finisher.close()
  })

  const words = [
    'kat',
    'pot',
    'schoen',
    'vis',
    'stop',
    'paddenstoel',
    'boom',
    'bibliotheek',
    'fiets',
    'angst',
  ]

  test('cause no doubt, but each added fault is found', { timeout: 120_000 }, async () => {
    for (const text of words) {
      const plan = await voice.plan({ type: 'word', text })
      if (plan === undefined) throw new Error(text)
      const spoken = padWithSilence(await plan.render(), 400, 700)
      const room = { ...noiseFixture(0, 0), samples: noise(spoken.samples.length, 0.0006) }
      const clip = mix(spoken, room)
      const louder = measureSpeechLevel(clip)
      expect([text, judgeRecording(clip)]).toEqual([text, { isEmpty: false, doubts: [] }])
      expect([text, judgeRecording(addClick(clip, 120, 0.3)).doubts]).toEqual([text, ['click']])
      expect([text, judgeRecording(overdrive(clip, 1.5 / louder)).doubts]).toEqual([text, ['overdriven']])
      const fan = mix(spoken, { ...room, samples: noise(spoken.samples.length, louder / 4) })
      expect([text, judgeRecording(fan).doubts]).toContainEqual(expect.arrayContaining(['noise']))
      expect([text, judgeRecording(scale(spoken, 0.01 / louder / 2)).doubts]).toEqual([text, ['quiet']])
    }
  })
})

function noise(length: number, amplitude: number): Float32Array {
  const { samples } = joinWithGaps([noiseFixture((length / 22_050) * 1000 + 1, amplitude)], 0)
  return samples.slice(0, length)
}

const mix = (a: Clip, b: Clip): Clip => ({
  ...a,
  samples: a.samples.map((sample, at) => sample + (b.samples[at] ?? 0)),
})

const scale = (clip: Clip, gain: number): Clip => ({
  ...clip,
  samples: clip.samples.map((sample) => sample * gain),
})
