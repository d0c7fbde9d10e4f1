// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { MoreMenu } from './MoreMenu.tsx'

function open() {
  render(
    <>
      <MoreMenu>
        <button type="button">Archiveer</button>
      </MoreMenu>
      <button type="button">Elders</button>
    </>,
  )
  const menu = screen.getByText('Meer').closest('details') as HTMLDetailsElement
  menu.open = true
  menu.dispatchEvent(new Event('toggle'))
  return { menu, user: userEvent.setup() }
}

test('Escape closes the menu and returns the focus to its button', async () => {
  const { menu, user } = open()
  screen.getByText('Archiveer').focus()
  await user.keyboard('{Escape}')
  expect(menu.open).toBe(false)
  expect(document.activeElement).toBe(screen.getByText('Meer'))
})

test.each(['Archiveer', 'Elders'])('a press on %s closes the menu', async (name) => {
  const { menu, user } = open()
  await user.click(screen.getByText(name))
  expect(menu.open).toBe(false)
})

test('a key other than Escape leaves the menu open', async () => {
  const { menu, user } = open()
  await user.keyboard('a')
  expect(menu.open).toBe(true)
})
