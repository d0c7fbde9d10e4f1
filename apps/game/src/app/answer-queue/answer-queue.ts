import type { CallResponse, ProgressBody, RequestInput } from '@letterliaan/contract'
import { createSender, type SenderPorts, type SendDelay, type SendOutcome } from './sender.ts'
import type { ApiError } from '@letterliaan/contract/client'
import { createLateCalls } from './late-calls.ts'
import { createPlaceReporter, type PlaceReporterPorts } from './place-reporter.ts'
import type { OpenTabs } from './tabs.ts'
import type { RunEndpoint, RefusedCall, WaitingCall, WaitingCalls } from './waiting-calls.ts'

export interface AnswerQueuePorts extends SenderPorts, PlaceReporterPorts {
  readonly storage: WaitingCalls
  readonly tabs: OpenTabs
  whoIsThis(): Promise<number | null>
  watchLogout(): () => boolean
  newKey(): string
  pause(ms: number): Promise<void>
  onHeldUp(heldUp: boolean): void
  /** Called if the server refused the call. This is a bug in the game. */
  onRefused(call: RefusedCall): void
  /** Called if the server did not accept the call because its run has changed. */
  onConflict(call: WaitingCall, present: CallResponse<RunEndpoint>): void
  /** Called if a call that had waited for the network was overruled, so that it does not count (NET-3). */
  onOverruled(call: WaitingCall | RefusedCall): void
}

export interface AnswerQueue {
  /** Sends calls in order, each with one key. Resolves for a 409 with the exercise. Rejects with ApiError. */
  submit<C extends RunEndpoint>(call: C, id: number, body: RequestInput<C, 'body'>): Promise<CallResponse<C>>
  sendAll(): Promise<boolean>
  listSetAside(): Promise<readonly RefusedCall[]>
  isWaiting(exercise_id?: number): Promise<boolean>
  listWaiting(): Promise<ReadonlySet<number>>
  /** Sends only the newest place, outside the queue. A lost place does no harm (API-5). */
  readonly reportPlace: (place: ProgressBody) => void
  reset(): void
  readonly isLasting: WaitingCalls['isLasting']
}

type NewCall = Pick<WaitingCall, 'call' | 'id' | 'body'>

const firstPauseMs = 1000
const maxPauseMs = 15_000
/** Time that a browser may take to release the lock of a closed tab (ms). */
const tabClosesWithinMs = 1000

/** docs/adr/0012-answers-wait-on-the-device.md */
export function createAnswerQueue(ports: AnswerQueuePorts): AnswerQueue {
  const { storage, tabs } = ports
  const attempt = createSender(ports)
  const late = createLateCalls()
  /** By tab with unsent calls. Resolves when that tab is closed. */
  const closings = new Map<string, Promise<void>>()
  /** Outcome by key of calls that an earlier `sendAll` sent; null while unknown. */
  const turns = new Map<string, SendOutcome | null>()
  let labelled: Promise<unknown> = Promise.resolve()
  let tail: Promise<unknown> = Promise.resolve()

  const inLine = <T>(work: () => Promise<T>): Promise<T> => {
    const done = tail.then(work)
    tail = done.catch(() => undefined)
    return done
  }

  async function listOurs(user_id: number): Promise<readonly WaitingCall[]> {
    const [calls, open] = await Promise.all([storage.list(user_id), tabs.open()])
    const isOurs = ({ tab }: WaitingCall): boolean => tab === tabs.me || !open.has(tab)
    for (const { tab } of calls.filter((call) => !isOurs(call))) void adoptOrphans(tab)
    return calls.filter(isOurs)
  }

  function adoptOrphans(tab: string): Promise<void> {
    const known = closings.get(tab)
    if (known !== undefined) return known
    const closing = tabs.untilClosed(tab)
    closings.set(tab, closing)
    closing.then(sendAll).catch(() => undefined)
    return closing
  }

  async function awaitClosingTabs(): Promise<void> {
    const [calls, open] = await Promise.all([listWith((user_id) => storage.list(user_id)), tabs.open()])
    const others = new Set(calls.map(({ tab }) => tab).filter((tab) => tab !== tabs.me && open.has(tab)))
    if (others.size === 0) return
    await Promise.race([Promise.allSettled([...others].map(adoptOrphans)), ports.pause(tabClosesWithinMs)])
  }

  async function callsUpTo(last: WaitingCall): Promise<readonly WaitingCall[]> {
    const calls = await listOurs(last.user_id)
    const at = calls.findIndex(({ key }) => key === last.key)
    return at === -1 ? [last] : calls.slice(0, at + 1)
  }

  async function sendUpTo(last: WaitingCall, isLoggedOut: () => boolean): Promise<SendOutcome | SendDelay> {
    let outcome: SendOutcome | SendDelay = { retryAfterMs: 0 }
    for (const waiting of await callsUpTo(last)) {
      if (isLoggedOut()) throw loggedOut()
      outcome = await attempt(waiting)
      if ('retryAfterMs' in outcome) return outcome
      // If another child logged in, the refusal is not about this child's call.
      if ('refusal' in outcome && isLoggedOut()) throw loggedOut()
      tellHeldUp(false)
      if (turns.has(waiting.key)) turns.set(waiting.key, outcome)
      await conclude(waiting, outcome)
    }
    return outcome
  }

  async function conclude(waiting: WaitingCall, outcome: SendOutcome): Promise<void> {
    const isOverruled = late.takeWasLate(waiting.key) && isByServer(outcome)
    if ('refusal' in outcome) {
      const refused = await setAside(waiting, outcome.refusal)
      if (isOverruled) ports.onOverruled(refused)
      else ports.onRefused(refused)
      return
    }
    await storage.remove(waiting.key)
    if (outcome.isConflict === true) ports.onConflict(waiting, outcome.answer)
    if (isOverruled) ports.onOverruled(waiting)
  }

  function tellHeldUp(heldUp: boolean): void {
    late.follow(heldUp)
    ports.onHeldUp(heldUp)
  }

  async function setAside(waiting: WaitingCall, { status, problem }: ApiError): Promise<RefusedCall> {
    const call = { ...waiting, refusal: { status, detail: problem.detail } }
    await storage.setAside(call)
    return call
  }

  async function deliver(waiting: WaitingCall, isLoggedOut: () => boolean): Promise<SendOutcome> {
    const send = () =>
      tabs.exclusively(
        `letterliaan-answers-${waiting.user_id}`,
        async () => turns.get(waiting.key) ?? sendUpTo(waiting, isLoggedOut),
      )
    for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(2 * pauseMs, maxPauseMs)) {
      const outcome = await send()
      if (!('retryAfterMs' in outcome)) return outcome
      if (isLoggedOut()) throw loggedOut()
      tellHeldUp(true)
      await ports.pause(Math.max(pauseMs, outcome.retryAfterMs))
      if (isLoggedOut()) throw loggedOut()
    }
  }

  async function label(call: NewCall): Promise<WaitingCall> {
    const user_id = await ports.whoIsThis()
    if (user_id === null) throw loggedOut()
    return { ...call, key: ports.newKey(), user_id, tab: tabs.me }
  }

  /** Writes in order without waiting for earlier writes, because the page may close at any moment. */
  async function store(call: NewCall): Promise<WaitingCall> {
    const labelling = labelled.then(() => label(call))
    labelled = labelling.catch(() => undefined)
    const waiting = await labelling
    late.begin(waiting.key)
    turns.set(waiting.key, null)
    await storage.add(waiting)
    return waiting
  }

  async function listWith<T extends WaitingCall>(
    list: (user_id: number) => Promise<readonly T[]>,
  ): Promise<readonly T[]> {
    const user_id = await ports.whoIsThis()
    return user_id === null ? [] : list(user_id)
  }

  function sendAll(): Promise<boolean> {
    const isLoggedOut = ports.watchLogout()
    return inLine(async () => {
      await awaitClosingTabs()
      const last = (await listWith(listOurs)).at(-1)
      if (last !== undefined) await deliver(last, isLoggedOut)
      return last !== undefined
    })
  }

  return {
    async submit<C extends RunEndpoint>(call: C, id: number, body: RequestInput<C, 'body'>) {
      const isLoggedOut = ports.watchLogout()
      const storing = store({ call, id, body } as NewCall)
      const outcome = await inLine(async () => {
        const waiting = await storing
        return deliver(waiting, isLoggedOut).finally(() => turns.delete(waiting.key))
      })
      if ('refusal' in outcome) throw outcome.refusal
      return outcome.answer as CallResponse<C>
    },
    sendAll,
    listSetAside: () => listWith((user_id) => storage.listSetAside(user_id)),
    async isWaiting(exercise_id) {
      const calls = await listWith((user_id) => storage.list(user_id))
      return exercise_id === undefined ? calls.length > 0 : calls.some(({ id }) => id === exercise_id)
    },
    async listWaiting() {
      const calls = await listWith((user_id) => storage.list(user_id))
      return new Set(calls.map(({ id }) => id))
    },
    reset() {
      tail = Promise.resolve()
      tellHeldUp(false)
    },
    reportPlace: createPlaceReporter(ports),
    isLasting: () => storage.isLasting(),
  }
}

/** Refusals caused by another device, a supervisor or a changed path. Any other refusal is a bug. */
const overruledStatuses = new Set([403, 404, 409])
const isByServer = (outcome: SendOutcome): boolean =>
  'refusal' in outcome ? overruledStatuses.has(outcome.refusal.status) : outcome.isConflict === true

const loggedOut = (): DOMException => new DOMException('The child logged out.', 'AbortError')
