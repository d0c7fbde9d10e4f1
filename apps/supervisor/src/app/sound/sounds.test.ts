import { describe, expect, test, vi } from 'vitest'
import { createFakeServer } from '../../testing/fake-server.ts'
import { createSounds } from './sounds.ts'
import { createSpeaker } from './speaker.ts'

const bytes = (first: number) => new Uint8Array([first]).buffer
const firstOf = async (response: Response) => new Uint8Array(await response.arrayBuffer())[0]

describe('a trial sound', () => {
  const sounds = () => createSounds(createFakeServer({}).client)

  test('can be played again by its address', async () => {
    const { hold, fetch } = sounds()
    const [one, two] = [hold(bytes(1)), hold(bytes(2))]
    expect([
      await firstOf(await fetch(one)),
      await firstOf(await fetch(two)),
      await firstOf(await fetch(one)),
    ]).toEqual([1, 2, 1])
  })

  test('can no longer be played after twenty newer ones', async () => {
    const { hold, fetch } = sounds()
    const addresses = Array.from({ length: 21 }, (_, at) => hold(bytes(at)))
    const isGone = await fetch(addresses[0] ?? '').then(
      () => false,
      () => true,
    )
    expect(isGone).toBe(true)
    expect(await firstOf(await fetch(addresses[1] ?? ''))).toBe(1)
    expect(await firstOf(await fetch(addresses[20] ?? ''))).toBe(20)
  })
})

describe('one sound plays at a time', () => {
  function speak() {
    const ends: ((end: 'ended' | 'cleared' | 'failed') => void)[] = []
    const player = {
      speak: vi.fn<(sound: unknown) => Promise<never>>(
        () => new Promise((resolve) => void ends.push(resolve as never)),
      ),
      clear: vi.fn<() => void>(() => ends.at(-1)?.('cleared')),
      preload: vi.fn<(addresses: readonly string[]) => void>(),
    }
    return { player, ends, speaker: createSpeaker(player) }
  }

  test('`saying` has the address of the sound until it ends', async () => {
    const { speaker, ends } = speak()
    const said = speaker.say('bom')
    expect(speaker.saying.get()).toBe('bom')
    ends[0]?.('ended')
    expect([await said, speaker.saying.get()]).toEqual(['ended', null])
  })

  test('a sound is stopped by the next sound', async () => {
    const { speaker, ends } = speak()
    const first = speaker.say('bom')
    const second = speaker.say('kat')
    expect([await first, speaker.saying.get()]).toEqual(['stopped', 'kat'])
    ends[1]?.('ended')
    expect(await second).toBe('ended')
  })

  test('a sound ends as stopped after `stop`, and as failed if it cannot be played', async () => {
    const { speaker, ends } = speak()
    const first = speaker.say('bom')
    speaker.stop()
    expect([await first, speaker.saying.get()]).toEqual(['stopped', null])
    const second = speaker.say('kat')
    ends[1]?.('failed')
    expect([await second, speaker.saying.get()]).toEqual(['failed', null])
  })
})
