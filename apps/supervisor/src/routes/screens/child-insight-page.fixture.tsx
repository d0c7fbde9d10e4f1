import type { StudentInsight } from '@letterliaan/contract'
import { screen, within } from '@testing-library/react'
import type { Answers } from '../../testing/fake-server.ts'
import { openPage } from '../../testing/open-page.tsx'
import { ChildInsightPage } from './ChildInsightPage.tsx'

export const insightNow = Date.parse('2027-01-20T10:00:00Z')

export const toNoonSeconds = (day: string) => Date.parse(`${day}T12:00:00Z`) / 1000
export const studentPath = '/api/v1/begeleider/student/:id'
const none = { words: 0, right: 0 }
export const createSpelling = (word: string, written: string, count = 1) => ({
  word,
  written,
  count,
  last_at: toNoonSeconds('2027-01-10'),
})
const mastery = (category: string, name: string, weeks: readonly [string, number, number][]) => ({
  category,
  name,
  words: weeks.reduce((sum, [, words]) => sum + words, 0),
  right: weeks.reduce((sum, [, , right]) => sum + right, 0),
  skill: { chance: 0.72, low: 0.6, high: 0.82, look: 'middle' } as const,
  weeks: weeks.map(([week, words, right]) => ({ week, words, right })),
  trained: none,
  untrained: none,
})

export const insightBody: StudentInsight = {
  student_id: 3,
  num_unread_runs: 0,
  practice: {
    seconds: 5400,
    num_sessions: 2,
    sessions: [{ started_at: toNoonSeconds('2027-01-12'), seconds: 1800, words: 20, right: 15 }],
    weeks: [
      { week: '2027-01-04', seconds: 3600, sessions: 1, words: 30, right: 20 },
      { week: '2027-01-11', seconds: 1800, sessions: 1, words: 20, right: 15 },
    ],
  },
  best: { words: 15, best: 42 },
  categories: [
    mastery('kort', 'Korte klank', [
      ['2027-01-04', 10, 5],
      ['2027-01-11', 10, 9],
    ]),
    mastery('lang', 'Lange klank', [['2027-01-11', 10, 4]]),
    mastery('ng', 'Woorden met ng', [['2027-01-11', 3, 3]]),
  ],
  trained: none,
  untrained: none,
  changes: { is_known: true, together: 'forward', categories: [] },
  fall: null,
  errors: [
    {
      category: 'kort',
      name: 'Korte klank',
      count: 9,
      types: [
        {
          tag: 'verdubbeling',
          name: 'verdubbeling',
          count: 9,
          spellings: Array.from({ length: 8 }, (_, nr) => createSpelling(`woord${nr}`, `fout${nr}`, 8 - nr)),
        },
      ],
    },
  ],
  confusions: [
    { expected: 'mm', written: 'm', count: 6, spellings: [createSpelling('bommen', 'bomen', 6)] },
    { expected: 'd', written: 't', count: 2, spellings: [createSpelling('hond', 'hont', 2)] },
    { expected: 'h', written: '', count: 1, spellings: [createSpelling('schip', 'scip')] },
  ],
  due: {
    num_due: 3,
    num_soon: 1,
    categories: [
      {
        category: 'kort',
        name: 'Korte klank',
        count: 3,
        words: [
          { word: 'bom', due_at: 1 },
          { word: 'kat', due_at: 1 },
        ],
      },
    ],
  },
  repetitions: [
    {
      step_id: 1,
      label: 'Korte klank',
      reason: 'due',
      words: [
        {
          word: 'bom',
          why: 'due',
          step: 'Korte klank',
          due_at: toNoonSeconds('2027-01-18'),
          moments: [
            { at: toNoonSeconds('2027-01-05'), outcome: 'wrong', written: 'bon' },
            { at: toNoonSeconds('2027-01-12'), outcome: 'later', written: null },
            { at: toNoonSeconds('2027-01-13'), outcome: 'right', written: null },
          ],
        },
        { word: 'kat', why: 'chosen', step: 'Korte klank', due_at: null, moments: [] },
        {
          word: 'dak',
          why: 'written',
          step: 'Korte klank',
          due_at: toNoonSeconds('2027-01-19'),
          moments: [{ at: toNoonSeconds('2027-01-18'), outcome: 'wrong', written: 'dag' }],
        },
        { word: 'vis', why: 'confirms', step: 'Korte klank', due_at: null, moments: [] },
      ],
    },
    { step_id: 2, label: 'Lange klank', reason: 'marked', words: [] },
  ],
  calibration: { sure: none, doubt: none, sure_wrong: [] },
  looks: { words: 20, looked: 2 },
}

export const emptyInsight: StudentInsight = {
  ...insightBody,
  practice: { seconds: 0, num_sessions: 0, sessions: [], weeks: [] },
  categories: [],
  changes: { is_known: true, together: null, categories: [] },
  errors: [],
  confusions: [],
  repetitions: [],
}

const student = { id: 3, screen_name: 'Noor', name: 'Noor', buddy_id: 1, group_ids: [], archived_at: null }
const call = `GET ${studentPath}/insight` as const

export async function openChildInsightPage(changes: Partial<StudentInsight> = {}, more: Answers = {}) {
  const page = await openPage(<ChildInsightPage student_id={3} />, {
    'GET /api/v1/begeleider/student': ({ query }: { query: Record<string, string> }) =>
      query['archived'] === 'true' ? [] : [student],
    'GET /api/v1/begeleider/organisation': { holidays: [] } as never,
    [call]: { ...insightBody, ...changes },
    [`GET ${studentPath}/home-link`]: [],
    ...more,
  })
  return {
    ...page,
    since: () => page.calls.filter(({ name }) => name === call).map(({ query }) => Number(query['since'])),
  }
}

export const getPanel = (title: string) => within(screen.getByRole('region', { name: title }))
export const readTableRows = (name: string | RegExp) =>
  within(screen.getByRole('table', { name, hidden: true }))
    .getAllByRole('row', { hidden: true })
    .map((row) => [...row.children].map(({ textContent }) => textContent))
