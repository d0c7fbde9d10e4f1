// @vitest-environment jsdom
import type { School } from '@letterliaan/contract'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openPage } from '../../testing/open-page.tsx'
import { createSampleMe } from '../../testing/samples.ts'
import { NewSchoolPage, SchoolPage } from './BoardPages.tsx'

const schoolIn = (id: number, region: School['region'], created_at = id): School => ({
  id,
  name: `School ${id}`,
  brin: null,
  region,
  created_at,
  closed_at: null,
  has_administrator: true,
  num_staff: 1,
  num_children: null,
  num_active: null,
  num_words: null,
  num_sittings: null,
  last_practised_on: null,
})
const list = 'GET /api/v1/begeleider/school'
const who = 'GET /api/v1/begeleider/me'
const make = 'POST /api/v1/begeleider/school'
const change = 'PUT /api/v1/begeleider/school/:id'
const isChosen = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name }).checked

test.each([
  [[], 'nederland', 'In Nederland'],
  [[], 'vlaanderen', 'In Vlaanderen'],
  [[schoolIn(1, 'nederland'), schoolIn(2, 'vlaanderen')], 'nederland', 'In Vlaanderen'],
  [[schoolIn(2, 'vlaanderen', 1), schoolIn(1, 'nederland', 2)], 'vlaanderen', 'In Nederland'],
] as const)(
  'ZIN-6 the default region of a school is that of the last one, or of the board: %#',
  async (schools, region, name) => {
    await openPage(<NewSchoolPage />, {
      [list]: { schools: [...schools] },
      [who]: { ...createSampleMe('bestuur'), region },
    })
    expect(isChosen(name)).toBe(true)
  },
)

test('ZIN-6 a board can create a school in Flanders', async () => {
  const invitation = { address: 'https://spel.test/#geheim', is_local: false, is_mailed: null }
  const { press, user, calls, write } = await openPage(<NewSchoolPage />, {
    [list]: { schools: [] },
    [who]: createSampleMe('bestuur'),
    [make]: { school_id: 3, invitation } as never,
  })
  await write(screen.getByLabelText('Hoe heet de school?'), 'De Kempen')
  await user.click(screen.getByRole('radio', { name: 'In Vlaanderen' }))
  await press('Maak de school')
  await screen.findByText('Naar de school')
  expect(calls.filter(({ name }) => name === make).map(({ body }) => body)).toEqual([
    { name: 'De Kempen', brin: null, region: 'vlaanderen', email: null },
  ])
})

test('the last practice of a school is shown with its year', async () => {
  await openPage(<SchoolPage school_id={4} />, {
    [list]: { schools: [{ ...schoolIn(4, 'nederland'), last_practised_on: '2025-06-03' }] },
  })
  screen.getByText('3 jun 2025')
})

test('ZIN-6 a board can change the region of a school, whose name and BRIN stay the same', async () => {
  const { press, user, calls } = await openPage(<SchoolPage school_id={4} />, {
    [list]: { schools: [schoolIn(4, 'nederland')] },
    [change]: schoolIn(4, 'vlaanderen'),
  })
  expect(isChosen('In Nederland')).toBe(true)
  await user.click(screen.getByRole('radio', { name: 'In Vlaanderen' }))
  await press('Bewaar de gegevens')
  await screen.findByText('De gegevens van School 4 zijn bewaard.')
  expect(calls.filter(({ name }) => name === change).map(({ body }) => body)).toEqual([
    { name: 'School 4', brin: null, region: 'vlaanderen' },
  ])
})
