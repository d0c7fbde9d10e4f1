import type { CallResponse, Difficulty, Exercise, Step, StudentExercise } from '@letterliaan/contract'
import type { Client } from '@letterliaan/contract/client'
import type { Session } from '@letterliaan/web/session'
import type { Connection } from '../answer-queue/connection.ts'
import { createDeviceStorage } from '../answer-queue/device-storage.ts'
import { createUnstoredCalls } from '../answer-queue/unstored-calls.ts'
import type { RunEndpoint, WaitingCall, WaitingCalls } from '../answer-queue/waiting-calls.ts'
import { createDrawnRuns } from './drawn-runs.ts'
import { createDeviceDatabase, type DeviceDatabase } from './device-database.ts'
import { createDeviceKeys } from './device-key.ts'
import { deleteOtherLogins } from './delete-leftover-data.ts'
import type { KeepStepPorts, StepLevels } from './store-step-offline.ts'
import type { StepKeeper } from './step-keeper.ts'
import type { ChildResponseCache } from './response-cache.ts'

export interface OfflinePorts {
  readonly session: Session
  readonly client: Client
  readonly connection: Connection
  readonly whoIsThis: () => Promise<number | null>
  readonly mayKeep: () => Promise<boolean>
  readonly loadPage: KeepStepPorts['loadPage']
  readonly fetchSound: KeepStepPorts['fetchSound']
  readonly readWording: KeepStepPorts['readWording']
  readonly whenAtRest: KeepStepPorts['whenAtRest']
}

/** Lets the game continue without a network (docs/adr/0067-plays-on-offline.md). */
export interface OfflineSupport {
  readonly storage: WaitingCalls
  readonly isLate: DeviceDatabase['isLate']
  readonly openResponseCache: () => Promise<ChildResponseCache>
  readonly complete: (exercise: Exercise) => Promise<Exercise>
  /** Called after the server accepted a call, or replied with its own run. */
  readonly keepLatestRun: (waiting: WaitingCall, answer: CallResponse<RunEndpoint>) => Promise<void>
  /** Never rejects. */
  readonly storeStepOffline: (step: Step, levels: StepLevels) => Promise<void>
  /** Stores the next step of the path in place of a finished one. Never rejects. */
  readonly keepNextStep: (step_id: number, levelsOf: (step: Step) => StepLevels) => Promise<void>
  readonly hasExercise: (id: number) => boolean
  readonly readUnsentStep: ChildResponseCache['readUnsentStep']
  readonly hasStep: () => boolean
  /** Returns a run started on the device, offline or with words drawn before; null: only the server can. */
  readonly beginRun: (
    exercise_id: number,
    difficulty: Difficulty,
    hard: boolean,
  ) => Promise<{ readonly run: StudentExercise; readonly isSent: boolean } | null>
  readonly forgetKept: () => void
}

export function createOffline(ports: OfflinePorts): OfflineSupport {
  const { session, client, connection, whoIsThis, mayKeep, loadPage, fetchSound, readWording, whenAtRest } =
    ports
  const database = createDeviceDatabase(globalThis.indexedDB, globalThis)
  const keys = createDeviceKeys({
    database,
    loginId: () => session.loginId.get(),
    fetchKey: async () => {
      // The server returns no key in an impersonation.
      if (!(await mayKeep())) throw new Error('Nothing is kept of who plays here.')
      return (await client.call('POST /api/v1/device-key', {})).key
    },
  })
  const forgetOthers = () => deleteOtherLogins(database, session.loginId.get()).catch(() => undefined)
  // A browser that was closed or lost the login may still have keys and copies of an earlier login.
  void forgetOthers()
  const unstored = createUnstoredCalls(localStorage)
  const storage = createDeviceStorage(database, keys.readSoon, unstored)
  const listWaiting = async () => {
    const user_id = await whoIsThis()
    return user_id === null ? [] : storage.list(user_id)
  }
  let known: ChildResponseCache | null = null
  const { load: openResponseCache } = loadOnce(loadResponseCache)
  async function loadResponseCache(): Promise<ChildResponseCache> {
    const [{ createResponseStore }, { createResponseCache }] = await Promise.all([
      import('./response-store.ts'),
      import('./response-cache.ts'),
    ])
    known = createResponseCache({ store: createResponseStore(database, keys), listWaiting })
    return known
  }

  const steps = loadOnce(openSteps)
  const begun = new Set<number>()
  const drawn = createDrawnRuns()

  async function openSteps(): Promise<StepKeeper> {
    const [cache, { createStepKeeper }] = await Promise.all([openResponseCache(), import('./step-keeper.ts')])
    return createStepKeeper({
      client,
      cache,
      isLoggedOut: session.watchLogout(),
      isAway,
      loadPage,
      fetchSound,
      readWording,
      whenAtRest,
      isBegun: async (exercise_id) =>
        begun.has(exercise_id) || (await listWaiting()).some(({ id }) => id === exercise_id),
      drawn,
      hasWaiting: async () => (await listWaiting()).length > 0,
    })
  }

  /** Waits for a database that a busy device opens late, because it contains the key. */
  async function hasKey(): Promise<boolean> {
    if ((await keys.read()) !== null) return true
    if (!database.isLate.get()) return false
    await new Promise<void>((resolve) => {
      const stop = database.isLate.subscribe(() => {
        stop()
        resolve()
      })
    })
    return (await keys.read()) !== null
  }

  async function keepBy(work: (keeper: StepKeeper) => Promise<void>): Promise<void> {
    try {
      // Nothing can be stored without a key.
      if (isAway() || !(await hasKey())) return
      await work(await steps.load())
    } catch {
      // The step is fetched when the child opens it.
    }
  }

  const isAway = (): boolean => connection.heldUp.get() || !navigator.onLine

  return {
    storage,
    isLate: database.isLate,
    openResponseCache,
    async complete(exercise) {
      const isWaiting = (await listWaiting()).some(({ id }) => id === exercise.id)
      return isWaiting ? (await openResponseCache()).complete(exercise) : exercise
    },
    async keepLatestRun({ id, user_id }, answer) {
      drawn.notePractice()
      // Another child may have logged in.
      if ((await whoIsThis()) !== user_id) return
      if ('words' in answer && 'difficulty' in answer && 'status' in answer)
        await (await openResponseCache()).keepRun(id, answer)
    },
    storeStepOffline: (step, levels) => keepBy((keeper) => keeper.keep(step, levels)),
    keepNextStep: (step_id, levelsOf) => keepBy((keeper) => keeper.keepNext(step_id, levelsOf)),
    hasExercise: (id) => known?.hasExercise(id) === true,
    readUnsentStep: async (exercise_ids) => (await openResponseCache()).readUnsentStep(exercise_ids),
    hasStep: () => known?.hasStep() === true,
    async beginRun(exercise_id, difficulty, hard) {
      begun.add(exercise_id)
      const run = hard ? await drawn.take(exercise_id, difficulty, isAway()) : null
      if (run !== null) return { run, isSent: false }
      if (!isAway() || known?.hasExercise(exercise_id) !== true) return null
      const { predictNewRun } = await import('./predict-exercise.ts')
      const exercise = await client.call('GET /api/v1/exercise/:id', { params: { id: exercise_id } })
      return predictNewRun(exercise, difficulty, hard)
    },
    forgetKept() {
      steps.forget()
      begun.clear()
      drawn.clear()
      unstored.forget()
      void forgetOthers()
      openResponseCache()
        .then((cache) => cache.forget())
        .catch(() => undefined)
    },
  }
}

/** Loads once, and again after a failure of the network. */
function loadOnce<T>(open: () => Promise<T>) {
  let loading: Promise<T> | null = null
  const forget = (): void => void (loading = null)
  const load = (): Promise<T> =>
    (loading ??= open().catch((error: unknown) => {
      forget()
      throw error
    }))
  return { load, forget }
}
