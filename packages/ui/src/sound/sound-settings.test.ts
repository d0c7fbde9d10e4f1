// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createBackground } from '../music/background.ts'
import { createSoundPlayer, type SoundPlayer } from './create-sound-player.ts'
import { createFakeAudio, settle, touchScreen } from './fake-audio.fixture.ts'

let audio: ReturnType<typeof createFakeAudio>
let player: SoundPlayer

const create = () => createSoundPlayer({ ...audio, loadMusic: async () => ({ createBackground }) })

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
  audio = createFakeAudio()
  player = create()
})

afterEach(() => player.dispose())

test('a mute silences everything at once and is stored', async () => {
  touchScreen()
  player.playEffect('coin')
  await settle()
  expect(audio.master()).toBe(1)
  player.changeSettings({ muted: true })
  expect(audio.master()).toBe(0)
  expect(create().readSettings()).toMatchObject({ muted: true, volume: 1 })
})

test('stored settings of an older version without switches still apply', () => {
  localStorage.setItem('sound', '{"muted":true,"volume":0.5}')
  const stored = { muted: true, music: true, effects: true, volume: 0.5 }
  expect(create().readSettings()).toEqual(stored)
})

test('speech and music play if effects are switched off', async () => {
  touchScreen()
  player.changeSettings({ effects: false })
  player.playEffect('coin')
  player.playEntry('entry')
  player.playAmbience('birds')
  void player.speak('vis')
  await settle()
  expect(audio.played.map(({ url }) => url).toSorted()).toEqual(['/sounds/birds.mp3', 'vis'])
})

test('music fades out if it is switched off, and restarts with that of the present place', async () => {
  touchScreen()
  player.playAmbience('birds')
  await vi.advanceTimersByTimeAsync(200)
  player.changeSettings({ music: false })
  await vi.advanceTimersByTimeAsync(200)
  expect(audio.played.map(({ stopped }) => stopped)).toEqual([true])
  player.playAmbience('night')
  await vi.advanceTimersByTimeAsync(200)
  expect(audio.played).toHaveLength(1)
  player.changeSettings({ music: true })
  await vi.advanceTimersByTimeAsync(200)
  expect(audio.played.map(({ url }) => url)).toEqual(['/sounds/birds.mp3', '/sounds/night.mp3'])
})

test('KALM-1 music and effects play only if both the account and the device allow them', async () => {
  touchScreen()
  player.followAccount({ music: false, effects: false, voice_speed: 1 })
  player.playEffect('coin')
  player.playAmbience('birds')
  await vi.advanceTimersByTimeAsync(200)
  expect(audio.played).toEqual([])
  expect(player.readSettings()).toMatchObject({ music: true, effects: true })
  player.followAccount({ music: true, effects: true, voice_speed: 1 })
  player.changeSettings({ effects: false })
  player.playEffect('coin')
  await vi.advanceTimersByTimeAsync(200)
  expect(audio.played.map(({ url }) => url)).toEqual(['/sounds/birds.mp3'])
})

test('KALM-1 the account can slow down words, but not effects, and cannot undo a mute', async () => {
  touchScreen()
  player.followAccount({ music: true, effects: true, voice_speed: 0.7 })
  player.playEffect('coin')
  const said = player.speak('vis')
  await expect.poll(() => audio.played).toHaveLength(2)
  expect(audio.played.map(({ url }) => url)).toEqual(['/sounds/coin.mp3', 'slowed down to 100'])
  audio.played[1]?.end()
  expect(await said).toBe('ended')
  player.changeSettings({ muted: true })
  player.followAccount(null)
  expect(audio.master()).toBe(0)
  void player.speak('vis')
  await settle()
  expect(audio.played.at(-1)?.url).toBe('vis')
})

test('a change notifies subscribers', () => {
  const listener = vi.fn<() => void>()
  const stopListening = player.onSettings(listener)
  player.changeSettings({ volume: 0.5 })
  stopListening()
  player.changeSettings({ volume: 1 })
  expect(listener).toHaveBeenCalledOnce()
})

test.each(['{', '{"muted":1}', '{"muted":true,"volume":7}', '{"music":"no"}', '7', 'null'])(
  'the stored value %s is ignored',
  (stored) => {
    localStorage.setItem('sound', stored)
    expect(create().readSettings()).toEqual({ muted: false, music: true, effects: true, volume: 1 })
  },
)
