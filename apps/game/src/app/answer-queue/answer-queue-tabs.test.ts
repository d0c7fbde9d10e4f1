import { expect, test, vi } from 'vitest'
import {
  answer,
  forEver,
  lost,
  makeBrowser,
  refusal,
  run,
  sanne,
  wordsOf,
  youssef,
} from '../../testing/answering-browser.ts'

test('a new tab sends the answers of a closed tab first', async () => {
  const { openTab, closeTab, sent, waiting } = makeBrowser([lost()])
  const closed = openTab(forEver, 'closed')
  void answer(closed, 'vis')
  void answer(closed, 'maan')
  await vi.waitFor(async () => expect(await waiting()).toEqual(['key-1', 'key-2']))
  closeTab('closed')
  const reopened = openTab()
  expect(await reopened.isWaiting(7)).toBe(true)
  expect(await reopened.isWaiting(8)).toBe(false)
  expect(await reopened.sendAll()).toBe(true)
  await answer(reopened, 'boom')
  expect(wordsOf(sent)).toEqual(['vis', 'vis', 'maan', 'boom'])
  expect(await reopened.sendAll()).toBe(false)
})

test('two tabs each send their own answers, none of them twice', async () => {
  let comeBack = () => {}
  const { openTab, sent } = makeBrowser([lost()])
  const first = openTab(() => new Promise((resolve) => (comeBack = resolve)), 'first')
  const second = openTab(undefined, 'second')
  const mine = answer(first, 'vis')
  await vi.waitFor(() => expect(sent).toHaveLength(1))
  expect(await answer(second, 'maan')).toEqual(run('after key-2'))
  expect(await second.sendAll()).toBe(false)
  expect(await second.isWaiting(7)).toBe(true)
  comeBack()
  expect(await mine).toEqual(run('after key-1'))
  expect(wordsOf(sent)).toEqual(['vis', 'maan', 'vis'])
})

test('an open tab sends the answers left by a closed tab', async () => {
  const { openTab, closeTab, sent, waiting } = makeBrowser([lost()])
  const closingTab = openTab(forEver, 'closing')
  void answer(closingTab, 'vis')
  void answer(closingTab, 'maan')
  await vi.waitFor(async () => expect(await waiting()).toEqual(['key-1', 'key-2']))
  const staying = openTab(undefined, 'staying')
  expect(await staying.sendAll()).toBe(false)
  closeTab('closing')
  await vi.waitFor(async () => expect(await waiting()).toEqual([]))
  expect(wordsOf(sent)).toEqual(['vis', 'vis', 'maan'])
})

test('sendAll waits a second for a tab that is still closing', async () => {
  const { openTab, closeTab, sent, waiting, pauses } = makeBrowser([lost()])
  void answer(openTab(forEver, 'closing'), 'vis')
  await vi.waitFor(() => expect(sent).toHaveLength(1))
  const reloaded = openTab(async () => closeTab('closing'), 'reloaded')
  expect(await reloaded.sendAll()).toBe(true)
  expect(wordsOf(sent)).toEqual(['vis', 'vis'])
  expect(await waiting()).toEqual([])
  expect(pauses.at(-1)).toBe(1000)
})

test('tabs that cannot see each other: each answer gets its reply, even when the other tab sent it', async () => {
  let comeBack = () => {}
  const { openTab, closeTab, sent } = makeBrowser([lost()])
  const first = openTab(() => new Promise((resolve) => (comeBack = resolve)), 'first')
  const mine = answer(first, 'vis')
  await vi.waitFor(() => expect(sent).toHaveLength(1))
  closeTab('first')
  expect(await answer(openTab(undefined, 'second'), 'maan')).toEqual(run('after key-2'))
  comeBack()
  expect(await mine).toEqual(run('after key-1'))
  expect(wordsOf(sent)).toEqual(['vis', 'vis', 'maan', 'vis'])
  expect(new Set(sent.map(({ key }) => key)).size).toBe(2)
})

test('NET-4 answers are sent only by the child that gave them, at its next login on the device', async () => {
  const { openTab, login, sent, waiting } = makeBrowser([lost()])
  const tab = openTab(forEver)
  void answer(tab, 'vis').catch(() => undefined)
  await vi.waitFor(() => expect(sent).toHaveLength(1))

  Object.assign(login, { user_id: youssef, login_id: 'noon' })
  tab.reset()
  expect(await tab.isWaiting()).toBe(false)
  expect(await tab.sendAll()).toBe(false)
  await answer(tab, 'maan')
  expect(sent.map(({ user_id }) => user_id)).toEqual([sanne, youssef])
  expect(await waiting(sanne)).toEqual(['key-1'])

  Object.assign(login, { user_id: sanne, login_id: 'evening' })
  tab.reset()
  expect(await tab.sendAll()).toBe(true)
  expect(wordsOf(sent)).toEqual(['vis', 'maan', 'vis'])
})

test('an answer refused because another child logged in elsewhere stays queued', async () => {
  const { openTab, login, waiting } = makeBrowser([refusal(404)])
  const tab = openTab()
  const mine = answer(tab, 'vis')
  await Promise.resolve()
  login.login_id = 'noon'
  await expect(mine).rejects.toThrow('logged out')
  expect(await waiting()).toEqual(['key-1'])
})

test('queued answers stay queued and their promises reject when the login ends', async () => {
  let comeBack = () => {}
  const { openTab, login, pauses, waiting } = makeBrowser([lost()])
  const tab = openTab(() => new Promise((resolve) => (comeBack = resolve)))
  const mine = answer(tab, 'vis')
  await vi.waitFor(() => expect(pauses).toHaveLength(1))
  login.login_id = null
  tab.reset()
  comeBack()
  await expect(mine).rejects.toThrow('logged out')
  expect(await waiting()).toEqual(['key-1'])
})
