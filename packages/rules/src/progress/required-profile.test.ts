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

test('PROF-2 no field is missing if all five are filled in, also if the birth date is 1 January 1970', () => {
  expect(listMissingProfileFields(filled, asked)).toEqual([])
})

test.each<[keyof RequiredProfileFields, string | null]>([
  ['first_name', ''],
  ['last_name', ' '],
  ['screen_name', ''],
  ['date_of_birth', null],
  ['level_id', null],
])('PROF-2 %s is missing if it is %j', (field, empty) => {
  expect(listMissingProfileFields({ ...filled, [field]: empty }, asked)).toEqual([field])
})

test('DAG-2 a school may skip only the date of birth', () => {
  const empty = { first_name: '', last_name: '', screen_name: '', date_of_birth: null, level_id: null }
  expect(listMissingProfileFields(empty, { asks_date_of_birth: false })).toEqual([
    'first_name',
    'last_name',
    'screen_name',
    'level_id',
  ])
})

test('DAG-2 a child is not asked for a last name if its school entered the name', () => {
  const unnamed = { ...filled, last_name: '' }
  expect(listMissingProfileFields(unnamed, { ...asked, fixed_fields: ['first_name', 'level_id'] })).toEqual(
    [],
  )
  expect(listMissingProfileFields(unnamed, { ...asked, fixed_fields: ['level_id'] })).toEqual(['last_name'])
})
