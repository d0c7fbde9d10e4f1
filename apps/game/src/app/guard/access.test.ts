import type { Profile } from '@letterliaan/contract'
import { describe, expect, test } from 'vitest'
import {
  findRedirectBeforeProfile,
  findRedirectForProfile,
  type PageAccess,
  type GuardAddress,
} from './access.ts'

const profileOf = (has_active_subscription: boolean, introduction_completed: boolean): Profile =>
  ({ has_active_subscription, student: { introduction_completed } }) as Profile

describe('access without the profile', () => {
  const table: [access: PageAccess, isLoggedIn: boolean, redirect: GuardAddress | null][] = [
    ['anyone', false, null],
    ['anyone', true, null],
    ['visitor', false, null],
    ['visitor', true, '/'],
    ['account', false, '/login'],
    ['account', true, null],
    ['member', false, '/login'],
    ['member', true, null],
    ['player', false, '/login'],
    ['player', true, null],
  ]
  test.each(table)('NAV-2 a page for %s with login %s redirects to %s', (access, isLoggedIn, redirect) => {
    expect(findRedirectBeforeProfile(access, isLoggedIn)).toBe(redirect)
  })
})

describe('access by profile', () => {
  const table: [
    access: PageAccess,
    subscribed: boolean,
    introduced: boolean,
    redirect: GuardAddress | null,
  ][] = [
    ['account', false, false, null],
    ['account', true, true, null],
    ['member', false, true, '/bestellen'],
    ['member', true, false, null],
    ['member', true, true, null],
    ['player', false, true, '/bestellen'],
    ['player', false, false, '/bestellen'],
    ['player', true, false, '/'],
    ['player', true, true, null],
  ]
  test.each(table)(
    'NAV-6 a page for %s with subscription %s and introduction %s redirects to %s',
    (access, subscribed, introduced, redirect) => {
      expect(findRedirectForProfile(access, profileOf(subscribed, introduced))).toBe(redirect)
    },
  )

  test('an account without a student has not completed the introduction', () => {
    expect(findRedirectForProfile('player', { ...profileOf(true, true), student: null })).toBe('/')
  })
})
