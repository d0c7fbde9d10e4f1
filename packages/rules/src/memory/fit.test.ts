import { expect, test } from 'vitest'
import { createSeededRandom } from '../words/random.ts'
import {
  defaultMemoryParameters,
  fitMemory,
  computeRetrievability,
  reviewWord,
  type MemoryParameters,
  type RecallGrade,
  type ReviewHistory,
  type WordMemory,
} from './index.ts'

const day = 86_400
const start = 1_760_000_000

/** Simulates children who remember by `parameters` and are asked at the times of the default parameters. */
function histories(parameters: MemoryParameters, count: number): ReviewHistory[] {
  const random = createSeededRandom(3)
  return Array.from({ length: count }, (_, word) => {
    const history: { at: number; grade: RecallGrade }[] = []
    let truth: WordMemory | null = null
    let planned: WordMemory | null = null
    let at = start + word * day
    for (let turn = 0; turn < 6; turn++) {
      const chance = truth === null ? 0.6 : computeRetrievability(truth, at, parameters)
      const grade = random() < chance ? 'good' : 'again'
      history.push({ at, grade })
      truth = reviewWord(truth, grade, at, parameters)
      planned = reviewWord(planned, grade, at)
      at = planned.due + Math.floor(random() * 3) * day
    }
    return history
  })
}

test('fitted parameters of children who forget faster predict their later answers better', () => {
  const faster = defaultMemoryParameters.map((weight, at) => (at < 4 ? weight * 0.3 : weight))
  const fit = fitMemory(histories(faster, 500))
  expect(fit?.after).toBeLessThan((fit?.before ?? 0) - 0.005)
  expect(fit?.parameters[2]).toBeLessThan(0.6 * (defaultMemoryParameters[2] ?? 0))
  expect(fitMemory(histories(faster, 500))).toEqual(fit)
})

test('parameters stay near the defaults for children who forget at the average rate', () => {
  const fit = fitMemory(histories(defaultMemoryParameters, 500))
  expect(Math.abs((fit?.after ?? 1) - (fit?.before ?? 0))).toBeLessThan(0.01)
})

test('compares new parameters with the current ones on later answers', () => {
  const slower = defaultMemoryParameters.map((weight, at) => (at < 4 ? weight * 0.3 : weight))
  const first = fitMemory(histories(slower, 500))
  const again = fitMemory(histories(slower, 500), first?.parameters)
  expect(again?.after).toBeCloseTo(again?.before ?? 0, 6)
})

test('the fit returns null for too few answers, and ignores invalid times', () => {
  expect(fitMemory(histories(defaultMemoryParameters, 20))).toBeNull()
  const broken = histories(defaultMemoryParameters, 500).map((history) =>
    history.map((turn, at) =>
      at === 3 ? { ...turn, at: Number.NaN } : at === 4 ? { ...turn, at: 0 } : turn,
    ),
  )
  expect(Object.values(fitMemory(broken)?.parameters ?? [])).not.toContain(Number.NaN)
})
