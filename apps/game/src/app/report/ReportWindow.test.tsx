import { UserReportBody } from '@letterliaan/contract'
import { expect, test } from 'vitest'
import { createReportData, type ReportContext } from './ReportWindow.tsx'
import { createShownContent } from './shown-content.ts'

const around: ReportContext = {
  now_ms: 1_800_000_000_999,
  href: 'https://liaan.nl/fase/1/stap/57/9041?token=geheim#geheim',
  screen: { width: 1366, height: 768 },
  user_agent: 'Mozilla/5.0',
  username: 'kim@school.test',
  console_errors: ['TypeError'],
}
const shown = {
  ...createShownContent(() => ({ id: 1, stap_id: 57, exercise_id: 9041 })).read(),
  difficulty: 2,
  word: 'vis',
  word_index: 0,
  expected_input: 'vis',
  current_input: 'vi',
} as const

test('BUG-2 the data has exactly these fields', () => {
  expect(createReportData(around, shown)).toEqual({
    sent_at: 1_800_000_000,
    url: 'https://liaan.nl/fase/1/stap/57/9041?…',
    console_errors: ['TypeError'],
    screen_resolution: '1366x768',
    user_agent: 'Mozilla/5.0',
    username: 'kim@school.test',
    world_id: 1,
    exercise_id: 9041,
    word_index: 0,
    word: 'vis',
    step_id: 57,
    difficulty: 2,
    expected_input: 'vis',
    current_input: 'vi',
  })
})

test('BUG-2 the largest possible data fit the contract and contain only characters that a database can store', () => {
  const long = '"\0\n'.repeat(100_000)
  const data = JSON.stringify(
    createReportData(
      {
        ...around,
        href: long,
        user_agent: long,
        console_errors: Array.from({ length: 5 }, () => '"'.repeat(500)),
      },
      { ...shown, word: long, expected_input: long, current_input: long },
    ),
  )
  const body = { category: 'bug_other', title: 'x', description: 'x', data: data }
  expect(UserReportBody.safeParse(body).success).toBe(true)
  expect(createReportData(around, { ...shown, current_input: 'a\0b' }).current_input).toBe('a b')
})
