import { expect, test } from 'vitest'
import { dataFolder, readSecondSource } from '../../load/curriculum.ts'
import { toFlemishContent, readContent } from '../content.ts'
import { contentFixture, listMessages, stepWithWordsFixture, wordFixture } from '../fixture.ts'
import { checkSecondSource, mergeFlemish } from './second-source.ts'

const contentOf = (...words: Parameters<typeof wordFixture>[]) =>
  contentFixture([stepWithWordsFixture(words.map((word) => wordFixture(...word)))])

const check = (content: ReturnType<typeof contentOf>, read = {}) =>
  listMessages(checkSecondSource(content, { cuts: {}, stresses: {}, ...read }))

test('WETEN-6 every cut and stress of the curriculum agrees with a second source or is listed as reviewed', () => {
  const { content } = readContent(dataFolder)
  expect(
    checkSecondSource(mergeFlemish(content, toFlemishContent(content)), readSecondSource(dataFolder)),
  ).toEqual([])
}, 180_000)

test('WETEN-6 a wrong cut that is not listed is a finding', () => {
  const wrong = contentOf(['banaan', { override_reason: 'a test', syllables: 'ban,aan' }])
  expect(check(wrong)).toEqual(['banaan: TeX cuts it elsewhere, and no reason is listed'])
  expect(check(wrong, { cuts: { read: ['banaan'] } })).toEqual([])
})

test('WETEN-6 a wrong klankgroep is a finding, but one that ends before a doubled consonant is not', () => {
  const groups = { override_reason: 'a test', sound_groups: 'ban,aan', syllables: 'ba,naan' }
  expect(check(contentOf(['bakker']))).toEqual([])
  expect(check(contentOf(['banaan', groups]))).toContain(
    'banaan: TeX cuts it elsewhere, and no reason is listed',
  )
})

test('WETEN-6 a stress that differs from espeak-ng is a finding, unless it is listed', () => {
  expect(check(contentOf(['bosbes'], ['konijn']))).toEqual([
    'bosbes: espeak-ng stresses another klankgroep, and no reason is listed',
  ])
  expect(check(contentOf(['bosbes']), { stresses: { read: ['bosbes'] } })).toEqual([])
})

test('WETEN-6 a listed word on which the sources agree is a finding', () => {
  expect(check(contentOf(['konijn']), { cuts: { read: ['konijn'] } })).toEqual([
    'konijn: is listed, and the second source agrees',
  ])
})
