// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { noNetwork, refusal, type Answers } from '../../testing/fake-server.ts'
import { leavePage, openPage, standInForBrowser } from '../../testing/open-page.tsx'
import { ChildHistoryPage } from './ChildHistoryPage.tsx'

beforeEach(standInForBrowser)
afterEach(leavePage)

const root = '/api/v1/begeleider/student/:id'
const preview = `POST ${root}/session/preview` as const
const voidCall = `POST ${root}/session/void` as const
const standing = {
  seconds: 1200,
  num_words: 30,
  words_remembered: 5,
  exercises_done: 4,
  steps_passed: 1,
  worlds_passed: 0,
  points: 40,
  badges: 1,
}

const answers: Answers = {
  'GET /api/v1/begeleider/student': ({ query }) =>
    query['archived'] === 'true'
      ? []
      : [{ id: 3, screen_name: 'Noor', name: 'Noor', buddy_id: 1, group_ids: [] }],
  [`GET ${root}/session`]: {
    sessions: [{ started_at: 1_760_000_000, seconds: 600, words: 12, right: 9 }],
    voided: [],
  } as never,
  [`GET ${root}/history`]: [],
  [`GET ${root}/work`]: { steps: [], presents: [] },
  [preview]: {
    started_at: 1_760_000_000,
    before: standing,
    after: { ...standing, points: 28 },
    num_answers: 12,
    num_later: 0,
    badges_lost: [],
  } as never,
}

const begin = /^Maak ongeldig… het oefenmoment/

async function openVoiding(more: Answers = {}) {
  const page = await openPage(<ChildHistoryPage student_id={3} />, { ...answers, ...more })
  await page.press(begin)
  const dialog = within(await screen.findByRole('dialog'))
  return { ...page, dialog }
}

test('MEND-1 a sitting is voided with its reason, after it was tried', async () => {
  const { user, dialog, calls } = await openVoiding({ [voidCall]: null as never })
  await user.type(dialog.getByLabelText(/^Waarom/), 'Het broertje oefende')
  await user.click(dialog.getByRole('button', { name: 'Maak ongeldig' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const sent = calls.find(({ name }) => name === voidCall)
  expect(sent?.body).toEqual({ started_at: 1_760_000_000, reason: 'Het broertje oefende' })
  // All that is shown of the child is fetched again.
  expect(calls.filter(({ name }) => name === `GET ${root}/history`)).toHaveLength(2)
})

test('MEND-1 where the network fails halfway the window stays with the reason, and the next press is the same call', async () => {
  const { user, dialog, calls, answer } = await openVoiding({ [voidCall]: noNetwork })
  await user.type(dialog.getByLabelText(/^Waarom/), 'Het broertje')
  const press = () => user.click(dialog.getByRole('button', { name: 'Maak ongeldig' }))
  await press()
  await screen.findByText('De server is niet bereikbaar.')
  expect(dialog.getByLabelText<HTMLInputElement>(/^Waarom/).value).toBe('Het broertje')
  answer({ [voidCall]: null as never })
  await press()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const keys = calls.filter(({ name }) => name === voidCall).map(({ key }) => key)
  expect([keys.length, new Set(keys).size]).toEqual([2, 1])
})

test('MEND-1 a sitting that can’t be voided now opens no window, and the supervisor reads why', async () => {
  const page = await openPage(<ChildHistoryPage student_id={3} />, {
    ...answers,
    [preview]: refusal(409, 'Noor oefent nu. Probeer het later.'),
  })
  await page.press(begin)
  await screen.findByText('Noor oefent nu. Probeer het later.')
  expect(screen.queryByRole('dialog')).toBeNull()
})
