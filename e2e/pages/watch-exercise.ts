import type { Difficulty, Exercise, StudentExercise } from '@letterliaan/contract'
import type { Page, Response } from 'playwright-core'

const calls = /\/api\/v1\/exercise\/(?:reset\/|hard-reset\/)?(\d+)/

/** Records the latest run of each exercise when a device fetches a step. `settled`: all responses were read. */
export function watchExercise(page: Page) {
  const runs = new Map<string, StudentExercise>()
  let run: StudentExercise | null = null
  let difficulty: Difficulty = 2
  let reading: Promise<void> = Promise.resolve()
  /** Bodies may be read in an order that differs from that of the responses. */
  let numResponses = 0
  const newest = new Map<string, number>()
  /** Number of answers of each exercise, and how many of them have no reply yet. */
  const answers = new Map<string, { asked: number; waiting: number }>()

  const openId = (): string => /\/(\d+)$/.exec(page.url())?.[1] ?? ''

  const read = async (id: string, response: Response | null, isOlder: () => boolean): Promise<void> => {
    const order = (numResponses += 1)
    if (response?.ok() !== true) return
    const reply = (await response.json().catch(() => null)) as Exercise | StudentExercise | null
    if (reply === null || isOlder() || order < (newest.get(id) ?? 0)) return
    newest.set(id, order)
    run = 'student_exercise' in reply ? reply.student_exercise[difficulty] : reply
    // Other exercises are prefetched, possibly at earlier stars.
    if (id === openId()) difficulty = run.difficulty
    runs.set(id, run)
  }
  // The screen may show a run before Playwright reports its response, so requests are awaited.
  page.on('request', (request) => {
    // A navigation cancels open requests.
    if (request.isNavigationRequest()) answers.clear()
    const [, id] = calls.exec(request.url()) ?? []
    if (id === undefined) return
    const isRead = request.method() === 'GET'
    const own = answers.get(id) ?? { asked: 0, waiting: 0 }
    answers.set(id, own)
    const { asked, waiting } = own
    const step = isRead ? 0 : 1
    own.asked += step
    own.waiting += step
    const response = request
      .response()
      .catch(() => null)
      .finally(() => (own.waiting -= step))
    // If an exercise is requested during an answer, the response may be older than the answer.
    const isOlder = (): boolean => isRead && runs.has(id) && (waiting > 0 || own.asked > asked)
    reading = Promise.all([reading, response.then((its) => read(id, its, isOlder))]).then(() => undefined)
  })
  return {
    /** Sets the difficulty to watch, because an opened exercise has all three. */
    watchAt: (stars: Difficulty) => void (difficulty = stars),
    settled: (): Promise<void> => reading,
    latest(): StudentExercise {
      const open = runs.get(openId())
      if (open !== undefined) return open
      if (run === null) throw new Error('no exercise was opened yet')
      return run
    },
  }
}
