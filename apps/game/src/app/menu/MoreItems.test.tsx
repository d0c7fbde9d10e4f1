// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderInGame } from '../../testing/render-in-game.tsx'
import { MoreItems } from './MoreItems.tsx'

function show() {
  let navigate = (): void => undefined
  const view = {
    subscribe(listener: () => void) {
      navigate = listener
      return () => undefined
    },
  }
  renderInGame(
    <>
      <MoreItems>
        <button type="button">Volledig scherm</button>
      </MoreItems>
      <button type="button">Elders</button>
    </>,
    { navigator: { view } },
  )
  const opener = screen.getByRole('button', { name: 'Meer' })
  const sheet = document.getElementById(opener.getAttribute('aria-controls') ?? '')
  const isOpen = () => [opener.getAttribute('aria-expanded') === 'true', sheet?.dataset['open'] === 'true']
  return { opener, sheet, isOpen, navigate: () => act(() => navigate()) }
}

test('MENU-1 the sheet holds the items, and its button opens and closes it', async () => {
  const { opener, sheet, isOpen } = show()
  expect(sheet?.contains(screen.getByRole('button', { name: 'Volledig scherm' }))).toBe(true)
  expect(isOpen()).toEqual([false, false])
  await userEvent.click(opener)
  expect(isOpen()).toEqual([true, true])
  await userEvent.click(opener)
  expect(isOpen()).toEqual([false, false])
})

test('MENU-1 the sheet stays open while an item is used, and closes on Escape, a tap outside and another page', async () => {
  const { opener, isOpen, navigate } = show()
  await userEvent.click(opener)
  await userEvent.click(screen.getByRole('button', { name: 'Volledig scherm' }))
  expect(isOpen()).toEqual([true, true])
  await userEvent.keyboard('{Escape}')
  expect(isOpen()).toEqual([false, false])
  expect(document.activeElement).toBe(opener)
  await userEvent.click(opener)
  await userEvent.click(screen.getByRole('button', { name: 'Elders' }))
  expect(isOpen()).toEqual([false, false])
  await userEvent.click(opener)
  navigate()
  expect(isOpen()).toEqual([false, false])
})
