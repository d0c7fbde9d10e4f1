import { expect, test } from 'vitest'
import { readDomains, readPeople } from './read-lines.ts'

test('SSO-2 lines with two names are parsed as pairs of linked names', () => {
  expect(readPeople('kim@school.nl; uid-1\n\n  daan@school.nl;uid 2 \n')).toEqual([
    { username: 'kim@school.nl', subject: 'uid-1' },
    { username: 'daan@school.nl', subject: 'uid 2' },
  ])
})

test.each(['kim@school.nl', 'a;b\nkim;', ';b', 'a;b;c'])(
  'SSO-2 a message names the invalid line of: %s',
  (written) => {
    expect(readPeople(written)).toMatch(/^Regel [12] klopt niet/)
  },
)

test('SSO-2 domains may be typed with spaces and capitals', () => {
  expect(readDomains(' School.nl, @leerling.school.nl;x.eu ')).toEqual([
    'school.nl',
    'leerling.school.nl',
    'x.eu',
  ])
  expect(readDomains('')).toEqual([])
  for (const wrong of ['school', 'juf@school.nl', '*.nl', 'school.n'])
    expect(readDomains(wrong)).toBe(`Dit is geen domein: ${wrong}.`)
})
