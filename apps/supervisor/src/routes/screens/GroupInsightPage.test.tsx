// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { noNetwork, type Answers } from '../../testing/fake-server.ts'
import { leavePage, openPage, standInForBrowser } from '../../testing/open-page.tsx'
import { GroupInsightPage } from './GroupInsightPage.tsx'

beforeEach(standInForBrowser)
afterEach(leavePage)

const call = 'GET /api/v1/begeleider/group/:id/insight'
const skill = { chance: 0.4, low: 0.3, high: 0.5, look: 'low' as const }
const insight = {
  group_id: 7,
  former: { num_students: 0, words: 0, right: 0 },
  categories: [
    { category: 'kort', name: 'Korte klank', words: 20, right: 18, num_known: 2, num_low: 0 },
    { category: 'lang', name: 'Lange klank', words: 20, right: 8, num_known: 2, num_low: 2 },
  ],
  students: [
    {
      student_id: 3,
      name: 'Noor',
      words: 20,
      right: 4,
      cells: [{ category: 'lang', words: 10, right: 3, skill }],
    },
    {
      student_id: 4,
      name: 'Ali',
      words: 20,
      right: 4,
      cells: [{ category: 'lang', words: 10, right: 5, skill }],
    },
  ],
}

const open = (more: Answers = {}) =>
  openPage(<GroupInsightPage group_id={7} />, {
    'GET /api/v1/begeleider/group': [{ id: 7, name: 'Groep 5', level_id: 5, supervisors: [] }] as never,
    'GET /api/v1/begeleider/student': ['Noor', 'Ali'].map((screen_name, at) => ({
      id: 3 + at,
      screen_name,
      name: screen_name,
      group_ids: [7],
    })) as never,
    'GET /api/v1/level': [{ id: 5, name: 'Groep 5' }] as never,
    [call]: insight,
    ...more,
  })

test('INZ-7 a group: what is hardest, for how many, and each child leads to its own page', async () => {
  await open()
  expect(
    screen.getByText('‘Lange klank’ is nog lastig voor 2 kinderen, van de 2 van wie dat te zeggen is.'),
  ).toBeTruthy()
  expect(screen.queryByText(/in deze periode ook in deze groep/)).toBeNull()
  expect(screen.getByRole('table', { name: 'Beheersing van Groep 5, per kind en categorie' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Noor' }).getAttribute('href')).toBe('/begeleider/kind/3/inzicht')
})

test('the children for whom a category is hard become an instruction group, beside their own', async () => {
  const { press, calls, wentTo } = await open({
    'POST /api/v1/begeleider/group': { id: 8, name: 'Instructie Lange klank' } as never,
    'PUT /api/v1/begeleider/group/:id/student': {} as never,
  })
  await press('Lange klank')
  expect(screen.getByText('2 kinderen gekozen')).toBeTruthy()
  await press('Maak een instructiegroep')
  expect(screen.getByLabelText<HTMLInputElement>('Naam').value).toBe('Instructie Lange klank')
  await press('Maak de groep')
  await waitFor(() => expect(wentTo()).toEqual(['/begeleider/groep/8']))
  const put = calls.filter(({ name }) => name === 'PUT /api/v1/begeleider/group/:id/student')
  expect(put.map(({ body }) => body)).toEqual([{ add: [3, 4], remove: [] }])
})

test('INZ-7 another period is asked of the server', async () => {
  const { user, calls } = await open()
  await user.click(screen.getByLabelText('Alles'))
  await waitFor(() => expect(calls.findLast(({ name }) => name === call)?.query).toEqual({ since: '0' }))
})

test('INZ-7 a group in which nobody practised says so, and its files can still be made', async () => {
  await open({ [call]: { ...insight, categories: [] } })
  expect(screen.getByText('In deze periode heeft nog niemand geoefend.')).toBeTruthy()
  expect(screen.queryByRole('table')).toBeNull()
  expect(screen.getByRole('button', { name: 'Maak het rapport (PDF)' })).toBeTruthy()
})

test('a group that is not this supervisor’s has no page', async () => {
  await openPage(<GroupInsightPage group_id={99} />, { 'GET /api/v1/begeleider/group': [] })
  expect(screen.getByRole('heading', { name: 'Deze pagina bestaat niet' })).toBeTruthy()
})

test('RAP-3 a file of a group that could not be made is told', async () => {
  const { press } = await open({ 'POST /api/v1/begeleider/group/:id/report': noNetwork })
  await press('Maak het rapport (PDF)')
  expect(await screen.findByText('De server is niet bereikbaar.')).toBeTruthy()
  expect(screen.queryByText(/is bewaard/)).toBeNull()
})

test('ZEG-4 of children that left the group their words there are told, and no name', async () => {
  const former = { num_students: 2, words: 30, right: 21 }
  await open({ [call]: { ...insight, former } })
  screen.getByText(
    '2 kinderen zaten in deze periode ook in deze groep. Zij schreven hier 30 woorden, waarvan 21 in één keer goed.',
  )
})
