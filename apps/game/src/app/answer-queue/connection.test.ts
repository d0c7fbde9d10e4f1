import { beforeEach, expect, test, vi } from 'vitest'
import { createConnection } from './connection.ts'

beforeEach(() => void vi.useFakeTimers())

function makePauses() {
  const network = new EventTarget()
  const connection = createConnection(network)
  let over = 0
  for (const ms of [60_000, 60_000]) void connection.pause(ms).then(() => (over += 1))
  const countOver = async () => {
    await vi.advanceTimersByTimeAsync(0)
    return over
  }
  return { network, connection, countOver }
}

test('a pause ends after its time', async () => {
  const { countOver } = makePauses()
  await vi.advanceTimersByTimeAsync(59_999)
  expect(await countOver()).toBe(0)
  await vi.advanceTimersByTimeAsync(1)
  expect(await countOver()).toBe(2)
})

test('all pauses end if the network returns or the child retries', async () => {
  const back = makePauses()
  back.network.dispatchEvent(new Event('online'))
  expect(await back.countOver()).toBe(2)
  const again = makePauses()
  again.connection.tryNow()
  expect(await again.countOver()).toBe(2)
  expect(vi.getTimerCount()).toBe(0)
})

test('reports once that answers wait, and once that they are sent again', () => {
  const { connection } = makePauses()
  const heard: boolean[] = []
  connection.heldUp.subscribe(() => heard.push(connection.heldUp.get()))
  for (const heldUp of [false, true, true, false, false]) connection.tellHeldUp(heldUp)
  expect(heard).toEqual([true, false])
})
