// @vitest-environment jsdom
import type { TodayCause } from '@letterliaan/contract'
import { screen, waitFor, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test } from 'vitest'
import type { Answers } from '../../testing/fake-server.ts'
import { leavePage, openPage } from '../../testing/open-page.tsx'
import { createLessonEntry, createPath, createPathServer } from '../../testing/path-server.ts'
import { createSampleGroup, createSampleStudent, noGoal, emptyToday } from '../../testing/samples.ts'
import { historyAnswers, voidCall } from './child-history-page.fixture.tsx'
import { ChildHistoryPage } from './ChildHistoryPage.tsx'
import { emptyInsight } from './child-insight-page.fixture.tsx'
import { calmProfileBody } from './child-page.fixture.tsx'
import { ChildPage } from './ChildPage.tsx'
import { GroupPage } from './GroupPage.tsx'
import { WeekWordsPage } from './WeekWordsPage.tsx'
import { TodayPage } from './TodayPage.tsx'

afterEach(() => window.history.replaceState(null, '', '/'))

const at = <K extends TodayCause['kind']>(kind: K) => ({ kind, key: kind, level: 1 })
const noor = createSampleStudent(3, 'Noor')
const answers: Answers = {
  ...createPathServer(createPath(createLessonEntry(1))).answers,
  ...historyAnswers,
  'GET /api/v1/begeleider/today': {
    ...emptyToday,
    lines: [
      {
        id: 3,
        screen_name: 'Noor',
        buddy_id: 1,
        causes: [{ ...at('suspect'), started_at: 1_760_000_000, speed: 'faster', skill: 'better' }],
      },
    ],
  },
  'GET /api/v1/begeleider/group': [createSampleGroup(7, '5a')],
  'GET /api/v1/begeleider/student': ({ query }) => (query['archived'] === 'true' ? [] : [noor]),
  'GET /api/v1/level': [],
  'GET /api/v1/begeleider/group-week': [],
  'GET /api/v1/begeleider/group/:id/child-week': [],
  'GET /api/v1/begeleider/group/:id/week-dictation': [],
  'GET /api/v1/begeleider/group/:id/goal': noGoal,
  'GET /api/v1/begeleider/instruction': [],
  'GET /api/v1/begeleider/intervention': { interventions: [], topics: [] },
  'GET /api/v1/begeleider/live/now': { students: [], server_time: 0 } as never,
  'GET /api/v1/begeleider/student/:id/insight': emptyInsight,
  'GET /api/v1/begeleider/student/:id/measure': {
    student_id: 3,
    name: 'Noor',
    measures: [],
    normed: { moments: [], version: 'a' },
  },
  'GET /api/v1/begeleider/student/:id/writing-sheet': { missed: [], sheets: [] },
  'GET /api/v1/begeleider/student/:id/note': [],
  'GET /api/v1/begeleider/student/:id/calm-profile': calmProfileBody,
  'GET /api/v1/begeleider/student/:id/session/:started_at': { parts: [] } as never,
  [voidCall]: null as never,
}

/** Opens pages one after the other, each by a link on the previous one, and counts the presses. */
function createWalk() {
  let presses = 0
  let user: Awaited<ReturnType<typeof openPage>>['user'] | null = null
  return {
    async open(page: ReactNode) {
      leavePage()
      ;({ user } = await openPage(page, answers))
    },
    async follow(link: RegExp | string, address: string) {
      const [found] = await screen.findAllByRole('link', { name: link })
      expect(found?.getAttribute('href')).toBe(address)
      window.history.replaceState(null, '', address)
      presses++
    },
    async press(button: HTMLElement) {
      await user?.click(button)
      presses++
    },
    presses: () => presses,
  }
}

const group = '/begeleider/groep/7'

test('TIEN-1 Vandaag names children who need help with the reason, without a press', async () => {
  const walk = createWalk()
  await walk.open(<TodayPage />)
  const line = await screen.findByRole('heading', { level: 3, name: /^Noor/ })
  expect(line.textContent).toMatch(/werkte sneller en beter dan gewoonlijk/)
  expect(walk.presses()).toBe(0)
})

test("TIEN-1 a week's words and its dictation are pasted after at most three presses", async () => {
  const walk = createWalk()
  await walk.open(<TodayPage />)
  await walk.follow('5a', group)
  await walk.open(<GroupPage group_id={7} />)
  await walk.follow('Woorden van de week', `${group}/woorden`)
  await walk.open(<WeekWordsPage group_id={7} />)
  expect(await screen.findByLabelText('Uw woorden')).toBeTruthy()
  expect(walk.presses()).toBeLessThanOrEqual(3)
})

test("TIEN-1 a child's three facts and actions are visible after at most three presses", async () => {
  const walk = createWalk()
  await walk.open(<TodayPage />)
  await walk.follow('5a', group)
  await walk.open(<GroupPage group_id={7} />)
  await walk.follow('Noor', '/begeleider/kind/3')
  await walk.open(<ChildPage student_id={3} />)
  const stand = within(await screen.findByRole('region', { name: 'Hoe het gaat' }))
  expect(stand.getAllByRole('listitem').length).toBeGreaterThanOrEqual(3)
  expect(screen.getByRole('region', { name: 'Wat u nu kunt doen' })).toBeTruthy()
  expect(walk.presses()).toBeLessThanOrEqual(3)
})

test('TIEN-1 a session of somebody else is voided after at most three presses', async () => {
  const walk = createWalk()
  await walk.open(<TodayPage />)
  await walk.follow(/^Bekijk het oefenmoment/, '/begeleider/kind/3/geschiedenis?moment=1760000000')
  await walk.open(<ChildHistoryPage student_id={3} />)
  await walk.press(await screen.findByRole('button', { name: /^Maak ongeldig… het oefenmoment/ }))
  const dialog = within(await screen.findByRole('dialog'))
  await walk.press(dialog.getByRole('button', { name: 'Maak ongeldig' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(walk.presses()).toBeLessThanOrEqual(3)
})
