// @vitest-environment jsdom
import type { VoiceWish } from '@letterliaan/contract'
import type { DeviceVoices } from '@letterliaan/ui/device-voice'
import type { QueuedUtterance, UtteranceEnd } from '@letterliaan/ui/sound'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { renderInGame } from '../../testing/render-in-game.tsx'
import { VoiceChoice } from './CalmPanel.tsx'

const names = ['Xander', 'Ellen']

/** Shows the choice on a device with these voices; null: the device cannot speak. */
function show(listed: readonly string[] | null, end: UtteranceEnd = 'ended') {
  const list = (listed ?? []).map((name) => ({ id: name, name }))
  let chosen = list[0] ?? null
  const listeners = new Set<() => void>()
  const utteranceOf = vi.fn<DeviceVoices['utteranceOf']>(() => ({}) as QueuedUtterance)
  const voices = {
    list: () => list,
    chosen: () => chosen,
    choose(id: string) {
      chosen = list.find((voice) => voice.id === id) ?? null
      for (const listener of listeners) listener()
    },
    utteranceOf,
    onChange(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  } as unknown as DeviceVoices
  const sound = { clear: () => undefined, speak: async () => end }
  const voice = { findVoices: async () => (listed === null ? null : voices) }
  const wishes: VoiceWish[] = []

  function Child() {
    const [wish, setWish] = useState<VoiceWish>('auto')
    const onChoose = (next: VoiceWish): void => {
      wishes.push(next)
      setWish(next)
    }
    return <VoiceChoice calm={{ voice: wish, voice_speed: 0.85 }} sentence="Dag!" onChoose={onChoose} />
  }

  renderInGame(<Child />, { sound, voice })
  const choose = async (name: string) => userEvent.click(await screen.findByRole('radio', { name }))
  return { wishes, utteranceOf, choose, chosen: () => chosen?.id }
}

test('KALM-1 a child chooses a voice and hears each voice of the device when it is chosen', async () => {
  const { wishes, utteranceOf, choose, chosen } = show(names)
  await choose('Ellen')
  expect([chosen(), utteranceOf.mock.lastCall]).toEqual(['Ellen', ['Dag!', 0.85, 'Ellen']])
  await choose('Van dit apparaat')
  expect([wishes, utteranceOf.mock.calls.length]).toEqual([['device'], 2])
  await choose('Van het spel')
  expect([wishes, screen.queryByRole('radio', { name: 'Ellen' })]).toEqual([['device', 'server'], null])
})

test('GIDS-14 a message appears when the chosen voice fails', async () => {
  const { choose } = show(names, 'failed')
  await choose('Ellen')
  await screen.findByText('Deze stem doet het nu niet. Je hoort de stem van het spel.')
})

test.each([[null], [[]]])('a message appears when the device has no Dutch voice: %j', async (listed) => {
  const { choose } = show(listed)
  expect(screen.queryByText(/geen Nederlandse stem/)).toBeNull()
  await choose('Van dit apparaat')
  await screen.findByText(/Dit apparaat heeft geen Nederlandse stem/)
})
