import type { LoggedInUser, Profile } from '@letterliaan/contract'
import { expect, test, vi } from 'vitest'
import { createQueries } from '../app/data/queries.ts'
import type { Essentials } from '../app/essentials.ts'
import { addresses } from '../app/addresses.ts'
import { studentFixture } from '../testing/entities.ts'
import { prefetchFirstPage } from './prefetch-first-page.ts'

// The code of the pages is not loaded, because only calls are tested.
vi.mock('../routes/screens/WorldsPage.tsx', () => ({}))
vi.mock('../routes/screens/ForgotPasswordPage.tsx', () => ({}))
vi.mock('../routes/screens/WorldPage.tsx', () => ({}))

const profileOf = (has_active_subscription: boolean, student: Partial<Profile['student']> | null = {}) =>
  ({ has_active_subscription, student: student && studentFixture(student) }) as Profile

/** Returns the calls made at an address. `recalled`: the profile of the last visit; `now`: changes since. */
async function callsAt(address: string, recalled: Partial<LoggedInUser> | null, now: object = {}) {
  const call = vi.fn<(name: string) => Promise<unknown>>(async () => now)
  const beginner = createQueries({ call } as never)
  prefetchFirstPage({ beginner, recallProfile: () => recalled } as unknown as Essentials, address)
  await new Promise(setImmediate)
  return call.mock.calls.map(([name]) => name)
}

const guard = ['GET /api/v1/user/me/', 'GET /api/v1/reward/']

test('the calls of a page start before the game has loaded, if the child may enter it', async () => {
  expect(await callsAt(addresses.world(1), profileOf(true))).toEqual([...guard, 'GET /api/v1/step'])
})

test.each([
  ['nothing is known of the child', addresses.world(1), null],
  ['its subscription has ended', addresses.overview, profileOf(false)],
  ['the world is locked', addresses.world(2), profileOf(true, { phase_id: 1 })],
  [
    'its introduction is not completed',
    addresses.world(1),
    profileOf(true, { introduction_completed: false }),
  ],
  ['what was kept is of another shape', addresses.world(1), {} as Profile],
])('NAV-4 only profile and badges are requested if %s', async (_why, address, recalled) => {
  expect(await callsAt(address, recalled)).toEqual(guard)
})

test('NAV-4 these calls also start before the game has loaded if the fetched profile lets the child enter', async () => {
  expect(await callsAt(addresses.world(1), null, profileOf(true))).toEqual([...guard, 'GET /api/v1/step'])
})

test("a public page requests no child's data", async () => {
  expect(await callsAt(addresses.forgotPassword, profileOf(true))).toEqual([])
})
