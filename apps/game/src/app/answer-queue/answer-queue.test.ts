import type { Test } from '@letterliaan/contract'
import { ApiError, NetworkError } from '@letterliaan/contract/client'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  submitAnswer,
  waitForEver,
  createNetworkError,
  makeBrowser,
  createRefusal,
  createRun,
  sanneId,
  listSentWords,
} from '../../testing/answering-browser.ts'

test('retries with the same key and growing pauses after network errors, and reports that sending is held up', async () => {
  const { openTab, sent, pauses, heldUp } = makeBrowser([
    createNetworkError(),
    createNetworkError(),
    createRefusal(503),
    createNetworkError(),
    createNetworkError(),
    createNetworkError(),
  ])
  await submitAnswer(openTab(), 'vis')
  expect(new Set(sent.map(({ key }) => key)).size).toBe(1)
  expect(sent).toHaveLength(7)
  expect(pauses).toEqual([1000, 2000, 4000, 8000, 15_000, 15_000])
  expect(heldUp).toEqual([true, true, true, true, true, true, false])
})

test('stores an answer while the previous one is still being written', async () => {
  const { openTab, storage, sent } = makeBrowser()
  const add = storage.add.bind(storage)
  const handed: string[] = []
  let finish = (): void => undefined
  const isKeyThere = new Promise<void>((resolve) => (finish = resolve))
  storage.add = async (call) => {
    handed.push(...listSentWords([call]))
    await isKeyThere
    await add(call)
  }
  const tab = openTab()
  const answers = ['vis', 'maan', 'roos'].map((word) => submitAnswer(tab, word))
  await expect.poll(() => handed).toEqual(['vis', 'maan', 'roos'])
  expect(sent).toEqual([])
  finish()
  await Promise.all(answers)
  expect(listSentWords(sent)).toEqual(['vis', 'maan', 'roos'])
})

test('NET-2 sendAll sends queued answers once, and each caller still gets its response', async () => {
  const { openTab, sent } = makeBrowser([
    createNetworkError(),
    createRun('vis'),
    createRun('maan'),
    createRun('roos'),
  ])
  const tab = openTab()
  const first = submitAnswer(tab, 'vis')
  const all = tab.sendAll()
  const later = ['maan', 'roos'].map((word) => submitAnswer(tab, word))
  await all
  expect(await Promise.all([first, ...later])).toEqual([
    createRun('vis'),
    createRun('maan'),
    createRun('roos'),
  ])
  expect(listSentWords(sent)).toEqual(['vis', 'vis', 'maan', 'roos'])
})

test('NET-3 adopts the student exercise that a 409 carries, and stores it on the device at once', async () => {
  const { openTab, waiting, conflicts } = makeBrowser([createRefusal(409, createRun('boom'))])
  expect(await submitAnswer(openTab(), 'vis')).toEqual(createRun('boom'))
  expect(listSentWords(conflicts)).toEqual(['vis'])
  expect(await waiting()).toEqual([])
})

test('adopts the test that a 409 carries', async () => {
  const present = { current_word: 'boom' } as Test
  const { openTab } = makeBrowser([new ApiError({ status: 409, title: 'x', detail: 'x', test: present })])
  const body = { step_id: 57, word: 'vis', num_errors: 0 }
  expect(await openTab().submit('PUT /api/v1/test/:id', 5700, body)).toEqual(present)
})

describe('NET-3 the server responds differently', () => {
  const conflict = () => createRefusal(409, createRun('boom'))

  test.each([
    ['it waited for the network', [createNetworkError(), conflict()], 1],
    ['its step closed while it waited', [createNetworkError(), createRefusal(403)], 1],
    ['its step went while it waited', [createNetworkError(), createRefusal(404)], 1],
    ['it is not its turn any more', [createNetworkError(), createRefusal(409)], 1],
    ['it came at once', [conflict()], 0],
    ['it was taken after all', [createNetworkError(), createRun('x')], 0],
    ['it was the game’s own fault', [createNetworkError(), createRefusal(422)], 0],
  ])('informs the child if %s: %j', async (_when, script, times) => {
    const { openTab, overruled, waiting } = makeBrowser(script)
    await submitAnswer(openTab(), 'vis').catch(() => undefined)
    expect(overruled).toHaveBeenCalledTimes(times)
    expect(await waiting()).toEqual([])
  })

  test('informs the child about answers of an earlier visit and answers queued behind others', async () => {
    const { openTab, closeTab, overruled, conflicts } = makeBrowser([
      createNetworkError(),
      conflict(),
      conflict(),
    ])
    const tab = openTab(waitForEver, 'first')
    void submitAnswer(tab, 'vis').catch(() => undefined)
    await expect.poll(() => tab.isWaiting()).toBe(true)
    void submitAnswer(tab, 'maan').catch(() => undefined)
    await expect.poll(() => tab.listWaiting()).toEqual(new Set([7]))
    closeTab('first')
    await openTab(undefined, 'second').sendAll()
    expect(listSentWords(conflicts)).toEqual(['vis', 'maan'])
    expect(overruled).toHaveBeenCalledTimes(2)
  })
})

test('retries an answer as long as the server fails', async () => {
  const { openTab, sent, waiting } = makeBrowser(Array.from({ length: 200 }, () => createRefusal(500)))
  expect(await submitAnswer(openTab(), 'vis')).toEqual(createRun('after key-1'))
  expect(sent).toHaveLength(201)
  expect(await waiting()).toEqual([])
})

test.each([401, 408, 425, 426, 429, 500, 502, 503, 504])(
  'retries an answer after a %i, but not before the time in the reply',
  async (status) => {
    const later = new ApiError({ status, title: 'x', detail: 'x' }, 90_000)
    const { openTab, pauses, setAside } = makeBrowser([later, new NetworkError('x', 20_000)])
    expect(await submitAnswer(openTab(), 'vis')).toEqual(createRun('after key-1'))
    expect(pauses).toEqual([90_000, 20_000])
    expect(setAside).toEqual([])
  },
)

test('a 403 is retried if the login may not play, and refuses the answer otherwise', async () => {
  const { openTab, mayPlay, setAside } = makeBrowser([
    createRefusal(403),
    createRefusal(403),
    createRefusal(403),
  ])
  mayPlay.mockResolvedValueOnce(false).mockResolvedValueOnce(false)
  await expect(submitAnswer(openTab(), 'vis')).rejects.toThrow('x')
  expect(mayPlay).toHaveBeenCalledTimes(3)
  expect(listSentWords(setAside)).toEqual(['vis'])
})

test('ERR-2 a refused answer is reported, set aside on the device, and does not block the queue', async () => {
  const { openTab, setAside, storage, waiting } = makeBrowser([
    createRefusal(422),
    createRun('x'),
    createRefusal(404),
  ])
  const tab = openTab()
  const outcomes = await Promise.allSettled(
    ['vis', 'maan', 'boom', 'roos'].map((word) => submitAnswer(tab, word)),
  )
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'rejected', 'fulfilled'])
  expect(listSentWords(setAside)).toEqual(['vis', 'boom'])
  expect(await waiting()).toEqual([])
  expect(await tab.isWaiting()).toBe(false)
  expect(await openTab(undefined, 'after a reload').listSetAside()).toEqual(
    await storage.listSetAside(sanneId),
  )
  expect((await storage.listSetAside(sanneId)).map(({ refusal: { status } }) => status)).toEqual([422, 404])
})

test('NET-2 each answer is accepted once and in order, or set aside, after any failures and reopenings', async () => {
  const fault = fc.constantFrom(
    'ok',
    'lost',
    'lost after it was taken',
    'refuse',
    401,
    408,
    425,
    429,
    500,
    502,
    503,
  )
  const property = fc.asyncProperty(
    fc.array(fault, { maxLength: 30 }),
    fc.array(fc.constantFrom('answer', 'answer', 'reload'), { minLength: 1, maxLength: 12 }),
    async (faults, acts) => {
      const taken = new Map<string, string>()
      const refused = new Set<string>()
      const { openTab, closeTab, storage, waiting, answerWith } = makeBrowser()
      answerWith((call) => {
        const next = faults.shift() ?? 'ok'
        if (next === 'lost') throw new NetworkError('x')
        if (typeof next === 'number') throw createRefusal(next)
        if (next === 'refuse' && !taken.has(call.key)) {
          refused.add(call.key)
          throw createRefusal(422)
        }
        taken.set(call.key, listSentWords([call])[0] ?? '')
        if (next === 'lost after it was taken') throw new NetworkError('x')
        return createRun('next')
      })
      let name = 'tab'
      const open = () => {
        const mine = name
        return openTab(() => (name === mine ? Promise.resolve() : waitForEver()), mine)
      }
      let tab = open()
      const words: string[] = []
      const areStored = async () =>
        await expect.poll(async () => (await storage.everAdded()).length).toBe(words.length)
      for (const [at, act] of acts.entries()) {
        if (act === 'answer') {
          words.push(`woord ${at}`)
          void submitAnswer(tab, `woord ${at}`).catch(() => undefined)
        } else {
          await areStored()
          closeTab(name)
          name = `tab ${at}`
          tab = open()
        }
      }
      await areStored()
      closeTab(name)
      name = 'last'
      await open().sendAll()
      await expect.poll(() => waiting()).toEqual([])
      const setAside = await storage.listSetAside(sanneId)
      const aside = listSentWords(setAside)
      expect(setAside.map(({ key }) => key)).toEqual([...refused])
      expect([...taken.values()]).toEqual(words.filter((word) => !aside.includes(word)))
      expect(taken.size + aside.length).toBe(words.length)
    },
  )
  await fc.assert(property, { numRuns: 60 })
})
