import { expect, test } from 'vitest'
import { badgeFixture, contentFixture, listMessages } from '../fixture.ts'
import { checkBadges } from './badges.ts'

const forSale = { condition: { type: 'bought' }, how_to_earn: '', cost: 50, is_buyable: true } as const
const earned = Array.from({ length: 18 }, (_, index) => badgeFixture({ key: `verdiend-${index}` }))
const bought = Array.from({ length: 12 }, (_, index) => badgeFixture({ key: `koop-${index}`, ...forSale }))
const check = (badges: Parameters<typeof contentFixture>[1]) =>
  listMessages(checkBadges(contentFixture([], badges)))

test('enough badges are accepted', () => {
  expect(check([...earned, ...bought])).toEqual([])
})

test('too few badges are a finding', () => {
  expect(check(earned)).toEqual([
    '18 active badges: at least 30 are needed',
    '0 badges can be bought: at least 12 are needed',
  ])
})

test('a duplicate key and a price that does not fit are findings', () => {
  expect(check([...earned, ...bought, badgeFixture({ key: 'koop-0' })])).toEqual([
    'koop-0: its key is used already',
  ])
  expect(check([...earned, ...bought, badgeFixture({ cost: 5 })])).toEqual([
    expect.stringContaining('a badge with a price'),
  ])
  expect(check([...earned, ...bought, badgeFixture({ ...forSale, cost: 0 })])).toHaveLength(1)
})

test('praise on a badge that is given for any result is a finding', () => {
  const repeated = { condition: { type: 'repetitions_done', count: 1 } } as const
  const told = (badge: Parameters<typeof badgeFixture>[0]) =>
    check([...earned, ...bought, badgeFixture({ ...repeated, ...badge })])
  const finding = 'eerste: it says how well it went, and is given for what is done'
  expect(told({ name: 'Goed onthouden' })).toEqual([finding])
  expect(told({ name: 'Olifantengeheugen' })).toEqual([finding])
  expect(told({ description: 'Je hebt goed herhaald.' })).toEqual([finding])
  expect(told({ name: 'Nog een keer', description: 'Je hebt een stap herhaald.' })).toEqual([])
  expect(
    told({
      condition: { type: 'words_right', count: 50 },
      description: 'Je hebt 50 woorden goed geschreven.',
    }),
  ).toEqual([])
})

test('a badge that does not say how it is earned is a finding, and so is a bought one that does', () => {
  expect(check([...earned, ...bought, badgeFixture({ how_to_earn: '' })])).toEqual([
    'eerste: a badge that is earned says how, and only that one',
  ])
  expect(check([...earned, ...bought, badgeFixture({ ...forSale, how_to_earn: 'Koop hem.' })])).toHaveLength(
    1,
  )
})
