import type { Answers } from '../../testing/fake-server.ts'
import { openPage } from '../../testing/open-page.tsx'
import { ChildHistoryPage } from './ChildHistoryPage.tsx'

export const studentPath = '/api/v1/begeleider/student/:id'
export const previewCall = `POST ${studentPath}/session/preview` as const
export const voidCall = `POST ${studentPath}/session/void` as const
export const standingSession = {
  seconds: 1200,
  num_words: 30,
  words_remembered: 5,
  exercises_done: 4,
  steps_passed: 1,
  worlds_passed: 0,
  points: 40,
  badges: 1,
}

export const historyAnswers: Answers = {
  'GET /api/v1/begeleider/student': ({ query }) =>
    query['archived'] === 'true'
      ? []
      : [{ id: 3, screen_name: 'Noor', name: 'Noor', buddy_id: 1, group_ids: [] }],
  [`GET ${studentPath}/session`]: {
    sessions: [{ started_at: 1_760_000_000, seconds: 600, words: 12, right: 9, failed_steps: [] }],
    voided: [],
  } as never,
  [`GET ${studentPath}/history`]: { changes: [], steps: [], presents: [] },
  [previewCall]: {
    started_at: 1_760_000_000,
    before: standingSession,
    after: { ...standingSession, points: 28 },
    num_answers: 12,
    num_later: 0,
    badges_lost: [],
  } as never,
}

export const openHistory = (more: Answers = {}) =>
  openPage(<ChildHistoryPage student_id={3} />, { ...historyAnswers, ...more })
