import type { Test, TestAnswerBody } from '@letterliaan/contract'
import { toToetsRun, toToetsAnswer } from '../../run/toets-run.ts'
import type { ExercisePorts } from '../runner/ports.ts'

export interface ToetsPorts extends Omit<ExercisePorts, 'submit' | 'reset' | 'download'> {
  /** Resolves to null if the server refused without a toets. Never rejects. */
  submit(body: TestAnswerBody): Promise<Test | null>
  reset(): Promise<Test>
}

export const toExercisePorts = (
  ports: ToetsPorts,
  toets: Test,
  onTold: (toets: Test) => void,
): ExercisePorts => ({
  ...ports,
  async submit(body) {
    const reply = await ports.submit(toToetsAnswer(toets, body))
    if (reply === null) return null
    onTold(reply)
    return toToetsRun(reply)
  },
  async reset() {
    const reply = await ports.reset()
    onTold(reply)
    return toToetsRun(reply)
  },
  download: async () => false,
})
