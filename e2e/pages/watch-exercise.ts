import type { Difficulty, Exercise, StudentExercise } from '@letterliaan/contract'
import type { Page, Response } from 'playwright-core'

const calls = /\/api\/v1\/exercise\/(?:reset\/|hard-reset\/)?(\d+)/

/** Keeps the latest run of each exercise: a device fetches a whole step. `settled`: all that was asked is read. */
export function watchExercise(page: Page) {
  const runs = new Map<string, StudentExercise>()
  let run: StudentExercise | null = null
  let difficulty: Difficulty = 2
  let reading: Promise<void> = Promise.resolve()
  /** A body may be read before that of an earlier response. */
  let numResponses = 0
  const newest = new Map<string, number>()

  const openId = (): string => /\/(\d+)$/.exec(page.url())?.[1] ?? ''

  const read = async (id: string, response: Response | null): Promise<void> => {
    const order = (numResponses += 1)
    if (response?.ok() !== true) return
    const reply = (await response.json().catch(() => null)) as Exercise | StudentExercise | null
    if (reply === null || order < (newest.get(id) ?? 0)) return
    newest.set(id, order)
    run = 'student_exercise' in reply ? reply.student_exercise[difficulty] : reply
    // Others are put on the device, perhaps at the stars of before.
    if (id === openId()) difficulty = run.difficulty
    runs.set(id, run)
  }
  // The screen may show a run before Playwright tells of its response: what is asked is waited for.
  page.on('request', (request) => {
    const [, id] = calls.exec(request.url()) ?? []
    if (id === undefined) return
    const response = request.response().catch(() => null)
    reading = Promise.all([reading, response.then((its) => read(id, its))]).then(() => undefined)
  })

  return {
    /** An opened exercise has all three difficulties. */
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
