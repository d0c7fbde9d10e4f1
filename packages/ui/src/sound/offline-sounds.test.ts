import { expect, test, vi } from 'vitest'
import { createOfflineSounds } from './offline-sounds.ts'

const textOf = (bytes: ArrayBuffer): string => new TextDecoder().decode(bytes)
const settle = () => new Promise((resolve) => setTimeout(resolve))

function makeSounds() {
  const network = { isThere: true }
  const fetchSound = vi.fn<(url: string) => Promise<Response>>(async (url) => {
    if (!network.isThere) throw new TypeError('offline')
    return new Response(url, { status: url.includes('missing') ? 404 : 200 })
  })
  return { network, fetchSound, sounds: createOfflineSounds(fetchSound) }
}

test('a stored sound can be read repeatedly without a network', async () => {
  const { network, fetchSound, sounds } = makeSounds()
  sounds.keepOffline(['vis', 'maan', 'boom'])
  await settle()
  network.isThere = false
  for (const url of ['vis', 'maan', 'boom', 'vis']) {
    const bytes = await sounds.read(url)
    expect(textOf(bytes)).toBe(url)
    bytes.transfer()
  }
  expect(fetchSound).toHaveBeenCalledTimes(3)
  await expect(sounds.read('roos')).rejects.toThrow('offline')
})

test('sounds to store are fetched in order, two at a time', async () => {
  const under: string[] = []
  const finish: (() => void)[] = []
  const sounds = createOfflineSounds((url) => {
    under.push(url)
    return new Promise((resolve) => finish.push(() => resolve(new Response(url))))
  })
  sounds.keepOffline(['a', 'b', 'c', 'd'])
  expect(under).toEqual(['a', 'b'])
  finish[0]?.()
  await settle()
  expect(under).toEqual(['a', 'b', 'c'])
})

test('sounds of the previous exercise are dropped, unless the next one needs them', async () => {
  const { network, sounds } = makeSounds()
  sounds.keepOffline(['vis', 'maan'])
  await settle()
  sounds.keepOffline(['maan', 'boom'])
  await settle()
  network.isThere = false
  expect(textOf(await sounds.read('maan'))).toBe('maan')
  await expect(sounds.read('vis')).rejects.toThrow('offline')
})

test('a sound that could not be prefetched is fetched again on demand', async () => {
  const { network, sounds } = makeSounds()
  network.isThere = false
  sounds.keepOffline(['vis', 'missing'])
  await settle()
  network.isThere = true
  expect(textOf(await sounds.read('vis'))).toBe('vis')
  await expect(sounds.read('missing')).rejects.toThrow('missing: 404')
})

test('a sound that the server could not make is retried later, a few times', async () => {
  vi.useFakeTimers()
  const { network, fetchSound, sounds } = makeSounds()
  network.isThere = false
  sounds.keepOffline(['vis', 'maan'])
  await vi.advanceTimersByTimeAsync(4999)
  expect(fetchSound).toHaveBeenCalledTimes(2)
  network.isThere = true
  await vi.advanceTimersByTimeAsync(1)
  network.isThere = false
  expect(textOf(await sounds.read('vis'))).toBe('vis')
  expect(textOf(await sounds.read('maan'))).toBe('maan')
  sounds.keepOffline(['missing'])
  await vi.advanceTimersByTimeAsync(600_000)
  expect(fetchSound).toHaveBeenCalledTimes(4 + 4)
  vi.useRealTimers()
})

test('a dropped sound is not retried', async () => {
  vi.useFakeTimers()
  const { network, fetchSound, sounds } = makeSounds()
  network.isThere = false
  sounds.keepOffline(['vis'])
  await vi.advanceTimersByTimeAsync(0)
  sounds.keepOffline([])
  await vi.advanceTimersByTimeAsync(600_000)
  expect(fetchSound).toHaveBeenCalledTimes(1)
  vi.useRealTimers()
})
