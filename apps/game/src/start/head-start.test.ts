import { expect, test, vi } from 'vitest'
import { createQueries } from '../app/data/queries.ts'
import type { Essentials } from '../app/essentials.ts'
import { addresses } from '../routes/addresses.ts'
import { giveHeadStart } from './head-start.ts'

// Only the calls are looked at: the code of the pages stays where it is.
vi.mock('../routes/screens/OverviewPage.tsx', () => ({}))
vi.mock('../routes/screens/ForgotPasswordPage.tsx', () => ({}))

function callsAt(address: string): string[] {
  const call = vi.fn<(name: string) => Promise<unknown>>(async () => ({}))
  const beginner = createQueries({ call } as never)
  giveHeadStart({ beginner } as Essentials, address)
  return call.mock.calls.map(([name]) => name)
}

test('the calls of a page begin before the game is there', () => {
  expect(callsAt(addresses.overview)).toContain('GET /api/v1/user/me/')
})

test('a page for anyone asks for nothing of a child', () => {
  expect(callsAt(addresses.forgotPassword)).toEqual([])
})
