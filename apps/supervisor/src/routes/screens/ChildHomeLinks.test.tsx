// @vitest-environment jsdom
import type { HomeLink, MadeHomeLink } from '@letterliaan/contract'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import {
  toNoonSeconds,
  insightNow,
  openChildInsightPage,
  getPanel,
  studentPath,
  emptyInsight,
} from './child-insight-page.fixture.tsx'

const links = `GET ${studentPath}/home-link` as const
const make = `POST ${studentPath}/home-link` as const
const withdraw = `DELETE ${studentPath}/home-link/:link_id` as const
const title = 'Bladzijde voor thuis'

const link: HomeLink = {
  id: 8,
  created_at: toNoonSeconds('2027-01-12'),
  expires_at: toNoonSeconds('2027-02-09'),
  num_openings: 3,
  last_opened_on: '2027-01-19',
}
const made: MadeHomeLink = {
  ...link,
  id: 9,
  num_openings: 0,
  last_opened_on: null,
  address: 'https://spel.school.nl/thuis#geheim',
  first_name: 'Noor',
  is_local: false,
}

beforeEach(() => void vi.useFakeTimers({ now: insightNow, toFake: ['Date'] }))

test('DOE-9 a new link lasts four weeks by default, and is shown only once, to copy or to print', async () => {
  const print = vi.fn<() => void>()
  vi.stubGlobal('print', print)
  const copied: string[] = []
  Object.assign(document, {
    execCommand: () => {
      const field = document.activeElement
      copied.push(field instanceof HTMLInputElement ? field.value : '')
      return true
    },
  })
  const { press, calls } = await openChildInsightPage(emptyInsight, { [make]: made })
  await press('Maak een link voor thuis')
  const part = getPanel(title)
  await part.findByRole('img', { name: 'QR-code van de bladzijde voor thuis van Noor' })
  expect(calls.find(({ name }) => name === make)?.body).toEqual({
    weeks: 4,
    since: Date.parse('2026-08-01T00:00:00+02:00') / 1000,
  })
  expect(part.getByLabelText('Link voor thuis')).toHaveProperty('value', made.address)
  part.getByLabelText<HTMLInputElement>('Link voor thuis').focus()
  await press('Kopieer de link')
  await press('Print de kaart voor thuis')
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1))
  expect(document.querySelectorAll('body > .paper img')).toHaveLength(1)
  window.dispatchEvent(new Event('afterprint'))
  await waitFor(() => expect(document.querySelector('body > .paper')).toBeNull())
  expect(copied).toHaveLength(1)
})

test('DOE-9 a chosen duration is sent, and a warning is shown if only this machine can open the address', async () => {
  const local = { ...made, address: 'http://127.0.0.1:3000/thuis#geheim', is_local: true }
  const { user, press, calls } = await openChildInsightPage(emptyInsight, { [make]: local })
  await user.click(screen.getByRole('radio', { name: '12 weken' }))
  await press('Maak een link voor thuis')
  await screen.findByText(/^Thuis werkt deze link niet: er komt http:\/\/127\.0\.0\.1:3000 in te staan/)
  expect(calls.find(({ name }) => name === make)?.body).toMatchObject({ weeks: 12 })
})

test('DOE-9 the list shows how often a link was opened, and a link is withdrawn after a confirmation', async () => {
  const { press, calls } = await openChildInsightPage(emptyInsight, { [links]: [link], [withdraw]: [] })
  const list = getPanel(title).getByRole('list', { name: 'Links die nu werken' })
  expect(list.textContent).toContain('3 keer geopend, het laatst: gisteren.')
  await press('Trek in: link van 12 jan 2027')
  expect(calls.some(({ name }) => name === withdraw)).toBe(false)
  await press('Trek in')
  await screen.findByText('De link is ingetrokken.')
  expect(calls.find(({ name }) => name === withdraw)?.ids).toEqual([3, 8])
  expect(getPanel(title).queryByRole('list', { name: 'Links die nu werken' })).toBeNull()
})
