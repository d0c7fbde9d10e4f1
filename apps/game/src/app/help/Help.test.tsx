// @vitest-environment jsdom
import type { Profile } from '@letterliaan/contract'
import { act, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { studentFixture } from '../../testing/entities.ts'
import { listen } from '@letterliaan/ui/listen.fixture'
import { createData, renderInGame } from '../../testing/render-in-game.tsx'
import { Help } from './Help.tsx'

const steps = [
  { header: { text: 'De oefeningen' }, body: { text: 'Hier ben je nu.' }, button: 'Aan de slag!' },
]
const tour = { index: 2, steps, next: { target: 'a', said: { text: 'Tik op Speel!' } } }

async function show(user_manual_flow: number) {
  const call = vi.fn<(name: string, input: { readonly body?: unknown }) => Promise<unknown>>(
    () => new Promise(() => undefined),
  )
  const { queries, queryClient } = createData(call)
  const { said, wrapper } = listen()
  queryClient.setQueryData(queries.profile, { student: studentFixture({ user_manual_flow }) } as Profile)
  const services = { client: { call }, queries, queryClient, rewards: { hold: () => () => undefined } }
  await act(async () => {
    renderInGame(
      <>
        <Help tour={tour} situation={null} />
        <a href="/speel">Speel!</a>
      </>,
      services,
      { wrapper },
    )
  })
  const storedFlow = () =>
    call.mock.calls.filter(([name]) => name === 'POST /api/v1/user/update').map(([, { body }]) => body)
  return { said, storedFlow, isOpen: () => screen.queryByText('De oefeningen') !== null }
}

test('HELP-1 a tour opens automatically the first time and is stored as seen', async () => {
  const { isOpen, storedFlow } = await show(1)
  expect(isOpen()).toBe(true)
  expect(storedFlow()).toEqual([{ user_manual_flow: 2 }])
})

test('HELP-1 a tour that the child has seen opens only by its button and does not lower the stored number', async () => {
  const { isOpen, storedFlow } = await show(3)
  expect(isOpen()).toBe(false)
  act(() => screen.getByRole('button', { name: 'Help' }).click())
  expect(isOpen()).toBe(true)
  expect(storedFlow()).toEqual([])
})

test("GIDS-4 the last card's button highlights and focuses the next thing, and the buddy names it", async () => {
  Element.prototype.getClientRects = () => [new DOMRect()] as unknown as DOMRectList
  const { said } = await show(3)
  act(() => screen.getByRole('button', { name: 'Help' }).click())
  act(() => screen.getByRole('button', { name: 'Aan de slag!' }).click())
  const next = screen.getByRole('link', { name: 'Speel!' })
  expect(document.activeElement).toBe(next)
  expect(next.className).toBe('next')
  expect(said.at(-1)).toBe('Tik op Speel!')
  act(() => next.blur())
  expect(next.className).toBe('')
})
