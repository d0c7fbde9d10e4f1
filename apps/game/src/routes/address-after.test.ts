import type { TestDestination } from '@letterliaan/contract'
import { matchPage } from '@letterliaan/web/page'
import { expect, test } from 'vitest'
import { stepFixture } from '../testing/entities.ts'
import { findAddressAfterTest, findDestinationAddress } from './address-after.ts'
import { pages } from './pages.ts'

const nothing = { phase_id: null, step_id: null, test_id: null }
const hasPage = (address: string): boolean => matchPage(pages, address) !== null

test.each<[Partial<TestDestination> & Pick<TestDestination, 'to'>, string]>([
  [{ to: 'lesson', phase_id: 2, step_id: 58 }, '/fase/2/stap/58'],
  [{ to: 'lesson', step_id: 58 }, '/fase/1/stap/58'],
  [{ to: 'test', phase_id: 2, step_id: 58, test_id: 901 }, '/test/58/901'],
  [{ to: 'world', phase_id: 3 }, '/wereld/3'],
  [{ to: 'treehouse' }, '/boomhut'],
  [{ to: 'end-cave' }, '/eindgrot'],
])('TST-6 %j leads to %s', (destination, address) => {
  expect(findAddressAfterTest({ ...nothing, ...destination })).toBe(address)
})

test.each<[Parameters<typeof findDestinationAddress>[0], string]>([
  [{ to: 'lesson', step: stepFixture(58, { phase_id: 2 }) }, '/fase/2/stap/58'],
  [{ to: 'test', step: stepFixture(58, { phase_id: 2, test_id: 901 }) }, '/test/58/901'],
  [{ to: 'world', world: 3 }, '/wereld/3'],
])('TST-6 the destination %j from the rules leads to %s', (destination, address) => {
  expect(findDestinationAddress(destination)).toBe(address)
})

test('every destination has a page', () => {
  const places: TestDestination['to'][] = ['lesson', 'test', 'world', 'treehouse', 'end-cave']
  expect(places.filter((to) => !hasPage(findAddressAfterTest({ ...nothing, to })))).toEqual([])
})
