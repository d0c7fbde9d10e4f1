import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { applyMove } from './apply-move.ts'
import type { Move, Run, RunPolicy } from './run.ts'
import { isFinished } from './score.ts'
import { repeatRun, startRun } from './start-run.ts'
import { isLong } from '../../../../tools/testing/is-long.ts'

const names = ['vis', 'zon', 'bus', 'maan', 'roos']

const anyMove: fc.Arbitrary<Move> = fc.record({
  word: fc.constantFrom(...names, 'kip'),
  kind: fc.constantFrom('attempt', 'answer'),
  right: fc.boolean(),
  input: fc.string(),
  time: fc.nat(),
  cheats_used: fc.nat(2),
  hints_used: fc.nat(2),
})
const anyPolicy: fc.Arbitrary<RunPolicy> = fc.record({
  tries: fc.constantFrom(null, 1, 2),
  min_success_score: fc.nat(100),
  repeat_exercise_after_complete: fc.boolean(),
})

const isEqual = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

const broken = (run: Run): string[] => {
  const open = run.detailed_results.filter((result) => !result.completed)
  const score = run.percentage_score
  const rules = {
    'a result a word': !isEqual(
      run.detailed_results.map((result) => result.word),
      run.words.map(({ word }) => word),
    ),
    'current word': run.current_word !== (open[0]?.word ?? null),
    completeness: run.is_complete !== (open.length === 0),
    score:
      run.is_complete || run.isForcedRepeat ? score === null || score < 0 || score > 100 : score !== null,
    status: !(isFinished(run) ? [2, 3] : run.is_complete ? [1] : [0, 1]).includes(run.status),
    'forced repeat': run.isForcedRepeat && run.is_complete === run.is_retry,
    success: run.detailed_results.some(
      (result) => result.success && (!result.completed || result.num_errors + result.cheats_used > 0),
    ),
  }
  return Object.entries(rules).flatMap(([rule, isBroken]) => (isBroken ? [rule] : []))
}

test('any sequence of moves gives a valid run', () => {
  fc.assert(
    fc.property(
      fc.array(anyMove, { maxLength: 60, size: 'max' }),
      anyPolicy,
      fc.nat(),
      (moves, policy, seed) => {
        let run: Run = startRun(
          names.map((word) => ({ word })),
          2,
          false,
        )
        const complaints: string[] = []
        for (const move of moves) {
          const before = JSON.stringify(run)
          const outcome = applyMove(run, move, policy)
          if (JSON.stringify(run) !== before) complaints.push('changed in place')
          if ((outcome.kind === 'accepted') !== (move.word === run.current_word))
            complaints.push('acceptance')
          if (outcome.kind === 'refused' && outcome.run !== run) complaints.push('refusal changed the run')
          run = outcome.run
          complaints.push(...broken(run))
          if (run.is_complete) run = repeatRun(run, seed)
        }
        expect(complaints).toEqual([])
      },
    ),
    { numRuns: isLong ? 10_000 : 300 },
  )
})

const counts = ['num_tries', 'num_errors', 'time_spent', 'cheats_used', 'hints_used'] as const

test('the counts of a word never decrease', () => {
  fc.assert(
    fc.property(fc.array(anyMove, { maxLength: 30 }), anyPolicy, (moves, policy) => {
      let run: Run = startRun([{ word: 'vis' }, { word: 'zon' }], 2, false)
      for (const move of moves) {
        const next = applyMove(run, move, policy).run
        const shrunk = next.detailed_results.filter((result, at) => {
          const before = run.detailed_results[at]
          return counts.some((count) => result[count] < (before?.[count] ?? 0))
        })
        expect(shrunk).toEqual([])
        run = next
      }
    }),
    { numRuns: 200 },
  )
})
