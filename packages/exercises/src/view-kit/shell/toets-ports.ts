import type { Test, TestAnswerBody } from '@letterliaan/contract'
import { runOfToets, toetsAnswerOf } from '../../run/toets-run.ts'
import type { ExercisePorts } from '../runner/ports.ts'

/** What a toets needs of the outside world: as an exercise, but its calls are about the toets. */
export interface ToetsPorts extends Omit<ExercisePorts, 'submit' | 'reset' | 'download'> {
  /**
   * Sends the answer to a word; resolves to the toets, or null if the server refused it without one. Never rejects.
   */
  submit(body: TestAnswerBody): Promise<Test | null>
  /** Begins a toets again that was not passed; rejects when the server could not do it. */
  reset(): Promise<Test>
}

/** The ports of the exercise as which a toets is walked. `onTold` hears of the toets each time the server tells it. */
export const asExercisePorts = (
  ports: ToetsPorts,
  toets: Test,
  onTold: (toets: Test) => void,
): ExercisePorts => ({
  ...ports,
  async submit(body) {
    const reply = await ports.submit(toetsAnswerOf(toets, body))
    if (reply === null) return null
    onTold(reply)
    return runOfToets(reply)
  },
  async reset() {
    const reply = await ports.reset()
    onTold(reply)
    return runOfToets(reply)
  },
  download: async () => false,
})
