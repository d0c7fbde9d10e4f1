import type { SoundReviewWord, VoiceKind } from '@letterliaan/contract'
import { screen, render } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { ServicesContext, type Services } from '../../app/index.ts'
import { leavePage, openPage } from '../../testing/open-page.tsx'
import { ServerVoicePanel, DeviceVoicesPanel } from './VoicePanels.tsx'
import { NotificationProvider } from '@letterliaan/ui'
import type { DeviceVoices } from '@letterliaan/ui/device-voice'
import type { QueuedUtterance } from '@letterliaan/ui/sound'
import userEvent from '@testing-library/user-event'
import { createSpeaker } from '../../app/sound/speaker.ts'

// @vitest-environment jsdom

const word = (id: number, text: string, voice: VoiceKind) =>
  ({ id, word: text, audio_version: 'a', file_name: text, voices: { word: voice } }) as SoundReviewWord

async function open(words: readonly SoundReviewWord[]) {
  const said: string[] = []
  const speaker = {
    say: async (address: string) => (said.push(address), 'ended'),
    stop: () => undefined,
    saying: { get: () => null, subscribe: () => () => undefined },
  }
  const page = await openPage(<ServerVoicePanel words={words} />, {}, {
    speaker,
  } as unknown as Partial<Services>)
  return { ...page, said }
}

test.each<[readonly VoiceKind[], string]>([
  [['synthetic', 'synthetic'], 'U hoort de computerstem van Letterliaan.'],
  [['recorded', 'neural', 'recorded'], 'U hoort een opname van uw school of een neurale stem op de server.'],
])('the panel names each kind of voice once if the words have the voices %j', async (voices, sentence) => {
  await open(voices.map((voice, at) => word(at + 1, `w${at}`, voice)))
  screen.getByText(sentence)
  leavePage()
})

test('each word can be played, and the sentence of the first word too', async () => {
  const { press, said } = await open([word(1, 'vis', 'neural'), word(2, 'roos', 'neural')])
  await press('De server zegt roos')
  await press('De server zegt de zin met vis')
  expect(said).toEqual(['/word/word/roos.mp3?v=a', '/word/sentence/vis.mp3?v=a'])
  expect(screen.queryByRole('button', { name: 'De server zegt de zin met roos' })).toBeNull()
})

// @vitest-environment jsdom

const words = [{ id: 1, word: 'vis', sentence: 'De vis zwemt.' }] as SoundReviewWord[]
const list = ['Xander', 'Ellen'].map((name) => ({ id: name, name }))

function show(silent: readonly string[] = [], voices = list) {
  const choose = vi.fn<(id: string) => void>()
  const said: string[] = []
  const deviceVoices = {
    list: () => voices,
    chosen: () => voices[0] ?? null,
    choose,
    onChange: () => () => undefined,
    utteranceOf: (text: string, _speed: number, id: string): QueuedUtterance => ({
      async begin() {
        said.push(`${id}: ${text}`)
        if (silent.includes(id)) throw new Error('silent')
      },
      stop: () => undefined,
    }),
  } as unknown as DeviceVoices
  const speaker = createSpeaker({
    clear: () => undefined,
    preload: () => undefined,
    async speak(utterance) {
      try {
        await (utterance as QueuedUtterance).begin()
        return 'ended'
      } catch {
        return 'failed'
      }
    },
  })
  render(
    <NotificationProvider>
      <ServicesContext value={{ deviceVoices, speaker } as unknown as Services}>
        <DeviceVoicesPanel words={words} />
      </ServicesContext>
    </NotificationProvider>,
  )
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
  return { choose, said, press }
}

test('KALM-1 a supervisor plays the same text in each voice of the device, and can choose one', async () => {
  const { choose, said, press } = show()
  await press('Xander zegt vis')
  await press('Ellen zegt vis')
  await press('Ellen zegt de zin met vis')
  expect(said).toEqual(['Xander: vis.', 'Ellen: vis.', 'Ellen: De vis zwemt.'])
  expect(screen.queryByRole('button', { name: 'Kies Xander' })).toBeNull()
  await press('Kies Ellen')
  expect(choose).toHaveBeenCalledExactlyOnceWith('Ellen')
})

test('GIDS-14 a message appears when a voice fails', async () => {
  const { press } = show(['Ellen'])
  await press('Ellen zegt vis')
  await screen.findByText(/Deze stem zegt niets op dit apparaat/)
})

test('a device without Dutch voices explains what can be done', () => {
  show([], [])
  screen.getByText(/Dit apparaat heeft geen eigen Nederlandse stem/)
})
