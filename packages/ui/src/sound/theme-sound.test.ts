// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createBackground } from '../music/background.ts'
import type { RenderedTheme } from '../music/render-theme.ts'
import { createSoundPlayer, type SoundPlayer } from './create-sound-player.ts'
import { createFakeAudio, settle, touchScreen } from './fake-audio.fixture.ts'

let audio: ReturnType<typeof createFakeAudio>
let player: SoundPlayer

const layer = () => new Float32Array(8)
const renderAside = vi.fn<(name: string) => Promise<RenderedTheme>>()
const loadMusic = vi.fn<() => Promise<{ createBackground: typeof createBackground }>>()

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
  renderAside.mockReset().mockImplementation(async () => ({ calm: layer(), pulse: layer(), song: layer() }))
  loadMusic
    .mockReset()
    .mockResolvedValue({ createBackground: (deps) => createBackground({ ...deps, render: renderAside }) })
  audio = createFakeAudio()
  player = createSoundPlayer({ ...audio, loadMusic })
})

afterEach(() => player.dispose())

/** A jingle of 2 s. */
const badge = { url: 'badge', duration: 2, sampleRate: 100, getChannelData: () => new Float32Array(200) }

async function pass(seconds: number): Promise<void> {
  await settle()
  audio.context.currentTime += seconds
  await vi.advanceTimersByTimeAsync(seconds * 1000)
}

/** Returns the gains of calm, pulse and song of the theme with index `at`. */
const heard = (at = 0) =>
  audio.played
    .filter(({ loop }) => loop)
    .slice(at * 3, at * 3 + 3)
    .map((sound) => Number(sound.heardVolume().toFixed(3)))

const isSilent = () => heard().every((volume) => volume === 0)

async function enter(mood: 'strolling' | 'thinking'): Promise<void> {
  touchScreen()
  player.playMusic({ theme: 'canopy', mood })
  await pass(8)
}

test('PLEK-4 a map plays all layers of a theme, and an exercise plays only its calm layer, softer', async () => {
  await enter('strolling')
  expect(heard()).toEqual([0.7, 0.7, 0.7])
  const starts = audio.played.filter(({ loop }) => loop).map(({ startsAt }) => startsAt)
  expect(new Set(starts).size, 'the layers begin at one moment').toBe(1)
  player.playMusic({ theme: 'canopy', mood: 'thinking' })
  await pass(8)
  expect(heard()).toEqual([0.3, expect.closeTo(0, 2), expect.closeTo(0, 2)])
  expect(renderAside).toHaveBeenCalledTimes(1)
})

test('PLEK-4 three and six successive right words each add a layer, and a wrong word fades both out', async () => {
  await enter('thinking')
  const answer = async (sound: 'right' | 'wrong', times = 1) => {
    for (let time = 0; time < times; time++) player.playEffect(sound)
    await pass(8)
    return heard()
  }
  expect(await answer('right', 2)).toEqual([0.3, 0, 0])
  expect(await answer('right')).toEqual([0.3, 0.3, 0])
  expect(await answer('right', 3)).toEqual([0.3, 0.3, 0.3])
  player.playEffect('wrong')
  await pass(0.5)
  expect(heard()[1]).toBeGreaterThan(0.15)
  await pass(10)
  expect(heard()).toEqual([0.3, 0, 0])
  expect(await answer('right', 2)).toEqual([0.3, 0, 0])
  player.playMusic({ theme: 'canopy', mood: 'thinking' })
  expect(await answer('right'), 'another exercise begins its own row').toEqual([0.3, 0, 0])
})

test('PLEK-4 music is silent from 80 ms after a word starts to 600 ms after it ends, then fades in slowly', async () => {
  await enter('strolling')
  void player.speak('vis')
  await pass(0.04)
  expect(heard()[0]).toBeLessThan(0.05)
  await pass(0.041)
  expect(isSilent()).toBe(true)
  await pass(3)
  expect(isSilent()).toBe(true)
  audio.played.find(({ loop }) => !loop)?.end()
  await pass(0.59)
  expect(isSilent()).toBe(true)
  await pass(0.2)
  expect(heard()[0]).toBeGreaterThan(0.1)
  expect(heard()[0]).toBeLessThan(0.5)
  await pass(4)
  expect(heard()).toEqual([0.7, 0.7, 0.7])
})

test('PLEK-4 music is silent until a film ends, also between two lines', async () => {
  const release = player.hush()
  await enter('strolling')
  expect(isSilent()).toBe(true)
  void player.speak('vis')
  await settle()
  audio.played.find(({ loop }) => !loop)?.end()
  await pass(4)
  expect(isSilent()).toBe(true)
  release()
  await pass(4)
  expect(heard()).toEqual([0.7, 0.7, 0.7])
})

test('PLEK-4 music stays silent if a word starts before the music has returned', async () => {
  await enter('strolling')
  for (const word of ['vis', 'maan']) {
    void player.speak(word)
    await pass(1)
    expect(isSilent()).toBe(true)
    audio.played.find(({ url }) => url === word)?.end()
    await pass(0.5)
  }
  void player.speak('roos')
  await pass(2)
  expect(isSilent()).toBe(true)
})

test('PLEK-4 music stays silent between queued words, and music that starts during a word is silent', async () => {
  touchScreen()
  void player.speak('vis')
  void player.speak('de vis zwemt')
  player.playMusic({ theme: 'canopy', mood: 'strolling' })
  await pass(1)
  expect(isSilent()).toBe(true)
  audio.played.find(({ url }) => url === 'vis')?.end()
  await pass(2)
  expect([heard().length, isSilent()]).toEqual([3, true])
  player.clear()
  await pass(6)
  expect(heard()).toEqual([0.7, 0.7, 0.7])
})

test('PLEK-4 ambience is silent during a word, and music is silent during a jingle', async () => {
  touchScreen()
  player.playAmbience('water')
  await pass(1)
  const water = audio.played[0]
  expect(water?.heardVolume()).toBe(0.15)
  audio.context.decodeAudioData.mockResolvedValueOnce(badge)
  player.playEffect('badge')
  await pass(0.1)
  expect(water?.heardVolume()).toBe(0)
  audio.played[1]?.end()
  player.playEffect('coin')
  await pass(5)
  expect(water?.heardVolume()).toBeCloseTo(0.15, 3)
})

test('PLEK-4 music returns when both a word and a jingle have ended', async () => {
  await enter('strolling')
  audio.context.decodeAudioData.mockResolvedValueOnce(badge)
  const end = async (sound: string) => {
    audio.played.find(({ url }) => url === sound)?.end()
    await pass(6)
  }
  player.playEffect('badge')
  await settle()
  void player.speak('vis')
  await settle()
  await end('vis')
  expect(isSilent()).toBe(true)
  await end('badge')
  expect(heard()).toEqual([0.7, 0.7, 0.7])
})

test.each<[string, () => void]>([
  ['the account turned it off', () => player.followAccount({ music: false, effects: true, voice_speed: 1 })],
  ['the child turned music off', () => player.changeSettings({ music: false })],
  ['the device is muted', () => player.changeSettings({ muted: true })],
])('PLEK-4 no music is loaded or rendered while %s, and playing music stops', async (_why, turnOff) => {
  turnOff()
  await enter('strolling')
  expect([loadMusic.mock.calls, heard()]).toEqual([[], []])
  player.followAccount(null)
  player.changeSettings({ music: true, muted: false })
  await pass(5)
  expect(heard()).toEqual([0.7, 0.7, 0.7])
  turnOff()
  await pass(5)
  expect(isSilent() || heard().every((volume) => volume < 0.001)).toBe(true)
  expect(audio.played.filter(({ loop }) => loop).map(({ stopped }) => stopped)).toEqual([true, true, true])
})

test('PLEK-4 nothing plays before the first touch', async () => {
  player.playMusic({ theme: 'canopy', mood: 'strolling' })
  await settle()
  expect(loadMusic).not.toHaveBeenCalled()
})

test('PLEK-4 the theme changes with the place, and a place without a theme is silent', async () => {
  await enter('strolling')
  player.playMusic({ theme: 'lullaby', mood: 'strolling' })
  await pass(8)
  expect([heard(0)[0], heard(1)]).toEqual([expect.closeTo(0, 3), [0.7, 0.7, 0.7]])
  player.playMusic(undefined)
  await pass(8)
  expect(heard(1)[0]).toBeCloseTo(0, 3)
  expect(audio.played.every(({ stopped }) => stopped)).toBe(true)
})

describe('PLEK-4 a theme that renders slowly', () => {
  let finish: () => void

  beforeEach(async () => {
    const { promise, resolve } = Promise.withResolvers<RenderedTheme>()
    finish = () => resolve({ calm: layer(), pulse: layer(), song: layer() })
    renderAside.mockReturnValueOnce(promise)
    await enter('strolling')
  })

  test('plays once if it was requested twice', async () => {
    player.playMusic({ theme: 'canopy', mood: 'thinking' })
    finish()
    await pass(8)
    expect([audio.played.length, heard()]).toEqual([3, [0.3, 0, 0]])
  })

  test('does not play if the child has moved to a place without a theme', async () => {
    player.playMusic(undefined)
    finish()
    await settle()
    expect(audio.played).toEqual([])
  })
})

test('a theme that could not be rendered is rendered again at the next request', async () => {
  renderAside.mockRejectedValueOnce(new Error('no worker'))
  await enter('strolling')
  expect(heard()).toEqual([])
  await enter('strolling')
  expect(heard()).toEqual([0.7, 0.7, 0.7])
})
