import { expect, test } from 'vitest'
import {
  submitAnswer,
  waitForEver,
  createNetworkError,
  makeBrowser,
  createRefusal,
  createRun,
  sanneId,
  listSentWords,
  youssefId,
} from '../../testing/answering-browser.ts'

test('a new tab sends the answers of a closed tab first', async () => {
  const { openTab, closeTab, sent, waiting } = makeBrowser([createNetworkError()])
  const closed = openTab(waitForEver, 'closed')
  void submitAnswer(closed, 'vis')
  void submitAnswer(closed, 'maan')
  await expect.poll(() => waiting()).toEqual(['key-1', 'key-2'])
  closeTab('closed')
  const reopened = openTab()
  expect(await reopened.isWaiting(7)).toBe(true)
  expect(await reopened.isWaiting(8)).toBe(false)
  expect(await reopened.sendAll()).toBe(true)
  await submitAnswer(reopened, 'boom')
  expect(listSentWords(sent)).toEqual(['vis', 'vis', 'maan', 'boom'])
  expect(await reopened.sendAll()).toBe(false)
})

test('each of two tabs sends its own answers once', async () => {
  let comeBack = () => {}
  const { openTab, sent } = makeBrowser([createNetworkError()])
  const first = openTab(() => new Promise((resolve) => (comeBack = resolve)), 'first')
  const second = openTab(undefined, 'second')
  const mine = submitAnswer(first, 'vis')
  await expect.poll(() => sent).toHaveLength(1)
  expect(await submitAnswer(second, 'maan')).toEqual(createRun('after key-2'))
  expect(await second.sendAll()).toBe(false)
  expect(await second.isWaiting(7)).toBe(true)
  comeBack()
  expect(await mine).toEqual(createRun('after key-1'))
  expect(listSentWords(sent)).toEqual(['vis', 'maan', 'vis'])
})

test('an open tab sends the answers left by a closed tab', async () => {
  const { openTab, closeTab, sent, waiting } = makeBrowser([createNetworkError()])
  const closingTab = openTab(waitForEver, 'closing')
  void submitAnswer(closingTab, 'vis')
  void submitAnswer(closingTab, 'maan')
  await expect.poll(() => waiting()).toEqual(['key-1', 'key-2'])
  const staying = openTab(undefined, 'staying')
  expect(await staying.sendAll()).toBe(false)
  closeTab('closing')
  await expect.poll(() => waiting()).toEqual([])
  expect(listSentWords(sent)).toEqual(['vis', 'vis', 'maan'])
})

test('sendAll waits a second for a tab that is still closing', async () => {
  const { openTab, closeTab, sent, waiting, pauses } = makeBrowser([createNetworkError()])
  void submitAnswer(openTab(waitForEver, 'closing'), 'vis')
  await expect.poll(() => sent).toHaveLength(1)
  const reloaded = openTab(async () => closeTab('closing'), 'reloaded')
  expect(await reloaded.sendAll()).toBe(true)
  expect(listSentWords(sent)).toEqual(['vis', 'vis'])
  expect(await waiting()).toEqual([])
  expect(pauses.at(-1)).toBe(1000)
})

test('each answer has its reply even if another tab sent it and the tabs cannot detect each other', async () => {
  let comeBack = () => {}
  const { openTab, closeTab, sent } = makeBrowser([createNetworkError()])
  const first = openTab(() => new Promise((resolve) => (comeBack = resolve)), 'first')
  const mine = submitAnswer(first, 'vis')
  await expect.poll(() => sent).toHaveLength(1)
  closeTab('first')
  expect(await submitAnswer(openTab(undefined, 'second'), 'maan')).toEqual(createRun('after key-2'))
  comeBack()
  expect(await mine).toEqual(createRun('after key-1'))
  expect(listSentWords(sent)).toEqual(['vis', 'vis', 'maan', 'vis'])
  expect(new Set(sent.map(({ key }) => key)).size).toBe(2)
})

test('NET-4 a child’s answers are sent only at its own next login on the device', async () => {
  const { openTab, login, sent, waiting } = makeBrowser([createNetworkError()])
  const tab = openTab(waitForEver)
  void submitAnswer(tab, 'vis').catch(() => undefined)
  await expect.poll(() => sent).toHaveLength(1)

  Object.assign(login, { user_id: youssefId, login_id: 'noon' })
  tab.reset()
  expect(await tab.isWaiting()).toBe(false)
  expect(await tab.sendAll()).toBe(false)
  await submitAnswer(tab, 'maan')
  expect(sent.map(({ user_id }) => user_id)).toEqual([sanneId, youssefId])
  expect(await waiting(sanneId)).toEqual(['key-1'])

  Object.assign(login, { user_id: sanneId, login_id: 'evening' })
  tab.reset()
  expect(await tab.sendAll()).toBe(true)
  expect(listSentWords(sent)).toEqual(['vis', 'maan', 'vis'])
})

test('an answer stays queued if it is refused because another child logged in', async () => {
  const { openTab, login, waiting } = makeBrowser([createRefusal(404)])
  const tab = openTab()
  const mine = submitAnswer(tab, 'vis')
  await Promise.resolve()
  login.login_id = 'noon'
  await expect(mine).rejects.toThrow('logged out')
  expect(await waiting()).toEqual(['key-1'])
})

test('queued answers stay queued and their promises reject if the login ends', async () => {
  let comeBack = () => {}
  const { openTab, login, pauses, waiting } = makeBrowser([createNetworkError()])
  const tab = openTab(() => new Promise((resolve) => (comeBack = resolve)))
  const mine = submitAnswer(tab, 'vis')
  await expect.poll(() => pauses).toHaveLength(1)
  login.login_id = null
  tab.reset()
  comeBack()
  await expect(mine).rejects.toThrow('logged out')
  expect(await waiting()).toEqual(['key-1'])
})
