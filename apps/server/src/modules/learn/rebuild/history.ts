import type { Difficulty, StudentExercise } from '@letterliaan/contract'
import type { CurriculumExercise } from '@letterliaan/curriculum'
import { startForcedRepeat, startRun, isFinished } from '@letterliaan/rules'
import type { Queries, Transaction } from '../../../db/database.ts'
import { decodeJson } from '../../../db/json.ts'
import { readStudent } from '../../../db/tables/student.ts'
import {
  type FindConfirmedSteps,
  confirmNothing,
  createConfirmedStepFinder,
  type Contents,
  readStepContent,
} from '../../curriculum/index.ts'
import { formatExerciseKey, formatRunKey, isTestId } from '../path/step/exercise-id.ts'
import {
  findTaughtWord,
  type PlayableExercise,
  getPlayRules,
  getRunIngredients,
  toPlayableExercise,
} from '../play/exercise/open-exercise.ts'
import { type AnswerRow, findAnswers } from '../play/exercise/queries.ts'
import { type ReplayedMove, replayRun } from '../play/exercise/replay-run.ts'
import { beginRun } from '../play/exercise/run.ts'
import { createWordFinder, findStepsOfRun } from '../play/toets/open-toets.ts'
import { findTestedSteps, indexWordsById } from '../play/toets/tested-steps.ts'
import { createToetsRun, toetsRules } from '../play/toets/toets-run.ts'
import type { LearningRow, RowDifference } from './rows.ts'

export async function readStudentFacts(queries: Queries, student_id: number) {
  const [{ organisation_id }, steps, runs, rows, answers, points, activities] = await Promise.all([
    readStudent(queries, student_id),
    queries.selectFrom('step').selectAll().where('student_id', '=', student_id).orderBy('id').execute(),
    queries
      .selectFrom('run')
      .selectAll()
      .where('student_id', '=', student_id)
      .orderBy('exercise_id')
      .orderBy('difficulty')
      .orderBy('number')
      .execute(),
    queries.selectFrom('student_exercise').selectAll().where('student_id', '=', student_id).execute(),
    findAnswers(queries, student_id, null),
    queries.selectFrom('point').selectAll().where('student_id', '=', student_id).orderBy('id').execute(),
    queries.selectFrom('activity').selectAll().where('student_id', '=', student_id).orderBy('id').execute(),
  ])
  return { organisation_id, steps, runs, rows, answers, points, activities }
}

export type StudentFacts = Awaited<ReturnType<typeof readStudentFacts>>
export type RunFact = StudentFacts['runs'][number]
export type StepFact = StudentFacts['steps'][number]

export interface ReplayedRun {
  readonly fact: RunFact
  /** Null for a toets, which earns no points. */
  readonly recipeExercise: CurriculumExercise | null
  readonly begun: StudentExercise
  readonly state: StudentExercise
  readonly moves: readonly ReplayedMove[]
  readonly confirms: FindConfirmedSteps
}

export interface ReplayedHistory {
  readonly runs: readonly ReplayedRun[]
  /** The error of each run that can't be replayed. */
  readonly failures: ReadonlyMap<RunFact, unknown>
  /** Exercises with a run that can't be replayed, whose stored rows do not change. */
  readonly unreadable: ReadonlySet<number>
}

export interface MendContext {
  readonly transaction: Transaction
  readonly contents: Contents
  readonly student_id: number
  readonly facts: StudentFacts
  readonly history: ReplayedHistory
  /** Answers that were removed by a void, restored by an undo, or folded later than they were given. */
  readonly moved: readonly LearningRow[]
  readonly differences: RowDifference[]
  readonly now: number
}

/** Returns when the run ended (unix seconds), or null if it has not ended. */
export const findCompletedAt = ({ state, moves }: ReplayedRun): number | null =>
  isFinished(state) ? (moves.at(-1)?.rows[0].created_at ?? null) : null

export async function replayHistory(
  queries: Queries,
  contents: Contents,
  facts: Pick<StudentFacts, 'steps' | 'runs' | 'answers'>,
): Promise<ReplayedHistory> {
  const answers = Map.groupBy(facts.answers, formatRunKey)
  const steps = new Map(facts.steps.map((step) => [step.id, step]))
  const exercises = new Map<number, PlayableExercise>()
  const last = new Map<string, ReplayedRun>()
  const runs: ReplayedRun[] = []
  const failures = new Map<RunFact, unknown>()
  const replay = async (fact: RunFact, own: readonly AnswerRow[]): Promise<ReplayedRun> => {
    const { exercise_id: id } = fact
    const step = steps.get(fact.step_id)
    if (step === undefined) throw new Error('The step of a run is gone.')
    if (isTestId(id)) return replayToets(queries, contents, step, fact, own)
    const exercise = exercises.get(id) ?? (await openAgain(queries, contents, step, id))
    if (exercise === null) throw new Error('The exercise of a run is gone.')
    exercises.set(id, exercise)
    return replayExercise(step, exercise, fact, own, last.get(formatExerciseKey(fact)))
  }
  for (const fact of facts.runs) {
    const own = answers.get(formatRunKey(fact)) ?? []
    answers.delete(formatRunKey(fact))
    try {
      const replayed = await replay(fact, own)
      if (!isWhole(replayed, own)) throw new Error('Answers do not fit their run.')
      runs.push(replayed)
      last.set(formatExerciseKey(fact), replayed)
    } catch (error) {
      // The transaction still fails if a statement failed.
      failures.set(fact, error)
    }
  }
  const withoutRun = [...answers.values()].flatMap(([first]) => first ?? [])
  const unreadable = new Set([...failures.keys(), ...withoutRun].map(({ exercise_id }) => exercise_id))
  return { runs, failures, unreadable }
}

const isWhole = ({ moves }: ReplayedRun, answers: readonly AnswerRow[]): boolean =>
  moves.reduce((sum, { rows }) => sum + rows.length, 0) === answers.length

async function openAgain(
  queries: Queries,
  contents: Contents,
  step: StepFact,
  id: number,
): Promise<PlayableExercise | null> {
  const get = (from: number) => contents.get(queries, from)
  return toPlayableExercise(queries, contents, { id, step, content: await readStepContent(step, get), get })
}

/** Replays one run. `before`: the previous run, which may force a repeat. */
function replayExercise(
  step: StepFact,
  exercise: PlayableExercise,
  fact: RunFact,
  answers: readonly AnswerRow[],
  before: ReplayedRun | undefined,
): ReplayedRun {
  const difficulty = fact.difficulty as Difficulty
  const known = Object.values(exercise.content.words).flat()
  const words = decodeJson<number[]>(fact.word_ids).flatMap(
    (id) => known.find((word) => word.id === id) ?? [],
  )
  const isForced = before?.state.isForcedRepeat === true && before.fact.round === fact.round
  const started = isForced
    ? startForcedRepeat(words, before.state)
    : startRun(words, difficulty, fact.is_retry)
  const fresh = beginRun(getRunIngredients(exercise, difficulty), started, fact.number)
  const { run, moves } = replayRun(getPlayRules(exercise, difficulty), fresh.state, answers, (text) =>
    findTaughtWord(exercise, text),
  )
  const confirms = createConfirmedStepFinder(step, exercise.content)
  const { recipeExercise } = exercise
  return { fact, recipeExercise, begun: fresh.state, state: run, moves, confirms }
}

async function replayToets(
  queries: Queries,
  contents: Contents,
  step: StepFact,
  fact: RunFact,
  answers: readonly AnswerRow[],
): Promise<ReplayedRun> {
  const tested = { ...step, sounds_version: '' }
  const steps = await findTestedSteps(queries, contents, tested)
  const known = indexWordsById(
    await findStepsOfRun(queries, contents, { step: tested, steps, word_ids: fact.word_ids }),
  )
  const words = decodeJson<number[]>(fact.word_ids).flatMap((id) => known.get(id) ?? [])
  const fresh = createToetsRun(
    words.map(({ word }) => word),
    fact.number,
  )
  const { run, moves } = replayRun(toetsRules, fresh.state, answers, createWordFinder(words))
  return { fact, recipeExercise: null, begun: fresh.state, state: run, moves, confirms: confirmNothing }
}
