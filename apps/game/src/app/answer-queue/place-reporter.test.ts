import { ApiError, NetworkError } from '@letterliaan/contract/client'
import { expect, test } from 'vitest'
import { placeFixture } from '../../testing/entities.ts'
import { createPlaceReporter } from './place-reporter.ts'

const settle = () => new Promise((resolve) => setTimeout(resolve))

function makeReporter(script: Error[] = []) {
  const reported: number[] = []
  const pauses: number[] = []
  const state = { isLoggedOut: false, isImpersonating: false }
  let goOn = (): void => undefined
  const tell = createPlaceReporter({
    async reportPlace({ word_index }) {
      reported.push(word_index)
      const error = script.shift()
      if (error) throw error
    },
    isImpersonating: async () => state.isImpersonating,
    watchLogout: () => () => state.isLoggedOut,
    whenIdle: async () => undefined,
    pause(ms) {
      pauses.push(ms)
      return new Promise((resolve) => (goOn = resolve))
    },
  })
  return {
    tell: (word_index: number) => tell(placeFixture({ word_index })),
    reported,
    pauses,
    state,
    goOn: () => goOn(),
  }
}

test('API-5 sends places one at a time', async () => {
  const { tell, reported } = makeReporter()
  for (const word of [0, 1, 2]) {
    tell(word)
    await settle()
  }
  expect(reported).toEqual([0, 1, 2])
})

test('API-5 the newest waiting place replaces older ones', async () => {
  const { tell, reported, pauses, goOn } = makeReporter([
    new NetworkError('x'),
    new NetworkError('x', 60_000),
  ])
  for (const word of [0, 1]) tell(word)
  await settle()
  for (const word of [2, 3]) tell(word)
  goOn()
  await settle()
  goOn()
  await expect.poll(() => reported).toEqual([0, 3, 3])
  expect(pauses).toEqual([5000, 60_000])
})

test('API-5 drops a failed place after a newer one is sent', async () => {
  const { tell, reported, goOn } = makeReporter([new NetworkError('x')])
  for (const word of [0, 1]) tell(word)
  await settle()
  goOn()
  await settle()
  expect(reported).toEqual([0, 1])
})

test('drops a place that is refused or still waits at logout', async () => {
  const refusal = new ApiError({ status: 404, title: 'x', detail: 'x' })
  const { tell, reported, pauses, state, goOn } = makeReporter([refusal, new NetworkError('x')])
  tell(0)
  await settle()
  tell(1)
  await settle()
  state.isLoggedOut = true
  goOn()
  await settle()
  expect([reported, pauses]).toEqual([[0, 1], [5000]])
})

test('API-5 does not send the place of an observer', async () => {
  const { tell, reported, state } = makeReporter()
  state.isImpersonating = true
  tell(0)
  await settle()
  expect(reported).toEqual([])
})

test('API-5 sends no place if the child logs out before the browser is idle', async () => {
  const { tell, reported, state } = makeReporter()
  tell(0)
  state.isLoggedOut = true
  await settle()
  expect(reported).toEqual([])
})
