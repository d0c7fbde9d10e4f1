import type { InterventionChild, InterventionTrial, TrialChild, TrialTally } from '@letterliaan/contract'
import { spellingTopics } from '@letterliaan/curriculum'
import { judgeTrial, practiceSeconds } from '@letterliaan/rules/intervention'
import type { Queries } from '../../../db/database.ts'
import { decodeJson } from '../../../db/json.ts'
import { type Contents, findWordOf } from '../../curriculum/index.ts'
import { readTrialSets, type Trial } from '../../learn/index.ts'
import { findFirstTries, type VisibleChild } from './queries.ts'

/** Returns how a child practised in a trial and what it wrote. Null if the child takes no part. */
export async function readTrialOfChild(
  queries: Queries,
  contents: Contents,
  { student_id, intervention_id, trial }: VisibleChild,
): Promise<TrialChild | null> {
  if (trial === null) return null
  const drawn = decodeJson<Trial>(trial)
  const steps = await Promise.all(
    drawn.sources.map((source) => contents.get(queries, source.curriculum_step_id)),
  )
  const textOf = (id: number): string[] =>
    steps.flatMap((step) => findWordOf(step, (word) => word.id === id)?.word ?? []).slice(0, 1)
  const sets = await readTrialSets(queries, student_id, intervention_id, drawn)
  const countDone = (way: string): number =>
    sets.filter(({ kind, is_open }) => kind === way && !is_open).length
  const dictation = sets.find(({ kind, is_open }) => kind === 'dictation' && !is_open)
  const tries = dictation === undefined ? [] : await findFirstTries(queries, student_id, dictation.step_id)
  const tallyOf = (ids: readonly number[]): TrialTally => {
    const own = tries.filter(({ word_id }) => ids.includes(word_id))
    return { right: own.filter(({ is_right }) => is_right).length, words: own.length }
  }
  return {
    rule: drawn.rule.flatMap(textOf),
    sight: drawn.sight.flatMap(textOf),
    practised: { rule: countDone('rule'), sight: countDone('sight') },
    outcome: dictation === undefined ? null : { rule: tallyOf(drawn.rule), sight: tallyOf(drawn.sight) },
  }
}

/** Combines the results of these children. Returns null if no child takes part. */
export function summarizeTrial(
  seen: readonly VisibleChild[],
  children: readonly InterventionChild[],
): InterventionTrial | null {
  const drawn = seen.flatMap(({ trial }) => (trial === null ? [] : decodeJson<Trial>(trial)))
  const [first] = drawn.toSorted((a, b) => a.drawn_at - b.drawn_at)
  if (first === undefined) return null
  const { topic, drawn_at } = first
  const ended_at = drawn.every((trial) => trial.ended_at !== null) ? first.ended_at : null
  return {
    topic,
    label: spellingTopics.find(({ key }) => key === topic)?.label ?? topic,
    ended_at,
    dictation_from: drawn_at + practiceSeconds,
    ...judgeTrial(
      children.flatMap(({ trial }) => (trial === null ? [] : [trial.outcome])),
      ended_at !== null,
    ),
  }
}
