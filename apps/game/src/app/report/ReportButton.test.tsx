// @vitest-environment jsdom
import { NetworkError } from '@letterliaan/contract/client'
import { NotificationProvider } from '@letterliaan/ui'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { extendJsdom } from '../../testing/extend-jsdom.ts'
import type { Services } from '../services.ts'
import { ServicesProvider } from '../ServicesProvider.tsx'
import { ReportButton } from './ReportButton.tsx'
import { createShownContent } from './shown-content.ts'

beforeEach(extendJsdom)
afterEach(cleanup)

const titleField = () => screen.findByLabelText<HTMLInputElement>('Titel')
const openForm = () => fireEvent.click(screen.getByRole('button', { name: 'Fout gevonden?' }))

/** A child that fills in a report and sends it to a server that answers so. */
async function report(answer: () => Promise<unknown>) {
  const call = vi.fn<(name: string, input: { readonly body: unknown }) => Promise<unknown>>(answer)
  const services = { client: { call }, showing: createShownContent(() => ({})), readConsoleErrors: () => [] }
  render(
    <ServicesProvider services={services as unknown as Services}>
      <NotificationProvider>
        <ReportButton username="noor@school.nl" />
      </NotificationProvider>
    </ServicesProvider>,
  )
  openForm()
  fireEvent.change(await titleField(), { target: { value: 'Het geluid' } })
  fireEvent.change(screen.getByLabelText('Beschrijving'), { target: { value: 'Ik hoor niets.' } })
  fireEvent.change(screen.getByLabelText('Categorie'), { target: { value: 'bug_other' } })
  fireEvent.click(screen.getByRole('button', { name: 'Verzenden' }))
  return call
}

test('BUG-3 a report that was sent is confirmed, and the form is empty again', async () => {
  const call = await report(async () => ({}))
  await screen.findByText('Rapport is verzonden!')
  expect(call.mock.calls[0]).toMatchObject([
    'POST /api/v1/user-report',
    { body: { category: 'bug_other', title: 'Het geluid', description: 'Ik hoor niets.' } },
  ])
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  openForm()
  expect((await titleField()).value).toBe('')
})

test('BUG-3 one that could not be sent stays as it was', async () => {
  const call = await report(() => Promise.reject(new NetworkError('offline')))
  await waitFor(() => expect(call).toHaveBeenCalledOnce())
  expect(screen.queryByText('Rapport is verzonden!')).toBeNull()
  expect((await titleField()).value).toBe('Het geluid')
})
