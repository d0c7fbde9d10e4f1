// @vitest-environment jsdom
import { NetworkError } from '@letterliaan/contract/client'
import { act, fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { createConnection } from '../answer-queue/connection.ts'
import { ChunkLoadError } from '@letterliaan/web/navigator'
import { createVersionWatch } from '../offline/version-watch.ts'
import { createData, renderInGame } from '../../testing/render-in-game.tsx'
import { ErrorPage } from './ErrorPage.tsx'

const go = vi.fn<(address: string) => void>()
const reload = vi.fn<() => void>()

function show(
  hasStep: boolean,
  from: string | null,
  { error = new NetworkError(new Error('offline')), isEntryGone = false } = {},
): void {
  const services = {
    ...createData(),
    navigator: { go, open: () => undefined },
    connection: createConnection(window),
    offline: { hasStep: () => hasStep },
    version: createVersionWatch(reload, async () => isEntryGone),
  }
  renderInGame(<ErrorPage error={error} from={from} />, services)
}

test.each([
  ['/fase/1/stap/6', 'Ga terug', '/fase/1/stap/6'],
  [null, 'Terug naar de kaart', '/'],
])('NET-1 a page that is not on the device links from %s back to a page that is', (from, label, address) => {
  show(true, from)
  fireEvent.click(screen.getByRole('button', { name: label }))
  expect(go.mock.calls[0]?.[0]).toBe(address)
})

test('NET-1 an empty device offers only a retry', () => {
  show(false, null)
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Probeer opnieuw'])
})

const missingCode = () => new ChunkLoadError(new TypeError('Failed to fetch dynamically imported module'))

test('NET-5 an outdated page whose code is missing announces the new version and opens it', async () => {
  show(false, null, { error: missingCode(), isEntryGone: true })
  await screen.findByRole('heading', { name: 'Er is een nieuwe versie' })
  expect(document.body.textContent).not.toContain('Doet je internet het?')
  fireEvent.click(screen.getByRole('button', { name: 'Haal de nieuwe versie' }))
  expect(reload).toHaveBeenCalledOnce()
})

test('NET-5 missing code is shown as a lost connection if there is no new version', async () => {
  show(false, null, { error: missingCode() })
  await act(async () => undefined)
  expect(document.body.textContent).toContain('Doet je internet het?')
})
