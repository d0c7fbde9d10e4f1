import { expect, test } from 'vitest'
import { tellApart } from './tell-apart.ts'

const child = (id: number, screen_name: string, first_name = '', last_name = '') => ({
  id,
  screen_name,
  first_name,
  last_name,
})

test('two children with one name in the game are told apart by their full names; the others keep theirs', () => {
  const names = tellApart([
    child(1, 'Amira', 'Amira', 'de Vries'),
    child(2, 'Amira', 'Amira', 'van den Berg'),
    child(3, 'Draakje', 'Bram', 'Bos'),
    child(4, '', 'Cato', 'Kok'),
    child(5, 'Dex'),
    child(6, 'Dex'),
  ])
  expect([...names.values()]).toEqual([
    'Amira de Vries',
    'Amira van den Berg',
    'Draakje',
    'Cato Kok',
    'Dex',
    'Dex',
  ])
})
