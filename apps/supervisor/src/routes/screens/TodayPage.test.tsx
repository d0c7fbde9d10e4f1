// @vitest-environment jsdom
import type { Today } from '@letterliaan/contract'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Answers } from '../../testing/fake-server.ts'
import { leavePage, openPage, standInForBrowser } from '../../testing/open-page.tsx'
import { sampleGroup, sampleStudent } from '../../testing/samples.ts'
import { TodayPage } from './TodayPage.tsx'

beforeEach(standInForBrowser)
afterEach(leavePage)

const begun = { has_students: true, has_steps: true, has_cards: true, has_decided_date_of_birth: true }
const nothing: Today = {
  first_steps: begun,
  without_steps: [],
  stuck: [],
  running_out: [],
  failed_dictations: [],
  failed_exercises: [],
  due_steps: [],
  measure_proposals: [],
  follow_ups: [],
  num_marked_words: 0,
  num_open_reports: 0,
}

const open = (today: Partial<Today> = {}, more: Answers = {}) =>
  openPage(<TodayPage />, {
    'GET /api/v1/begeleider/today': { ...nothing, ...today },
    'GET /api/v1/begeleider/group': [sampleGroup(7, '5a')],
    'GET /api/v1/begeleider/student': [sampleStudent(1, 'Noor'), sampleStudent(2, 'Sam')],
    'GET /api/v1/level': [],
    'GET /api/v1/begeleider/me': { id: 4 } as never,
    'GET /api/v1/begeleider/live/now': { students: [], server_time: 0 } as never,
    ...more,
  })
const headings = () => screen.getAllByRole('heading').map(({ textContent }) => textContent)

describe('Vandaag', () => {
  test('VAN-1 says that nothing waits, and shows the groups', async () => {
    await open()
    expect(headings()).toEqual(['Vandaag', 'Er wacht niets op u.', 'Mijn groepen', '5a'])
  })

  test('VAN-2 what waits leads to the child; of many six are shown and the rest counted', async () => {
    const names = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H']
    const stuck = names.map((screen_name, at) => ({ id: at + 1, screen_name, buddy_id: 1 }))
    await open({ stuck })
    expect(headings()).not.toContain('Er wacht niets op u.')
    const children = screen.getByRole('list', { name: '8 kinderen kunnen niet verder' })
    const links = within(children).getAllByRole('link')
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ...names.slice(0, 6).map((name, at) => [name, `/begeleider/kind/${at + 1}/pad`]),
      ['en nog 2', '/begeleider/kinderen'],
    ])
  })

  test('VAN-2 a child waits with its step, and a class gets its path in one go', async () => {
    const [noor, sam] = [1, 2].map((id) => ({ id, screen_name: id === 1 ? 'Noor' : 'Sam', buddy_id: 1 }))
    if (!noor || !sam) throw new Error('two')
    await open({
      without_steps: [noor, sam],
      failed_exercises: [{ ...noor, step_id: 9, label: 'Lange klank', position: 2, num_failed: 4 }],
    })
    screen.getByRole('link', { name: /^Noor ?2\. Lange klank, 4 keer$/ })
    const prepare = screen.getByRole('link', {
      name: 'Zet klaar voor 5a: 2 kinderen hebben nog geen stappen',
    })
    expect(prepare.getAttribute('href')).toBe('/begeleider/groep/7/pad')
  })

  test('VAN-2 what somebody would come back to is there, and then something waits', async () => {
    await open({
      follow_ups: [
        {
          id: 1,
          note_id: 3,
          screen_name: 'Noor',
          buddy_id: 1,
          text: 'Bel.',
          author: 'Juf',
          follow_up_on: '2026-03-09',
        },
      ],
    })
    expect(headings()).toContain('Hierop zou u terugkomen')
    expect(headings()).not.toContain('Er wacht niets op u.')
  })

  test('VAN-1 without a group one is told to make one, and without children not even that', async () => {
    await open({}, { 'GET /api/v1/begeleider/group': [] })
    expect(screen.getByRole('link', { name: 'Maak een groep' }).getAttribute('href')).toBe(
      '/begeleider/kinderen',
    )
    leavePage()
    standInForBrowser()
    await open({}, { 'GET /api/v1/begeleider/group': [], 'GET /api/v1/begeleider/student': [] })
    expect(screen.queryByRole('link', { name: 'Maak een groep' })).toBeNull()
  })

  test('is fetched again by who comes back: what was done elsewhere is gone from it', async () => {
    const { queryClient } = await open()
    const isStale = () => queryClient.getQueryState(['today'])?.isInvalidated
    expect(isStale()).toBe(false)
    cleanup()
    expect(isStale()).toBe(true)
  })
})

describe('the first steps', () => {
  const beginning = { first_steps: { ...begun, has_steps: false, has_cards: false } }

  test('VAN-1 are ticked as they are done, and the first that is left is next', async () => {
    await open(beginning)
    const steps = within(
      screen.getByRole('heading', { name: 'Zo begint u' }).closest('section') as HTMLElement,
    )
    const links = steps.getAllByRole('link')
    expect(links.map((link) => [link.textContent, link.getAttribute('aria-current')])).toEqual([
      ['Voeg uw leerlingen toe (klaar)', null],
      ['Zet stappen klaar', 'step'],
      ['Kies of u de geboortedag vraagt (klaar)', null],
      ['Print de inlogkaarten', null],
    ])
    expect(headings()).not.toContain('Er wacht niets op u.')
  })

  test('VAN-1 are put away on this device, for who is logged in, and come back with ‘Ongedaan maken’', async () => {
    const { press, user } = await open(beginning)
    await press('Niet meer tonen')
    expect(headings()).not.toContain('Zo begint u')
    expect(headings()).toContain('Er wacht niets op u.')
    await user.click(await screen.findByText('Ongedaan maken'))
    await screen.findByRole('heading', { name: 'Zo begint u' })
  })

  test('VAN-1 that one supervisor put away are there for another', async () => {
    localStorage.setItem('letterliaan-begeleider-first-steps-away', '[5]')
    const { queryClient } = await open(beginning)
    await waitFor(() => expect(queryClient.getQueryData(['me'])).toEqual({ id: 4 }))
    await act(async () => undefined)
    expect(headings()).toContain('Zo begint u')
  })
})
