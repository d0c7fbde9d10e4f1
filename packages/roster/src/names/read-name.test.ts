import { expect, test } from 'vitest'
import { readName } from './read-name.ts'
import { readNames } from './read-names.ts'

test.each([
  ['Noor', 'Noor', ''],
  ['Noor de Vries', 'Noor', 'de Vries'],
  ['  Noor \t de   Vries ', 'Noor', 'de Vries'],
  ['Costa, Da', 'Da', 'Costa'],
  ['Éa, Da de', 'Da', 'de Éa'],
  ['Vries, de', '', 'de Vries'],
  ['Vries, Noor de', 'Noor', 'de Vries'],
  ['de Vries, Noor', 'Noor', 'de Vries'],
  ['Vries, de, Noor', 'Noor', 'de Vries'],
  ['Vries, Noor, de', 'Noor', 'de Vries'],
  ['Berg, Sem van den', 'Sem', 'van den Berg'],
  ['Sem van den Berg-de Wit', 'Sem', 'van den Berg-de Wit'],
  ['Anna Sophie Jansen', 'Anna Sophie', 'Jansen'],
  ['Anna Sophie van der Meer', 'Anna Sophie', 'van der Meer'],
  ["Lotte in 't Veld", 'Lotte', "in 't Veld"],
  ['Lotte in ’t Veld', 'Lotte', 'in ’t Veld'],
  ['Bram v.d. Berg', 'Bram', 'v.d. Berg'],
  ['Sara El Amrani', 'Sara', 'El Amrani'],
  ['Thu Le', 'Thu', 'Le'],
  ['De Vries', 'De', 'Vries'],
  ['İpek Şahin', 'İpek', 'Şahin'],
  ['Jansen, Anna Sophie', 'Anna Sophie', 'Jansen'],
  ['', '', ''],
])('GRP-2 %j is read as %j and %j', (text, first_name, last_name) => {
  expect(readName(text)).toEqual({ first_name, last_name })
})

test('GRP-2 a list has one name per line; numbers, bullets and empty lines are ignored', () => {
  const rows = readNames('1. Noor de Vries\r\n\r\n2) Daan Visser\n- Youssef\n• Milan Bakker\n')
  expect(rows.map(({ line, first_name, last_name }) => [line, first_name, last_name])).toEqual([
    [1, 'Noor', 'de Vries'],
    [3, 'Daan', 'Visser'],
    [4, 'Youssef', ''],
    [5, 'Milan', 'Bakker'],
  ])
})

test.each([
  ['Noor, Daan, Youssef', ['Noor', 'Daan', 'Youssef']],
  ['Noor, Daan en Youssef', ['Noor', 'Daan', 'Youssef']],
  ['Noor; Daan', ['Noor', 'Daan']],
  ['Vries, Noor de', ['Noor']],
  ['Vries, de, Noor', ['Noor']],
])('GRP-2 one line may have several names: %j', (text, expected) => {
  expect(readNames(text).map(({ first_name }) => first_name)).toEqual(expected)
})
