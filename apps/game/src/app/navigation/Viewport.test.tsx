// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { teachBrowser } from '../../testing/teachBrowser.ts'
import { createQueries } from '../data/queries.ts'
import type { Services } from '../services.ts'
import { ServicesContext } from '../useServices.ts'
import { createNavigator } from './navigator.ts'
import { definePage } from './page.ts'
import { Viewport } from './Viewport.tsx'

test('"Probeer opnieuw" shows a page that broke and works now', async () => {
  teachBrowser()
  window.scrollTo = () => undefined
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  let isBroken = true
  function Fragile() {
    if (isBroken) throw new Error('broken')
    return <p>Het werkt</p>
  }
  const queryClient = new QueryClient()
  const navigator = createNavigator({
    pages: [definePage({ path: '/x', access: 'anyone', title: 'X', load: async () => Fragile })],
    addressBar: { read: () => '/x', write: () => undefined, onBack: () => undefined },
    isLoggedIn: () => true,
    queryClient,
    queries: createQueries({ call: vi.fn<() => never>() }),
    onLeave: () => undefined,
  })
  const services = { navigator, connection: { isHeldUp: () => false } } as unknown as Services
  render(
    <QueryClientProvider client={queryClient}>
      <ServicesContext value={services}>
        <Viewport />
      </ServicesContext>
    </QueryClientProvider>,
  )
  navigator.open()
  const again = await screen.findByRole('button', { name: 'Probeer opnieuw' })
  isBroken = false
  await userEvent.click(again)
  expect(await screen.findByText('Het werkt')).toBeDefined()
})
