import type { Difficulty, Exercise, StudentExercise } from '@letterliaan/contract'
import type { Page, Response } from 'playwright-core'

const calls = /\/api\/v1\/exercise\/(?:reset\/|hard-reset\/)?(\d+)/

/** Keeps the latest run of each exercise: a device fetches a whole step. `settled`: all answers are read. */
export function watchExercise(page: Page) {
  const runs = new Map<string, StudentExercise>()
  let run: StudentExercise | null = null
  let difficulty: Difficulty = 2
  let reading: Promise<void> = Promise.resolve()
  /** A body may be read before that of an earlier response. */
  let numResponses = 0
  const newest = new Map<string, number>()

  const openId = (): string => /\/(\d+)$/.exec(page.url())?.[1] ?? ''

  const read = async (response: Response): Promise<void> => {
    const order = (numResponses += 1)
    const [, id] = calls.exec(response.url()) ?? []
    if (id === undefined || !response.ok()) return
    const reply = (await response.json().catch(() => null)) as Exercise | StudentExercise | null
    if (reply === null || order < (newest.get(id) ?? 0)) return
    newest.set(id, order)
    run = 'student_exercise' in reply ? reply.student_exercise[difficulty] : reply
    // Others are put on the device, perhaps at the stars of before.
    if (id === openId()) difficulty = run.difficulty
    runs.set(id, run)
  }
  page.on('response', (response) => {
    reading = Promise.all([reading, read(response)]).then(() => undefined)
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
