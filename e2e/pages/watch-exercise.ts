import type { Exercise, StudentExercise } from '@letterliaan/contract'
import type { Page, Response } from 'playwright-core'

const calls = /\/api\/v1\/exercise\//

/** Keeps the run that the server told last, whatever the call was that told it; `settled`: what came so far is read. */
export function watchExercise(page: Page) {
  let run: StudentExercise | null = null
  let reading: Promise<void> = Promise.resolve()

  const read = async (response: Response): Promise<void> => {
    if (!calls.test(response.url()) || !response.ok()) return
    const told = (await response.json().catch(() => null)) as Exercise | StudentExercise | null
    if (told === null) return
    if ('student_exercise' in told) run = runOf(told, run)
    else run = told
  }
  page.on('response', (response) => {
    reading = Promise.all([reading, read(response)]).then(() => undefined)
  })

  return {
    settled: (): Promise<void> => reading,
    latest(): StudentExercise {
      if (run === null) throw new Error('no exercise was opened yet')
      return run
    },
  }
}

/** Of an opened exercise the run in which something was done, or else that of two stars. */
const runOf = ({ student_exercise }: Exercise, before: StudentExercise | null): StudentExercise =>
  student_exercise[String(before?.difficulty ?? 2) as '1' | '2' | '3']
