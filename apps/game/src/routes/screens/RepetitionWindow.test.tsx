// @vitest-environment jsdom
import type { RepeatableStep } from '@letterliaan/contract'
import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { repeatableStepFixture } from '../../testing/entities.ts'
import type { Services } from '../../app/services.ts'
import { renderInGame } from '../../testing/render-in-game.tsx'
import { RepetitionWindow } from './RepetitionWindow.tsx'

test.each<[what: string, address: string, more: Partial<RepeatableStep>]>([
  ['lesson', '/fase/1/stap/901', { status: 0 }],
  ['game for two', '/fase/1/stap/901/samen', { status: 4, has_game: true }],
])(
  "LES-10 a repetition's %s opened from the treehouse leads back to it, even if a map led there before",
  (_what, address, more) => {
    const mapBehind: Services['mapBehind'] = new Map([[901, 2]])
    const go = vi.fn<(to: string) => void>()
    const window = (
      <RepetitionWindow repeatables={[repeatableStepFixture(901, more)]} onClose={() => undefined} />
    )
    renderInGame(window, { mapBehind, navigator: { go, prepare: () => undefined } })
    fireEvent.click(screen.getByRole('link'))
    expect([go.mock.calls, mapBehind.get(901)]).toEqual([[[address]], undefined])
  },
)
