import type { CallResponse, ProgressBody, RequestInput } from '@letterliaan/contract'
import { createSender, type SenderPorts, type SendDelay, type SendOutcome } from './sender.ts'
import type { ApiError } from '@letterliaan/contract/client'
import { createLocationReporter, type LocationReporterPorts } from './location-reporter.ts'
import type { OpenTabs } from './tabs.ts'
import type { RunEndpoint, RefusedCall, WaitingCall, WaitingCalls } from './waiting-calls.ts'

export interface AnswerQueuePorts extends SenderPorts, LocationReporterPorts {
  readonly storage: WaitingCalls
  readonly tabs: OpenTabs
  /** The user that is logged in; null for nobody. */
  whoIsThis(): Promise<number | null>
  /** Returns a function that tells whether the present login is over. */
  watchLogout(): () => boolean
  newKey(): string
  /** Resolves after so many ms, or sooner when the network comes back. */
  pause(ms: number): Promise<void>
  /** Tells whether calls are held up by the network or the server. */
  onHeldUp(heldUp: boolean): void
  /** The server clearly refused a call: it stays on the device, set aside. */
  onSetAside(call: RefusedCall): void
}

export interface AnswerQueue {
  /**
   * Sends a call after all that were submitted before it, again and again with the same key until the server has taken it
   * or clearly refused it. Resolves to its answer, the student exercise, also to the one that a 409 carries (the answer was
   * for another word); rejects with the ApiError of any other refusal, and the call is set aside on this device; and rejects
   * when the child logs out: then it waits here.
   */
  submit<C extends RunEndpoint>(call: C, id: number, body: RequestInput<C, 'body'>): Promise<CallResponse<C>>
  /** Sends all that this tab and earlier visits of the child left; resolves to whether there was anything. */
  sendAll(): Promise<boolean>
  /** What the server refused of this child's, on this device. */
  listSetAside(): Promise<readonly RefusedCall[]>
  /** Does anything wait for this exercise, or for any? */
  isWaiting(exercise_id?: number): Promise<boolean>
  /** Tells where the child is: beside the answers, the newest only, and lost without harm (API-5). */
  readonly tellPlace: (place: ProgressBody) => void
  /** The child logged out: what waits stays where it is, for when the same child comes back. */
  reset(): void
  /** Is what waits still there when the page is closed? */
  isLasting(): boolean
}

type NewCall = Pick<WaitingCall, 'call' | 'id' | 'body'>

const firstPauseMs = 1000
const maxPauseMs = 15_000
/** So long (ms) a browser may take to release the lock of a tab that was closed. */
const tabClosesWithinMs = 1000

/** The line in which answers wait for the server (docs/adr/0012-answers-wait-on-the-device.md). */
export function createAnswerQueue(ports: AnswerQueuePorts): AnswerQueue {
  const { storage, tabs } = ports
  const attempt = createSender(ports)
  /** For each tab that has unsent calls: a promise that resolves once the tab is closed. */
  const closings = new Map<string, Promise<void>>()
  let stored: Promise<unknown> = Promise.resolve()
  let tail: Promise<unknown> = Promise.resolve()

  const inLine = <T>(work: () => Promise<T>): Promise<T> => {
    const done = tail.then(work)
    tail = done.catch(() => undefined)
    return done
  }

  /** The calls that this tab sends: its own, and those of tabs that were closed. An open tab sends its own calls. */
  async function listOurs(user_id: number): Promise<readonly WaitingCall[]> {
    const [calls, open] = await Promise.all([storage.list(user_id), tabs.open()])
    const isOurs = ({ tab }: WaitingCall): boolean => tab === tabs.me || !open.has(tab)
    for (const { tab } of calls.filter((call) => !isOurs(call))) void adoptOrphans(tab)
    return calls.filter(isOurs)
  }

  /** Once that tab is closed, this tab sends its calls too. */
  function adoptOrphans(tab: string): Promise<void> {
    const known = closings.get(tab)
    if (known !== undefined) return known
    const closing = tabs.untilClosed(tab)
    closings.set(tab, closing)
    closing.then(sendAll).catch(() => undefined)
    return closing
  }

  /** A tab that was closed or reloaded counts as open for another moment; after that this tab sends its calls. */
  async function awaitClosingTabs(): Promise<void> {
    const [calls, open] = await Promise.all([listWith((user_id) => storage.list(user_id)), tabs.open()])
    const others = new Set(calls.map(({ tab }) => tab).filter((tab) => tab !== tabs.me && open.has(tab)))
    if (others.size === 0) return
    await Promise.race([Promise.allSettled([...others].map(adoptOrphans)), ports.pause(tabClosesWithinMs)])
  }

  /** One that somebody else has sent already is sent again: the same key gets the same reply. */
  async function callsUpTo(last: WaitingCall): Promise<readonly WaitingCall[]> {
    const calls = await listOurs(last.user_id)
    const at = calls.findIndex(({ key }) => key === last.key)
    return at === -1 ? [last] : calls.slice(0, at + 1)
  }

  /** Sends what waits before a call, and the call; a delay where it has to wait. */
  async function sendUpTo(last: WaitingCall, isOver: () => boolean): Promise<SendOutcome | SendDelay> {
    let outcome: SendOutcome | SendDelay = { retryAfterMs: 0 }
    for (const waiting of await callsUpTo(last)) {
      if (isOver()) throw loggedOut()
      outcome = await attempt(waiting)
      if ('retryAfterMs' in outcome) return outcome
      // A refusal after another child logged in says nothing of this child's call.
      if ('refusal' in outcome && isOver()) throw loggedOut()
      ports.onHeldUp(false)
      if ('refusal' in outcome) await setAside(waiting, outcome.refusal)
      else await storage.remove(waiting.key)
    }
    return outcome
  }

  async function setAside(waiting: WaitingCall, { status, problem }: ApiError): Promise<void> {
    const call = { ...waiting, refusal: { status, detail: problem.detail } }
    await storage.setAside(call)
    ports.onSetAside(call)
  }

  async function deliver(waiting: WaitingCall, isOver: () => boolean): Promise<SendOutcome> {
    const send = () =>
      tabs.exclusively(`letterliaan-answers-${waiting.user_id}`, () => sendUpTo(waiting, isOver))
    for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(2 * pauseMs, maxPauseMs)) {
      const outcome = await send()
      if (!('retryAfterMs' in outcome)) return outcome
      if (isOver()) throw loggedOut()
      ports.onHeldUp(true)
      await ports.pause(Math.max(pauseMs, outcome.retryAfterMs))
      if (isOver()) throw loggedOut()
    }
  }

  async function storeNow(call: NewCall): Promise<WaitingCall> {
    const user_id = await ports.whoIsThis()
    if (user_id === null) throw loggedOut()
    const waiting = { ...call, key: ports.newKey(), user_id, tab: tabs.me }
    await storage.add(waiting)
    return waiting
  }

  /** One after the other, in the order of the child. */
  function store(call: NewCall): Promise<WaitingCall> {
    const storing = stored.then(() => storeNow(call))
    stored = storing.catch(() => undefined)
    return storing
  }

  async function listWith<T extends WaitingCall>(
    list: (user_id: number) => Promise<readonly T[]>,
  ): Promise<readonly T[]> {
    const user_id = await ports.whoIsThis()
    return user_id === null ? [] : list(user_id)
  }

  function sendAll(): Promise<boolean> {
    const isOver = ports.watchLogout()
    return inLine(async () => {
      await awaitClosingTabs()
      const last = (await listWith(listOurs)).at(-1)
      if (last !== undefined) await deliver(last, isOver)
      return last !== undefined
    })
  }

  return {
    async submit<C extends RunEndpoint>(call: C, id: number, body: RequestInput<C, 'body'>) {
      const isOver = ports.watchLogout()
      const storing = store({ call, id, body } as NewCall)
      const outcome = await inLine(async () => deliver(await storing, isOver))
      if ('refusal' in outcome) throw outcome.refusal
      return outcome.answer as CallResponse<C>
    },
    sendAll,
    listSetAside: () => listWith((user_id) => storage.listSetAside(user_id)),
    async isWaiting(exercise_id) {
      const calls = await listWith((user_id) => storage.list(user_id))
      return exercise_id === undefined ? calls.length > 0 : calls.some(({ id }) => id === exercise_id)
    },
    reset() {
      tail = Promise.resolve()
      ports.onHeldUp(false)
    },
    tellPlace: createLocationReporter(ports),
    isLasting: () => storage.isLasting(),
  }
}

const loggedOut = (): DOMException => new DOMException('The child logged out.', 'AbortError')
