// @vitest-environment jsdom
import { act, fireEvent, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderInGame } from '../../testing/render-in-game.tsx'
import { LogoutDoor } from './LogoutDoor.tsx'

async function tapDoor({ isHeldUp = false, isWaiting = false } = {}) {
  const go = vi.fn<(address: string) => void>()
  const navigator = { go, prepare: () => undefined }
  const services = {
    navigator,
    connection: { heldUp: { get: () => isHeldUp } },
    answers: { isWaiting: async () => isWaiting },
  }
  renderInGame(<LogoutDoor buddy_id={1} />, services)
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Uitloggen' })))
  if (!isWaiting) await screen.findByRole('dialog', { name: 'Wil je stoppen?' })
  return () => go.mock.calls.map(([address]) => address)
}

const question = () => screen.queryByRole('dialog', { name: 'Wil je stoppen?' })

test('one tap on the door logs nobody out: the safe choice has the focus and closes the question', async () => {
  const wentTo = await tapDoor()
  expect(document.activeElement?.textContent).toBe('Blijf spelen')
  fireEvent.click(screen.getByRole('button', { name: 'Blijf spelen' }))
  expect([question(), wentTo()]).toEqual([null, []])
})

test('confirming opens the logout page', async () => {
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
