import { expect, test } from 'vitest'
import { listMissingProfileFields, type RequiredProfileFields } from './required-profile.ts'

const filled: RequiredProfileFields = {
  first_name: 'Noor',
  last_name: 'de Wit',
  screen_name: 'Noortje',
  date_of_birth: 0,
  level_id: 4,
}

const asked = { asks_date_of_birth: true }

test('PROF-2 nothing is missing when all five are filled in, also for a birth date of 1 January 1970', () => {
  expect(listMissingProfileFields(filled, asked)).toEqual([])
})

test.each<[keyof RequiredProfileFields, string | null]>([
  ['first_name', ''],
  ['last_name', ' '],
  ['screen_name', ''],
  ['date_of_birth', null],
  ['level_id', null],
])('PROF-2 %s is missing when it is %j', (field, empty) => {
  expect(listMissingProfileFields({ ...filled, [field]: empty }, asked)).toEqual([field])
})

test('DAG-2 a school may skip the date of birth only', () => {
  const empty = { first_name: '', last_name: '', screen_name: '', date_of_birth: null, level_id: null }
  expect(listMissingProfileFields(empty, { asks_date_of_birth: false })).toEqual([
    'first_name',
    'last_name',
    'screen_name',
    'level_id',
  ])
})

test('DAG-2 a child that its school named is not asked for a last name', () => {
  const unnamed = { ...filled, last_name: '' }
  expect(listMissingProfileFields(unnamed, { ...asked, fixed_fields: ['first_name', 'level_id'] })).toEqual(
    [],
  )
  expect(listMissingProfileFields(unnamed, { ...asked, fixed_fields: ['level_id'] })).toEqual(['last_name'])
})
