import type { Anchor, Difficulty, ExerciseDocument, Exercise, TemplateName } from '@letterliaan/contract'
import type { CurriculumExercise } from '@letterliaan/curriculum'
import { hideOutcomes, templates, type PlayRules, type TemplateLogic } from '@letterliaan/exercises/logic'
import { ExerciseStatus } from '@letterliaan/contract/status'
import { chooseRunPolicy, type DictationHistory } from '@letterliaan/rules'
import type { Queries } from '../../../../db/database.ts'
import { decodeJson } from '../../../../db/json.ts'
import { createForbiddenError, createNotFoundError } from '../../../../plugins/errors/problem-error.ts'
import {
  type Contents,
  findWordOf,
  addMixedWords,
  readStepContent,
  findMixedSource,
  type StepContent,
  toTaughtWord,
  type TaughtWord,
} from '../../../curriculum/index.ts'
import type { EnteredStep } from '../../path/step/queries.ts'
import { openStep } from '../../path/step/open-step.ts'
import { createLesson } from '../../path/step/lesson.ts'
import { toExercisePosition, toStepId } from '../../path/step/exercise-id.ts'
import { toExerciseSummary } from '../../path/step/to-step.ts'
import { findDictationHistory } from './dictation-history.ts'
import { findMisspellingsOfRun, type RunMisspellings } from './misspellings.ts'
import { findAnchors } from './find-anchors.ts'
import { findColouringRun, findMoves, findRuns, type AnswerRow, type RunRow } from './queries.ts'
import { replayRun } from './replay-run.ts'
import type { WorkDescription } from './move-in-run.ts'
import { decodeRun, createFreshRun, makeSeed, type ExerciseRun, type RunIngredients } from './run.ts'

export interface PlayableExercise {
  readonly id: number
  readonly student_id: number
  readonly content: StepContent
  readonly recipeExercise: CurriculumExercise
  readonly logic: TemplateLogic
  readonly anchors: readonly Anchor[]
  readonly documents: readonly ExerciseDocument[]
}

export interface OpenedExercise extends PlayableExercise {
  readonly step: EnteredStep
  readonly rows: readonly RunRow[]
  readonly moves: readonly AnswerRow[]
  /** Set for a dictation whose words are not drawn yet. */
  readonly history?: DictationHistory | undefined
  readonly misspellings?: ((difficulty: Difficulty) => RunMisspellings) | undefined
}

export interface OpenExerciseCall {
  readonly now: number
  /** Undefined means all three difficulties. */
  readonly difficulty?: Difficulty
}

/** Opens an exercise. Throws 404 for another student's exercise, 403 for a locked or excluded one. */
export async function openExercise(
  queries: Queries,
  contents: Contents,
  student_id: number,
  id: number,
  opening: OpenExerciseCall,
): Promise<OpenedExercise> {
  // These queries share no transaction. If a run ends between them, its next answer gets 409.
  const [step, moves, rows] = await Promise.all([
    openStep(queries, student_id, toStepId(id)),
    findMoves(queries, student_id, id),
    findRuns(queries, student_id, id),
  ])
  const get = (from: number) => contents.voiced(queries, from, step)
  const content = await readStepContent(step, get)
  const exercise = await toPlayableExercise(queries, contents, { id, step, content, get })
  if (!exercise) throw createNotFoundError()
  if (isExcluded(step, exercise.recipeExercise))
    throw createForbiddenError('Je begeleider heeft deze oefening weggelaten.')
  const history = drawsByHistory(exercise, step, rows, opening)
    ? await findDictationHistory(queries, student_id, id, opening.now)
    : undefined
  const misspellings = logicShows(exercise)
    ? await findMisspellingsOfRun(queries, exercise, { rows, moves }, opening.now)
    : undefined
  return { ...exercise, step, rows, moves, history, misspellings }
}

const logicShows = ({ logic }: PlayableExercise): boolean => logic.turn.showsMisspelling === true

/** True for a dictation whose run has no answers yet; a repetition uses its own words instead. */
function drawsByHistory(
  { logic }: PlayableExercise,
  { repeats_step_id }: EnteredStep,
  rows: readonly RunRow[],
  { difficulty }: OpenExerciseCall,
): boolean {
  if (!logic.run?.isDictation || repeats_step_id !== null) return false
  const row = rows.find((other) => other.difficulty === difficulty)
  return row?.run_status !== ExerciseStatus.paused
}

const isExcluded = (
  { excluded_templates }: Pick<EnteredStep, 'excluded_templates'>,
  { exercise_type }: CurriculumExercise,
): boolean =>
  excluded_templates !== '[]' &&
  decodeJson<TemplateName[]>(excluded_templates).includes(exercise_type.template)

/** Throws 403 for a difficulty that a supervisor does not allow this student (PATH-4). */
export function assertAllowedDifficulty({ step }: OpenedExercise, difficulty: Difficulty): void {
  const { min_difficulty, max_difficulty } = step
  if (difficulty > max_difficulty) {
    throw createForbiddenError(`Je mag deze oefening met hooguit ${starsOf(max_difficulty)} doen.`)
  }
  if (difficulty < min_difficulty) {
    throw createForbiddenError(`Je mag deze oefening vanaf ${starsOf(min_difficulty)} doen.`)
  }
}

const starsOf = (count: number): string => (count === 1 ? '1 ster' : `${count} sterren`)

interface Place {
  readonly id: number
  readonly step: Pick<
    EnteredStep,
    | 'id'
    | 'organisation_id'
    | 'student_id'
    | 'is_test_step'
    | 'repeats_step_id'
    | 'word_ids'
    | 'excluded_templates'
    | 'game'
    | 'phase_id'
    | 'position'
  >
  readonly content: StepContent
  /** Reads other curriculum steps in the same form as `content`. */
  readonly get: (curriculum_step_id: number) => Promise<StepContent>
}

export async function toPlayableExercise(
  queries: Queries,
  contents: Contents,
  { id, step, content, get }: Place,
): Promise<PlayableExercise | null> {
  const lesson = createLesson(content, step)
  const recipeExercise = lesson.recipe.find(({ position }) => position === toExercisePosition(id))
  if (!recipeExercise) return null
  const logic = templates[recipeExercise.exercise_type.template]
  const practised = await addMixedWords(queries, get, step, lesson, logic)
  const documents = logic.run?.needsDocuments ? contents.documents(step, content) : []
  const anchors = logic.run?.sortsAnchors
    ? await findAnchors(queries, contents, step, content)
    : practised.anchors
  return { id, student_id: step.student_id, content: practised, recipeExercise, logic, anchors, documents }
}

export const findRunRow = ({ rows }: OpenedExercise, difficulty: Difficulty): RunRow | undefined =>
  rows.find((row) => row.difficulty === difficulty)

/** Returns the student's run at a difficulty. A run that was not begun is drawn but not stored. */
export function findRun(exercise: OpenedExercise, difficulty: Difficulty): ExerciseRun {
  const row = findRunRow(exercise, difficulty)
  if (!row) return drawRun(exercise, difficulty, 1, false)
  if (row.state === '') return drawRun(exercise, difficulty, row.run, true)
  const { number, state } = decodeRun(getRunIngredients(exercise, difficulty), row)
  // The row has the end state of a finished run, or the state of a paused run from an archive of 0.2.
  if (state.status !== ExerciseStatus.open) return { number, state }
  const moves = exercise.moves.filter((move) => move.difficulty === difficulty && move.run === number)
  const { run } = replayRun(getPlayRules(exercise, difficulty), state, moves, (text) =>
    findTaughtWord(exercise, text),
  )
  return { number, state: run, begun: state }
}

export function drawRun(
  exercise: OpenedExercise,
  difficulty: Difficulty,
  number: number,
  isRetry: boolean,
): ExerciseRun {
  const { id, student_id, recipeExercise, step } = exercise
  const seed = makeSeed(student_id, id, difficulty, number)
  const turn = toExercisePosition(id) + difficulty + number
  const round = step.dictation_id === null ? undefined : { seed: step.id, turn }
  return createFreshRun(
    { ...getRunIngredients(exercise, difficulty), round },
    recipeExercise.exercise_type.num_words,
    seed,
    number,
    isRetry,
  )
}

export const describeExercise = ({ content, recipeExercise }: PlayableExercise): WorkDescription => ({
  step_label: content.label,
  exercise_name: recipeExercise.name,
})

export const getRunIngredients = (
  exercise: PlayableExercise & Pick<OpenedExercise, 'history' | 'misspellings'>,
  difficulty: Difficulty,
): RunIngredients => {
  const { logic, content, anchors, documents, history, misspellings } = exercise
  return { logic, content, difficulty, anchors, documents, history, misspellings: misspellings?.(difficulty) }
}

export const getPlayRules = (
  { recipeExercise, logic, anchors }: PlayableExercise,
  difficulty: Difficulty,
): PlayRules => ({
  logic,
  policy: chooseRunPolicy(recipeExercise, difficulty, logic.turn.tries),
  anchors,
})

/** Returns the step's word with this text. Throws if the step has no such word. */
export function findTaughtWord({ content }: PlayableExercise, text: string): TaughtWord {
  const word = findWordOf(content, (candidate) => candidate.word === text)
  if (!word) throw new Error('A word that was judged belongs to the step.')
  return toTaughtWord(findMixedSource(content, word.id) ?? content, word)
}

export async function toExercise(queries: Queries, exercise: OpenedExercise): Promise<Exercise> {
  const { logic, student_id, anchors } = exercise
  const runOf = (difficulty: Difficulty) => hideOutcomes(exercise.logic, findRun(exercise, difficulty).state)
  return {
    ...toExerciseSummary(exercise.step.id, exercise.recipeExercise, exercise.rows, exercise.documents),
    student_exercise: { '1': runOf(1), '2': runOf(2), '3': runOf(3) },
    anchors: [...anchors],
    ...(logic.turn.givesColors && {
      is_first_colouring: (await findColouringRun(queries, student_id)) === undefined,
    }),
  }
}
