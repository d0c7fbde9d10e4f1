import { expect, test } from 'vitest'
import { isProfileComplete, validateProfile, type ProfileForm } from './validate-profile.ts'

const filled: ProfileForm = {
  first_name: 'Noor',
  last_name: 'de Wit',
  screen_name: 'Tijger',
  date_of_birth: 1_450_000_000,
  level_id: 3,
  buddy_id: 1,
}

const asked = { asks_date_of_birth: true, fixed_fields: [], region: 'nederland' } as const

test('PROF-2 a complete form has no errors', () => {
  expect(validateProfile(filled, asked)).toEqual({})
  expect(isProfileComplete(filled, asked)).toBe(true)
})

test.each([
  ['first_name', '', 'Voer je voornaam in'],
  ['last_name', '', 'Voer je achternaam in'],
  ['screen_name', '', 'Voer je schermnaam in'],
  ['date_of_birth', null, 'Voer je geboortedag in'],
  ['date_of_birth', 3_800_000_000, 'Die dag moet nog komen'],
  ['level_id', null, 'Voer in in welke groep je zit'],
] as const)('PROF-2 %s %j is missing or impossible: %s', (field, value, sentence) => {
  const form = { ...filled, [field]: value }
  expect(validateProfile(form, asked)).toEqual({ [field]: sentence })
  expect(isProfileComplete(form, asked)).toBe(false)
})

test('DAG-2 the date of birth may be missing if the school does not ask for it', () => {
  const form = { ...filled, date_of_birth: null }
  expect(validateProfile(form, { ...asked, asks_date_of_birth: false })).toEqual({})
  expect(isProfileComplete(form, { ...asked, asks_date_of_birth: false })).toBe(true)
})
