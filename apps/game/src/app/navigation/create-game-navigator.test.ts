import { ApiError, NetworkError } from '@letterliaan/contract/client'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { readViewAddress, visitPage } from '../../testing/visit-page.ts'

test('NAV-3 every navigation first stops the sound of the previous page', async () => {
  const { navigator, log, settle, goBack } = visitPage({ at: '/' })
  navigator.open()
  await settle()
  const leave = async (how: () => void, address: string) => {
    log.length = 0
    how()
    await expect.poll(() => readViewAddress(navigator.view.get())).toBe(address)
    expect(log.indexOf('silence')).toBe(0)
    expect(log.filter((entry) => entry === 'silence')).toHaveLength(1)
  }
  await leave(() => navigator.go('/wereld/1'), '/wereld/1')
  await leave(() => navigator.go('/profiel', { replace: true }), '/profiel')
  await leave(goBack, '/')
})

test('if a second navigation starts before the first has loaded, only the second is shown', async () => {
  const { navigator, views, settle } = visitPage({ at: '/' })
  navigator.open()
  navigator.go('/wereld/1')
  navigator.go('/profiel')
  await settle()
  expect(views.map(readViewAddress).filter(Boolean)).toEqual(['/profiel'])
})

test('an unknown address is shown as lost, also without a login', async () => {
  const { navigator, settle } = visitPage({ at: '/nergens', isLoggedIn: false })
  navigator.open()
  await settle('lost')
})

test('a page that the server does not know is shown as missing, and a failed request can be retried', async () => {
  const unknown = new ApiError({ status: 404, title: 'x', detail: 'x' })
  const lost = visitPage({ at: '/wereld/1', steps: () => Promise.reject(unknown) })
  lost.navigator.open()
  await lost.settle('lost')

  let isOffline = true
  const failing = visitPage({
    at: '/wereld/1',
    steps: () => (isOffline ? Promise.reject(new NetworkError('offline')) : Promise.resolve({})),
  })
  failing.navigator.open()
  await failing.settle('failed')
  isOffline = false
  failing.navigator.open()
  await failing.settle('page')
})

test('MAP-11 a page whose data are missing opens the map with a message', async () => {
  const unknown = new ApiError({ status: 404, title: 'x', detail: 'x' })
  const { navigator, history, settle } = visitPage({ at: '/stap/9', steps: () => Promise.reject(unknown) })
  navigator.open()
  await settle()
  expect(navigator.view.get()).toMatchObject({ address: '/kaart/1', notice: 'Geen 9.' })
  expect(history).toEqual(['/kaart/1'])
  navigator.go('/profiel')
  await expect.poll(() => navigator.view.get()).toMatchObject({ address: '/profiel', notice: undefined })
})

test('the loading view is shown if a page loads slowly', async () => {
  vi.useFakeTimers()
  const { navigator } = visitPage({ at: '/wereld/1', steps: () => new Promise(() => {}) })
  navigator.open()
  await vi.advanceTimersByTimeAsync(1000)
  expect(navigator.view.get().kind).toBe('waiting')
})

describe('MAP-2 a page with an exit animation', () => {
  beforeEach(() => void vi.useFakeTimers())

  async function leave(steps: () => Promise<unknown>) {
    const visitor = visitPage({ at: '/profiel', steps })
    const { navigator } = visitor
    navigator.open()
    await vi.advanceTimersByTimeAsync(0)
    const exit = vi.fn<(address: string) => number>(() => 600)
    const stop = navigator.onExit(exit)
    navigator.go('/wereld/1')
    const pass = async (ms: number): Promise<string | null> => {
      await vi.advanceTimersByTimeAsync(ms)
      return navigator.view.get().kind === 'waiting' ? 'waiting' : readViewAddress(navigator.view.get())
    }
    return { ...visitor, exit, stop, pass }
  }

  test('stays visible during its exit while the next page loads', async () => {
    const { exit, log, pass } = await leave(async () => ({}))
    expect(exit).toHaveBeenCalledExactlyOnceWith('/wereld/1')
    expect(log).toContain('steps')
    expect(await pass(599)).toBe('/profiel')
    expect(await pass(1)).toBe('/wereld/1')
  })

  test('is followed by the loading view if loading takes longer', async () => {
    const { pass } = await leave(() => new Promise(() => {}))
    expect(await pass(599)).toBe('/profiel')
    expect(await pass(1)).toBe('waiting')
  })

  test('is not asked for its exit time after it was left', async () => {
    const { navigator, exit, stop, pass } = await leave(async () => ({}))
    await pass(600)
    stop()
    navigator.go('/profiel')
    expect(await pass(0)).toBe('/profiel')
    expect(exit).toHaveBeenCalledOnce()
  })
})

test('prepare fetches the data of a page once and does not open it', async () => {
  const { navigator, log, settle } = visitPage({ at: '/' })
  navigator.open()
  await settle()
  navigator.prepare('/wereld/1')
  navigator.go('/wereld/1')
  await expect.poll(() => readViewAddress(navigator.view.get())).toBe('/wereld/1')
  expect(log.filter((entry) => entry === 'steps')).toHaveLength(1)
})

test('a page fails with a network error if its code does not load', async () => {
  const { navigator, settle } = visitPage({ at: '/weg' })
  navigator.open()
  await settle('failed')
  const view = navigator.view.get()
  expect(view.kind === 'failed' && view.error).toBeInstanceOf(NetworkError)
})
