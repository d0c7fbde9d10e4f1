import { StepStatus } from '@letterliaan/contract/status'
import { toAmsterdamDay } from '@letterliaan/rules/calendar'
import { practiceSeconds, trialWays, listWordsOfSet, type TrialWay } from '@letterliaan/rules/intervention'
import type { Queries, Transaction } from '../../../../db/database.ts'
import { decodeJson } from '../../../../db/json.ts'
import { updateStep } from '../../../../db/tables/step.ts'
import type { Mix, MixSource, TrialSet } from '../../../curriculum/index.ts'
import type { NewRepetition } from './plan-daily-mix.ts'
import { findMixedRows, findStepRows, findTrials } from './queries.ts'

/** JSON of `intervention_student.trial`: word ids by way of practising, and the steps that teach them. */
export interface Trial extends Readonly<Record<TrialWay, readonly number[]>> {
  readonly topic: string
  /** Unix seconds. */
  readonly drawn_at: number
  /** Unix seconds; null while the trial runs. */
  readonly ended_at: number | null
  readonly sources: readonly MixSource[]
}

interface MadeSet extends TrialSet {
  readonly step_id: number
  /** Unix seconds. */
  readonly drawn_at: number
  readonly is_open: boolean
}

/** Returns a child's sets of an intervention, including finished ones of steps that left the path. */
const readSets = async (queries: Queries, student_id: number, intervention_id: number): Promise<MadeSet[]> =>
  (await findMixedRows(queries, student_id)).flatMap(({ id, mix, status, removed_at }) => {
    const { trial, drawn_at = 0 } = decodeJson<Partial<Mix>>(mix)
    const is_open = status === StepStatus.open
    if (trial?.intervention_id !== intervention_id || (is_open && removed_at !== null)) return []
    return [{ ...trial, step_id: id, drawn_at, is_open }]
  })

/** Returns a child's sets of one trial. An intervention can have several trials, one after another. */
export const readTrialSets = async (
  queries: Queries,
  student_id: number,
  intervention_id: number,
  trial: Pick<Trial, 'drawn_at'>,
): Promise<MadeSet[]> =>
  (await readSets(queries, student_id, intervention_id)).filter(({ drawn_at }) => drawn_at >= trial.drawn_at)

/** Removes the unfinished sets of an intervention's trials. Requires a lock on the student's row. */
export async function removeOpenSets(
  transaction: Transaction,
  student_id: number,
  intervention_id: number,
  now: number,
): Promise<void> {
  for (const { step_id, is_open } of await readSets(transaction, student_id, intervention_id))
    if (is_open) await updateStep(transaction, step_id, { removed_at: now, updated_at: now })
}

export const readRunningTrials = async (queries: Queries, student_id: number) =>
  (await findTrials(queries, student_id))
    .map(({ intervention_id, trial }) => ({ intervention_id, trial: decodeJson<Trial>(trial) }))
    .filter(({ trial }) => trial.ended_at === null)

/** Returns the sets to make: one for each way, once a day, and a dictation after eight weeks. */
export async function planTrialSets(
  queries: Queries,
  student_id: number,
  now: number,
): Promise<NewRepetition[]> {
  const planned: NewRepetition[] = []
  for (const { intervention_id, trial } of await readRunningTrials(queries, student_id)) {
    const wanted = setsToMake(trial, await readTrialSets(queries, student_id, intervention_id, trial), now)
    if (wanted.length === 0) continue
    const ids = trial.sources.map(({ step_id }) => step_id)
    const steps = await findStepRows(queries, student_id, ids)
    const step = steps.find(({ removed_at }) => removed_at === null) ?? steps[0]
    if (step === undefined) continue
    for (const { kind, word_ids } of wanted) {
      const set = { intervention_id, kind }
      const mix: Mix = { sources: trial.sources, practice: 'LuisterTyp', drawn_at: now, trial: set }
      planned.push({ step, word_ids, mix, game: null })
    }
  }
  return planned
}

interface WantedSet {
  readonly kind: TrialSet['kind']
  readonly word_ids: readonly number[]
}

function setsToMake(trial: Trial, sets: readonly MadeSet[], now: number): WantedSet[] {
  if (sets.some(({ kind }) => kind === 'dictation')) return []
  if (now >= trial.drawn_at + practiceSeconds) {
    const word_ids = trialWays.flatMap((way) => trial[way]).toSorted((a, b) => a - b)
    return [{ kind: 'dictation', word_ids }]
  }
  const today = toAmsterdamDay(now)
  if (sets.some(({ is_open, drawn_at }) => is_open || toAmsterdamDay(drawn_at) === today)) return []
  const numOf = (way: TrialWay): number => sets.filter(({ kind }) => kind === way).length
  // The ways alternate in order, so that neither always comes first.
  const ways = numOf('rule') % 2 === 0 ? trialWays : trialWays.toReversed()
  return ways.map((kind) => ({ kind, word_ids: listWordsOfSet(trial[kind], numOf(kind)) }))
}
