// @vitest-environment jsdom
import type { UserReport } from '@letterliaan/contract'
import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type { Answers } from '../../testing/fake-server.ts'
import { openPage } from '../../testing/open-page.tsx'
import { ReportsPage } from './ReportsPage.tsx'

const put = 'PUT /api/v1/user-report/:id'

const report = (id: number, more: Partial<UserReport> = {}): UserReport => ({
  id,
  category: 'bug_word',
  kind: 'sound',
  title: `Melding ${id}`,
  description: 'Ik hoor iets anders',
  is_handled: false,
  created_at: Date.parse('2027-01-20T10:00:00Z') / 1000,
  user_id: 3,
  name: 'Noor',
  username: 'noor',
  data: '{}',
  ...more,
})

async function open(reports: readonly UserReport[], more: Answers = {}) {
  const page = await openPage(<ReportsPage />, { 'GET /api/v1/user-report': reports as never, ...more })
  const rowOf = (title: string) =>
    within(screen.getByRole('heading', { name: title }).closest('li') as HTMLElement)
  return { ...page, rowOf }
}

describe("a child's report", () => {
  test('has a title with its category and the thing that the child pointed at', async () => {
    const { rowOf } = await open([
      report(1),
      report(2, { category: 'bug_anchor', kind: 'picture' }),
      report(3, { category: 'bug_exercise', kind: 'word' }),
      report(4, { category: 'bug_other', kind: 'other' }),
    ])
    for (const [id, category, pointed] of [
      [1, 'Woord', 'Aangewezen: het geluid'],
      [2, 'Ankerwoord', 'Aangewezen: het plaatje'],
      [3, 'Oefening', 'Aangewezen: het woord'],
      [4, 'Iets anders', 'Aangewezen: iets anders'],
    ] as const) {
      rowOf(`Melding ${id}`).getByText(category)
      rowOf(`Melding ${id}`).getByText(pointed)
    }
  })

  test('shows its sender and date if it has no picture', async () => {
    const { rowOf } = await open([report(1, { kind: null })])
    expect(rowOf('Melding 1').queryByText(/^Aangewezen/)).toBeNull()
    rowOf('Melding 1').getByText('Noor (noor), 20 januari 2027 om 11:00')
  })

  test.each([
    [false, true, 'De melding is afgehandeld.'],
    [true, false, 'De melding staat weer open.'],
  ])(
    'whose is_handled is %s gets %s after a press, and other reports do not change',
    async (is_handled, next, told) => {
      const { press, calls, button } = await open([report(1, { is_handled }), report(2)], {
        [put]: report(1, { is_handled: next }),
      })
      await press('Afgehandeld: Melding 1')
      await screen.findByText(told)
      expect(calls.find(({ name }) => name === put)).toMatchObject({ ids: [1], body: { is_handled: next } })
      expect(button('Afgehandeld: Melding 1').getAttribute('aria-pressed')).toBe(String(next))
      expect(button('Afgehandeld: Melding 2').getAttribute('aria-pressed')).toBe('false')
    },
  )
})

test('the facts of a report are listed', async () => {
  const data = JSON.stringify({
    word: 'maan',
    world_id: 1,
    url: '/wereld/1',
    console_errors: ['TypeError: x'],
  })
  await open([report(1, { data })])
  screen.getByText('TypeError: x')
  const facts = screen
    .getAllByRole('term')
    .map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`)
  expect(facts).toEqual(['Woord: maan', 'Wereld: 1', 'Adres: /wereld/1'])
})

test('the page explains its purpose and how long reports are stored if there are none', async () => {
  await open([])
  screen.getByText('Er zijn geen meldingen.')
  screen.getByText(/Een melding wordt na \d+ dagen verwijderd\./)
})
