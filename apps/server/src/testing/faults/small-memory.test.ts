// @nightly
import { afterEach, expect, test, vi } from 'vitest'
import { playClass } from './play-class.ts'
import { isLong } from '../../../../../tools/testing/is-long.ts'

/** A lesson of a whole class, or only a few turns of a small one. */
const size = isLong ? { numChildren: 30, numTurns: 150 } : { numChildren: 6, numTurns: 6 }
const containerMegabytes = 512

afterEach(() => {
  vi.unstubAllEnvs()
})

test('OPS-4 a class plays without refusals on a server that has the memory of a small container', async () => {
  vi.stubEnv('TEST_DATABASE_URL', '')
  const { problems, ...report } = await playClass({
    seed: 1,
    ...size,
    share: 0,
    cluster: null,
    flags: ['--max-old-space-size=256'],
  })
  console.log(`512 MB: ${JSON.stringify(report)}`)
  expect(problems).toEqual([])
  expect(report).toMatchObject({ numRefused: 0, numBroken: 0, numStarts: 1 })
  expect(report.peakMegabytes ?? 0).toBeLessThan(containerMegabytes)
}, 1_800_000)
