import type { ProgressBody } from '@letterliaan/contract'
import { ApiError, NetworkError } from '@letterliaan/contract/client'
import { expect, test, vi } from 'vitest'
import { createPlaceTeller } from './place-teller.ts'

const at = (word_index: number): ProgressBody => ({
  exercise_id: 5701,
  difficulty: 2,
  step: 2,
  word_index,
  errors: 0,
  cheats_used: 0,
  hints_used: 0,
})
const settle = () => new Promise((resolve) => setTimeout(resolve))

function makeTeller(script: Error[] = []) {
  const told: number[] = []
  const pauses: number[] = []
  const state = { isOver: false, looksAlong: false }
  let goOn = (): void => undefined
  const tell = createPlaceTeller({
    async tellPlace({ word_index }) {
      told.push(word_index)
      const error = script.shift()
      if (error) throw error
    },
    isLookingAlong: async () => state.looksAlong,
    watchLogout: () => () => state.isOver,
    pause(ms) {
      pauses.push(ms)
      return new Promise((resolve) => (goOn = resolve))
    },
  })
  return { tell: (word_index: number) => tell(at(word_index)), told, pauses, state, goOn: () => goOn() }
}

test('API-5 each place is told, one after the other', async () => {
  const { tell, told } = makeTeller()
  for (const word of [0, 1, 2]) {
    tell(word)
    await settle()
  }
  expect(told).toEqual([0, 1, 2])
})

test('API-5 of what waits for the network the newest takes the place of older ones', async () => {
  const { tell, told, pauses, goOn } = makeTeller([new NetworkError('x'), new NetworkError('x', 60_000)])
  for (const word of [0, 1]) tell(word)
  await settle()
  for (const word of [2, 3]) tell(word)
  goOn()
  await settle()
  goOn()
  await vi.waitFor(() => expect(told).toEqual([0, 3, 3]))
  expect(pauses).toEqual([5000, 60_000])
})

test('API-5 a place that could not be told is not told again after a newer one', async () => {
  const { tell, told, goOn } = makeTeller([new NetworkError('x')])
  for (const word of [0, 1]) tell(word)
  await settle()
  goOn()
  await settle()
  expect(told).toEqual([0, 1])
})

test('a place that is refused is left out, and so is one that waits at the logout', async () => {
  const refusal = new ApiError({ status: 404, title: 'x', detail: 'x' })
  const { tell, told, pauses, state, goOn } = makeTeller([refusal, new NetworkError('x')])
  tell(0)
  await settle()
  tell(1)
  await settle()
  state.isOver = true
  goOn()
  await settle()
  expect([told, pauses]).toEqual([[0, 1], [5000]])
})

test('API-5 who looks along is not where the child is', async () => {
  const { tell, told, state } = makeTeller()
  state.looksAlong = true
  tell(0)
  await settle()
  expect(told).toEqual([])
})
