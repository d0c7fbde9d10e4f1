import { expect, test } from 'vitest'
import { countLongSessions, countPractice, maxPauseSeconds } from './practice.ts'
import type { LogRow } from './queries.ts'

const row = (created_at: number, time_ms = 0) => ({ id: created_at, created_at, time_ms }) as LogRow

test.each([
  ['one answer lasts as long as its word', [row(1000, 30_000)], '970+30'],
  ['a pause of less than ten minutes counts', [row(1000), row(999 + maxPauseSeconds)], '1000+599'],
  ['a pause of ten minutes ends the session', [row(1000), row(1000 + maxPauseSeconds)], '1000+0 1600+0'],
  ['a word that stays on screen for a day counts for ten minutes', [row(90_000, 86_400_000)], '89400+600'],
  ['a second word on screen for hours counts for ten', [row(1000), row(1700, 9_000_000)], '1000+0 1100+600'],
  ['a clock that is set back does not end the session', [row(1000), row(900), row(1100)], '1000+100'],
])('INZ-1 %s', (_what, log, expected) => {
  const { sessions, seconds } = countPractice(log, [], () => '2026-11-16')
  const said = sessions.toReversed().map((session) => `${session.started_at}+${session.seconds}`)
  expect(said.join(' ')).toBe(expected)
  expect(seconds).toBe(sessions.reduce((sum, session) => sum + session.seconds, 0))
})

test('RAP-1 one quick word is a sitting, but the sitting is too short to be praised', () => {
  const log = [row(1000), row(5000, 30_000), row(5030), row(9000, 20_000), row(9039)]
  expect(countPractice(log, [], () => '2026-11-16').num_sessions).toBe(3)
  expect(countLongSessions(log)).toBe(1)
})
