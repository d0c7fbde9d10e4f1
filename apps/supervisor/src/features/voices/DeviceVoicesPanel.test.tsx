// @vitest-environment jsdom
import type { SoundReviewWord } from '@letterliaan/contract'
import { NotificationProvider } from '@letterliaan/ui'
import type { DeviceVoices } from '@letterliaan/ui/device-voice'
import type { QueuedUtterance } from '@letterliaan/ui/sound'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { type Services, ServicesContext } from '../../app/index.ts'
import { createSpeaker } from '../../app/sound/speaker.ts'
import { DeviceVoicesPanel } from './DeviceVoicesPanel.tsx'

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

test('KALM-1 a supervisor plays the same text in each voice of the device, and chooses one for it', async () => {
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
