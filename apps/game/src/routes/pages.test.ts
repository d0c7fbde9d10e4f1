import type { Student } from '@letterliaan/contract'
import { matchPage } from '@letterliaan/web/page'
import { describe, expect, test } from 'vitest'
import { createQueries } from '../app/data/queries.ts'
import type { PageAccess } from '../app/guard/access.ts'
import { addresses } from '../app/addresses.ts'
import { pages } from './pages.ts'

describe('every address has its page', () => {
  test.each(Object.entries(addresses))('%s matches its page and ids', (_name, address) => {
    const path = typeof address === 'string' ? address : address(1, 57, 2)
    const match = matchPage(pages, path)
    expect(match && Object.values(match.params)).toEqual(Array.from(path.matchAll(/\d+/g), Number))
  })

  test.each([
    [addresses.lessonAtLevel(1, 57, 3), { id: 1, stap_id: 57, difficulty: 3 }],
    [addresses.exercise(1, 57, 4), { id: 1, stap_id: 57, exercise_id: 4 }],
    ['/wereld/3/', { world_id: 3 }],
  ])('%s has the ids %j', (address, params) => {
    expect(matchPage(pages, address)?.params).toEqual(params)
  })

  test.each([
    '/nergens',
    '/wereld',
    '/wereld/0',
    '/wereld/5',
    '/wereld/een',
    '/wereld/1/2',
    '/fase/1/stap/0',
    '/fase/1/stap/57/0',
    '/fase/1/stap/57/x',
    '/fase/x/stap/57',
    '/test/57',
    '/test/57/x',
    '/test/57/null',
    '/fase/1/stap/99999999999999999999',
  ])('%s matches no page', (address) => {
    expect(matchPage(pages, address)).toBeNull()
  })
})

test.each([
  [addresses.forgotPassword, [['installation']]],
  [addresses.overview, [['steps']]],
  [addresses.world(1), [['steps']]],
  [addresses.lesson(1, 57), [['step', 57]]],
  [addresses.lessonAtLevel(1, 57, 3), [['step', 57]]],
  [
    addresses.exercise(1, 57, 9041),
    [
      ['exercise', 9041],
      ['step', 57],
    ],
  ],
  [addresses.together(1, 57), [['step', 57]]],
  [addresses.test(57, 5700), [['test', 5700]]],
  [addresses.treehouse, [['steps'], ['repeatables']]],
  [addresses.profile, [['levels']]],
  [addresses.welcome, []],
  [addresses.logbook, [['notes']]],
  [addresses.bookshelf, [['books-read'], ['books']]],
  [addresses.renewal, []],
  [addresses.soundChart, []],
])('NAV-4 %s fetches %j in addition to profile and badges', (address, keys) => {
  const queries = createQueries({ call: () => Promise.reject(new Error('not asked')) })
  const fetches = matchPage(pages, address)?.fetches(queries) ?? []
  expect(fetches.map(({ queryKey }) => queryKey as unknown)).toEqual(keys)
})

describe('MAP-11 an unknown page redirects to the map', () => {
  const student = { phase_id: 2, introduction_completed: true } as Student
  test.each([
    [addresses.lesson(1, 57), '/wereld/1'],
    [addresses.lessonAtLevel(2, 57, 3), '/wereld/2'],
    [addresses.exercise(2, 57, 9041), '/wereld/2'],
    [addresses.lesson(3, 57), '/'],
    [addresses.exercise(9, 57, 9041), '/'],
    [addresses.test(57, 5700), '/wereld/2'],
  ])('%s redirects to %s', (address, to) => {
    expect(matchPage(pages, address)?.ifMissing(student)).toEqual({
      to,
      notice: 'Deze stap is er niet. Kies een stap op de kaart.',
    })
  })

  test('a page that shows no step, such as the treehouse, has no redirect', () => {
    expect(matchPage(pages, addresses.treehouse)?.ifMissing(student)).toBeUndefined()
  })
})

describe('PROF-4 PROF-5 the welcome is shown after the first profile', () => {
  const filled = {
    first_name: 'Noor',
    last_name: 'de Wit',
    screen_name: 'Noortje',
    date_of_birth: 1_425_168_000,
    level_id: 3,
  }
  const redirectOf = (student: Partial<Student>) =>
    matchPage(pages, addresses.welcome)?.redirect({ ...filled, ...student } as Student, {
      asks_date_of_birth: true,
    })

  test('the welcome opens if the profile is complete, and otherwise redirects to the profile', () => {
    expect(redirectOf({})).toBeNull()
    expect(redirectOf({ first_name: '' })).toEqual({ to: addresses.profile })
  })
})

test('NAV-6 every page except those of the account requires a subscription', () => {
  const open = [
    addresses.login,
    addresses.logout,
    addresses.loginByToken,
    addresses.scanCard,
    addresses.typeCode,
    addresses.pairDevice,
    addresses.schoolLogin,
    addresses.whoAreYou,
    addresses.forgotPassword,
    addresses.supervisorForgotPassword,
    addresses.newPassword,
    addresses.renewal,
  ]
  const all = Object.values(addresses)
    .map((address) => (typeof address === 'string' ? address : address(1, 1000, 2)))
    .filter((address) => matchPage(pages, address) !== null)
  const free = all.filter((address) => !asksSubscription(matchPage(pages, address)?.access))
  expect(free.toSorted()).toEqual(open.toSorted())
})

const asksSubscription = (access?: PageAccess): boolean => access === 'member' || access === 'player'

test.each([
  [addresses.world(1), undefined, 'water'],
  [addresses.world(2), undefined, 'canopy'],
  [addresses.world(3), undefined, 'dusk'],
  [addresses.world(4), 'night', undefined],
  [addresses.overview, undefined, undefined],
  [addresses.treehouse, 'birds', undefined],
])(
  'MAP-12 GIDS-11 the music of %s is %s, and if it has no music its ambience is %s',
  (address, music, ambience) => {
    const { meta } = matchPage(pages, address) ?? {}
    expect([meta?.music, meta?.ambience]).toEqual([music, ambience])
  },
)

test.each([
  [addresses.world(1), 'forest-edge'],
  [addresses.world(2), 'canopy'],
  [addresses.lesson(3, 1000), 'lost-temple'],
  [addresses.world(4), 'crystal-mountain'],
  [addresses.overview, undefined],
  [addresses.login, undefined],
  ['/fase/1/stap/1000/5000', undefined],
  ['/test/1000/5', undefined],
])('PLEK-4 the theme of %s is %s', (address, theme) => {
  expect(matchPage(pages, address)?.meta.theme).toBe(theme)
})
