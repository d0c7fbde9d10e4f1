import type { LoggedInUser } from '@letterliaan/contract'
import { expect, test } from 'vitest'
import { calmProfileFixture, studentFixture } from '../../testing/entities.ts'
import { rememberProfile } from './remembered-profile.ts'

test('NET-4 a remembered profile contains access and look, but no identity', () => {
  const calm_profile = calmProfileFixture({ look: 'field-camp' })
  const student = studentFixture({ phase_id: 2 })
  const profile = { email: 'noor@school.example', name: 'Noor de Wit', student, calm_profile }
  const account = { has_active_subscription: true, asks_date_of_birth: true, is_read_only: false }
  expect(rememberProfile({ ...profile, ...account } as LoggedInUser)).toEqual({
    has_active_subscription: true,
    asks_date_of_birth: true,
    student: { phase_id: 2, introduction_completed: true, end_reward_4_collected: false },
    calm_profile,
  })
})
