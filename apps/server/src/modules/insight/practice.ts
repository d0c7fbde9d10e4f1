import type { PracticeSession, StudentInsight } from '@letterliaan/contract'
import type { WeekOf } from '@letterliaan/rules/calendar'
import type { LogRow } from './queries.ts'
import { tallyTurns, type WordTurn } from './turns.ts'

/** A longer pause ends a session (INZ-1). */
export const maxPauseSeconds = 600

const maxSessions = 50

/** A report does not praise shorter sessions as practice. */
const minPracticeSeconds = 60

/** Times in unix seconds. `from` is when the first word was shown, `until` is the last answer. */
export interface PracticeSessionTimes {
  readonly from: number
  readonly firstAnswer: number
  until: number
}

export type AnswerTime = Pick<LogRow, 'created_at' | 'time_ms'>

/** Lists sessions. An answer that waited on a device has the time at which it was given. `log` must be in order. */
export const listPracticeSessions = (log: readonly LogRow[], turns: readonly WordTurn[]): PracticeSession[] =>
  toSessionTimes(log).map(({ from, until }) => {
    const session = { started_at: from, seconds: until - from }
    return Object.assign(session, tallyTurns(turns.filter(({ at }) => at >= from && at <= until)))
  })

/** Sums practice by week. `log` must be in order. */
export function countPractice(
  log: readonly LogRow[],
  turns: readonly WordTurn[],
  weekOf: WeekOf,
): StudentInsight['practice'] {
  const sessions = listPracticeSessions(log, turns)
  const byWeek = Map.groupBy(sessions, ({ started_at }) => weekOf(started_at))
  return {
    seconds: total(sessions, 'seconds'),
    num_sessions: sessions.length,
    sessions: sessions.toReversed().slice(0, maxSessions),
    weeks: [...byWeek].map(([week, ofWeek]) => ({
      week,
      seconds: total(ofWeek, 'seconds'),
      sessions: ofWeek.length,
      words: total(ofWeek, 'words'),
      right: total(ofWeek, 'right'),
    })),
  }
}

export const countLongSessions = (log: readonly AnswerTime[]): number =>
  toSessionTimes(log).filter(({ from, until }) => until - from >= minPracticeSeconds).length

/** Sums the time and the number of sessions. Needs only the times of answers. */
export function sumPractice(
  log: readonly AnswerTime[],
): Pick<StudentInsight['practice'], 'seconds' | 'num_sessions'> {
  const times = toSessionTimes(log)
  const seconds = times.reduce((sum, { from, until }) => sum + until - from, 0)
  return { seconds, num_sessions: times.length }
}

const total = (sessions: readonly PracticeSession[], key: 'seconds' | 'words' | 'right'): number =>
  sessions.reduce((sum, session) => sum + session[key], 0)

/** Splits the log into sessions. `log` must be in order. */
export function toSessionTimes(log: readonly AnswerTime[]): PracticeSessionTimes[] {
  const times: PracticeSessionTimes[] = []
  for (const { created_at, time_ms } of log) {
    const last = times.at(-1)
    // Limits the time of one word, because the word may have been on screen for hours.
    const from = created_at - Math.min(Math.round(time_ms / 1000), maxPauseSeconds)
    if (last === undefined || created_at - last.until >= maxPauseSeconds) {
      const start = { from: Math.max(from, last?.until ?? 0), firstAnswer: created_at }
      times.push({ ...start, until: created_at })
    } else last.until = Math.max(last.until, created_at)
  }
  return times
}
