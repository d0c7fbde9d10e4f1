// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { createConnection } from './connection.ts'
import { wrapInGame } from '../../testing/render-in-game.tsx'
import { useUnsentExercises } from './useUnsentExercises.ts'

test('NET-3 an exercise with waiting answers is marked while offline', async () => {
  const connection = createConnection(new EventTarget())
  const services = { connection, answers: { listWaiting: async () => new Set([61]) } }
  const { result } = renderHook(() => useUnsentExercises(), {
    wrapper: ({ children }: { readonly children: ReactNode }) => wrapInGame(children, services),
  })
  expect([...result.current]).toEqual([])
  await act(async () => connection.tellHeldUp(true))
  expect([...result.current]).toEqual([61])
  await act(async () => connection.tellHeldUp(false))
  expect([...result.current]).toEqual([])
})
