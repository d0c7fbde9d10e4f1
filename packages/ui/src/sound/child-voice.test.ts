// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createDeviceVoices } from '../device-voice/device-voices.ts'
import {
  createFakeSynthesis,
  voiceFixture,
  type FakeVoiceBehaviour,
} from '../device-voice/fake-synthesis.fixture.ts'
import { createChildVoice, type AccountVoice } from './child-voice.ts'
import { createSoundPlayer, type SoundPlayer } from './create-sound-player.ts'
import { createFakeAudio } from './fake-audio.fixture.ts'

const ellen = voiceFixture('Ellen', 'nl-BE')
const xander = voiceFixture('Xander')
const vis = { url: 'vis', text: 'vis', by: 'synthetic' } as const
const maan = { url: 'maan', text: 'maan', by: 'synthetic' } as const

let device: ReturnType<typeof createFakeSynthesis>
let audio: ReturnType<typeof createFakeAudio>
let player: SoundPlayer
let follow: (asked: AccountVoice | null) => void
let leaves: AbortController

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
  audio = createFakeAudio()
  leaves = new AbortController()
})

afterEach(() => {
  player.dispose()
  leaves.abort()
})

const touchScreen = () => window.dispatchEvent(new Event('pointerdown'))
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

async function arrive(voices = [ellen, xander], behaviour: FakeVoiceBehaviour = 'speaks') {
  device = createFakeSynthesis(voices)
  device.behave(behaviour)
  vi.stubGlobal('SpeechSynthesisUtterance', device.Utterance)
  const voice = createChildVoice(
    {
      addEventListener: (name: string, listener: EventListener) =>
        window.addEventListener(name, listener, { signal: leaves.signal }),
      speechSynthesis: device.synthesis,
    },
    async () => ({ createDeviceVoices }),
  )
  player = createSoundPlayer({ ...audio, voice: voice.say })
  follow = voice.follow
  follow({ voice: 'auto', voice_speed: 1 })
  touchScreen()
  await pass(0)
  touchScreen()
  await pass(20_000)
  return voice
}

/** Asks for a word, and waits until it is requested. */
const ask = async (...word: Parameters<SoundPlayer['speak']>) => {
  void player.speak(...word)
  await pass(0)
}

const heardFromDevice = () => device.asked.filter(({ volume }) => volume > 0).map(({ text }) => text)
const heardFromServer = () => audio.played.map(({ url }) => url)

test('GIDS-14 a local Dutch voice says a synthesised word after it passed a silent trial', async () => {
  await arrive()
  expect(device.asked).toMatchObject([{ text: 'Hallo', volume: 0, voice: 'Xander' }])
  const said = player.speak(vis)
  await pass(1000)
  expect([await said, heardFromDevice(), heardFromServer()]).toEqual(['ended', ['vis.'], []])
  expect(device.asked.at(-1)).toMatchObject({ voice: 'Xander', rate: 0.9 })
})

test.each<[behaviour: FakeVoiceBehaviour]>([
  ['never starts'],
  ['never ends'],
  ['ends at once'],
  ['speaks English'],
  ['refuses'],
])('GIDS-14 the server’s sound is played if the only listed voice %s', async (behaviour) => {
  await arrive([xander], behaviour)
  await ask(vis)
  expect([heardFromDevice(), heardFromServer()]).toEqual([[], ['vis']])
})

test.each([
  ['no voice', []],
  [
    'only a voice that speaks on a server',
    [voiceFixture('Google Nederlands', 'nl-NL', { localService: false })],
  ],
  ['only an English voice', [voiceFixture('Daniel', 'en-GB')]],
  ["only a voice with a language that begins with 'nl'", [voiceFixture('N', 'nlx')]],
])("GIDS-14 the server's sound is played if the device has %s", async (_name, voices) => {
  await arrive(voices)
  await ask(vis)
  expect([device.asked, heardFromServer()]).toEqual([[], ['vis']])
})

test('GIDS-14 a voice that loads late is used', async () => {
  const voice = await arrive([])
  await voice.findVoices()
  device.setVoices([xander])
  await pass(1000)
  await ask(vis)
  expect([heardFromDevice(), heardFromServer()]).toEqual([['vis.'], []])
})

test.each<[behaviour: FakeVoiceBehaviour, ms: number]>([
  ['never starts', 1500],
  ['never ends', 6000],
  ['ends at once', 100],
  ['speaks English', 100],
  ['refuses', 100],
])(
  "GIDS-14 if a voice that has spoken %s, the server's sound is played in its turn",
  async (behaviour, ms) => {
    await arrive()
    device.behave(behaviour)
    const [first, second] = [player.speak(vis), player.speak(maan)]
    await pass(ms)
    expect(heardFromServer()).toEqual(['vis'])
    audio.played[0]?.end()
    await pass(0)
    audio.played[1]?.end()
    expect([await first, await second]).toEqual(['ended', 'ended'])
    // The voice is not used again until it passes another silent trial.
    await ask(vis)
    expect(heardFromServer()).toEqual(['vis', 'maan', 'vis'])
  },
)

test('GIDS-14 sounds without a text are never spoken by the device', async () => {
  await arrive()
  follow({ voice: 'device', voice_speed: 1 })
  void player.speak({ url: 'k_a' })
  await ask('klankgroep')
  expect([heardFromDevice(), heardFromServer()]).toEqual([[], ['k_a']])
})

test.each([
  ['auto', 'synthetic', 'device'],
  ['auto', 'neural', 'server'],
  ['auto', 'recorded', 'server'],
  ['auto', 'corrected', 'server'],
  ['auto', undefined, 'device'],
  ['device', 'synthetic', 'device'],
  ['device', 'neural', 'device'],
  ['device', 'recorded', 'server'],
  ['device', 'corrected', 'server'],
  ['server', 'synthetic', 'server'],
  ['server', 'neural', 'server'],
] as const)(
  "GIDS-14 if the setting is %s and the server's sound is %s, the %s speaks",
  async (wish, by, speaker) => {
    await arrive()
    follow({ voice: wish, voice_speed: 1 })
    await ask(by === undefined ? { url: 'vis', text: 'vis' } : { ...vis, by })
    expect(heardFromDevice().length > 0 ? 'device' : 'server').toBe(speaker)
    expect(heardFromServer()).toEqual(speaker === 'server' ? ['vis'] : [])
  },
)

test('GIDS-14 a text is spoken by the server if the last word had a neural voice', async () => {
  await arrive()
  void player.speak({ ...vis, by: 'neural' })
  await ask({ url: 'lees', text: 'Lees het woord.' })
  audio.played[0]?.end()
  await pass(0)
  expect([heardFromDevice(), heardFromServer()]).toEqual([[], ['vis', 'lees']])
})

test("KALM-1 the device's voice speaks slower if the account has slower words", async () => {
  await arrive()
  follow({ voice: 'auto', voice_speed: 0.7 })
  await ask(vis)
  expect(device.asked.at(-1)?.rate).toBeCloseTo(0.63)
})

test("GIDS-14 `clear` stops the device's speech at once, and drops queued speech", async () => {
  await arrive()
  const ends = Promise.all([player.speak(vis), player.speak(maan)])
  await pass(50)
  player.clear()
  expect([await ends, device.asked.at(-1)?.isCancelled]).toEqual([['cleared', 'cleared'], true])
  await pass(10_000)
  expect([heardFromDevice(), heardFromServer()]).toEqual([['vis.'], []])
})

test('GIDS-14 the next word after a `clear` is spoken by the device', async () => {
  await arrive()
  void player.speak(vis)
  await pass(50)
  player.clear()
  const said = player.speak(maan)
  await pass(1000)
  expect([await said, heardFromDevice(), heardFromServer()]).toEqual(['ended', ['vis.', 'maan.'], []])
  expect(device.asked.map(({ isCancelled }) => isCancelled)).toEqual([false, true, false])
})

test("the device's speech stops if the page is closed", async () => {
  await arrive()
  void player.speak(vis)
  await pass(50)
  window.dispatchEvent(new Event('pagehide'))
  expect(device.asked.at(-1)?.isCancelled).toBe(true)
})

test("a mute stops the device's speech too", async () => {
  await arrive()
  const said = player.speak(vis)
  await pass(50)
  player.changeSettings({ muted: true })
  expect([await said, device.asked.at(-1)?.isCancelled]).toEqual(['cleared', true])
  await ask(maan)
  expect([heardFromDevice(), heardFromServer(), audio.master()]).toEqual([['vis.'], ['maan'], 0])
})

test('GIDS-14 the chosen voice is used while the device has it', async () => {
  const voice = await arrive()
  const voices = await voice.findVoices()
  expect(voices?.list().map(({ id }) => id)).toEqual(['Xander', 'Ellen'])
  voices?.choose('Ellen')
  touchScreen()
  await pass(1000)
  await ask(vis)
  expect(device.asked.at(-1)).toMatchObject({ voice: 'Ellen', text: 'vis.' })
  expect(createDeviceVoices(device.synthesis).chosen()?.id).toBe('Ellen')
  device.setVoices([xander])
  expect(voices?.chosen()?.id).toBe('Xander')
})

test('a voice that spoke when the user tried it needs no silent trial', async () => {
  const voice = await arrive([xander], 'never starts')
  device.behave('speaks')
  const utterance = (await voice.findVoices())?.utteranceOf('Dag!', 1, 'Xander')
  const said = utterance?.begin()
  await pass(1000)
  await said
  await ask(vis)
  expect(heardFromDevice()).toEqual(['Dag!', 'vis.'])
})

test('a voice that failed three times is not used again, even if it also passed trials', async () => {
  await arrive([xander])
  for (let word = 0; word < 5; word++) {
    device.behave('refuses')
    void player.speak(vis)
    await pass(1000)
    audio.played[word]?.end()
    device.behave('speaks')
    touchScreen()
    await pass(1000)
  }
  expect(heardFromDevice()).toHaveLength(3)
})

test('the code of device voices is not loaded without a Dutch voice, or if the setting excludes them', async () => {
  const load = vi.fn<() => Promise<{ createDeviceVoices: typeof createDeviceVoices }>>()
  player = createSoundPlayer(audio)
  const listeners = new EventTarget()
  const speechSynthesis = createFakeSynthesis([voiceFixture('Daniel', 'en-GB')])
  const { follow: wish } = createChildVoice(
    Object.assign(listeners, { speechSynthesis: speechSynthesis.synthesis }),
    load,
  )
  wish({ voice: 'auto', voice_speed: 1 })
  listeners.dispatchEvent(new Event('pointerdown'))
  speechSynthesis.setVoices([xander])
  wish({ voice: 'server', voice_speed: 1 })
  listeners.dispatchEvent(new Event('pointerdown'))
  expect(load).not.toHaveBeenCalled()
})
