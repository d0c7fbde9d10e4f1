import type { StudentExercise } from '@letterliaan/contract'
import { ApiError, NetworkError } from '@letterliaan/contract/client'
import { vi } from 'vitest'
import { createAnswerQueue, type AnswerQueue } from '../app/answer-queue/answer-queue.ts'
import type { RefusedCall, WaitingCall } from '../app/answer-queue/waiting-calls.ts'
import { createMemoryStorage } from './memory-storage.ts'

export const createRun = (current_word: string): StudentExercise => ({ current_word }) as StudentExercise
export const createRefusal = (status: number, student_exercise?: StudentExercise): ApiError =>
  new ApiError({ status, title: 'x', detail: 'x', ...(student_exercise && { student_exercise }) })

export const sanneId = 1
export const youssefId = 2

export function makeBrowser(script: (Error | StudentExercise)[] = []) {
  const memory = createMemoryStorage()
  const storage = {
    ...memory,
    everAdded: async () => added,
    async add(call: WaitingCall) {
      await memory.add(call)
      added.push(call.key)
    },
  }
  const login = { user_id: sanneId as number | null, login_id: 'morning' as string | null }
  const sent: WaitingCall[] = []
  const pauses: number[] = []
  const heldUp: boolean[] = []
  const mayPlay = vi.fn<() => Promise<boolean>>(async () => true)
  const setAside: RefusedCall[] = []
  const conflicts: WaitingCall[] = []
  const overruled = vi.fn<(call: WaitingCall) => void>()
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
      reportPlace: async () => undefined,
      whenIdle: async () => undefined,
      isImpersonating: async () => false,
      onRefused: (call) => void setAside.push(call),
      onConflict: (call) => void conflicts.push(call),
      onOverruled(call) {
        if ('refusal' in call) setAside.push(call)
        overruled(call)
      },
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
        const next = respond(waiting) ?? script.shift() ?? createRun(`after ${waiting.key}`)
        if (next instanceof Error) throw next
        return next
      },
    })
  }

  function closeTab(name: string): void {
    open.get(name)?.()
    open.delete(name)
  }

  const waiting = async (user_id = sanneId) => (await storage.list(user_id)).map(({ key }) => key)
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
    conflicts,
    overruled,
    answerWith: (server: (call: WaitingCall) => StudentExercise) => void (respond = server),
    waiting,
  }
}

export const submitAnswer = (queue: AnswerQueue, word: string) =>
  queue.submit('PUT /api/v1/exercise/:id', 7, {
    exercise_id: 7,
    startTime: 0,
    time: 0,
    difficulty: 2,
    word,
    data: { answer: word },
  })

export const listSentWords = (calls: readonly WaitingCall[]) =>
  calls.map(({ body }) => (body as { word: string }).word)
export const createNetworkError = () => new NetworkError('offline')
export const waitForEver = () => new Promise<void>(() => undefined)
