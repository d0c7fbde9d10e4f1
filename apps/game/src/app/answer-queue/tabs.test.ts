import { expect, test, vi } from 'vitest'
import { createOpenTabs } from './tabs.ts'

const { locks } = navigator

test('tabs of a browser detect each other', async () => {
  void locks.request('of something else', () => new Promise(() => undefined))
  const [first, second] = [createOpenTabs(locks), createOpenTabs(locks)]
  expect(first.me).not.toBe(second.me)
  await expect.poll(() => first.open()).toEqual(new Set([first.me, second.me]))
})

test('a tab is notified if another one closes', async () => {
  let close = (): void => undefined
  void locks.request('letterliaan-tab-other', () => new Promise<void>((resolve) => (close = resolve)))
  const tabs = createOpenTabs(locks)
  await expect.poll(() => tabs.open()).toContain('other')
  const listener = vi.fn<() => void>()
  const closed = tabs.untilClosed('other').then(listener)
  expect(await tabs.open()).toContain('other')
  expect(listener).not.toHaveBeenCalled()
  close()
  await closed
  expect(await tabs.open()).not.toContain('other')
})

test('one tab works at a time, and the next tab continues after a failure', async () => {
  const [first, second] = [createOpenTabs(locks), createOpenTabs(locks)]
  const log: string[] = []
  const work = (name: string, fails: boolean) => async () => {
    log.push(`${name} begins`)
    await Promise.resolve()
    log.push(`${name} ends`)
    if (fails) throw new Error(name)
    return name
  }
  const outcomes = await Promise.allSettled([
    first.exclusively('answers', work('first', true)),
    second.exclusively('answers', work('second', false)),
  ])
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'fulfilled'])
  expect(log).toEqual(['first begins', 'first ends', 'second begins', 'second ends'])
})

test('each tab works as if it were alone if locks are missing', async () => {
  const tabs = createOpenTabs(undefined)
  expect(await tabs.open()).toEqual(new Set())
  expect(await tabs.exclusively('answers', async () => 'done')).toBe('done')
})
