import type { Queries } from '../../../db/database.ts'
import type { Contents } from '../../curriculum/index.ts'
import { exerciseOf, runOf, type StudentFacts } from './facts.ts'
import { createReplayer, type ReplayedRun } from './replay-run.ts'

export interface ReplayedHistory {
  readonly runs: readonly ReplayedRun[]
  /** Exercises with a run that can't be replayed: their stored rows are left as they are. */
  readonly unreadable: ReadonlySet<number>
}

/** Plays all runs of a student again from the log. */
export async function replayHistory(
  queries: Queries,
  contents: Contents,
  facts: StudentFacts,
): Promise<ReplayedHistory> {
  const replay = createReplayer(queries, contents)
  const answers = Map.groupBy(facts.answers, runOf)
  const steps = new Map(facts.steps.map((step) => [step.id, step]))
  const runs: ReplayedRun[] = []
  const unreadable = new Set<number>()
  const logged = new Set<string>()
  for (const fact of facts.runs) {
    const step = steps.get(fact.step_id)
    const key = runOf({ ...fact, run: fact.number })
    logged.add(key)
    const before = runs.findLast((run) => exerciseOf(run.fact) === exerciseOf(fact)) ?? null
    const replayed = step && (await replay(step, fact, answers.get(key) ?? [], before))
    if (replayed && isWhole(replayed, answers.get(key) ?? [])) runs.push(replayed)
    else unreadable.add(fact.exercise_id)
  }
  for (const [key, [first]] of answers) if (!logged.has(key) && first) unreadable.add(first.exercise_id)
  return { runs, unreadable }
}

const isWhole = ({ moves }: ReplayedRun, answers: readonly unknown[]): boolean =>
  moves.reduce((sum, { rows }) => sum + rows.length, 0) === answers.length
