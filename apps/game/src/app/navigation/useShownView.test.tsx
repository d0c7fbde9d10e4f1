// @vitest-environment jsdom
import { createStore } from '@letterliaan/web/store'
import { act } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { GameView } from './create-game-navigator.ts'
import { renderInGame } from '../../testing/render-in-game.tsx'
import { useShownView } from './useShownView.ts'

const page = (address: string) => ({ kind: 'page', address }) as GameView

test('a page is not rendered again after another kind of view', () => {
  const view = createStore(page('/a'))
  const drawn: string[] = []
  function Shown() {
    const shown = useShownView()
    drawn.push(shown.kind === 'page' ? shown.address : shown.kind)
    return null
  }
  renderInGame(<Shown />, { navigator: { view } })
  act(() => {
    view.set({ kind: 'waiting' })
    view.set(page('/b'))
  })
  const changes = drawn.filter((each, at) => each !== drawn[at - 1])
  expect(changes).toEqual(['/a', 'waiting', '/b'])
})
