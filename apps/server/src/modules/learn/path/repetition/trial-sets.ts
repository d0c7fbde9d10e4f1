import { StepStatus } from '@letterliaan/contract/status'
import { trialSeconds, trialWays, wordsOfSet, type TrialWay } from '@letterliaan/rules/intervention'
import { amsterdamDay } from '@letterliaan/rules/calendar'
import type { Queries, Transaction } from '../../../../db/database.ts'
import { decodeJson } from '../../../../db/json.ts'
import type { Mix, MixSource, TrialSet } from '../../../curriculum/index.ts'
import { updateStep } from '../../../../db/tables/step.ts'
import type { NewRepetition } from './mix-words.ts'
import { findRepetitions, findStepRows, findTrials, type RepetitionRow } from './queries.ts'

/** As `intervention_student.trial` stores it: word ids by the way in which they are practised, and the steps that teach them. */
export interface Trial extends Readonly<Record<TrialWay, readonly number[]>> {
  readonly topic: string
  /** Unix seconds. */
  readonly drawn_at: number
  readonly sources: readonly MixSource[]
}

interface MadeSet extends TrialSet {
  readonly step_id: number
  /** Unix seconds. */
  readonly drawn_at: number
  readonly is_open: boolean
}

const toMadeSet = ({ id, mix, status }: RepetitionRow): MadeSet[] => {
  const { trial, drawn_at = 0 } = mix === null ? {} : decodeJson<Partial<Mix>>(mix)
  return trial === undefined ? [] : [{ ...trial, step_id: id, drawn_at, is_open: status === StepStatus.open }]
}

/** One trial may follow another in an intervention. */
const isOf =
  (intervention_id: number, { drawn_at }: Pick<Trial, 'drawn_at'>) =>
  (set: MadeSet): boolean =>
    set.intervention_id === intervention_id && set.drawn_at >= drawn_at

/** The sets of a trial that a child was given. */
export const readTrialSets = async (
  queries: Queries,
  student_id: number,
  intervention_id: number,
  trial: Trial,
): Promise<MadeSet[]> =>
  (await findRepetitions(queries, student_id)).flatMap(toMadeSet).filter(isOf(intervention_id, trial))

/** Takes away what a child did not do yet of a trial that ends. */
export async function removeOpenSets(
  transaction: Transaction,
  student_id: number,
  intervention_id: number,
  now: number,
): Promise<void> {
  const sets = (await findRepetitions(transaction, student_id)).flatMap(toMadeSet)
  for (const { step_id } of sets.filter((set) => set.is_open && set.intervention_id === intervention_id))
    await updateStep(transaction, step_id, { removed_at: now, updated_at: now })
}

/** Practice that was left when the dictation came is not asked any more. */
export function isPastPractice(row: RepetitionRow, all: readonly RepetitionRow[]): boolean {
  const [set] = toMadeSet(row)
  if (set === undefined || set.kind === 'dictation') return false
  return all
    .flatMap(toMadeSet)
    .filter(isOf(set.intervention_id, set))
    .some(({ kind }) => kind === 'dictation')
}

/** A practice of each way, a new one on another day than the last; after eight weeks the dictation, once. `now` in unix seconds. */
export async function findTrialSets(
  queries: Queries,
  student_id: number,
  existing: readonly RepetitionRow[],
  now: number,
): Promise<NewRepetition[]> {
  const trials = await findTrials(queries, student_id)
  if (trials.length === 0) return []
  const sets = existing.flatMap(toMadeSet)
  const wanted = trials.flatMap(({ intervention_id, trial }) => {
    const drawn = decodeJson<Trial>(trial)
    return kindsToMake(drawn, sets.filter(isOf(intervention_id, drawn)), now).map((set) => ({
      intervention_id,
      drawn,
      ...set,
    }))
  })
  if (wanted.length === 0) return []
  const steps = await findStepRows(
    queries,
    student_id,
    wanted.flatMap(({ drawn }) => drawn.sources.map(({ step_id }) => step_id)),
  )
  return wanted.flatMap(({ intervention_id, drawn, kind, word_ids }) => {
    const step = steps.find(({ id }) => drawn.sources.some(({ step_id }) => step_id === id))
    if (step === undefined) return []
    const trial = { intervention_id, kind }
    const mix: Mix = { sources: drawn.sources, practice: 'LuisterTyp', drawn_at: now, trial }
    return [{ step, word_ids, mix, game: null }]
  })
}

interface WantedSet {
  readonly kind: TrialSet['kind']
  readonly word_ids: readonly number[]
}

function kindsToMake(trial: Trial, sets: readonly MadeSet[], now: number): WantedSet[] {
  if (sets.some(({ kind }) => kind === 'dictation')) return []
  if (now >= trial.drawn_at + trialSeconds)
    return [{ kind: 'dictation', word_ids: trialWays.flatMap((way) => trial[way]).toSorted((a, b) => a - b) }]
  const today = amsterdamDay(now)
  if (sets.some(({ is_open, drawn_at }) => is_open || amsterdamDay(drawn_at) === today)) return []
  const numBefore = sets.length / trialWays.length
  // Each way comes first on every second day, so that neither gets all of the attention.
  const ways = numBefore % 2 === 0 ? trialWays : trialWays.toReversed()
  return ways.map((kind) => ({ kind, word_ids: wordsOfSet(trial[kind], Math.floor(numBefore)) }))
}
