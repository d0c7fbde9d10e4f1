import { isDeepStrictEqual } from 'node:util'
import { ExerciseStatus, StepStatus } from '@letterliaan/contract/status'
import { collectEndRewards, isFinished, isToetsDone, payForCompletion, sumBalance } from '@letterliaan/rules'
import { toAmsterdamDay } from '@letterliaan/rules/calendar'
import { insertPoints } from '../../../db/tables/point.ts'
import { readStudent } from '../../../db/tables/student.ts'
import { computeWorkOfRuns } from '../path/progress/step-work.ts'
import { deriveDle, deriveStudentPath, toStepColumns } from '../path/progress/update-path.ts'
import { emptyWorldProgress } from '../path/progress/world-gain.ts'
import { deriveRepetition } from '../path/repetition/update-repetition.ts'
import { formatExerciseKey, toTestId } from '../path/step/exercise-id.ts'
import { encodeRun, readStoredRun } from '../play/exercise/stored-run.ts'
import { findToetsKind } from '../play/toets/open-toets.ts'
import { badgePresentActivityType, giveBadge, listBadgesFor } from '../rewards/badges.ts'
import { summariseEarlierPayments } from '../rewards/decide-payment.ts'
import { filterEarnedBadges } from '../rewards/earned-badges.ts'
import {
  findCompletedAt,
  type MendContext,
  type ReplayedRun,
  type StepFact,
  type StudentFacts,
} from './history.ts'
import { type LearningRow, mendRow } from './rows.ts'

export async function mendRuns(mending: MendContext): Promise<void> {
  for (const run of mending.history.runs) {
    const { status, percentage_score } = run.state
    await mendRow(mending, 'run', run.fact, { status, percentage_score, completed_at: findCompletedAt(run) })
    for (const { rows, moved } of run.moves) {
      for (const [at, row] of rows.entries())
        await mendRow(mending, 'answer', row, { error_class: moved[at]?.error_class ?? null })
    }
  }
}

type ExerciseRow = StudentFacts['rows'][number]

/** Mends the state of exercises and their present runs. A toets has no such row. */
export async function mendExercises(mending: MendContext): Promise<void> {
  const { facts, history, now } = mending
  const paid = replayPayments(history.runs)
  const rows = new Map(facts.rows.map((row) => [formatExerciseKey(row), row]))
  const readable = history.runs.filter(
    ({ recipeExercise, fact }) => recipeExercise !== null && !history.unreadable.has(fact.exercise_id),
  )
  for (const [key, runs] of Map.groupBy(readable, ({ fact }) => formatExerciseKey(fact))) {
    const stored = rows.get(key) ?? null
    const last = runs.at(-1)
    const expected = last && expectedRow(stored, runs, last, paid)
    if (expected)
      await mendRow(mending, 'student_exercise', stored, expected, { updated_at: stored?.updated_at ?? now })
  }
  const logged = new Set(facts.runs.map(formatExerciseKey))
  for (const row of facts.rows) {
    // A dictation that was only opened has a row, but no run in the log (ADR 34).
    const isOpen = row.run_status === ExerciseStatus.open && row.status === ExerciseStatus.open
    if (isOpen || logged.has(formatExerciseKey(row)) || history.unreadable.has(row.exercise_id)) continue
    await mendRow(mending, 'student_exercise', row, null)
  }
}

const neverPlayed = { status: ExerciseStatus.open, last_passed: null, last_completed_at: null }

function expectedRow(
  stored: ExerciseRow | null,
  runs: readonly ReplayedRun[],
  last: ReplayedRun,
  paid: Payments,
): Omit<ExerciseRow, 'updated_at'> {
  const { organisation_id, student_id, exercise_id, difficulty, step_id } = last.fact
  const round = Math.max(stored?.round ?? 0, last.fact.round)
  const inRound = runs.filter(({ fact }) => fact.round === round)
  const [work = neverPlayed] = computeWorkOfRuns(
    inRound.map((run) => ({
      exercise_id,
      difficulty,
      status: run.state.status,
      completed_at: findCompletedAt(run),
    })),
  )
  const { status, last_passed, last_completed_at } = work
  const standing = { round, status, last_passed, last_completed_at, ...fillRunData(stored, last, paid) }
  return { organisation_id, student_id, exercise_id, difficulty, step_id, ...standing }
}

/** Returns the exercise's present run: a later run that was not begun, or else the last logged one. */
function fillRunData(stored: ExerciseRow | null, last: ReplayedRun, paid: Payments) {
  if (stored !== null && stored.run > last.fact.number) {
    const { run, state } = stored
    const isDrawn = state !== '' && readStoredRun(state).status === ExerciseStatus.open
    return { run, run_status: ExerciseStatus.open, state: isDrawn ? state : '' }
  }
  const { begun, state, fact } = last
  const points_earned = paid.get(last)?.amount ?? 0
  const text = encodeRun(state.status === ExerciseStatus.paused ? begun : { ...state, points_earned })
  return {
    run: fact.number,
    run_status: state.status,
    state: stored !== null && isSameRun(stored.state, text) ? stored.state : text,
  }
}

/** Compares decoded states, because the same state can be written as different JSON. */
const isSameRun = (stored: string, expected: string): boolean =>
  stored !== '' && isDeepStrictEqual(readStoredRun(stored), readStoredRun(expected))

/** Mends the toets results of steps, from the last completed run of each toets. */
export async function mendTests(mending: MendContext): Promise<void> {
  const { facts, history, now } = mending
  for (const step of facts.steps) {
    const id = toTestId(step.id)
    if (history.unreadable.has(id)) continue
    const kind = findToetsKind(step)
    const last = history.runs.findLast(({ fact, state }) => fact.exercise_id === id && state.is_complete)
    const isDone = kind && last ? isToetsDone(kind, last.state.status === ExerciseStatus.done) : null
    const expected = { test_complete: isDone === true, test_failed: isDone === false }
    await mendRow(mending, 'step', step, expected, { updated_at: now })
  }
}

export async function mendSteps(mending: MendContext): Promise<void> {
  const { transaction, contents, student_id, facts } = mending
  const { rows, states } = await deriveStudentPath(transaction, contents, student_id)
  const steps = new Map(rows.map((row) => [row.id, row]))
  for (const state of states) await mendStep(mending, steps.get(state.id), toStepColumns(state))
  for (const step of facts.steps) {
    if (step.repeats_step_id === null) continue
    const status = await deriveRepetition(transaction, contents, step)
    const others = { can_start_test: false, highest_difficulty_completed: null, is_current: false }
    await mendStep(mending, step, { status, is_complete: status === StepStatus.completed, ...others })
  }
}

async function mendStep(
  mending: MendContext,
  step: StepFact | undefined,
  expected: Pick<StepFact, 'is_complete'> & LearningRow,
): Promise<void> {
  if (step === undefined) return
  const { now } = mending
  const completed_at = expected.is_complete ? (step.completed_at ?? now) : null
  await mendRow(mending, 'step', step, expected, { completed_at, updated_at: now })
}

export async function mendStudent(mending: MendContext): Promise<void> {
  const { transaction, contents, facts, student_id, now } = mending
  const stored = { id: student_id, ...(await readStudent(transaction, student_id)) }
  const { rows, states } = await deriveStudentPath(transaction, contents, student_id)
  const worlds: Record<string, unknown> = { ...collectEndRewards(emptyWorldProgress, states).progress }
  let phase_id = Math.max(Number(worlds['phase_id']), stored.opened_world)
  // A world's reward stays, even if another path is prepared later.
  for (const { type, item_id } of facts.activities) {
    if (type !== 'complete_world' || item_id === null) continue
    worlds[`end_reward_${item_id}_collected`] = true
    phase_id = Math.max(phase_id, Math.min(4, item_id + 1))
  }
  const dle = await deriveDle(transaction, contents, rows, states)
  await mendRow(mending, 'student', stored, { ...worlds, phase_id, dle }, { updated_at: now })
}

type Point = Omit<StudentFacts['points'][number], 'id'>

/** The payment that a run should have earned; `reason` is null if it earned none. */
interface ReplayedPayment extends Omit<Point, 'reason'> {
  readonly reason: 'exercise' | 'repeat' | null
}

type Payments = ReadonlyMap<ReplayedRun, ReplayedPayment>

/** Returns what completed runs should have earned (rules.md, Points). */
function replayPayments(runs: readonly ReplayedRun[]): Payments {
  const payments = new Map<ReplayedRun, ReplayedPayment>()
  const earlierOf = new Map<number, ReplayedPayment[]>()
  const lastRow = ({ moves }: ReplayedRun) => moves.at(-1)?.rows[0] ?? { id: 0, created_at: 0 }
  const finished = runs.filter(({ state }) => isFinished(state))
  for (const run of finished.toSorted((a, b) => lastRow(a).id - lastRow(b).id)) {
    const { fact, recipeExercise, state } = run
    if (recipeExercise === null) continue
    const { organisation_id, student_id, exercise_id: item_id, difficulty } = fact
    const { created_at } = lastRow(run)
    const earlier = earlierOf.get(item_id) ?? []
    const { kind, points } = payForCompletion(
      recipeExercise,
      state,
      summariseEarlierPayments(earlier, difficulty),
      toAmsterdamDay(created_at),
    )
    const reason: ReplayedPayment['reason'] =
      kind === 'first' ? 'exercise' : kind === 'repeat' ? 'repeat' : null
    const about = { organisation_id, student_id, item_id, difficulty, created_at }
    const payment = { ...about, reason, amount: points }
    payments.set(run, payment)
    earlierOf.set(item_id, [...earlier, payment])
  }
  return payments
}

/** Corrects the ledger by adding rows. Writes off an overpayment that was spent. */
export async function mendPoints(mending: MendContext): Promise<void> {
  const { transaction, facts, history, student_id, differences, now } = mending
  const lacking = new Map<string, Point>()
  const add = (row: Point, amount: number): void => {
    const { item_id, difficulty, reason, created_at } = row
    if (difficulty === null || item_id === null || history.unreadable.has(item_id)) return
    const key = [item_id, difficulty, reason, created_at].join(' ')
    lacking.set(key, { ...row, amount: (lacking.get(key)?.amount ?? 0) + amount })
  }
  for (const { id: _, ...row } of facts.points) add(row, -row.amount)
  for (const { reason, ...row } of replayPayments(history.runs).values())
    if (reason !== null) add({ ...row, reason }, row.amount)
  let balance = sumBalance(facts.points.map(({ amount }) => ({ points: amount })))
  for (const row of lacking.values()) {
    if (row.amount === 0) continue
    const where = `exercise_id ${row.item_id}, difficulty ${row.difficulty}`
    differences.push({ what: 'point', where, stored: null, expected: row })
    await insertPoints(transaction, row, row, row.created_at)
    balance += row.amount
  }
  if (balance >= 0) return
  const owner = { organisation_id: facts.organisation_id, student_id }
  await insertPoints(transaction, owner, { reason: 'forgiven', amount: -balance }, now)
}

type StudentBadge = Awaited<ReturnType<typeof listBadgesFor>>[number]

/** Gives missing badges without notifying the child. Only reports badges that the child should not have (ADR 13). */
export async function mendBadges(mending: MendContext): Promise<void> {
  const { transaction, facts, student_id, differences, now } = mending
  const badges = await listBadgesFor(transaction, student_id)
  const expected = await findExpectedBadges(mending, badges)
  for (const badge of badges) {
    const { id, key, is_active, student_has_badge } = badge
    const isExpected = expected.has(id)
    const where = `badge ${key}`
    if (student_has_badge && !isExpected && !isPresent(facts, badge) && !hadEnough(facts, badge))
      differences.push({ what: 'kept_badge', where, stored: true, expected: false })
    if (student_has_badge || !isExpected || !is_active) continue
    differences.push({ what: 'student_badge', where, stored: null, expected: true })
    const type = isBadgePaid(facts, id) ? 'buy_badge' : 'reward_earned'
    await giveBadge(transaction, { organisation_id: facts.organisation_id, student_id }, id, type, now)
  }
}

const isPresent = ({ activities }: StudentFacts, { id }: StudentBadge): boolean =>
  activities.some(({ type, item_id }) => type === badgePresentActivityType && item_id === id)

/** Counts books and notes that the child removed later, because they counted when the badge was earned. */
const hadEnough = ({ activities }: StudentFacts, { activity_type, condition }: StudentBadge): boolean =>
  (condition.type === 'books_read' || condition.type === 'notes_written') &&
  activities.filter(({ type }) => type === activity_type).length >= condition.count

export const isBadgePaid = ({ points }: Pick<StudentFacts, 'points'>, badge_id: number): boolean =>
  points
    .filter(({ reason, item_id }) => (reason === 'purchase' || reason === 'refund') && item_id === badge_id)
    .reduce((sum, { amount }) => sum + amount, 0) < 0

/** Returns the ids of badges that were paid for, or were earned up to the last finished exercise. */
export async function findExpectedBadges(
  { transaction, facts, student_id }: Pick<MendContext, 'transaction' | 'facts' | 'student_id'>,
  badges: readonly StudentBadge[],
): Promise<ReadonlySet<number>> {
  const expected = new Set(badges.map(({ id }) => id).filter((id) => isBadgePaid(facts, id)))
  const done = facts.activities.findLast(({ type }) => type === 'complete_exercise')
  // Compares exercises and not times, as a late answer can have an earlier time than stored ones.
  const lastAnswer = facts.answers.findLast(
    ({ exercise_id, created_at }) => exercise_id === done?.item_id && created_at <= done.created_at,
  )
  for (const [type, ofType] of Map.groupBy(badges, ({ activity_type }) => activity_type)) {
    if (!facts.activities.some((row) => row.type === type)) continue
    const earned = await filterEarnedBadges(transaction, student_id, ofType, lastAnswer?.id ?? 0)
    for (const { id } of earned) expected.add(id)
  }
  return expected
}
