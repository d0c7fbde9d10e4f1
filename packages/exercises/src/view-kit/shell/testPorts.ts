import type { Test, TestAnswerBody } from '@letterliaan/contract'
import { runOfTest, testAnswerOf } from '../../run/test-run.ts'
import type { ExercisePorts } from '../runner/ports.ts'

/** What a test needs of the outside world: as an exercise, but its calls are about the test. */
export interface TestPorts extends Omit<ExercisePorts, 'submit' | 'reset' | 'download'> {
  /**
   * Sends the answer to a word; resolves to the test, or null where the server refused it without one. Never rejects.
   */
  submit(body: TestAnswerBody): Promise<Test | null>
  /** Begins a test again that was not passed; rejects when the server could not do it. */
  reset(): Promise<Test>
}

/** The ports of the exercise as which a test is walked. `onTold` hears of the test each time the server tells it. */
export const asExercisePorts = (
  ports: TestPorts,
  test: Test,
  onTold: (test: Test) => void,
): ExercisePorts => ({
  ...ports,
  async submit(body) {
    const told = await ports.submit(testAnswerOf(test, body))
    if (told === null) return null
    onTold(told)
    return runOfTest(told)
  },
  async reset() {
    const told = await ports.reset()
    onTold(told)
    return runOfTest(told)
  },
  download: async () => false,
})
