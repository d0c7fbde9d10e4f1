import { expect, test } from 'vitest'
import { avoidWhenFailing } from './avoid-when-failing.ts'

test('a voice gets no request for a minute after a failure', async () => {
  let now = 0
  let asked = 0
  const clip = { samples: new Float32Array(1), sample_rate: 22_050 }
  const render = async () => {
    asked += 1
    if (now === 0) throw new Error('broken')
    return clip
  }
  const voice = avoidWhenFailing(
    { plan: async () => ({ voice: 'neural', fingerprint: 'tone', render }) },
    () => now,
  )
  const say = async () => (await voice.plan({ type: 'word', text: 'vis' }))?.render()
  await expect(say()).rejects.toThrow('broken')
  now = 59_999
  await expect(say()).rejects.toThrow('a moment ago')
  expect(asked).toBe(1)
  now = 60_001
  expect(await say()).toBe(clip)
})
