// @vitest-environment jsdom
import type { Profile } from '@letterliaan/contract'
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { studentFixture } from '../../testing/entities.ts'
import { extendJsdom } from '../../testing/extend-jsdom.ts'
import { createQueries } from '../data/queries.ts'
import { createQueryClient } from '@letterliaan/web/query-client'
import type { Services } from '../services.ts'
import { ServicesProvider } from '../ServicesProvider.tsx'
import { Help } from './Help.tsx'

beforeEach(extendJsdom)
afterEach(cleanup)

/** The help of a page whose tour is the second, for a child that is so far with the tours. */
async function show(user_manual_flow: number) {
  const call = vi.fn<(name: string, input: { readonly body?: unknown }) => Promise<unknown>>(
    () => new Promise(() => undefined),
  )
  const queries = createQueries({ call } as never)
  const queryClient = createQueryClient()
  queryClient.setQueryData(queries.profile, { student: studentFixture({ user_manual_flow }) } as Profile)
  const services = { client: { call }, queries, queryClient, rewards: { hold: () => () => undefined } }
  await act(async () => {
    render(
      <ServicesProvider services={services as unknown as Services}>
        <Help
          tour={{ index: 2, steps: [{ header: 'De oefeningen', body: 'Hier ben je nu.' }] }}
          situation={null}
        />
      </ServicesProvider>,
    )
  })
  const storedFlow = () =>
    call.mock.calls.filter(([name]) => name === 'POST /api/v1/user/update').map(([, { body }]) => body)
  return { storedFlow, isOpen: () => screen.queryByText('De oefeningen') !== null }
}

test('HELP-1 a tour opens by itself the first time, and is kept to have been seen', async () => {
  const { isOpen, storedFlow } = await show(1)
  expect(isOpen()).toBe(true)
  expect(storedFlow()).toEqual([{ user_manual_flow: 2 }])
})

test('HELP-1 to a child that has seen it, or a later one, it opens by its button, and nothing goes back', async () => {
  const { isOpen, storedFlow } = await show(3)
  expect(isOpen()).toBe(false)
  act(() => screen.getByRole('button', { name: 'Help' }).click())
  expect(isOpen()).toBe(true)
  expect(storedFlow()).toEqual([])
})
