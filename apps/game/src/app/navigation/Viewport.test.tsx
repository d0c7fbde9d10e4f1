// @vitest-environment jsdom
import { ApiError } from '@letterliaan/contract/client'
import { createStore } from '@letterliaan/web/store'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { createQueryClient } from '../queries/query-client.ts'
import { createQueries } from '../data/queries.ts'
import type { Services } from '../services.ts'
import { createGameNavigator } from './create-game-navigator.ts'
import { definePage, type PageDefinition } from './page.ts'
import { renderInGame } from '../../testing/render-in-game.tsx'
import { Viewport } from './Viewport.tsx'

function openPage(page: Omit<PageDefinition<object>, 'path' | 'access' | 'title'>) {
  window.scrollTo = () => undefined
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const queryClient = createQueryClient({ maxRetries: 0 })
  const queries = createQueries({ call: vi.fn<() => never>() })
  const navigator = createGameNavigator({
    pages: [definePage({ path: '/x', access: 'anyone', title: 'X', ...page })],
    addressBar: { read: () => '/x', write: () => undefined, onBack: () => undefined },
    isLoggedIn: () => true,
    queryClient,
    queries,
    onLeave: () => undefined,
  })
  const connection = { heldUp: { get: () => false } }
  const offline = { hasStep: () => false }
  const version = { isTooOld: createStore(false) }
  const services = { navigator, connection, offline, version, queries, queryClient } as unknown as Services
  renderInGame(<Viewport />, services)
  navigator.open()
}

test('"Probeer opnieuw" shows a page whose first load failed', async () => {
  let isBroken = true
  function Fragile() {
    if (isBroken) throw new Error('broken')
    return <p>Het werkt</p>
  }
  openPage({ load: async () => Fragile })
  const again = await screen.findByRole('button', { name: 'Probeer opnieuw' })
  isBroken = false
  await userEvent.click(again)
  await screen.findByText('Het werkt')
})

test('NAV-10 a locked page shows a message and a link to the map', async () => {
  const refusal = { status: 403, title: 'Niet toegestaan', detail: 'Deze stap zit nog op slot.' }
  openPage({
    fetches: () => [{ queryKey: ['x'], queryFn: () => Promise.reject(new ApiError(refusal)) }],
    load: async () => () => null,
  })
  await screen.findByRole('heading', { name: 'Nog op slot' })
  expect(screen.getByRole('link', { name: 'Naar de kaart' }).getAttribute('href')).toBe('/')
  expect(screen.queryByRole('button')).toBeNull()
  // The default is buddy 1.
  expect(document.querySelector('img[src*="buddy-1-denkt"]')).not.toBeNull()
})
