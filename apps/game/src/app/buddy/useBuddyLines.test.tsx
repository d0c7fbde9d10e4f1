// @vitest-environment jsdom
import { buddyLinesById } from '@letterliaan/texts/buddies'
import { LookContext, type Look } from '@letterliaan/ui/pictures'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { useBuddyLines } from './useBuddyLines.ts'

const linesIn = (look: Look) =>
  renderHook(() => useBuddyLines(2), {
    wrapper: ({ children }: { readonly children: ReactNode }) => (
      <LookContext value={look}>{children}</LookContext>
    ),
  }).result

test('returns the lines of this buddy, loaded after the page', async () => {
  const lines = linesIn('jungle')
  expect(lines.current).toBeUndefined()
  await expect.poll(() => lines.current).toBe(buddyLinesById[2])
})

test('PLEK-5 in the look 10+ a buddy is an emblem without lines', async () => {
  const lines = linesIn('field-camp')
  await act(() => import('@letterliaan/texts/buddies'))
  expect(lines.current).toBeNull()
})
