import { expect, test } from 'vitest'
import type { StudentLog } from '../student-log.ts'
import { toTurns } from '../turns.ts'
import { listPractisedSteps } from './practised-steps.ts'

type Row = StudentLog['log'][number]

const measureStep = 90
const row = (id: number, template: Row['template'], step_id: number, word_id: number): Row =>
  ({
    id,
    step_id,
    exercise_id: step_id * 100,
    run: 1,
    difficulty: 2,
    template,
    word_id,
    kind: 'answer',
    is_right: true,
    hints: 0,
    cheats: 0,
    created_at: 1000 * id,
  }) as Row

test('ZEG-2 the first and last time of a step are those of practice, not of a measure or dictation', () => {
  const log = [
    row(1, 'Test', measureStep, 7),
    row(2, 'StapDictee', 5, 7),
    row(3, 'LuisterTyp', 5, 7),
    row(4, 'LuisterTyp', 5, 7),
    row(5, 'StapDictee', 5, 7),
    row(6, 'Test', measureStep, 8),
  ]
  const [one, two] = [7, 8].map((nr) => ({ nr, label: `Stap ${nr}` }))
  const lexicon = {
    stepOf: (word_id: number) => (word_id === 7 ? one : two),
  } as unknown as StudentLog['lexicon']
  const steps = listPractisedSteps({ log, turns: toTurns(log), lexicon }, new Set([measureStep]))
  expect(steps.map(({ nr, first_at, last_at }) => ({ nr, first_at, last_at }))).toEqual([
    { nr: 7, first_at: 3000, last_at: 4000 },
  ])
  expect(steps.map(({ trained, untrained }) => trained.words + untrained.words)).toEqual([1])
})
