import { expect, test, describe } from 'vitest'
import { wordsWithHistory } from '@letterliaan/texts/word-histories'
import { dataFolder, readWordFamilies } from '../../load/curriculum.ts'
import { readContent } from '../content.ts'
import { badgeFixture, contentFixture, listMessages } from '../fixture.ts'
import { checkWordFamilies, checkWordHistories, checkBadges } from './list-rules.ts'

describe('checkWordFamilies', () => {
  const { content } = readContent(dataFolder)
  const families = readWordFamilies(dataFolder)

  test('PLEK-5 there are at least 40 families of three or more words, and each word is taught in a step', () => {
    expect(families.length).toBeGreaterThanOrEqual(40)
    expect(new Set(families.map(({ name }) => name)).size).toBe(families.length)
    expect(checkWordFamilies(content, families)).toEqual([])
  })

  test('PLEK-5 a family is a finding if it is too small, or has a duplicate word or a word that no step teaches', () => {
    const told = checkWordFamilies(content, [
      { name: 'klein', words: ['zon', 'zonnebloem', 'zon'] },
      { name: 'zon', words: ['zon', 'zonnebloem', 'zonnexylofoon'] },
    ])
    expect(told.map(({ word, message }) => `${word} ${message}`)).toEqual([
      'klein has fewer than 3 words',
      'klein has a word twice',
      'zonnexylofoon is in the family of zon, but no step teaches it',
    ])
  })
})

describe('checkWordHistories', () => {
  const { content } = readContent(dataFolder)

  test('PLEK-5 at least 60 words have a history, and each of them is taught in a step', () => {
    expect(wordsWithHistory.length).toBeGreaterThanOrEqual(60)
    expect(checkWordHistories(content, wordsWithHistory)).toEqual([])
  })

  test('PLEK-5 the history of a word that no step teaches is a finding', () => {
    expect(checkWordHistories(content, ['cadeau', 'xylofoonspeler']).map(({ word }) => word)).toEqual([
      'xylofoonspeler',
    ])
  })
})

describe('checkBadges', () => {
  const forSale = { condition: { type: 'bought' }, how_to_earn: '', cost: 50, is_buyable: true } as const
  const earned = Array.from({ length: 18 }, (_, index) => badgeFixture({ key: `verdiend-${index}` }))
  const bought = Array.from({ length: 12 }, (_, index) => badgeFixture({ key: `koop-${index}`, ...forSale }))
  const check = (badges: Parameters<typeof contentFixture>[1]) =>
    listMessages(checkBadges(contentFixture([], badges)))

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

  test('praise is a finding on a badge that is earned by any result', () => {
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

  test('a text on how to earn a badge is required if it is earned, and a finding if it is bought', () => {
    expect(check([...earned, ...bought, badgeFixture({ how_to_earn: '' })])).toEqual([
      'eerste: a badge that is earned says how, and only that one',
    ])
    expect(
      check([...earned, ...bought, badgeFixture({ ...forSale, how_to_earn: 'Koop hem.' })]),
    ).toHaveLength(1)
  })
})
