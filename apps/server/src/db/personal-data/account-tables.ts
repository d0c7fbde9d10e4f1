import type { StudentWorkEvent } from '@letterliaan/contract'
import { sessionPauseSeconds } from '@letterliaan/contract/limits'
import { liveEventTtlSeconds } from '@letterliaan/rules'
import { daySeconds } from '@letterliaan/rules/calendar'
import { type Descriptions, ownedByChild, ownedByUser } from './description.ts'

/** Live events about a child's work, sent to supervisors and not on the student's channel. */
export const workEvents = [
  'student_place',
  'student_move',
  'login_waits',
  'world_passed',
] as const satisfies StudentWorkEvent['event'][]

const secret = { inExport: null, because: 'a secret that lets in' } as const
const untilExpiry = [{ seconds: 0, since: ['expires_at'] }] as const

/** The part of `tables` with accounts, logins and short-lived rows, in the same order. */
export const accountTables = {
  live_event: {
    ...ownedByChild,
    kind: 'passing',
    kept: [
      { seconds: liveEventTtlSeconds, since: ['created_at'], only: { column: 'event', isNot: workEvents } },
      {
        what: 'work',
        seconds: sessionPauseSeconds,
        since: ['created_at'],
        only: { column: 'event', is: workEvents },
      },
    ],
    inExport: null,
    because: 'gone within the hour, and told of what other tables hold',
  },
  idempotency: {
    ...ownedByUser,
    kind: 'passing',
    key: ['user_id', 'key'],
    // rules.md, Exercise
    kept: [{ seconds: 7 * daySeconds, since: ['created_at'] }],
    inExport: null,
    because: 'repeats what other tables hold',
  },
  token: {
    owner: 'user',
    by: 'family_id',
    to: 'token_family',
    kind: 'account',
    key: ['hash'],
    kept: untilExpiry,
    ...secret,
  },
  token_family: { ...ownedByUser, kind: 'account', kept: { asLongAs: 'token' }, inExport: 'Keren ingelogd' },
  sso_attempt: {
    owner: 'organisation',
    by: 'provider_id',
    to: 'identity_provider',
    kind: 'account',
    key: ['hash'],
    people: ['user_id'],
    kept: untilExpiry,
  },
  identity: { ...ownedByUser, kind: 'account', inExport: 'Koppelingen met een account van de school' },
  exchange_token: {
    ...ownedByChild,
    kind: 'account',
    people: ['made_by'],
    kept: [
      {
        seconds: daySeconds,
        since: ['expires_at'],
        unless: { table: 'token_family', column: 'exchange_token_id' },
      },
    ],
    ...secret,
  },
  home_link: {
    ...ownedByChild,
    kind: 'account',
    people: ['made_by'],
    kept: untilExpiry,
    ...secret,
  },
  password_reset: {
    ...ownedByUser,
    kind: 'account',
    key: ['hash'],
    kept: untilExpiry,
    ...secret,
  },
  totp: {
    ...ownedByUser,
    kind: 'account',
    key: ['user_id'],
    ...secret,
  },
  recovery_code: {
    ...ownedByUser,
    kind: 'account',
    key: ['hash'],
    ...secret,
  },
  passkey: { ...ownedByUser, kind: 'account', inExport: null, because: 'a key that lets in' },
  login_challenge: {
    ...ownedByUser,
    kind: 'account',
    key: ['hash'],
    kept: untilExpiry,
    ...secret,
  },
  email_change: {
    ...ownedByUser,
    kind: 'account',
    key: ['hash'],
    kept: untilExpiry,
    ...secret,
  },
  subscription: { ...ownedByUser, kind: 'account', moves: true, inExport: 'Abonnement' },
  student: {
    owner: 'child',
    by: 'id',
    to: 'student',
    kind: 'account',
    moves: true,
    people: ['user_id'],
    derived: [
      'phase_id',
      'dle',
      'end_reward_1_collected',
      'end_reward_2_collected',
      'end_reward_3_collected',
      'end_reward_4_collected',
    ],
    inExport: 'Profiel',
  },
  user: {
    owner: 'user',
    by: 'id',
    to: 'user',
    kind: 'account',
    moves: true,
    inExport: 'Account',
  },
} as const satisfies Partial<Descriptions>
