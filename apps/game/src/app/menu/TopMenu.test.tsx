// @vitest-environment jsdom
import type { Student } from '@letterliaan/contract'
import { fireEvent, screen, act, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import userEvent from '@testing-library/user-event'
import { calmProfileFixture, studentFixture } from '../../testing/entities.ts'
import { createData, renderInGame } from '../../testing/render-in-game.tsx'
import { TopMenu, LogoutDoor, MoreItems } from './TopMenu.tsx'

const settings = { muted: false, music: true, effects: true }
const sound = { onSettings: () => () => undefined, readSettings: () => settings }
const view = { subscribe: () => () => undefined, get: () => ({ kind: 'page', address: '/' }) }
const navigator = { go: () => undefined, prepare: () => undefined, view }

function showMenu(student: Partial<Student>): void {
  const services = { navigator, ...createData(async () => []) }
  renderInGame(
    <TopMenu student={studentFixture(student)} sound={sound as never} calm={calmProfileFixture()} />,
    services,
  )
}

const namesOf = (role: 'link' | 'button') =>
  screen.getAllByRole(role).map((item) => item.getAttribute('aria-label'))

test('MENU-2 before the introduction the menu has only the profile and the logout door', () => {
  showMenu({ introduction_completed: false })
  expect([namesOf('link'), namesOf('button')]).toEqual([['Profiel'], ['Uitloggen']])
})

test('SCORE-1 the points open the scores below them, and the trophy opens them in a dialog', async () => {
  showMenu({ introduction_completed: true, points: 12 })
  fireEvent.click(screen.getByRole('button', { name: /^12\s*punten$/ }))
  await screen.findByRole('region', { name: 'Scorebord' })
  expect(screen.queryByRole('dialog')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Scorebord' }))
  await screen.findByRole('dialog', { name: 'Scorebord' })
  expect(screen.queryByRole('region', { name: 'Scorebord' })).toBeNull()
})

async function tapDoor({ isHeldUp = false, isWaiting = false } = {}) {
  const go = vi.fn<(address: string) => void>()
  const services = {
    navigator: { go, prepare: () => undefined },
    connection: { heldUp: { get: () => isHeldUp } },
    answers: { isWaiting: async () => isWaiting },
  }
  renderInGame(<LogoutDoor buddy_id={1} />, services)
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Uitloggen' })))
  if (!isWaiting) await screen.findByRole('dialog', { name: 'Wil je stoppen?' })
  return () => go.mock.calls.map(([address]) => address)
}

const question = () => screen.queryByRole('dialog', { name: 'Wil je stoppen?' })

test('a tap on the door asks first, and the focused safe choice closes the question', async () => {
  const wentTo = await tapDoor()
  expect(document.activeElement?.textContent).toBe('Blijf spelen')
  fireEvent.click(screen.getByRole('button', { name: 'Blijf spelen' }))
  expect([question(), wentTo()]).toEqual([null, []])
})

test('the confirmed question opens the logout page', async () => {
  const wentTo = await tapDoor()
  const dialog = screen.getByRole('dialog', { name: 'Wil je stoppen?' })
  fireEvent.click(within(dialog).getByRole('link', { name: 'Uitloggen' }))
  expect([question(), wentTo()]).toEqual([null, ['/logout']])
})

test.each([
  [
    'answers that wait for the network are asked about by that page, and by nothing before it',
    true,
    ['/logout'],
  ],
  ['without a network, but with nothing that waits, the door asks', false, []],
])('NET-4 %s', async (_name, isWaiting, addresses) => {
  const wentTo = await tapDoor({ isHeldUp: true, isWaiting })
  expect([question() === null, wentTo()]).toEqual([isWaiting, addresses])
})

function show() {
  let navigate = (): void => undefined
  const shownView = {
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
    { navigator: { view: shownView } },
  )
  const opener = screen.getByRole('button', { name: 'Meer' })
  const sheet = document.getElementById(opener.getAttribute('aria-controls') ?? '')
  const isOpen = () => [opener.getAttribute('aria-expanded') === 'true', sheet?.dataset['open'] === 'true']
  return { opener, sheet, isOpen, navigate: () => act(() => navigate()) }
}

test('MENU-1 a button opens and closes the sheet with the items', async () => {
  const { opener, sheet, isOpen } = show()
  expect(sheet?.contains(screen.getByRole('button', { name: 'Volledig scherm' }))).toBe(true)
  expect(isOpen()).toEqual([false, false])
  await userEvent.click(opener)
  expect(isOpen()).toEqual([true, true])
  await userEvent.click(opener)
  expect(isOpen()).toEqual([false, false])
})

test('MENU-1 the sheet stays open while an item is used, and closes on Escape, a tap outside or another page', async () => {
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
