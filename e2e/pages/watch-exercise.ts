import type { Difficulty, Exercise, StudentExercise } from '@letterliaan/contract'
import type { Page, Response } from 'playwright-core'

const calls = /\/api\/v1\/exercise\//

/** Keeps the latest run from any call; `settled`: all answers are read. */
export function watchExercise(page: Page) {
  let run: StudentExercise | null = null
  let difficulty: Difficulty = 2
  let reading: Promise<void> = Promise.resolve()

  const read = async (response: Response): Promise<void> => {
    if (!calls.test(response.url()) || !response.ok()) return
    const reply = (await response.json().catch(() => null)) as Exercise | StudentExercise | null
    if (reply === null) return
    run = 'student_exercise' in reply ? reply.student_exercise[difficulty] : reply
    difficulty = run.difficulty
  }
  page.on('response', (response) => {
    reading = Promise.all([reading, read(response)]).then(() => undefined)
  })

  return {
    /** An opened exercise has all three difficulties. */
    watchAt: (stars: Difficulty) => void (difficulty = stars),
    settled: (): Promise<void> => reading,
    latest(): StudentExercise {
      if (run === null) throw new Error('no exercise was opened yet')
      return run
    },
  }
}
