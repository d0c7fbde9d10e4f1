import type { StudentExercise, Test } from '@letterliaan/contract'
import { ApiError, NetworkError } from '@letterliaan/contract/client'
import * as fc from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'
import { createAnswerQueue, type AnswerQueue } from './answer-queue.ts'
import { createMemoryStorage, type RefusedCall, type WaitingCall } from './waiting-calls.ts'

const run = (current_word: string): StudentExercise => ({ current_word }) as StudentExercise
const refusal = (status: number, student_exercise?: StudentExercise): ApiError =>
  new ApiError({ status, title: 'x', detail: 'x', ...(student_exercise && { student_exercise }) })

const sanne = 1
const youssef = 2

/** A browser with its tabs, and a server that does what the script says, call by call, and then answers everything. */
function makeBrowser(script: (Error | StudentExercise)[] = []) {
  const memory = createMemoryStorage()
  const storage = {
    ...memory,
    everAdded: async () => added,
    async add(call: WaitingCall) {
      await memory.add(call)
      added.push(call.key)
    },
  }
  const login = { user_id: sanne as number | null, login_id: 'morning' as string | null }
  const sent: WaitingCall[] = []
  const pauses: number[] = []
  const heldUp: boolean[] = []
  const mayPlay = vi.fn<() => Promise<boolean>>(async () => true)
  const setAside: RefusedCall[] = []
  const added: string[] = []
  let respond = (_call: WaitingCall): StudentExercise | null => null
  const open = new Map<string, () => void>()
  const closings = new Map<string, Promise<void>>()
  let keys = 0
  let turn: Promise<unknown> = Promise.resolve()

  const openTab = (pause: (ms: number) => Promise<void> = async () => undefined, me = 'tab'): AnswerQueue => {
    closings.set(me, new Promise((resolve) => open.set(me, resolve)))
    return createAnswerQueue({
      storage,
      mayPlay,
      reportLocation: async () => undefined,
      isImpersonating: async () => false,
      onSetAside: (call) => void setAside.push(call),
      tabs: {
        me,
        open: async () => new Set(open.keys()),
        untilClosed: (tab) => closings.get(tab) ?? Promise.resolve(),
        exclusively(_name, work) {
          const done = turn.then(work)
          turn = done.catch(() => undefined)
          return done
        },
      },
      whoIsThis: async () => login.user_id,
      watchLogout() {
        const { login_id } = login
        return () => login.login_id !== login_id
      },
      newKey: () => `key-${(keys += 1)}`,
      pause(ms) {
        pauses.push(ms)
        return pause(ms)
      },
      onHeldUp: (isHeldUp) => void heldUp.push(isHeldUp),
      send: async (waiting) => {
        sent.push(waiting)
        const next = respond(waiting) ?? script.shift() ?? run(`after ${waiting.key}`)
        if (next instanceof Error) throw next
        return next
      },
    })
  }

  function closeTab(name: string): void {
    open.get(name)?.()
    open.delete(name)
  }

  const waiting = async (user_id = sanne) => (await storage.list(user_id)).map(({ key }) => key)
  return {
    openTab,
    closeTab,
    storage,
    login,
    sent,
    pauses,
    heldUp,
    mayPlay,
    setAside,
    answerWith: (server: (call: WaitingCall) => StudentExercise) => void (respond = server),
    waiting,
  }
}

const answer = (queue: AnswerQueue, word: string) =>
  queue.submit('PUT /api/v1/exercise/:id', 7, {
    exercise_id: 7,
    startTime: 0,
    time: 0,
    difficulty: 2,
    word,
    data: { answer: word },
  })

const wordsOf = (calls: readonly WaitingCall[]) => calls.map(({ body }) => (body as { word: string }).word)
const lost = () => new NetworkError('offline')
/** A pause that lasts for as long as the network is away. */
const forEver = () => new Promise<void>(() => undefined)

afterEach(() => vi.restoreAllMocks())

test('sends an answer and resolves to the student exercise', async () => {
  const { openTab, waiting } = makeBrowser([run('maan')])
  expect(await answer(openTab(), 'vis')).toEqual(run('maan'))
  expect(await waiting()).toEqual([])
})

test('tries again with the same key after network errors, ever more slowly, and tells that it is held up', async () => {
  const { openTab, sent, pauses, heldUp } = makeBrowser([
    lost(),
    lost(),
    refusal(503),
    lost(),
    lost(),
    lost(),
  ])
  await answer(openTab(), 'vis')
  expect(new Set(sent.map(({ key }) => key)).size).toBe(1)
  expect(sent).toHaveLength(7)
  expect(pauses).toEqual([1000, 2000, 4000, 8000, 15_000, 15_000])
  expect(heldUp).toEqual([true, true, true, true, true, true, false])
})

test('whatever fails on the way, every answer arrives once, in order', async () => {
  const failures = fc.array(fc.constantFrom('lost', 'busy', 'stumble', 'ok'), { maxLength: 12 })
  const errors = { lost: new NetworkError('x'), busy: refusal(502), stumble: refusal(500) }
  const property = fc.asyncProperty(failures, fc.integer({ min: 1, max: 6 }), async (outcomes, count) => {
    const { openTab, sent } = makeBrowser(
      outcomes.map((outcome) => (outcome === 'ok' ? run('x') : errors[outcome])),
    )
    const tab = openTab()
    const words = Array.from({ length: count }, (_, index) => `woord ${index}`)
    await Promise.all(words.map((word) => answer(tab, word)))
    const bodies = wordsOf(sent)
    expect(bodies.filter((word, index) => word !== bodies[index - 1])).toEqual(words)
    expect(new Set(sent.map(({ key }) => key)).size).toBe(count)
  })
  await fc.assert(property, { numRuns: 50 })
})

test('adopts the student exercise that a 409 carries', async () => {
  const { openTab, waiting } = makeBrowser([refusal(409, run('boom'))])
  expect(await answer(openTab(), 'vis')).toEqual(run('boom'))
  expect(await waiting()).toEqual([])
})

test('adopts the test that a 409 carries', async () => {
  const present = { current_word: 'boom' } as Test
  const { openTab } = makeBrowser([new ApiError({ status: 409, title: 'x', detail: 'x', test: present })])
  const body = { step_id: 57, word: 'vis', num_errors: 0 }
  expect(await openTab().submit('PUT /api/v1/test/:id', 5700, body)).toEqual(present)
})

test('ERR-2 rejects any other refusal to the caller, and goes on with the next answer', async () => {
  const { openTab, sent, waiting } = makeBrowser([refusal(422)])
  const tab = openTab()
  const outcomes = await Promise.allSettled([answer(tab, 'vis'), answer(tab, 'maan')])
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'fulfilled'])
  expect(sent).toHaveLength(2)
  expect(await waiting()).toEqual([])
})

test('an answer for which a server stumbles waits until it is well, however often, and is never given up', async () => {
  const { openTab, sent, waiting } = makeBrowser(Array.from({ length: 200 }, () => refusal(500)))
  expect(await answer(openTab(), 'vis')).toEqual(run('after key-1'))
  expect(sent).toHaveLength(201)
  expect(await waiting()).toEqual([])
})

test.each([401, 408, 425, 429, 500, 502, 503, 504])(
  'a %i says nothing of an answer: it is sent again, and not sooner than is asked',
  async (status) => {
    const later = new ApiError({ status, title: 'x', detail: 'x' }, 90_000)
    const { openTab, pauses, setAside } = makeBrowser([later, new NetworkError('x', 20_000)])
    expect(await answer(openTab(), 'vis')).toEqual(run('after key-1'))
    expect(pauses).toEqual([90_000, 20_000])
    expect(setAside).toEqual([])
  },
)

test('a 403 of a login that may not play waits for it; one of the answer itself is a refusal', async () => {
  const { openTab, mayPlay, setAside } = makeBrowser([refusal(403), refusal(403), refusal(403)])
  mayPlay.mockResolvedValueOnce(false).mockResolvedValueOnce(false)
  await expect(answer(openTab(), 'vis')).rejects.toThrow('x')
  expect(mayPlay).toHaveBeenCalledTimes(3)
  expect(wordsOf(setAside)).toEqual(['vis'])
})

test('a refused answer is told and set aside on the device, and holds up nothing', async () => {
  const { openTab, setAside, storage, waiting } = makeBrowser([refusal(422), run('x'), refusal(404)])
  const tab = openTab()
  const outcomes = await Promise.allSettled(['vis', 'maan', 'boom', 'roos'].map((word) => answer(tab, word)))
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'rejected', 'fulfilled'])
  expect(wordsOf(setAside)).toEqual(['vis', 'boom'])
  expect(await waiting()).toEqual([])
  expect(await tab.isWaiting()).toBe(false)
  expect(await openTab(undefined, 'after a reload').listSetAside()).toEqual(await storage.listSetAside(sanne))
  expect((await storage.listSetAside(sanne)).map(({ refusal: { status } }) => status)).toEqual([422, 404])
})

test('whatever fails, before or after the server took an answer, and however often the game is opened anew: each is taken once and in order, or set aside', async () => {
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
        if (typeof next === 'number') throw refusal(next)
        if (next === 'refuse' && !taken.has(call.key)) {
          refused.add(call.key)
          throw refusal(422)
        }
        taken.set(call.key, wordsOf([call])[0] ?? '')
        if (next === 'lost after it was taken') throw new NetworkError('x')
        return run('next')
      })
      let name = 'tab'
      const open = () => {
        const mine = name
        // A tab that is closed tries nothing again.
        return openTab(() => (name === mine ? Promise.resolve() : forEver()), mine)
      }
      let tab = open()
      const words: string[] = []
      const areStored = () =>
        vi.waitFor(async () => expect((await storage.everAdded()).length).toBe(words.length))
      for (const [at, act] of acts.entries()) {
        if (act === 'answer') {
          words.push(`woord ${at}`)
          void answer(tab, `woord ${at}`).catch(() => undefined)
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
      await vi.waitFor(async () => expect(await waiting()).toEqual([]))
      const setAside = await storage.listSetAside(sanne)
      const aside = wordsOf(setAside)
      expect(setAside.map(({ key }) => key)).toEqual([...refused])
      expect([...taken.values()]).toEqual(words.filter((word) => !aside.includes(word)))
      expect(taken.size + aside.length).toBe(words.length)
    },
  )
  await fc.assert(property, { numRuns: 60 })
})

test('a tab that was closed leaves its answers to the next one, which sends them first', async () => {
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

test('two tabs: each sends its own, and nothing twice', async () => {
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

test('what a tab leaves when it is closed, one that stays open sends', async () => {
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

test('a tab that is closing still counts as open for a moment: whoever sends all waits for that', async () => {
  const { openTab, closeTab, sent, waiting, pauses } = makeBrowser([lost()])
  void answer(openTab(forEver, 'closing'), 'vis')
  await vi.waitFor(() => expect(sent).toHaveLength(1))
  const reloaded = openTab(async () => closeTab('closing'), 'reloaded')
  expect(await reloaded.sendAll()).toBe(true)
  expect(wordsOf(sent)).toEqual(['vis', 'vis'])
  expect(await waiting()).toEqual([])
  expect(pauses.at(-1)).toBe(1000)
})

test('tabs that don’t know of each other: each answer has its reply, also one that the other tab has sent', async () => {
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

test('another child on the same device never sends them; its own child does when it comes back', async () => {
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

test('what is refused because another tab logged in as another child still waits', async () => {
  const { openTab, login, waiting } = makeBrowser([refusal(404)])
  const tab = openTab()
  const mine = answer(tab, 'vis')
  await Promise.resolve()
  login.login_id = 'noon'
  await expect(mine).rejects.toThrow('logged out')
  expect(await waiting()).toEqual(['key-1'])
})

test('what waits when the login ends is told to who asked, and still waits', async () => {
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
