import { expect, test } from 'vitest'
import { makeNamesUnique } from './make-names-unique.ts'

const child = (screen_name: string, last_name: string) => ({ screen_name, first_name: 'Kind', last_name })

test('CARD-1 children with the same first name are distinguished by their last names', () => {
  const named = [
    child('Amira', 'de Vries'),
    child('amira', 'van den Berg'),
    child('Bram', 'Smit'),
    child('Cato', 'de Boer'),
    child('Cato', 'Bos'),
    child('', ''),
  ]
  expect(makeNamesUnique(named)).toEqual(['Amira V.', 'amira B.', 'Bram', 'Cato de Boer', 'Cato Bos', 'Kind'])
})
