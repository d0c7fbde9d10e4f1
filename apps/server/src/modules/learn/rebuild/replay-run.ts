import type { Difficulty, StudentExercise } from '@letterliaan/contract'
import type { CurriculumExercise } from '@letterliaan/curriculum'
import { startForcedRepeat, startRun, isFinished } from '@letterliaan/rules'
import type { Queries } from '../../../db/database.ts'
import { decodeJson } from '../../../db/json.ts'
import {
  type Confirms,
  confirmsNothing,
  confirmsOf,
  type Contents,
  readContent,
} from '../../curriculum/index.ts'
import type { AnswerRow } from '../play/exercise/queries.ts'
import { beginRun } from '../play/exercise/run.ts'
import { createToetsRun, toetsRules } from '../play/toets/toets-run.ts'
import { createWordFinder, stepsOfRun } from '../play/toets/open-toets.ts'
import {
  findTaughtWord,
  type PlayableExercise,
  playRulesAt,
  runIngredientsAt,
  toPlayable,
} from '../play/exercise/open-exercise.ts'
import { findTestedSteps, wordsById } from '../play/toets/tested-steps.ts'
import { type ReplayedMove, replayRun } from '../play/exercise/replay-run.ts'
import { positionOf, toTestId } from '../path/step/exercise-id.ts'
import type { RunFact, StepFact } from './facts.ts'

export interface ReplayedRun {
  readonly fact: RunFact
  /** Null for a toets, which earns no points. */
  readonly recipeExercise: CurriculumExercise | null
  readonly state: StudentExercise
  readonly moves: readonly ReplayedMove[]
  readonly confirms: Confirms
}

/** When it ended (unix seconds); null for a run that did not. */
export const completedAt = ({ state, moves }: ReplayedRun): number | null =>
  isFinished(state) ? (moves.at(-1)?.rows[0].created_at ?? null) : null

/** Plays the runs of a student again; the exercises of a step are read once. */
export function createReplayer(queries: Queries, contents: Contents) {
  const playable = new Map<number, Promise<PlayableExercise | null>>()

  const exerciseOf = (step: StepFact, id: number): Promise<PlayableExercise | null> => {
    const known = playable.get(id) ?? open(step, id)
    playable.set(id, known)
    return known
  }

  const open = async (step: StepFact, id: number): Promise<PlayableExercise | null> => {
    const get = (from: number) => contents.get(queries, from)
    const content = await readContent(step, get)
    return toPlayable(queries, contents, { id, step, content, get })
  }

  /** Null if the step no longer has the exercise. `before`: its run before, which may force this one. */
  return async (
    step: StepFact,
    fact: RunFact,
    answers: readonly AnswerRow[],
    before: ReplayedRun | null,
  ): Promise<ReplayedRun | null> => {
    if (positionOf(fact.exercise_id) === positionOf(toTestId(0))) {
      return replayToets(queries, contents, step, fact, answers)
    }
    const exercise = await exerciseOf(step, fact.exercise_id)
    return exercise && replayExercise(step, exercise, fact, answers, before)
  }
}

function replayExercise(
  step: StepFact,
  exercise: PlayableExercise,
  fact: RunFact,
  answers: readonly AnswerRow[],
  before: ReplayedRun | null,
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
  const fresh = beginRun(runIngredientsAt(exercise, difficulty), started, fact.number)
  const { run, moves } = replayRun(playRulesAt(exercise, difficulty), fresh.state, answers, (text) =>
    findTaughtWord(exercise, text),
  )
  const confirms = confirmsOf(step, exercise.content)
  return { fact, recipeExercise: exercise.recipeExercise, state: run, moves, confirms }
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
  const known = wordsById(
    await stepsOfRun(queries, contents, { step: tested, steps, word_ids: fact.word_ids }),
  )
  const words = decodeJson<number[]>(fact.word_ids).flatMap((id) => known.get(id) ?? [])
  const fresh = createToetsRun(
    words.map(({ word }) => word),
    fact.number,
  )
  const { run, moves } = replayRun(toetsRules, fresh.state, answers, createWordFinder(words))
  return { fact, recipeExercise: null, state: run, moves, confirms: confirmsNothing }
}
