// @vitest-environment jsdom
import type { OwnCalmProfileChanges } from '@letterliaan/contract'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { calmProfileFixture } from '../../testing/entities.ts'
import type { Services } from '../services.ts'
import { renderInGame } from '../../testing/render-in-game.tsx'
import { CalmPanel } from './CalmPanel.tsx'

const services = {
  sound: { speak: () => Promise.resolve() },
  voice: {
    usual: () => 'server',
    findVoices: () => Promise.resolve([]),
  },
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
