import { beforeEach, expect, test } from 'vitest'
import type { PlaybackEnd, Speaker } from '../../app/sound/speaker.ts'
import { createPlaylist, type Playlist } from './playlist.ts'

/** A speaker whose sounds end on the test's command. */
function createFakeSpeaker() {
  const said: string[] = []
  let saying: string | null = null
  let finish: (end: PlaybackEnd) => void = () => undefined
  const stop = () => {
    saying = null
    finish('stopped')
  }
  const speaker: Speaker = {
    say(address) {
      stop()
      said.push(address)
      saying = address
      return new Promise((resolve) => (finish = resolve))
    },
    stop,
    prepare: () => undefined,
    saying: { get: () => saying, subscribe: () => () => undefined },
  }
  return {
    speaker,
    said,
    async end(how: PlaybackEnd = 'ended') {
      saying = null
      finish(how)
      await settle()
    },
  }
}

const settle = async () => {
  for (let times = 0; times < 10; times++) await Promise.resolve()
}

let fake: ReturnType<typeof createFakeSpeaker>
let playlist: Playlist

beforeEach(() => {
  fake = createFakeSpeaker()
  playlist = createPlaylist(fake.speaker, () => Promise.resolve())
  playlist.setAddresses(['vis', 'maan', 'roos'])
})

test('words play one after the other until the last', async () => {
  playlist.start()
  await fake.end()
  await fake.end('failed')
  expect(playlist.state.get()).toEqual({ at: 2, isPlaying: true })
  await fake.end()
  expect([fake.said, playlist.state.get()]).toEqual([['vis', 'maan', 'roos'], { at: 2, isPlaying: false }])
  playlist.togglePause()
  expect(playlist.state.get()).toEqual({ at: 0, isPlaying: true })
})

test('a paused word plays from its start when the playlist continues', async () => {
  playlist.start()
  await fake.end()
  playlist.togglePause()
  await settle()
  expect([playlist.state.get(), fake.speaker.saying.get()]).toEqual([{ at: 1, isPlaying: false }, null])
  playlist.togglePause()
  expect(fake.said).toEqual(['vis', 'maan', 'maan'])
})

test('moves forward and back stay within the words', async () => {
  playlist.start()
  playlist.move(-1)
  playlist.move(1)
  playlist.move(1)
  playlist.move(1)
  await settle()
  expect([playlist.state.get(), fake.said]).toEqual([
    { at: 2, isPlaying: true },
    ['vis', 'vis', 'maan', 'roos', 'roos'],
  ])
})

test('another sound pauses the playlist and plays to its end', async () => {
  playlist.start()
  void fake.speaker.say('zin')
  await settle()
  expect([playlist.state.get(), fake.speaker.saying.get()]).toEqual([{ at: 0, isPlaying: false }, 'zin'])
  playlist.close()
  expect([playlist.state.get(), fake.speaker.saying.get()]).toEqual([{ at: null, isPlaying: false }, 'zin'])
})

test('another sound that starts between two words plays to its end', async () => {
  let goOn: () => void = () => undefined
  playlist = createPlaylist(fake.speaker, () => new Promise((resolve) => (goOn = resolve)))
  playlist.setAddresses(['vis', 'maan'])
  playlist.start()
  await fake.end()
  void fake.speaker.say('zin')
  goOn()
  await settle()
  expect([playlist.state.get(), fake.speaker.saying.get()]).toEqual([{ at: 0, isPlaying: false }, 'zin'])
})

test('a word that is changed while the playlist plays has its new sound', async () => {
  playlist.start()
  playlist.setAddresses(['vis', 'maan-2', 'roos'])
  await fake.end()
  expect(fake.said).toEqual(['vis', 'maan-2'])
})

test('a stop of the playlist stops its sound', async () => {
  playlist.start()
  playlist.close()
  await settle()
  expect([playlist.state.get(), fake.speaker.saying.get()]).toEqual([{ at: null, isPlaying: false }, null])
})
