// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createBackground } from '../music/background.ts'
import { createAudioGate } from './audio-gate.ts'
import { createSoundPlayer, type SoundPlayer } from './create-sound-player.ts'
import { createFakeAudio, settle, touchScreen } from './fake-audio.fixture.ts'

let audio: ReturnType<typeof createFakeAudio>
let player: SoundPlayer

const loadMusic = async () => ({ createBackground })

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
  audio = createFakeAudio()
  player = createSoundPlayer({ ...audio, loadMusic })
})

afterEach(() => player.dispose())

const urls = () => audio.played.map(({ url }) => url)
const end = async (at: number) => {
  audio.played[at]?.end()
  await settle()
}

describe('speech', () => {
  test('nothing plays before the first touch, and a word resolves at once', async () => {
    expect(await player.speak('vis')).toBe('silent')
    player.playEffect('right')
    await settle()
    expect(audio.played).toEqual([])
  })

  test('GIDS-1 a text plays at once if the page was touched before the player was created', async () => {
    player.dispose()
    const gate = createAudioGate(audio.createContext)
    touchScreen()
    player = createSoundPlayer({ ...audio, gate })
    void player.speakText({ url: 'hoi' })
    await settle()
    expect(urls()).toEqual(['hoi'])
  })

  test('a prepared context is silent until the first touch, and no other is created', async () => {
    player.dispose()
    const createContext = vi.fn<() => AudioContext>(audio.createContext)
    const gate = createAudioGate(createContext)
    gate.prepare()
    player = createSoundPlayer({ ...audio, gate })
    expect(await player.speak('vis')).toBe('silent')
    touchScreen()
    void player.speak('maan')
    await settle()
    expect(urls()).toEqual(['maan'])
    expect(createContext).toHaveBeenCalledOnce()
  })

  test.each(['pointerdown', 'pointerup', 'touchend', 'keydown'])(
    'the event %s counts as a touch',
    async (touch) => {
      window.dispatchEvent(new Event(touch))
      void player.speak('vis')
      await settle()
      expect(urls()).toEqual(['vis'])
    },
  )

  test('GIDS-1 a text that waits for the first touch is marked until then', async () => {
    const isUnheard = () => document.documentElement.hasAttribute('data-unheard')
    void player.speakText({ url: 'hoi' })
    expect(isUnheard()).toBe(true)
    touchScreen()
    await settle()
    expect(isUnheard()).toBe(false)
    void player.speakText({ url: 'hoi' })
    expect(isUnheard()).toBe(false)
  })

  test('`clear` stops the present sound and settles all queued sounds', async () => {
    touchScreen()
    const ends = Promise.all([player.speak('vis'), player.speak('maan')])
    await settle()
    player.clear()
    expect(audio.played[0]?.stopped).toBe(true)
    expect(await ends).toEqual(['cleared', 'cleared'])
    expect(audio.played).toHaveLength(1)
  })

  test('a sound never plays if it is cleared while it is fetched', async () => {
    touchScreen()
    const said = player.speak('vis')
    player.clear()
    await settle()
    expect(await said).toBe('cleared')
    expect(audio.played).toEqual([])
  })

  test('a missing sound does not stop later sounds, and is requested again the next time', async () => {
    touchScreen()
    expect(await player.speak('missing')).toBe('failed')
    expect(await player.speak('missing')).toBe('failed')
    expect(audio.fetch).toHaveBeenCalledTimes(2)
    void player.speak('vis')
    await settle()
    expect(audio.played).toHaveLength(1)
  })

  test("a network failure is reported as 'failed', not thrown", async () => {
    audio.fetch.mockRejectedValueOnce(new TypeError('offline'))
    touchScreen()
    expect(await player.speak('vis')).toBe('failed')
  })

  test('speech by the device is queued and cleared like other sounds', async () => {
    touchScreen()
    const stop = vi.fn<() => void>()
    const said = player.speak({ begin: () => new Promise(() => undefined), stop })
    await settle()
    player.clear()
    expect(stop).toHaveBeenCalledOnce()
    expect(await said).toBe('cleared')
  })

  test('GIDS-1 a word stops a text, and a new text waits until no word plays', async () => {
    touchScreen()
    const first = player.speakText({ url: 'lees' })
    await settle()
    void player.speak('vis')
    await settle()
    expect(urls()).toEqual(['lees', 'vis'])
    expect(await first).toBe('cleared')
    void player.speak('maan')
    const second = player.speakText({ url: 'typ' })
    await settle()
    expect(audio.played.map(({ url, stopped }) => [url, stopped])).toEqual([
      ['lees', true],
      ['vis', false],
    ])
    await end(1)
    await end(2)
    expect(urls()).toEqual(['lees', 'vis', 'maan', 'typ'])
    audio.played[3]?.end()
    expect(await second).toBe('ended')
  })

  test('GIDS-1 a text that is still loading plays after the words', async () => {
    touchScreen()
    let arrive: (response: Response) => void = () => undefined
    audio.fetch.mockReturnValueOnce(new Promise((resolve) => (arrive = resolve)))
    const text = player.speakText({ url: 'typ' })
    await settle()
    void player.speak('vis')
    void player.speak('vissen')
    await settle()
    arrive(new Response('typ'))
    await end(0)
    await end(1)
    expect(urls()).toEqual(['vis', 'vissen', 'typ'])
    audio.played[2]?.end()
    expect(await text).toBe('ended')
  })

  test('GIDS-5 a word with `afterText` waits for the end of the text', async () => {
    touchScreen()
    void player.speakText({ url: 'luister' })
    await settle()
    void player.speak('v-i-s', { afterText: true })
    await settle()
    expect(audio.played.map(({ url, stopped }) => [url, stopped])).toEqual([['luister', false]])
    await end(0)
    expect(urls()).toEqual(['luister', 'v-i-s'])
  })

  test('a word that replaces others stops them, and a text that waits is still read', async () => {
    touchScreen()
    const others = Promise.all([player.speak('vis'), player.speak('maan')])
    const text = player.speakText({ url: 'typ' })
    await settle()
    void player.speak('zin', { replacesWords: true })
    await settle()
    expect(await others).toEqual(['cleared', 'cleared'])
    expect(audio.played.map(({ url, stopped }) => [url, stopped])).toEqual([
      ['vis', true],
      ['zin', false],
    ])
    await end(1)
    audio.played[2]?.end()
    expect([urls(), await text]).toEqual([['vis', 'zin', 'typ'], 'ended'])
  })

  test('a text that waits is read at once if only words are cleared', async () => {
    touchScreen()
    const word = player.speak('vis')
    void player.speakText({ url: 'typ' })
    await settle()
    player.clear(true)
    await settle()
    expect([await word, urls()]).toEqual(['cleared', ['vis', 'typ']])
  })

  test('GIDS-1 a text replaces the previous text, and stops when its signal aborts', async () => {
    touchScreen()
    const page = new AbortController()
    const onStart = vi.fn<(seconds: number) => void>()
    const first = player.speakText({ url: 'lees' })
    const second = player.speakText({ url: 'typ' }, { signal: page.signal, onStart })
    await settle()
    expect([await first, urls()]).toEqual(['cleared', ['typ']])
    expect(onStart).toHaveBeenCalledExactlyOnceWith(0.7)
    page.abort()
    expect([await second, audio.played[0]?.stopped]).toEqual(['cleared', true])
    expect(await player.speakText({ url: 'weg' }, { signal: page.signal })).toBe('cleared')
    expect(audio.played).toHaveLength(1)
  })

  test('GIDS-1 a text waits for the first touch, unless its signal aborts', async () => {
    const page = new AbortController()
    const left = player.speakText({ url: 'lees' }, { signal: page.signal })
    page.abort()
    expect(await left).toBe('cleared')
    void player.speakText({ url: 'typ' })
    await settle()
    expect(audio.played).toEqual([])
    touchScreen()
    await settle()
    expect(urls()).toEqual(['typ'])
  })

  test("the server's sound plays only if the device's voice fails or has no text", async () => {
    player.dispose()
    const begin = vi.fn<() => Promise<void>>(async () => undefined)
    player = createSoundPlayer({
      ...audio,
      voice: ({ text }) => (text === undefined ? null : { begin, stop: () => undefined }),
    })
    touchScreen()
    expect(await player.speak({ url: 'vis', text: 'vis' })).toBe('ended')
    begin.mockRejectedValueOnce(new Error('no such voice'))
    void player.speak({ url: 'maan', text: 'maan' })
    void player.speak({ url: 'k_a' })
    await settle()
    await end(0)
    expect(urls()).toEqual(['maan', 'k_a'])
  })

  test('preloaded sounds are fetched once and decoded after the first touch', async () => {
    player.preload(['vis', 'missing'])
    await settle()
    expect(audio.context.decodeAudioData).not.toHaveBeenCalled()
    touchScreen()
    await settle()
    void player.speak('vis')
    await settle()
    expect(audio.fetch.mock.calls.filter(([url]) => url === 'vis')).toHaveLength(1)
    expect(audio.context.decodeAudioData).toHaveBeenCalledOnce()
  })
})

describe('volumes', () => {
  test('SND-1 effects play at 0.1 and the entry sound at 0.2', async () => {
    touchScreen()
    player.playEffect('right')
    player.playEntry('birds')
    await settle()
    expect(audio.played.map((sound) => [sound.url, sound.volume()])).toEqual([
      ['/sounds/right.mp3', 0.1],
      ['/sounds/birds.mp3', 0.2],
    ])
  })

  test('an effect that is an octave higher plays twice as fast', async () => {
    touchScreen()
    player.playEffect('right', 12)
    await settle()
    expect(audio.played[0]?.speed).toBe(2)
  })

  test('SPEEL-6 a whisper is generated and fetches no file', async () => {
    touchScreen()
    player.playEffect('whisper')
    await expect.poll(() => audio.played).toHaveLength(1)
    expect(audio.played[0]?.url).not.toContain('/sounds/')
    expect(audio.played[0]?.volume()).toBe(0.1)
  })

  test('an effect skips the silence at the start of its MP3', async () => {
    const samples = new Float32Array(1000).fill(0.2, 46)
    audio.context.decodeAudioData.mockResolvedValueOnce({
      url: '/sounds/right.mp3',
      duration: 1,
      sampleRate: 1000,
      getChannelData: () => samples,
    })
    touchScreen()
    player.playEffect('right')
    await settle()
    expect(audio.played[0]?.offset).toBeCloseTo(0.044)
  })

  test('SND-1 PLEK-4 ambience fades in and out by 0.05 every 50 ms', async () => {
    touchScreen()
    player.playAmbience('birds')
    await settle()
    const music = audio.played[0]
    expect(music).toMatchObject({ loop: true, offset: 0.2, repeats: [0.2, 12.2] })
    expect(await volumesEvery50Ms(4)).toEqual([0.05, 0.1, 0.15, 0.15])
    player.playAmbience(undefined)
    expect(await volumesEvery50Ms(3)).toEqual([0.1, 0.05, 0])
    expect(music?.stopped).toBe(true)
  })

  test('ambience that was requested before the first touch starts at the touch', async () => {
    player.playAmbience('cave')
    await settle()
    expect(audio.played).toEqual([])
    touchScreen()
    await settle()
    expect(urls()).toEqual(['/sounds/cave.mp3'])
  })

  async function volumesEvery50Ms(times: number): Promise<(number | undefined)[]> {
    const volumes = []
    for (let time = 0; time < times; time++) {
      await vi.advanceTimersByTimeAsync(50)
      volumes.push(audio.played[0]?.volume())
    }
    return volumes
  }
})

test('the player is silent while the page is hidden', async () => {
  touchScreen()
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  expect(audio.context.suspend).toHaveBeenCalledOnce()
})

test('a device without Web Audio stays silent', async () => {
  const silent = createSoundPlayer({
    ...audio,
    createContext: () => {
      throw new TypeError('AudioContext is not a constructor')
    },
  })
  touchScreen()
  expect(await silent.speak('vis')).toBe('silent')
})
