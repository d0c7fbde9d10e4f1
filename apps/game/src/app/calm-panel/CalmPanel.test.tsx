// @vitest-environment jsdom
import type { OwnCalmProfileChanges, VoiceWish } from '@letterliaan/contract'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { DeviceVoices } from '@letterliaan/ui/device-voice'
import type { QueuedUtterance, UtteranceEnd } from '@letterliaan/ui/sound'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { calmProfileFixture } from '../../testing/entities.ts'
import type { Services } from '../services.ts'
import { renderInGame } from '../../testing/render-in-game.tsx'
import { CalmPanel, VoiceChoice } from './CalmPanel.tsx'

const services = {
  sound: { speak: () => Promise.resolve() },
  voice: { usual: () => 'server', findVoices: () => Promise.resolve([]) },
} as unknown as Services

const show = (harder_mix: boolean, onChange: (changes: OwnCalmProfileChanges) => void) => {
  cleanup()
  renderInGame(
    <CalmPanel calm={calmProfileFixture({ harder_mix })} onChange={onChange} onClose={() => undefined} />,
    services,
  )
  return screen.getByRole('switch', { name: /^Lastiger woorden bij Door elkaar/ })
}

test('PLEK-5 harder words are off by default, and one tap switches them on or off', () => {
  const onChange = vi.fn<(changes: OwnCalmProfileChanges) => void>()
  const off = show(false, onChange)
  expect(off.getAttribute('aria-checked')).toBe('false')
  fireEvent.click(off)
  fireEvent.click(show(true, onChange))
  expect(onChange.mock.calls).toEqual([[{ harder_mix: true }], [{ harder_mix: false }]])
  screen.getByText('Dat geldt vanaf de volgende keer.')
})

const names = ['Xander', 'Ellen']

/** Shows the choice on a device with these voices; null if the device cannot speak. */
function showVoices(listed: readonly string[] | null, end: UtteranceEnd = 'ended') {
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

test('KALM-1 a child chooses a voice of the device, and each chosen voice is played', async () => {
  const { wishes, utteranceOf, choose, chosen } = showVoices(names)
  await choose('Ellen')
  expect([chosen(), utteranceOf.mock.lastCall]).toEqual(['Ellen', ['Dag!', 0.85, 'Ellen']])
  await choose('Van dit apparaat')
  expect([wishes, utteranceOf.mock.calls.length]).toEqual([['device'], 2])
  await choose('Van het spel')
  expect([wishes, screen.queryByRole('radio', { name: 'Ellen' })]).toEqual([['device', 'server'], null])
})

test('GIDS-14 a message appears if the chosen voice fails', async () => {
  const { choose } = showVoices(names, 'failed')
  await choose('Ellen')
  await screen.findByText('Deze stem doet het nu niet. Je hoort de stem van het spel.')
})

test.each([[null], [[]]])('a message appears if the device has no Dutch voice: %j', async (listed) => {
  const { choose } = showVoices(listed)
  expect(screen.queryByText(/geen Nederlandse stem/)).toBeNull()
  await choose('Van dit apparaat')
  await screen.findByText(/Dit apparaat heeft geen Nederlandse stem/)
})
