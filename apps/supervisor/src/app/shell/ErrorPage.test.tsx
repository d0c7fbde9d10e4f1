// @vitest-environment jsdom
import { ApiError } from '@letterliaan/contract/client'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openPage } from '../../testing/open-page.tsx'
import { ErrorPage } from './ErrorPage.tsx'

const open = (status: number, detail: string) =>
  openPage(
    <ErrorPage error={new ApiError({ type: 'about:blank', title: '', status, detail })} onRetry={() => {}} />,
    {},
  )

test('a page for another role says so and offers a link to the start page, but no retry', async () => {
  await open(403, 'Dit is alleen voor beheerders.')
  screen.getByRole('heading', { name: 'Deze pagina kunt u niet zien' })
  screen.getByText('Dit is alleen voor beheerders.')
  expect(screen.getByRole('link', { name: 'Naar Vandaag' }).getAttribute('href')).toBe('/begeleider')
  expect(screen.queryByRole('button', { name: 'Probeer opnieuw' })).toBeNull()
})

test('a page that failed by a server error offers a retry', async () => {
  await open(500, 'Er ging iets mis.')
  screen.getByRole('heading', { name: 'Dat is niet gelukt' })
  screen.getByRole('button', { name: 'Probeer opnieuw' })
})
